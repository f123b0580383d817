#include <array>

#include "bots/game_of_20/puzzle.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr std::array<std::string_view, 2> kinds{"solo", "win"};
constexpr std::array<std::string_view, 3> puzzle_levels{"easy", "medium", "hard"};
constexpr std::array<std::string_view, 3> outcomes{"loss", "draw", "win"};

template <class Value, std::size_t Count>
std::optional<Value> find_name(const std::array<std::string_view, Count>& names,
                               std::string_view text) {
  for (std::size_t at = 0; at < Count; ++at) {
    if (names[at] == text) return static_cast<Value>(at);
  }
  return std::nullopt;
}

}  // namespace

std::string_view name_of(PuzzleKind kind) { return kinds[static_cast<std::size_t>(kind)]; }
std::string_view name_of(PuzzleLevel level) {
  return puzzle_levels[static_cast<std::size_t>(level)];
}
std::string_view name_of(Outcome outcome) { return outcomes[static_cast<std::size_t>(outcome)]; }

std::optional<PuzzleKind> read_kind(std::string_view text) {
  return find_name<PuzzleKind>(kinds, text);
}
std::optional<PuzzleLevel> read_level(std::string_view text) {
  return find_name<PuzzleLevel>(puzzle_levels, text);
}
std::optional<Outcome> read_outcome(std::string_view text) {
  return find_name<Outcome>(outcomes, text);
}

}  // namespace twenties::game_of_20
