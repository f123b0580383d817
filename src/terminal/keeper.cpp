#include "terminal/keeper.hpp"

#include <algorithm>
#include <system_error>

#include "base/text.hpp"
#include "terminal/command.hpp"
#include "terminal/layout.hpp"
#include "terminal/seat_words.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

namespace fs = std::filesystem;

// Whether somebody would miss it: a person decided something, and it is not over.
bool is_worth_keeping(const Table& table) {
  const auto decided = [&](const Step& step) {
    if (step.action.seat == nobody || step.is_skip) return false;
    return bot_level(table.seats()[static_cast<std::size_t>(index_of(step.action.seat))]).empty();
  };
  return !table.game().turn().is_over() && std::ranges::any_of(table.steps(), decided);
}

}  // namespace

std::optional<bool> ask_yes_or_no(Console& console, std::string_view question, bool by_default) {
  while (true) {
    const Words& words = console.style().words;
    const char* const choice = by_default ? "terminal.yes-or-no" : "terminal.no-or-yes";
    const Reply reply = console.ask({cat(question, " ", words.say(choice), " ")});
    if (!reply.is_line()) return std::nullopt;
    if (trim(reply.text).empty()) return by_default;
    if (const auto answer = read_yes_or_no(reply.text, words)) return answer;
    console.tell(cat(words.say("terminal.please-yes-or-no"), "\n"));
  }
}

void Keeper::complain(std::string_view message) const {
  console_.tell(hanging(message, text_width(console_.style()), "", "  "));
}

void Keeper::autosave(const Table& table, std::chrono::seconds played) {
  const Done done = store_.autosave(table, played);
  const bool was_fine = problem_.empty();
  problem_ = done ? "" : words().say(done.error().whole());
  if (!done && was_fine) {
    complain(words().say("keeper.not-kept", {{"problem", problem_}}));
  }
}

void Keeper::make_room() {
  own_.clear();
  if (!store_.open() || !store_.has_autosave()) return;
  const auto kept = store_.autosaved(registry_);
  if (kept && !is_worth_keeping(kept->table)) return;
  const auto path = store_.set_aside();
  if (!path) {
    complain(as_sentence(path.error().whole(), words()));
  } else if (kept) {
    complain(words().say("keeper.set-aside",
                         {{"game", describe(kept->table, words())}, {"path", shown_path(*path)}}));
  } else {
    complain(words().say("keeper.unreadable",
                         {{"why", kept.error().whole()}, {"path", shown_path(*path)}}));
  }
}

bool Keeper::may_overwrite(const fs::path& path) {
  std::error_code code;
  if (!fs::exists(path, code) || own_.contains(path)) return true;
  const auto there = load_game(registry_, path);
  if (!there) {
    complain(words().say("keeper.not-ours", {{"path", shown_path(path)}}));
    return false;
  }
  const auto answer = ask_yes_or_no(
      console_,
      words().say("keeper.overwrite",
                  {{"path", shown_path(path)}, {"game", describe(there->table, words())}}),
      false);
  if (!answer.value_or(false)) complain(words().say("keeper.not-saved"));
  return answer.value_or(false);
}

std::optional<fs::path> Keeper::choose_path(const Table& table, std::string_view typed) {
  if (!typed.empty()) {
    const fs::path there = typed_path(typed);
    std::error_code code;
    if (!there.has_filename() || fs::is_directory(there, code)) {
      complain(words().say("keeper.is-folder", {{"path", shown_path(there)}}));
      return std::nullopt;
    }
    return record_path(typed);
  }
  const auto path = store_.free_name(table.game().info().id);
  if (path) return *path;
  complain(words().say("keeper.not-saved-why", {{"why", path.error().whole()}}));
  return std::nullopt;
}

void Keeper::save(const Table& table, std::chrono::seconds played, std::string_view typed) {
  const auto path = choose_path(table, typed);
  if (!path || !may_overwrite(*path)) return;
  if (const Done done = write_file(*path, print_game(table, played)); !done) {
    complain(words().say("keeper.not-saved-why", {{"why", done.error().whole()}}));
    return;
  }
  own_.insert(*path);
  complain(words().say("keeper.saved", {{"path", shown_path(*path)}}));
}

std::optional<SavedTable> Keeper::load(std::string_view typed) {
  auto game = load_game(registry_, find_save(store_, typed));
  if (!game) {
    complain(words().say("keeper.not-loaded", {{"why", game.error().whole()}}));
    return std::nullopt;
  }
  return std::move(*game);
}

void Keeper::list() const {
  const std::vector<SavedGame> games = store_.saved_games(registry_, words());
  if (games.empty()) {
    complain(words().say("keeper.no-games", {{"path", shown_path(store_.folder())}}));
    return;
  }
  complain(words().say("keeper.games", {{"path", shown_path(store_.folder())}}));
  for (const SavedGame& game : games) {
    console_.tell(hanging(game.text, text_width(console_.style()),
                          pad_right(cat("  load ", game.path.stem().string()), 28),
                          std::string(28, ' ')));
  }
}

}  // namespace twenties
