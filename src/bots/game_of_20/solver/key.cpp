#include "bots/game_of_20/solver/key.hpp"

#include <array>
#include <bit>
#include <utility>

#include "base/random.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr int ways = 8;  // to look at the board
using Eight = std::uint64_t __attribute__((vector_size(64)));

// With this few connected squares, finding symmetric positions takes longer than it saves.
constexpr int few = 6;

constexpr std::size_t codes = 96;  // what is around a square: 0, 32 plus a sum, 64 plus a sum

// The position of each square under each of these symmetries.
constexpr auto seen = [] {
  std::array<std::array<std::uint8_t, square_count>, ways> out{};
  for (int way = 0; way < ways; ++way) {
    for (int square = 0; square < square_count; ++square) {
      int row = square / side;
      int column = square % side;
      if ((way & 1) != 0) row = side - 1 - row;
      if ((way & 2) != 0) column = side - 1 - column;
      if ((way & 4) != 0) std::swap(row, column);
      out[static_cast<std::size_t>(way)][static_cast<std::size_t>(square)] =
          static_cast<std::uint8_t>(row * side + column);
    }
  }
  return out;
}();

}  // namespace

// What each square with each surrounding adds to the numbers of a board: to that of its place, for
// each of the eight ways to look at it, and to that of its check.
struct Keys::Numbers {
  alignas(64) std::array<std::array<Eight, codes>, square_count> place;
  std::array<std::array<std::uint64_t, codes>, square_count> check;

  explicit Numbers(std::uint64_t seed) {
    const std::uint64_t from = mix64(seed * 2 * square_count * codes);
    for (std::size_t square = 0; square < square_count; ++square) {
      for (std::size_t code = 0; code < codes; ++code) {
        check[square][code] = mix64(mix64(from + (square_count + square) * codes + code));
        for (int way = 0; way < ways; ++way) {
          const std::uint64_t at = seen[static_cast<std::size_t>(way)][square];
          place[square][code][way] = mix64(mix64(from + at * codes + code));
        }
      }
    }
  }
};

Keys::Keys(std::uint64_t seed) : numbers_(numbers_for(seed)) {}

// Those of seed 0 are made once.
std::shared_ptr<const Keys::Numbers> Keys::numbers_for(std::uint64_t seed) {
  static const auto usual = std::make_shared<const Numbers>(0);
  return seed == 0 ? usual : std::make_shared<const Numbers>(seed);
}

Keys::Board Keys::seen_one_way(const Future& future) const {
  Board out{.place = 0, .check = 0};
  for_each_bit(future.live, [&](int lane) {
    const std::uint8_t square = future.square[static_cast<std::size_t>(lane)];
    const std::uint32_t code = future.around_lane(lane);
    out.place += numbers_->place[square][code][0];
    out.check += numbers_->check[square][code];
  });
  return out;
}

// The same for a board and its symmetric images: the least of the eight numbers counts.
Keys::Board Keys::board_numbers(const Future& future) const {
  if (std::popcount(future.live) <= few) return seen_one_way(future);
  Eight sums{};
  for_each_bit(future.live, [&](int lane) {
    sums +=
        numbers_->place[future.square[static_cast<std::size_t>(lane)]][future.around_lane(lane)];
  });
  int best = 0;
  for (int way = 1; way < ways; ++way) {
    if (sums[way] < sums[best]) best = way;
  }
  Board out{.place = sums[best], .check = 0};
  const auto& at = seen[static_cast<std::size_t>(best)];
  for_each_bit(future.live, [&](int lane) {
    const std::uint8_t square = future.square[static_cast<std::size_t>(lane)];
    out.check += numbers_->check[at[square]][future.around_lane(lane)];
  });
  return out;
}

Key Keys::of(const Future& future) const {
  const Board board = board_numbers(future);
  const std::uint64_t lone = future.waiting | static_cast<std::uint64_t>(future.lone_open) << 32U;
  const std::uint64_t hands = future.hands[0] | std::uint64_t{future.hands[1]} << 32U;
  const std::uint64_t rest = hands + lone * 0x9fb21c651e98df25ULL;
  return {mix64(board.place ^ rest * 0xd6e8feb86659fd93ULL),
          mix64(mix64(board.check ^ hands) + lone)};
}

}  // namespace twenties::game_of_20
