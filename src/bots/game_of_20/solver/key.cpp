#include "bots/game_of_20/solver/key.hpp"

#include <algorithm>
#include <bit>

#include "base/random.hpp"

namespace twenties::game_of_20 {

namespace {

// A number for each of the eight ways to look at the board.
using Eight = std::uint64_t __attribute__((vector_size(64)));

constexpr std::size_t codes = 96;  // what is around a square: 0, 32 plus a sum, 64 plus a sum

constexpr int seen_from(int square, int way) {
  int row = square / side;
  int column = square % side;
  if ((way & 1) != 0) row = side - 1 - row;
  if ((way & 2) != 0) column = side - 1 - column;
  return (way & 4) != 0 ? column * side + row : row * side + column;
}

struct Numbers {
  alignas(64) std::array<std::array<Eight, codes>, square_count> of;
};

// What each square with each surrounding adds to the eight numbers of a board.
const Numbers& numbers() {
  static const Numbers all = [] {
    Numbers out;
    for (int square = 0; square < square_count; ++square) {
      for (std::size_t code = 0; code < codes; ++code) {
        for (int way = 0; way < 8; ++way) {
          const auto seen = static_cast<std::uint64_t>(seen_from(square, way));
          out.of[static_cast<std::size_t>(square)][code][way] = mix64(mix64(seen * codes + code));
        }
      }
    }
    return out;
  }();
  return all;
}

// The same for a board and its mirror images.
std::uint64_t board_number(const Future& future) {
  const Numbers& add = numbers();
  Eight sums{};
  for_each_bit(future.live & ~future.alone, [&](int place) {
    sums += add.of[static_cast<std::size_t>(square_of(place))][future.around_place(place)];
  });
  std::uint64_t out = sums[0];
  for (int way = 1; way < 8; ++way) out = std::min<std::uint64_t>(out, sums[way]);
  return out;
}

constexpr std::uint64_t second_two = 1U << 31U;  // only for the 2 may two squares wait

// Of lone squares only the tiles that they wait for and the number of open ones matter.
std::uint64_t lone_squares(const Future& future) {
  std::uint64_t out = static_cast<std::uint64_t>(std::popcount(future.alone & future.open)) << 32U;
  for_each_bit(future.alone & ~future.open, [&](int place) {
    const std::uint64_t tile = std::uint64_t{1} << future.sum(place);
    out |= (out & tile) != 0 ? second_two : tile;
  });
  return out;
}

}  // namespace

Key key_of(const Future& future) {
  const std::uint64_t board = board_number(future);
  const std::uint64_t hands = future.hands[0] | std::uint64_t{future.hands[1]} << 32U;
  const std::uint64_t rest = hands + lone_squares(future) * 0x9fb21c651e98df25ULL;
  const std::uint64_t place = mix64(board ^ rest * 0xd6e8feb86659fd93ULL);
  return {place, mix64(board + (place ^ rest))};
}

}  // namespace twenties::game_of_20
