#include "bots/twenty_four_seven/prospects.hpp"

#include <algorithm>
#include <cstring>

#include "base/bits.hpp"
#include "base/random.hpp"
#include "games/twenty_four_seven/tally.hpp"

namespace twenties::twenty_four_seven {

namespace {

constexpr int margin = 8;

// The tiles that lie in a row from a square on, to one side.
struct Arm {
  int length = 0;
  int sum = 0;
  int first = 0;  // the tile next to the square; 0 if there is none
  int equal = 0;  // how many from there on are equal,
  int up = 0;     // go up by one with each step,
  int down = 0;   // or go down by one
};

// `square` points into tiles with a margin of zeros.
Arm arm_of(const std::uint8_t* square, int step) {
  Arm arm;
  arm.first = square[step];
  int equal = 1;
  int up = 1;
  int down = 1;
  for (const std::uint8_t* at = square + step; *at != 0; at += step) {
    const int tile = *at;
    equal &= static_cast<int>(tile == arm.first);
    up &= static_cast<int>(tile == arm.first + arm.length);
    down &= static_cast<int>(tile == arm.first - arm.length);
    ++arm.length;
    arm.sum += tile;
    arm.equal += equal;
    arm.up += up;
    arm.down += down;
  }
  return arm;
}

using Tens = std::array<std::uint8_t, 16>;

void add(Tens& tens, int tile, int points) {
  std::uint8_t& sum = tens[static_cast<std::size_t>(tile)];
  sum = static_cast<std::uint8_t>(sum + points / points_in_one);
}

// A tile may go on from one arm or from the other, or join both: then they count together. Points
// for(length) are those of the new run or set.
template <class PointsFor>
void add_joined(Tens& tens, int low_tile, int low, int high_tile, int high,
                PointsFor&& points_for) {
  if (low_tile == high_tile) {
    add(tens, low_tile, points_for(1 + low + high));
  } else {
    if (low >= 2) add(tens, low_tile, points_for(1 + low));
    if (high >= 2) add(tens, high_tile, points_for(1 + high));
  }
}

// Runs and sets (4.2, 4.3). An arm without tiles asks for tile 0 or 12, which are no tiles.
void add_runs_and_sets(Tens& tens, const Arm& low, const Arm& high) {
  add_joined(tens, low.first, low.equal, high.first, high.equal, points_for_set);
  const auto next = [](const Arm& arm, int change) {
    return arm.length == 0 ? 12 : arm.first + change;
  };
  add_joined(tens, next(low, 1), low.down, next(high, -1), high.up, points_for_run);
  add_joined(tens, next(low, -1), low.up, next(high, 1), high.down, points_for_run);
}

// Sums (4.1), and the bonus for 24 with seven tiles (4.4).
void add_sums(Tens& tens, int sum, int others) {
  if (sum < 7) add(tens, 7 - sum, points_for_7);
  if (sum >= most_in_a_line - highest_number && sum < most_in_a_line) {
    const bool seven_tiles = others + 1 == columns;
    add(tens, most_in_a_line - sum, points_for_24 + (seven_tiles ? points_for_bonus : 0));
  }
}

// By the highest tile that fits, all ones for each tile up to it.
constexpr auto masks = [] {
  std::array<Tens, highest_number + 1> out{};
  for (std::size_t room = 0; room < out.size(); ++room) {
    for (std::size_t tile = 1; tile <= room; ++tile) out[room][tile] = 0xFF;
  }
  return out;
}();

ByTile vector_of(const Tens& tens) {
  ByTile out;
  std::memcpy(&out, tens.data(), sizeof(out));
  return out;
}

ByTile higher(ByTile a, ByTile b) { return a > b ? a : b; }

// The bonus for each pair of a 24 line and a 7 line (4.4): the same tile makes both if their other
// tiles differ by 17.
ByTile pair_bonus(const std::array<std::uint8_t, axis_count>& sums) {
  Tens tens{};
  for (const int seven : sums) {
    for (const int twenty_four : sums) {
      if (seven > 0 && seven < 7 && twenty_four == seven + 17)
        add(tens, 7 - seven, points_for_bonus);
    }
  }
  return vector_of(tens);
}

}  // namespace

Prospects::Prospects(const Board& board) {
  for_each_bit(tiles_on(board), [&](int bit) { place(bit, tile_at(board, square_of(bit))); });
}

template <class Visit>
void Prospects::for_each_end(int bit, Visit&& visit) const {
  for (std::size_t axis = 0; axis < axis_count; ++axis) {
    for (const int step : {bit_steps[axis], -bit_steps[axis]}) {
      int end = bit + step;
      while (tiles_[static_cast<std::size_t>(end + margin)] != 0) end += step;
      if (end > 0 && end < 64 && (all_squares >> end & 1U) != 0) visit(end, axis);
    }
  }
}

void Prospects::place(int bit, int tile) {
  tiles_[static_cast<std::size_t>(bit + margin)] = static_cast<std::uint8_t>(tile);
  hash_ ^= mix64(static_cast<std::uint64_t>(bit * 16 + tile));
  rooms_[static_cast<std::size_t>(bit)] = 0;
  points_[static_cast<std::size_t>(bit)] = ByTile{};
  for (SquareSet& squares : fits_) squares &= ~(SquareSet{1} << bit);
  for_each_end(bit, [&](int end, std::size_t axis) {
    Square& square = squares_[static_cast<std::size_t>(end)];
    look(square, end, axis);
    set_room(end, room_of(square));
    points_[static_cast<std::size_t>(end)] = points_of(square, end);
  });
}

ByTile Prospects::best_after(int bit, int tile) {
  std::uint8_t& here = tiles_[static_cast<std::size_t>(bit + margin)];
  here = static_cast<std::uint8_t>(tile);
  ByTile best{};
  SquareSet unchanged = fits_[1] & ~(SquareSet{1} << bit);
  for_each_end(bit, [&](int end, std::size_t axis) {
    Square square = squares_[static_cast<std::size_t>(end)];
    look(square, end, axis);
    best = higher(best, points_of(square, end));
    unchanged &= ~(SquareSet{1} << end);
  });
  here = 0;
  for_each_bit(unchanged, [&](int other) { best = higher(best, points(other)); });
  return best;
}

void Prospects::look(Square& square, int bit, std::size_t axis) const {
  const std::uint8_t* at = &tiles_[static_cast<std::size_t>(bit + margin)];
  const Arm low = arm_of(at, -bit_steps[axis]);
  const Arm high = arm_of(at, bit_steps[axis]);
  Tens tens{};
  add_runs_and_sets(tens, low, high);
  add_sums(tens, low.sum + high.sum, low.length + high.length);
  square.points[axis] = vector_of(tens);
  square.sums[axis] = static_cast<std::uint8_t>(low.sum + high.sum);
}

int Prospects::room_of(const Square& square) {
  const auto& sums = square.sums;
  const int most = std::max(std::max(sums[0], sums[1]), std::max(sums[2], sums[3]));
  return std::clamp(most_in_a_line - most, 0, highest_number);
}

ByTile Prospects::points_of(const Square& square, int bit) {
  const auto& axes = square.points;
  ByTile sum = (axes[0] + axes[1]) + (axes[2] + axes[3]);
  const int room = room_of(square);
  if (room < 7) sum += pair_bonus(square.sums);
  if ((double_squares >> bit & 1U) != 0) sum += sum;
  return sum & vector_of(masks[static_cast<std::size_t>(room)]);
}

void Prospects::set_room(int bit, int room) {
  std::uint8_t& known = rooms_[static_cast<std::size_t>(bit)];
  if (room == known) return;
  known = static_cast<std::uint8_t>(room);
  for (int tile = 1; tile <= highest_number; ++tile) {
    SquareSet& squares = fits_[static_cast<std::size_t>(tile)];
    const SquareSet fit = tile <= room ? 1U : 0U;
    squares = (squares & ~(SquareSet{1} << bit)) | fit << bit;
  }
}

ByTile Prospects::best() const {
  ByTile best{};
  for_each_bit(fits_[1], [&](int bit) { best = higher(best, points(bit)); });
  return best;
}

}  // namespace twenties::twenty_four_seven
