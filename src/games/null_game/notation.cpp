#include <array>

#include "base/text.hpp"
#include "games/null_game/rules.hpp"

namespace twenties::null_game {

const GameInfo& NullGame::info() {
  static constexpr std::array<OptionSpec, 1> specs{{{.name = "players",
                                                     .help = "catalogue.players",
                                                     .fallback = "2",
                                                     .kind = OptionSpec::Kind::integer,
                                                     .low = 2,
                                                     .high = 4}}};
  static constexpr GameInfo facts{
      .id = "null-game",
      .title = "Null Game",
      .summary = "catalogue.null-game",
      .designers = "Twenties",
      .options = specs,
      .min_seats = 2,
      .max_seats = 4,
      .max_actions = 1 + most_heap,
      .max_moves = 2,
      .min_score = 0,
      .max_score = most_heap,
  };
  return facts;
}

Result<Options> NullGame::read_options(std::string_view text) {
  return OptionValues::read(info().options, text).map([](const OptionValues& values) {
    return Options{.players = values.integer("players")};
  });
}

std::string NullGame::print_options(const Options& options) {
  return cat("players=", options.players);
}

Result<Move> NullGame::read_move(std::string_view text) {
  const auto parts = words(text);
  if (parts.size() == 2 && lower_case(parts[0]) == "take") {
    if (const auto count = read_integer(parts[1], 1, 2)) {
      return Move{static_cast<std::uint8_t>(*count)};
    }
  }
  return failure(Message("null-game.bad-move", {{"text", quote(text)}}));
}

std::string NullGame::print_move(const Move& move) { return cat("take ", move.count); }

Result<Chance> NullGame::read_chance(std::string_view text) {
  const auto parts = words(text);
  if (parts.size() == 2 && lower_case(parts[0]) == "heap") {
    if (const auto heap = read_integer(parts[1], 0, 255)) {
      return Chance{static_cast<std::uint8_t>(*heap)};
    }
  }
  return failure(Message("null-game.bad-chance", {{"text", quote(text)}}));
}

std::string NullGame::print_chance(const Chance& chance) { return cat("heap ", chance.heap); }

// "players=2 to-move=1 heap=6 taken=0,1", or "players=2" alone before the heap is made.
Result<State> NullGame::read_position(std::string_view text) {
  const auto parts = words(text);
  const auto field = [&](std::size_t at, std::string_view name) -> std::string_view {
    if (at >= parts.size() || !parts[at].starts_with(name)) return {};
    return parts[at].substr(name.size());
  };
  const auto players = read_integer(field(0, "players="), 2, 4);
  if (!players) return failure(Message("null-game.position-begins"));
  State state = start({.players = *players});
  if (parts.size() == 1) return state;
  const auto to_move = read_integer(field(1, "to-move="), 1, *players);
  const auto heap = read_integer(field(2, "heap="), 0, most_heap);
  const auto taken = split(field(3, "taken="), ',');
  if (parts.size() != 4 || !to_move || !heap || taken.size() != state.players) {
    return failure(Message("null-game.bad-position"));
  }
  state.started = 1;
  state.to_move = static_cast<std::uint8_t>(*to_move - 1);
  state.heap = static_cast<std::uint8_t>(*heap);
  int counters = *heap;
  for (std::size_t seat = 0; seat < taken.size(); ++seat) {
    const auto count = read_integer(taken[seat], 0, most_heap);
    if (!count) return failure(Message("null-game.bad-taken", {{"text", quote(taken[seat])}}));
    state.taken[seat] = static_cast<std::uint8_t>(*count);
    counters += *count;
  }
  if (counters < least_heap || counters > most_heap) {
    return failure("1.1", Message("null-game.wrong-count", {{"n", counters}}));
  }
  return state;
}

std::string NullGame::print_position(const State& state) {
  std::string out = print_options(options(state));
  if (state.started == 0) return out;
  const auto taken = std::span(state.taken).first(state.players);
  return cat(out, " to-move=", state.to_move + 1, " heap=", state.heap,
             " taken=", join(taken, ","));
}

}  // namespace twenties::null_game
