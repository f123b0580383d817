#include "bots/game_of_20/proof/check/position.hpp"

#include <bit>
#include <utility>

namespace twenties::game_of_20::check {

namespace {

constexpr Values all_values = (2U << highest_tile) - 1;

std::size_t at(int square) { return static_cast<std::size_t>(square); }

// All sums of one of `sums` and one of `tiles` that are not above the highest tile.
Values added(Values sums, Values tiles) {
  Values out = 0;
  for_each_bit(tiles, [&](int tile) { out |= sums << tile; });
  return out & all_values;
}

// Lemma 1. A square takes by 3.5 only the sum of its filled neighbours, and needs two of them. From
// now on each of its live neighbours stays empty or gets one tile out of its `fits`, and no other
// neighbour changes. So the sums below are all that can ever stand around it.
Values reachable_sums(const Position& position, int square) {
  const unsigned sum = position.sums[at(square)];
  if (sum > highest_tile) return 0;
  Values none = 1U << sum;  // sums with none of the live neighbours filled, with one, with more
  Values one = 0;
  Values more = 0;
  for_each_bit(adjacent[at(square)] & position.live, [&](int neighbour) {
    const Values tiles = position.fits[at(neighbour)];
    more |= added(one | more, tiles);
    one |= added(none, tiles);
  });
  if ((position.beside_two & only(square)) != 0) return none | one | more;
  return (position.beside_one & only(square)) != 0 ? one | more : more;
}

// A single 1 is bit 1, never bit 0.
Hand tidied(std::uint32_t bits) { return {(bits & ones) == 1U ? bits ^ ones : bits}; }

// Lemma 3. Squares without live neighbours that wait for the same tile t are the same move, and
// only as many of them can be filled as there are tiles t in the hands. More of them are left out.
void drop_doubles(Position& position) {
  std::array<int, highest_tile + 1> seen{};
  for_each_bit(position.isolated() & position.beside_two, [&](int square) {
    const int tile = position.sums[at(square)];
    const int held =
        (position.hands[0].holds(tile) ? 1 : 0) + (position.hands[1].holds(tile) ? 1 : 0);
    if (++seen[at(tile)] > held) position.live &= ~only(square);
  });
}

// One round over the squares. Whether anything became smaller.
bool trim_squares(Position& position, Values held, Values lowest) {
  bool changed = false;
  const Squares open = position.open();
  Values by_sum = 0;
  for_each_bit(position.live, [&](int square) {
    const Values summed = reachable_sums(position, square) & held & position.summed[at(square)];
    const Values fits = summed | ((open & only(square)) != 0 ? lowest : 0);
    changed |= fits != position.fits[at(square)];
    position.summed[at(square)] = summed;
    position.fits[at(square)] = fits;
    by_sum |= summed;
    if (fits == 0) position.live &= ~only(square);
  });
  changed |= by_sum != position.by_sum;
  position.by_sum = by_sum;
  return changed;
}

}  // namespace

Values values_of(Hand hand) { return (hand.bits | (hand.bits & 1U) << 1U) & ~1U; }

Squares Position::isolated() const {
  constexpr Squares first_column = 0b00001'00001'00001'00001'00001;
  constexpr Squares last_column = first_column << (side - 1);
  const Squares beside =
      live << side | live >> side | (live & ~last_column) << 1U | (live & ~first_column) >> 1U;
  return live & ~beside;
}

Squares Position::playable(std::size_t hand) const {
  if (hands[hand].empty()) return 0;
  Squares out = open();
  for_each_bit(live & beside_two, [&](int square) {
    if (sums[at(square)] <= highest_tile && hands[hand].holds(sums[at(square)]))
      out |= only(square);
  });
  return out;
}

int Position::tile_for(int square) const {
  return (beside_two & only(square)) == 0 ? hands[0].lowest() : sums[at(square)];
}

// Lemma 2. Tiles outside `by_sum` can be placed only by 3.4, each on one of the open squares, whose
// number never grows. So of a hand's tiles of that kind only as many as there are open squares can
// go, lowest first; the others are dead. A tile can be the lowest of its hand while there is an
// open square only if fewer such tiles lie below it than there are open squares.
//
// A dead tile can be taken out of the hand: while a tile of that kind lies below it, it is not the
// lowest; and when the last of these has gone, so has the last open square.
Parts parts_of(Hand hand, Values by_sum, int open) {
  if (open == 0) return {.lowest = 0, .dead = hand.bits & ~by_sum};
  std::uint32_t above = hand.bits & ~by_sum;
  if (std::popcount(above) < open) return {.lowest = hand.bits, .dead = 0};
  for (int i = 1; i < open; ++i) above &= above - 1;
  const std::uint32_t last = above & (0U - above);
  return {.lowest = hand.bits & (2 * last - 1), .dead = above & ~last};
}

// What Lemma 1 and 2 take away makes other sets smaller, so they are used until nothing changes. To
// stop earlier would be right as well.
void trim(Position& position) {
  for (bool changed = true; changed;) {
    const int open = std::popcount(position.open());
    Values held = 0;
    Values lowest = 0;
    changed = false;
    for (Hand& hand : position.hands) {
      const Parts parts = parts_of(hand, position.by_sum, open);
      hand = tidied(hand.bits & ~parts.dead);
      held |= values_of(hand);
      lowest |= values_of({parts.lowest});
    }
    changed = trim_squares(position, held, lowest);
  }
  drop_doubles(position);
}

Start start_of(const State& state) {
  Start out;
  Position& position = out.position;
  for (std::size_t i = 0; i < 2; ++i) position.hands[i] = state.hand(state.to_move ^ i);
  out.difference = position.hands[1].sum() - position.hands[0].sum();
  position.by_sum = all_values & ~ones;
  for (int square = 0; square < square_count; ++square) {
    const int tile = state.board.tile(square);
    if (tile == 0) {
      position.live |= only(square);
      continue;
    }
    position.beside_two |= position.beside_one & adjacent[at(square)];
    position.beside_one |= adjacent[at(square)];
    for_each_bit(adjacent[at(square)], [&](int neighbour) {
      position.sums[at(neighbour)] = static_cast<std::uint8_t>(position.sums[at(neighbour)] + tile);
    });
  }
  position.summed.fill(position.by_sum);
  position.fits.fill(all_values & ~1U);
  trim(position);
  return out;
}

int place(Position& position, int square) {
  const int tile = position.tile_for(square);
  position.hands[0] = {position.hands[0].bits & ~position.hands[0].bit_of(tile)};
  const Squares around = adjacent[at(square)];
  position.live &= ~only(square);
  position.beside_two |= position.beside_one & around;
  position.beside_one |= around;
  for_each_bit(around, [&](int neighbour) {
    position.sums[at(neighbour)] = static_cast<std::uint8_t>(position.sums[at(neighbour)] + tile);
  });
  pass(position);
  trim(position);
  return tile;
}

void pass(Position& position) { std::swap(position.hands[0], position.hands[1]); }

}  // namespace twenties::game_of_20::check
