#include "terminal/seating.hpp"

#include <algorithm>

#include "base/spelling.hpp"
#include "base/text.hpp"
#include "bots/bot.hpp"
#include "bots/engine/external_bot.hpp"
#include "terminal/layout.hpp"
#include "terminal/story.hpp"

namespace twenties {

namespace {

constexpr std::string_view players_option = "players";
constexpr std::string_view engine_prefix = "exec:";
constexpr std::string_view person_prefix = "person:";

bool names_players(std::string_view options) {
  return std::ranges::any_of(words(options), [](std::string_view word) {
    return word.substr(0, word.find('=')) == players_option;
  });
}

bool has_players_option(const GameInfo& info) {
  return std::ranges::find(info.options, players_option, &OptionSpec::name) != info.options.end();
}

Result<std::vector<Sitter>> read_sitters(std::string_view seats) {
  std::vector<Sitter> out;
  if (trim(seats).empty()) return out;
  for (const std::string_view piece : split(seats, ',')) {
    auto sitter = read_sitter(piece);
    if (!sitter) return failure(sitter.error().message);
    out.push_back(std::move(*sitter));
  }
  return out;
}

bool is_level(std::string_view word) {
  return std::ranges::find(level_names(), word) != level_names().end();
}

Result<Sitter> read_bot(std::string_view level) {
  if (is_level(level)) return Sitter{std::string(level), std::string(level)};
  const std::string meant = did_you_mean(level, level_names());
  return failure(cat("there is no bot ", quote(level),
                     meant.empty() ? cat("; there are: ", join(level_names(), ", ")) : meant));
}

Result<Sitter> read_engine(const std::string& name) {
  const std::string_view command = engine_command(name);
  if (command.empty()) {
    return failure("after \"exec:\" comes the command of a program that plays (docs/engines.md)");
  }
  return Sitter{name, {}, start_engine(command)};
}

Result<Sitter> read_person(std::string_view name) {
  if (name.empty()) return failure(cat("after ", quote(person_prefix), " comes a name"));
  return Sitter{std::string(name), {}};
}

}  // namespace

Result<Sitter> read_sitter(std::string_view typed) {
  const std::string name(trim(typed));
  const std::string word = lower_case(name);
  if (word == "me" || word == "you") return Sitter{std::string(you), {}};
  if (name.empty()) return failure(cat("a seat needs somebody: ", possible_sitters()));
  if (word.starts_with("bot ") || word.starts_with("bot:")) {
    return read_bot(trim(std::string_view(word).substr(4)));
  }
  if (is_level(word)) return read_bot(word);
  const bool fits = tidy_name(name) == name && is_utf8(name);
  if (!fits && name.starts_with(engine_prefix)) {
    return failure(
        "exec: and its command have at most 40 bytes; a small script can hold a longer one");
  }
  if (!fits) {
    return failure(cat("a name is at most 40 bytes of text without commas, not ", quote(name)));
  }
  if (name.starts_with(engine_prefix)) return read_engine(name);
  if (word.starts_with(person_prefix)) {
    return read_person(trim(std::string_view(name).substr(person_prefix.size())));
  }
  if (const std::string meant = did_you_mean(word, level_names()); !meant.empty()) {
    return failure(cat("there is no bot ", quote(name), meant, " A person of that name is ",
                       person_prefix, name));
  }
  return Sitter{name, {}};
}

std::string_view engine_command(std::string_view name) {
  return name.starts_with(engine_prefix) ? trim(name.substr(engine_prefix.size()))
                                         : std::string_view{};
}

std::shared_ptr<const Bot> start_engine(std::string_view command) {
  return std::make_shared<const ExternalBot>(command_words(command));
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> known) {
  const auto meant = meant_word(word, known);
  return meant ? cat(": did you mean ", *meant, "?") : std::string();
}

std::string possible_sitters() {
  std::vector<std::string> out{"me", "a person's name"};
  for (const std::string_view bot : level_names()) out.emplace_back(bot);
  out.emplace_back("exec: and the command of a program (docs/engines.md)");
  return listing(out, "or");
}

Result<Seating> settle(const GameType& type, std::string_view options, std::string_view seats) {
  auto sitters = read_sitters(seats);
  if (!sitters) return failure(sitters.error().message);
  Seating out{std::string(trim(options)), std::move(*sitters)};
  if (!out.sitters.empty() && has_players_option(type.info()) && !names_players(out.options)) {
    out.options += cat(out.options.empty() ? "" : " ", players_option, "=", out.sitters.size());
  }
  const auto game = type.start(out.options);
  if (!game) return failure(game.error().message);
  const auto count = static_cast<std::size_t>((*game)->seats());
  if (out.sitters.size() > count) {
    return failure(cat("this game has ", counted(static_cast<int>(count), "seat", "seats"),
                       ", but ", out.sitters.size(), " are named"));
  }
  if (out.sitters.empty()) out.sitters.push_back({std::string(you), {}});
  const std::string opponent(usual_opponent);
  while (out.sitters.size() < count) out.sitters.push_back({opponent, opponent});
  out.options = (*game)->options();
  return out;
}

}  // namespace twenties
