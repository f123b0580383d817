#include "terminal/seating.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "bots/bot.hpp"
#include "terminal/layout.hpp"
#include "terminal/story.hpp"

namespace twenties {

namespace {

constexpr std::string_view players_option = "players";

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

}  // namespace

Result<Sitter> read_sitter(std::string_view typed) {
  const std::string name(trim(typed));
  const std::string word = lower_case(name);
  if (word == "me" || word == "you") return Sitter{std::string(you), {}};
  for (const std::string_view bot : level_names()) {
    if (word == bot) return Sitter{word, word};
  }
  if (name.empty()) return failure(cat("a seat needs somebody: ", possible_sitters()));
  if (tidy_name(name) != name || !is_utf8(name)) {
    return failure(cat("a name is at most 40 bytes of text without commas, not ", quote(name)));
  }
  if (word.starts_with("bot ") || word.starts_with("bot:")) {
    return failure(cat("there is no bot ", quote(trim(std::string_view(name).substr(4))),
                       "; there are: ", join(level_names(), ", ")));
  }
  return Sitter{name, {}};
}

std::string possible_sitters() {
  std::vector<std::string> out{"me", "a person's name"};
  for (const std::string_view bot : level_names()) out.emplace_back(bot);
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
