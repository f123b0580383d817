#include "terminal/menu.hpp"

#include "base/text.hpp"
#include "terminal/completion.hpp"
#include "terminal/layout.hpp"
#include "terminal/rulebook_text.hpp"
#include "terminal/seat_words.hpp"
#include "terminal/seating.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

std::string item_line(const Style& style, std::string_view key, std::string_view name,
                      std::string_view text) {
  const std::string start = cat("  ", pad_left(key, 2), "  ", pad_right(name, 13));
  const std::string lines =
      hanging(text, text_width(style), start, std::string(screen_width(start), ' '));
  return cat(paint(style, Ink::strong, start), lines.substr(start.size()));
}

}  // namespace

void Menu::say(std::string_view text) {
  console_.tell(hanging(text, text_width(console_.style()), "", "  "));
}

// The answer without the spaces around it; nothing if the input ended.
std::optional<std::string> Menu::ask(std::string text, std::vector<std::string> words) {
  Prompt prompt{.text = std::move(text)};
  prompt.complete = [words = std::move(words)](std::string_view line) {
    return complete_phrase(words, line);
  };
  const Reply reply = console_.ask(prompt);
  if (reply.is_line()) return std::string(trim(reply.text));
  how_ = reply.kind == Reply::Kind::stopped ? Leaving::stopped : Leaving::closed;
  return std::nullopt;
}

Leaving Menu::run() {
  show_title();
  if (const auto left = offer_to_continue(); left && *left != Leaving::finished) return *left;
  while (true) {
    if (console_.is_stopped()) return Leaving::stopped;
    show_items();
    const auto typed =
        ask(cat(speaker().say("menu.choice"), " > "), {"rules", "load", "help", "quit"});
    if (!typed) break;
    if (typed->empty()) continue;
    const auto choice = read_choice(*typed);
    if (!choice) {
      say(speaker().say("menu.no-such-choice", {{"typed", quote(*typed)}}));
      continue;
    }
    if (const auto left = carry_out(*choice)) return *left;
    if (how_ == Leaving::closed || how_ == Leaving::stopped) break;
  }
  console_.tell("\n");
  say(speaker().say("terminal.goodbye"));
  return how_;
}

void Menu::show_title() {
  const Style& style = console_.style();
  console_.tell(cat("\n  ", paint(style, Ink::strong, "T W E N T I E S"),
                    paint(style, Ink::quiet, cat("   ", speaker().say("menu.subtitle"))), "\n\n"));
}

void Menu::show_items() {
  const Style& style = console_.style();
  std::string out = "\n";
  int number = 0;
  for (const GameType* type : world_.registry.types()) {
    out += item_line(style, cat(++number), type->info().title, speaker().say(type->info().summary));
  }
  out += '\n';
  const auto kept =
      world_.store.has_autosave() ? world_.store.autosaved(world_.registry) : failure("");
  if (kept && !kept->table.game().turn().is_over()) {
    out += item_line(style, "c", "continue", describe(kept->table, speaker()));
  }
  out += item_line(style, "r", "rules", speaker().say("menu.rules"));
  out += item_line(style, "l", "load", speaker().say("menu.load"));
  out += item_line(style, "q", "quit", speaker().say("menu.quit"));
  console_.tell(out + "\n");
}

std::optional<Menu::Choice> Menu::read_choice(std::string_view typed) const {
  const std::string word = lower_case(typed);
  const auto types = world_.registry.types();
  const auto is = [&](std::string_view letter, std::string_view name) {
    return word == letter || word == name;
  };
  if (is("q", "quit") || word == "exit") return Choice{Item::quit, nullptr};
  if (is("r", "rules")) return Choice{Item::rules, nullptr};
  if (is("l", "load")) return Choice{Item::load, nullptr};
  if (is("h", "help") || word == "?") return Choice{Item::help, nullptr};
  if (is("c", "continue") && world_.store.has_autosave()) return Choice{Item::resume, nullptr};
  if (const auto number = read_integer(word, 1, static_cast<int>(types.size()))) {
    return Choice{Item::game, types[static_cast<std::size_t>(*number - 1)]};
  }
  for (const GameType* type : types) {
    if (lower_case(type->info().title) == word) return Choice{Item::game, type};
  }
  if (const GameType* type = world_.registry.find(word)) return Choice{Item::game, type};
  return std::nullopt;
}

std::optional<Leaving> Menu::carry_out(const Choice& choice) {
  switch (choice.item) {
    case Item::game:
      return new_game(*choice.type);
    case Item::resume:
      return offer_to_continue();
    case Item::rules:
      return show_rules();
    case Item::load:
      return load_game();
    case Item::help:
      say(speaker().say("menu.help"));
      return std::nullopt;
    case Item::quit:
      break;
  }
  say(speaker().say("terminal.goodbye"));
  return Leaving::quit;
}

std::optional<Leaving> Menu::offer_to_continue() {
  if (!world_.store.open() || !world_.store.has_autosave()) return std::nullopt;
  auto kept = world_.store.autosaved(world_.registry);
  if (!kept) {
    Keeper(console_, world_.store, world_.registry).make_room();
    return std::nullopt;
  }
  const bool over = kept->table.game().turn().is_over();
  const auto wanted = ask_yes_or_no(console_,
                                    speaker().say(over ? "menu.look-again" : "menu.continue",
                                                  {{"game", describe(kept->table, speaker())}}),
                                    !over);
  if (!wanted) return console_.is_stopped() ? Leaving::stopped : Leaving::closed;
  if (!*wanted) return std::nullopt;
  return play(std::move(*kept));
}

Leaving Menu::play(SavedTable game) {
  return LocalSession(console_, world_, std::move(game)).run();
}

std::optional<Leaving> Menu::new_game(const GameType& type) {
  const GameInfo& info = type.info();
  const std::string design = speaker().say("menu.design", {{"names", info.credits()}});
  console_.tell(cat("\n", paint(console_.style(), Ink::strong, info.title),
                    paint(console_.style(), Ink::quiet, cat("   ", design)), "\n",
                    speaker().say("menu.brackets"), "\n"));
  const auto options = ask_options(type);
  if (!options) return std::nullopt;
  const auto game = type.start(*options);
  if (!game) {
    say(as_sentence(game.error().whole(), speaker()));
    return std::nullopt;
  }
  const auto sitters = ask_sitters(info, (*game)->seats());
  if (!sitters) return std::nullopt;
  auto opened = open_table(type, *options, seats_of(*sitters));
  if (!opened) return std::nullopt;
  Result<Table>& table = *opened;
  if (!table) {
    say(as_sentence(table.error().whole(), speaker()));
    return std::nullopt;
  }
  Keeper(console_, world_.store, world_.registry).make_room();
  return play({std::move(*table), {}, engines_of(*sitters)});
}

std::optional<std::string> Menu::ask_options(const GameType& type) {
  std::string options;
  for (const OptionSpec& spec : type.info().options) {
    const auto value = ask_option(type, spec, options);
    if (!value) return std::nullopt;
    options += cat(options.empty() ? "" : " ", spec.name, "=", *value);
  }
  return options;
}

std::optional<std::string> Menu::ask_option(const GameType& type, const OptionSpec& spec,
                                            std::string_view before) {
  std::vector<std::string> words;
  for (const std::string_view choice : spec.choices) words.emplace_back(choice);
  const bool is_text = spec.kind == OptionSpec::Kind::text;
  std::string help = speaker().say(spec.help);
  if (!is_text) help += cat(" (", speaker().say(allowed_values(spec)), ")");
  say(cat("  ", spec.name, ": ", help));
  while (true) {
    auto typed = ask(cat("    ", spec.name, " [", spec.fallback, "] > "), words);
    if (!typed) return std::nullopt;
    if (typed->empty()) return std::string(spec.fallback);
    if (!words.empty()) *typed = lower_case(*typed);
    if (typed->find_first_of(" \t") != std::string::npos) {
      say(cat("    ", speaker().say("menu.one-word")));
      continue;
    }
    const auto game = type.start(cat(before, before.empty() ? "" : " ", spec.name, "=", *typed));
    if (game) return typed;
    say(as_sentence(game.error().whole(), speaker()));
  }
}

void Menu::show_levels(const GameInfo& info) {
  const GameBots* bots = bots_for(info);
  if (bots == nullptr) return;
  std::string out;
  for (const Level& level : bots->levels) {
    const std::string start = cat("    ", pad_right(level.name, 8));
    out += hanging(speaker().say(level.summary), text_width(console_.style()), start,
                   std::string(screen_width(start), ' '));
  }
  console_.tell(out);
}

std::optional<std::vector<Sitter>> Menu::ask_sitters(const GameInfo& info, int seats) {
  say(cat("  ", speaker().say("menu.who-sits-where"), " ",
          as_sentence(possible_sitters(), speaker())));
  show_levels(info);
  std::vector<std::string> words{"me"};
  for (const std::string_view level : level_names()) words.emplace_back(level);
  std::vector<Sitter> out;
  while (static_cast<int>(out.size()) < seats) {
    const std::string_view usual = out.empty() ? "me" : usual_opponent;
    const auto typed =
        ask(cat("    ", speaker().say("table.seat", {{"n", static_cast<int>(out.size()) + 1}}),
                " [", usual, "] > "),
            words);
    if (!typed) return std::nullopt;
    auto sitter = read_sitter(typed->empty() ? usual : std::string_view(*typed));
    if (sitter) {
      out.push_back(std::move(*sitter));
    } else {
      say(as_sentence(sitter.error().whole(), speaker()));
    }
  }
  return out;
}

std::optional<Result<Table>> Menu::open_table(const GameType& type, std::string_view options,
                                              std::vector<std::string> seats) {
  say(cat("  seed: ", speaker().say("menu.seed")));
  while (true) {
    const auto typed = ask("    seed [random] > ");
    if (!typed) return std::nullopt;
    if (typed->empty() || lower_case(*typed) == "random") {
      return world_.open_table(type, options, std::move(seats));
    }
    if (const auto seed = read_seed(*typed)) {
      return Table::open(type, options, std::move(seats), *seed);
    }
    say(speaker().say("menu.bad-seed", {{"typed", quote(*typed)}}));
  }
}

std::optional<Leaving> Menu::load_game() {
  Keeper keeper(console_, world_.store, world_.registry);
  keeper.list();
  while (true) {
    const auto typed = ask(cat("  ", speaker().say("menu.which-file"), " > "));
    if (!typed || typed->empty()) return std::nullopt;
    const std::string_view name = typed->starts_with("load ")
                                      ? trim(std::string_view(*typed).substr(5))
                                      : std::string_view(*typed);
    auto game = keeper.load(name);
    if (!game) continue;
    keeper.make_room();
    return play(std::move(*game));
  }
}

std::optional<Leaving> Menu::show_rules() {
  while (true) {
    const auto typed = ask(cat("  ", speaker().say("menu.which-rules"), " > "));
    if (!typed || typed->empty()) return std::nullopt;
    const auto choice = read_choice(*typed);
    if (choice && choice->type != nullptr) {
      const auto book = world_.rulebook(choice->type->info().id, speaker().language());
      console_.page(cat("\n", render_rulebook(book, console_.style())));
      return std::nullopt;
    }
    say(speaker().say("menu.no-such-game", {{"typed", quote(*typed)}}));
  }
}

}  // namespace twenties
