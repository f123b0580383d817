#include "terminal/seating.hpp"

#include <algorithm>

#include "base/spelling.hpp"
#include "base/text.hpp"
#include "bots/bot.hpp"
#include "bots/engine/external_bot.hpp"
#include "match/table.hpp"
#include "terminal/seat_words.hpp"

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
    if (!sitter) return tl::unexpected(sitter.error());
    out.push_back(std::move(*sitter));
  }
  return out;
}

bool is_level(std::string_view word) {
  return std::ranges::find(level_names(), word) != level_names().end();
}

Result<Sitter> read_bot(std::string_view level) {
  if (is_level(level)) return Sitter{std::string(level), std::string(level)};
  return failure(no_such_bot(level));
}

Result<Sitter> read_engine(const std::string& name) {
  const std::string_view command = engine_command(name);
  if (command.empty()) {
    return failure(Message("seating.engine-command", {{"prefix", quote(engine_prefix)}}));
  }
  return Sitter{name, {}, start_engine(command)};
}

Result<Sitter> read_person(std::string_view name) {
  if (name.empty())
    return failure(Message("seating.person-name", {{"prefix", quote(person_prefix)}}));
  return Sitter{std::string(name), {}};
}

}  // namespace

std::vector<std::string> seats_of(const std::vector<Sitter>& sitters) {
  std::vector<std::string> out;
  for (const Sitter& sitter : sitters) {
    out.push_back(sitter.bot.empty() ? sitter.name : bot_seat(sitter.bot));
  }
  return out;
}

Engines engines_of(const std::vector<Sitter>& sitters) {
  Engines out;
  for (std::size_t i = 0; i < sitters.size(); ++i) {
    if (sitters[i].engine) out[seat_at(static_cast<int>(i))] = sitters[i].engine;
  }
  return out;
}

Result<Sitter> read_sitter(std::string_view typed) {
  const std::string name(trim(typed));
  const std::string word = lower_case(name);
  if (word == "me" || word == "you") return Sitter{std::string(you), {}};
  if (name.empty())
    return failure(Message("seating.needs-somebody", {{"sitters", possible_sitters()}}));
  if (word.starts_with("bot ") || word.starts_with("bot:")) {
    return read_bot(trim(std::string_view(word).substr(4)));
  }
  if (is_level(word)) return read_bot(word);
  const bool fits = tidy_name(name) == name && is_utf8(name);
  if (!fits && name.starts_with(engine_prefix)) {
    return failure(Message("seating.engine-too-long", {{"prefix", std::string(engine_prefix)}}));
  }
  if (!fits) {
    return failure(Message("seating.bad-name", {{"name", quote(name)}}));
  }
  if (name.starts_with(engine_prefix)) return read_engine(name);
  if (word.starts_with(person_prefix)) {
    return read_person(trim(std::string_view(name).substr(person_prefix.size())));
  }
  if (const auto meant = meant_word(word, level_names())) {
    return failure(Message("seating.no-bot-but-person", {{"name", quote(name)},
                                                         {"meant", std::string(*meant)},
                                                         {"person", cat(person_prefix, name)}}));
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

Message no_such_bot(std::string_view word) {
  if (const auto meant = meant_word(word, level_names())) {
    return Message("seating.no-bot-but", {{"name", quote(word)}, {"meant", std::string(*meant)}});
  }
  return Message("seating.no-bot", {{"name", quote(word)}, {"bots", join(level_names(), ", ")}});
}

Message possible_sitters() {
  return Message("seating.sitters", {{"bots", join(level_names(), ", ")}});
}

Result<Seating> complete(const GameType& type, std::string_view options, std::string_view seats) {
  auto sitters = read_sitters(seats);
  if (!sitters) return tl::unexpected(sitters.error());
  Seating out{std::string(trim(options)), std::move(*sitters)};
  if (!out.sitters.empty() && has_players_option(type.info()) && !names_players(out.options)) {
    out.options += cat(out.options.empty() ? "" : " ", players_option, "=", out.sitters.size());
  }
  const auto game = type.start(out.options);
  if (!game) return tl::unexpected(game.error());
  const auto count = static_cast<std::size_t>((*game)->seats());
  if (out.sitters.size() > count) {
    return failure(Message("seating.too-many", {{"n", static_cast<int>(count)},
                                                {"named", static_cast<int>(out.sitters.size())}}));
  }
  if (out.sitters.empty()) out.sitters.push_back({std::string(you), {}});
  const std::string opponent(usual_opponent);
  while (out.sitters.size() < count) out.sitters.push_back({opponent, opponent});
  out.options = (*game)->options();
  return out;
}

}  // namespace twenties
