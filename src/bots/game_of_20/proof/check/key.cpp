#include "bots/game_of_20/proof/check/key.hpp"

#include <bit>

namespace twenties::game_of_20::check {

namespace {

constexpr std::size_t squares_in_key = square_count - 1;
constexpr std::size_t ways = 8;

// For each way to turn and mirror the board, the squares but the centre in their order.
using Orders = std::array<std::array<std::uint8_t, squares_in_key>, ways>;

constexpr Orders orders = [] {
  Orders out{};
  for (unsigned way = 0; way < ways; ++way) {
    std::size_t next = 0;
    for (int square = 0; square < square_count; ++square) {
      if (square == centre_square) continue;
      int row = square / side;
      int column = square % side;
      if ((way & 1U) != 0) row = side - 1 - row;
      if ((way & 2U) != 0) column = side - 1 - column;
      const int seen = (way & 4U) != 0 ? column * side + row : row * side + column;
      out[way][next++] = static_cast<std::uint8_t>(seen);
    }
  }
  return out;
}();

using Codes = std::array<std::uint8_t, square_count>;

// What matters of a live square: how many of its neighbours are filled (0, 1, more) and their sum.
// If nothing can be placed there by 3.5 the sum does not matter; the square dies when it has a
// second neighbour.
unsigned code_of(const Position& position, int square) {
  const auto i = static_cast<std::size_t>(square);
  const bool is_beside = (position.beside_one & only(square)) != 0;
  if (position.summed[i] == 0) return is_beside ? 42 : 41;
  if (!is_beside) return 1;
  const unsigned sum = position.sums[i];  // 1 to 20, or the square would be dead
  return (position.beside_two & only(square)) != 0 ? 20 + sum : 1 + sum;
}

// The order in which the codes are the first in the dictionary.
const std::array<std::uint8_t, squares_in_key>& first_order(const Codes& codes) {
  std::size_t best = 0;
  for (std::size_t way = 1; way < ways; ++way) {
    for (std::size_t i = 0; i < squares_in_key; ++i) {
      const std::uint8_t mine = codes[orders[way][i]];
      const std::uint8_t least = codes[orders[best][i]];
      if (mine == least) continue;
      if (mine < least) best = way;
      break;
    }
  }
  return orders[best];
}

std::uint64_t packed(const Codes& codes, const std::uint8_t* order, std::size_t count) {
  std::uint64_t out = 0;
  for (std::size_t i = 0; i < count; ++i) out = out << 6U | codes[order[i]];
  return out;
}

}  // namespace

// Squares without live neighbours need no place: of the open ones the number is enough, of the
// others what they wait for (trim() left two of the same kind only if they wait for a 2).
Key key_of(const Position& position) {
  const Squares isolated = position.isolated();
  Codes codes{};
  for_each_bit(position.live & ~isolated, [&](int square) {
    codes[static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(code_of(position, square));
  });
  std::uint64_t waited = 0;
  std::uint64_t second_two = 0;
  for_each_bit(isolated & position.beside_two, [&](int square) {
    const std::uint64_t bit = std::uint64_t{1} << position.sums[static_cast<std::size_t>(square)];
    second_two |= waited & bit;
    waited |= bit;
  });
  const auto open = static_cast<unsigned>(std::popcount(isolated & ~position.beside_two));
  const auto& order = first_order(codes);
  Key key;
  key.first = packed(codes, order.data(), 10) << 1U | (second_two != 0 ? 1 : 0);
  key.second = packed(codes, order.data() + 10, 10);
  key.third = packed(codes, order.data() + 20, 4) << 40U |
              std::uint64_t{position.hands[0].bits} << 19U | waited >> 2U;
  key.fourth = position.hands[1].bits << 5U | open;
  return key;
}

}  // namespace twenties::game_of_20::check
