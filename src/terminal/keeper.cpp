#include "terminal/keeper.hpp"

#include <algorithm>
#include <system_error>

#include "base/text.hpp"
#include "terminal/command.hpp"
#include "terminal/layout.hpp"

namespace twenties {

namespace {

namespace fs = std::filesystem;

// Whether somebody would miss it: a person decided something, and it is not over.
bool is_worth_keeping(const Table& table) {
  const auto decided = [&](const TableStep& step) {
    return step.action.seat != nobody && !step.is_skip &&
           table.sitter(step.action.seat).is_person();
  };
  return !table.game().turn().is_over() && std::ranges::any_of(table.steps(), decided);
}

}  // namespace

std::optional<bool> ask_yes_or_no(Console& console, std::string_view question, bool by_default) {
  while (true) {
    const Reply reply = console.ask({cat(question, by_default ? " [Y/n] " : " [y/N] ")});
    if (!reply.is_line()) return std::nullopt;
    if (trim(reply.text).empty()) return by_default;
    if (const auto answer = read_yes_or_no(reply.text)) return answer;
    console.tell("Please answer yes or no.\n");
  }
}

void Keeper::complain(std::string_view message) const {
  console_.tell(hanging(message, text_width(console_.style()), "", "  "));
}

void Keeper::autosave(const Table& table, std::chrono::seconds played) {
  const Done done = store_.autosave(table, played);
  const bool was_fine = problem_.empty();
  problem_ = done ? "" : done.error().message;
  if (!done && was_fine) {
    complain(cat("The game is not kept by itself now: ", problem_, ". \"save FILE\" saves it."));
  }
}

void Keeper::make_room() {
  own_.clear();
  if (!store_.open() || !store_.has_autosave()) return;
  const auto kept = store_.autosaved(registry_);
  if (kept && !is_worth_keeping(kept->table)) return;
  const auto path = store_.set_aside();
  if (!path) {
    complain(path.error().message);
  } else if (kept) {
    complain(cat("Your unfinished game (", describe(kept->table), ") is kept as ",
                 shown_path(*path), "."));
  } else {
    complain(cat("The autosave could not be read (", kept.error().message, "); it is kept as ",
                 shown_path(*path), "."));
  }
}

bool Keeper::may_overwrite(const fs::path& path) {
  std::error_code code;
  if (!fs::exists(path, code) || own_.contains(path)) return true;
  const auto there = load_game(registry_, path);
  if (!there) {
    complain(
        cat("Not saved: ", shown_path(path), " exists and is no saved game. Choose another name."));
    return false;
  }
  const auto answer = ask_yes_or_no(
      console_,
      cat(shown_path(path), " holds a game (", describe(there->table), "). Overwrite it?"), false);
  if (!answer.value_or(false)) console_.tell("Not saved.\n");
  return answer.value_or(false);
}

std::optional<fs::path> Keeper::choose_path(const Table& table, std::string_view typed) {
  if (!typed.empty()) {
    const fs::path there = typed_path(typed);
    std::error_code code;
    if (!there.has_filename() || fs::is_directory(there, code)) {
      complain(cat("Not saved: ", shown_path(there), " is a folder. Name a file."));
      return std::nullopt;
    }
    return record_path(typed);
  }
  const auto path = store_.free_name(table.game().info().id);
  if (path) return *path;
  complain(cat("Not saved: ", path.error().message, "."));
  return std::nullopt;
}

void Keeper::save(const Table& table, std::chrono::seconds played, std::string_view typed) {
  const auto path = choose_path(table, typed);
  if (!path || !may_overwrite(*path)) return;
  if (const Done done = write_file(*path, print_game(table, played)); !done) {
    complain(cat("Not saved: ", done.error().message, "."));
    return;
  }
  own_.insert(*path);
  complain(cat("Saved as ", shown_path(*path), "."));
}

std::optional<KeptTable> Keeper::load(std::string_view typed) {
  auto game = load_game(registry_, find_save(store_, typed));
  if (!game) {
    complain(cat("Not loaded: ", game.error().message, "."));
    return std::nullopt;
  }
  return std::move(*game);
}

void Keeper::list() const {
  const std::vector<SavedGame> games = store_.saved_games(registry_);
  if (games.empty()) {
    complain(cat("There are no saved games in ", shown_path(store_.folder()), "."));
    return;
  }
  complain(cat("Saved games in ", shown_path(store_.folder()), ":"));
  for (const SavedGame& game : games) {
    console_.tell(hanging(game.text, text_width(console_.style()),
                          pad_right(cat("  load ", game.path.stem().string()), 28),
                          std::string(28, ' ')));
  }
}

}  // namespace twenties
