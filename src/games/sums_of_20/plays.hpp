#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "base/fixed_vector.hpp"
#include "games/sums_of_20/rules.hpp"

// All plays of a rack, fast. The points of a play and the numbers that crossing lines force depend
// only on where its tiles go, so the board gives spans (squares, what they need, points), the rack
// gives arrangements (ordered choices of its tiles, by sum), and a play is a match of the two.

namespace twenties::sums_of_20 {

inline constexpr std::uint8_t no_square = 255;

// The runs next to each empty square in both directions.
struct Surroundings {
  struct Axis {
    std::array<std::uint8_t, squares> before;  // sum of the run that ends just before the square
    std::array<std::uint8_t, squares> after;   // sum of the run that begins just after it
    std::array<std::uint8_t, squares> next;    // the next empty square, or no_square
  };
  explicit Surroundings(const Board& board);

  [[nodiscard]] int beside(std::size_t axis, std::size_t square) const {
    return axes[axis].before[square] + axes[axis].after[square];
  }

  std::array<Axis, 2> axes;  // across, down
};

// Squares for a play, in a row or column, that touch a tile. Bytes of want and mask: one for each
// tile, the first lowest.
struct Span {
  Act act = Act::one;
  std::uint8_t start = 0;
  std::uint8_t count = 0;
  std::uint8_t need = 0;     // what its tiles must sum to
  std::uint64_t want = 0;    // the numbers forced by crossing lines
  std::uint64_t mask = 0;    // 31 where a number is forced
  std::uint16_t points = 0;  // what a play there scores, without going out (4.1 to 4.3)
};

// Every ordered choice of one or more tiles of a rack that may still sum to 20.
class Arrangements {
 public:
  explicit Arrangements(const Counts& rack);

  [[nodiscard]] int tiles() const { return tiles_; }

  // Calls emit(packed tiles) for each arrangement that fits the span, until one returns true;
  // returns whether one did. Without wilds the order is ascending.
  template <class Emit>
  bool any_match(const Span& span, Emit&& emit) const;

 private:
  // Uninitialised on purpose: most of the space for items is never used.
  struct Item {
    std::uint64_t packed;  // a byte for each tile, the first lowest; wilds without number
    std::uint16_t next;    // the next one without wilds of the same size and sum
    std::uint8_t sum;
    std::uint8_t first_wild;   // its shift in packed, in bits
    std::uint8_t second_wild;  // likewise
    std::uint8_t wilds;
  };
  static constexpr std::size_t most_items = 5 + 20 + 60 + 120 + 120;
  static constexpr std::uint16_t none = 0xffff;

  // The different tiles of the rack, ascending, and how many of each are not arranged yet.
  struct Held {
    Tile tile;
    std::uint8_t left;
  };
  using Hand = FixedVector<Held, rack_size>;

  void extend(Hand& hand, const Item& item, unsigned count);
  void add(const Item& item, std::size_t count);

  int tiles_ = 0;
  FixedVector<Item, most_items> items_;  // without wilds, linked by size and sum
  std::array<std::array<std::uint16_t, target + 1>, rack_size + 1> heads_;
  std::array<std::array<std::uint16_t, target + 1>, rack_size + 1> tails_;
  std::array<FixedVector<Item, 120>, rack_size + 1> with_wilds_;  // by size
};

template <class Emit>
bool Arrangements::any_match(const Span& span, Emit&& emit) const {
  const auto fits = [&](std::uint64_t packed) { return ((packed ^ span.want) & span.mask) == 0; };
  for (std::uint16_t at = heads_[span.count][span.need]; at != none; at = items_[at].next) {
    if (fits(items_[at].packed) && emit(items_[at].packed)) return true;
  }
  for (const Item& item : with_wilds_[span.count]) {
    if (item.sum + item.wilds > span.need) continue;
    const auto rest = static_cast<std::uint64_t>(span.need - item.sum);
    if (item.wilds == 1) {
      const std::uint64_t packed = item.packed + (rest << item.first_wild);
      if (fits(packed) && emit(packed)) return true;
      continue;
    }
    for (std::uint64_t number = 1; number < rest; ++number) {
      const std::uint64_t packed =
          item.packed + (number << item.first_wild) + ((rest - number) << item.second_wild);
      if (fits(packed) && emit(packed)) return true;
    }
  }
  return false;
}

namespace detail {

inline constexpr std::array<std::uint8_t, squares> ten_if_plus = [] {
  std::array<std::uint8_t, squares> out{};
  for (int square = 0; square < squares; ++square) {
    out[static_cast<std::size_t>(square)] = is_plus_ten(square) ? 10 : 0;
  }
  return out;
}();

// The places for a single tile: both of its lines need the same number.
template <class Visit>
bool any_single_span(const Board& board, const Surroundings& around, Visit& visit) {
  for (std::size_t square = 0; square < squares; ++square) {
    if (board[square] != 0) continue;
    const int across = around.beside(0, square);
    const int down = around.beside(1, square);
    const int sum = across != 0 ? across : down;
    if (sum == 0 || sum >= target || (down != 0 && down != sum)) continue;
    const int sums = (across != 0 ? 1 : 0) + (down != 0 ? 1 : 0);
    const Span span{.start = static_cast<std::uint8_t>(square),
                    .count = 1,
                    .need = static_cast<std::uint8_t>(target - sum),
                    .points = static_cast<std::uint16_t>((10 + ten_if_plus[square]) * sums + 3)};
    if (visit(span)) return true;
  }
  return false;
}

// The spans of two or more tiles that begin at one empty square: it grows square by square until
// crossing lines or the sum forbid more.
template <class Visit>
bool any_span_from(const Surroundings& around, std::size_t axis, std::size_t start, int most,
                   Visit& visit) {
  const Surroundings::Axis& along = around.axes[axis];
  Span span{.act = axis == 0 ? Act::across : Act::down, .start = static_cast<std::uint8_t>(start)};
  int need = target - along.before[start];
  int least = 0;  // what the tiles sum to at least
  int points = 10;
  bool touching = along.before[start] != 0;
  std::size_t square = start;
  for (unsigned count = 1; count <= static_cast<unsigned>(most); ++count) {
    const int crossing = around.beside(1 - axis, square);
    if (crossing >= target) return false;
    need -= along.after[square];
    points += 3 + ten_if_plus[square];
    if (crossing != 0) {
      const auto forced = static_cast<std::uint64_t>(target - crossing);
      span.want |= forced << (8U * (count - 1));
      span.mask |= std::uint64_t{31} << (8U * (count - 1));
      least += target - crossing;
      points += 10 + ten_if_plus[square];
    } else {
      ++least;
    }
    if (least > need) return false;
    touching = touching || crossing != 0 || along.after[square] != 0;
    if (count >= 2 && touching) {
      span.count = static_cast<std::uint8_t>(count);
      span.need = static_cast<std::uint8_t>(need);
      span.points = static_cast<std::uint16_t>(points + (count == rack_size ? 30 : 0));
      if (visit(std::as_const(span))) return true;
    }
    square = along.next[square];
    if (square == no_square) return false;
  }
  return false;
}

}  // namespace detail

// Calls visit(span) for each place for 1 to most tiles, in the order of Move, until one returns
// true; returns whether one did.
template <class Visit>
bool any_span(const Board& board, const Surroundings& around, int most, Visit&& visit) {
  if (most == 0) return false;
  if (detail::any_single_span(board, around, visit)) return true;
  for (const std::size_t axis : {0U, 1U}) {
    for (std::size_t start = 0; start < squares; ++start) {
      if (board[start] == 0 && detail::any_span_from(around, axis, start, most, visit)) return true;
    }
  }
  return false;
}

constexpr Move play_of(const Span& span, std::uint64_t packed) {
  Move move{span.act, span.start, span.count, {}};
  for (unsigned i = 0; i < rack_size; ++i) move.tiles[i] = static_cast<Tile>(packed >> (8U * i));
  return move;
}

// Calls sink(move, points) for every legal play of the rack, each once; points are those of the
// play itself (4.1 to 4.3), without going out (5.3). Without wilds the order is ascending.
template <class Sink>
void generate_plays(const Board& board, const Counts& rack, Sink&& sink) {
  const Surroundings around(board);
  const Arrangements arrangements(rack);
  any_span(board, around, arrangements.tiles(), [&](const Span& span) {
    return arrangements.any_match(span, [&](std::uint64_t packed) {
      sink(play_of(span, packed), static_cast<int>(span.points));
      return false;
    });
  });
}

// Whether the rack has a legal play.
bool has_play(const Board& board, const Surroundings& around, const Counts& rack);

}  // namespace twenties::sums_of_20
