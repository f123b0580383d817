#include "bots/game_of_20/symmetry.hpp"

#include <algorithm>
#include <array>

namespace twenties::game_of_20 {

namespace {

// Where a square goes: mirrored horizontally or not, vertically or not, and then at the diagonal or
// not.
constexpr std::size_t turned(std::size_t square, std::size_t turn) {
  std::size_t row = square / side;
  std::size_t column = square % side;
  if ((turn & 1U) != 0) column = side - 1 - column;
  if ((turn & 2U) != 0) row = side - 1 - row;
  if ((turn & 4U) != 0) std::swap(row, column);
  return row * side + column;
}

// For each square eight random words, one for each symmetry of the board.
constexpr auto square_words = [] {
  std::array<std::array<std::uint64_t, 8>, square_count> out{};
  for (std::size_t square = 0; square < square_count; ++square) {
    for (std::size_t turn = 0; turn < 8; ++turn) {
      out[square][turn] = mix64(turned(square, turn) + 1) | 1U;
    }
  }
  return out;
}();

}  // namespace

std::uint64_t symmetric_key(const State& state) {
  std::array<std::uint64_t, 8> hashes{};
  for_each_bit(state.board.empty, [&](int at) {
    const auto square = static_cast<std::size_t>(at);
    const std::uint64_t several = state.board.beside_two >> square & 1U;
    const std::uint64_t content = mix64(2 * state.board.sums[square] + several + 1);
    for (std::size_t turn = 0; turn < 8; ++turn) {
      hashes[turn] += content * square_words[square][turn];
    }
  });
  const std::uint64_t lowest = *std::ranges::min_element(hashes);
  return mix64(lowest ^ mix64(state.hands.word + state.to_move * 0x9e3779b97f4a7c15ULL));
}

}  // namespace twenties::game_of_20
