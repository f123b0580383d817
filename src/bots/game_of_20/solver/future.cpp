#include "bots/game_of_20/solver/future.hpp"

#include <bit>
#include <utility>

#include "bots/game_of_20/solver/clean_up.hpp"

namespace twenties::game_of_20 {

namespace {

// With a lane to spare.
std::size_t vectors_for(int squares) { return static_cast<std::size_t>(squares) / lanes + 1; }

// Lone squares give up their lanes.
void set_apart(Future& future, LaneSet alone) {
  future.live &= ~alone;
  future.lone_open += std::popcount(alone & future.open);
  for_each_bit(alone & ~future.open, [&](int lane) {
    const std::uint32_t tile = 1U << future.sum(lane);
    const bool is_second_two = tile == 4U && (future.waiting & 4U) != 0;
    future.waiting |= is_second_two ? Future::second_two : tile;
  });
  future.open &= future.live;
}

// Drops lone squares that nobody can fill.
void drop_dead(Future& future) {
  const std::uint32_t both = future.hands[0] & future.hands[1];
  future.waiting &= future.hands[0] | future.hands[1] | ((both & 4U) != 0 ? Future::second_two : 0);
  if ((future.lowest[0] | future.lowest[1]) == 0) future.lone_open = 0;
}

LaneSet clean_up(Future& future, const Junction::Beside& beside) {
  switch (future.vectors) {
    case 1:
      return CleanUp<1>(future, beside).run();
    case 2:
      return CleanUp<2>(future, beside).run();
    case 3:
      return CleanUp<3>(future, beside).run();
    default:
      return CleanUp<4>(future, beside).run();
  }
}

LaneSet living(const Future& future) {
  LaneSet out = 0;
  for (std::size_t i = 0; i < future.vectors; ++i) {
    out |= nonzero_lanes(future.possible[i]) << (lanes * i);
  }
  return out;
}

// The lanes on which each hand can place.
void find_moves(Future& future) {
  future.playable = {};
  for (std::size_t i = 0; i < future.vectors; ++i) {
    const Vector& code = future.around[i];
    const Vector sum = code & 31U;
    const Vector summed = code >> 6U;
    for (std::size_t hand = 0; hand < 2; ++hand) {
      const Vector held = (zeros + (future.hands[hand] & tiles_by_sum)) >> sum & summed;
      future.playable[hand] |= low_bits(held) << (lanes * i);
    }
  }
  for (std::size_t hand = 0; hand < 2; ++hand) {
    future.playable[hand] &= future.live;
    if (future.hands[hand] != 0) future.playable[hand] |= future.open;
  }
}

void settle(Future& future, const Junction::Beside& beside) {
  const LaneSet alone = clean_up(future, beside);
  future.live = living(future);
  future.open &= future.live;
  set_apart(future, alone & future.live);
  drop_dead(future);
  find_moves(future);
}

void swap_hands(Future& future) {
  std::swap(future.hands[0], future.hands[1]);
  std::swap(future.lowest[0], future.lowest[1]);
  std::swap(future.playable[0], future.playable[1]);
}

// To the other hand, unless it cannot place.
void give_turn(Next& next) {
  next.same_hand = !next.future.can_place(1);
  if (!next.same_hand) swap_hands(next.future);
}

constexpr std::uint8_t no_square = square_count;

// The four neighbours of each square.
constexpr auto neighbours = [] {
  std::array<std::array<std::uint8_t, 4>, square_count> out{};
  for (std::size_t square = 0; square < square_count; ++square) {
    out[square].fill(no_square);
    std::size_t count = 0;
    for_each_bit(adjacent[square],
                 [&](int beside) { out[square][count++] = static_cast<std::uint8_t>(beside); });
  }
  return out;
}();

void find_neighbours(const Future& future, int squares, Junction::Beside& beside) {
  const auto none = static_cast<std::uint8_t>(future.vectors * lanes - 1);
  std::array<std::uint8_t, square_count + 1> lane_of;
  lane_of.fill(none);
  for (int lane = 0; lane < squares; ++lane) {
    lane_of[future.square[static_cast<std::size_t>(lane)]] = static_cast<std::uint8_t>(lane);
  }
  for (std::size_t k = 0; k < 4; ++k) {
    std::array<std::uint32_t, most_lanes> names;
    names.fill(none);
    for (std::size_t lane = 0; lane < static_cast<std::size_t>(squares); ++lane) {
      names[lane] = lane_of[neighbours[future.square[lane]][k]];
    }
    for (std::size_t i = 0; i < future.vectors; ++i) {
      __builtin_memcpy(&beside[k][i], &names[i * lanes], sizeof(Vector));
    }
  }
}

// The lanes of a set, closed up.
LaneSet closed_up(LaneSet set, LaneSet live) {
#if defined(__BMI2__)
  return _pext_u32(set, live);
#else
  LaneSet out = 0;
  int to = 0;
  for_each_bit(live, [&](int lane) { out |= (set >> lane & 1U) << to++; });
  return out;
#endif
}

// Leaves out the lanes that are dead.
void close_up(const Future& from, Future& to) {
  const int squares = std::popcount(from.live);
  to.vectors = vectors_for(squares);
  std::array<std::uint32_t, most_lanes> possible{};
  std::array<std::uint32_t, most_lanes> around{};
  std::size_t lane = 0;
  for_each_bit(from.live, [&](int old) {
    const auto at = static_cast<std::size_t>(old);
    possible[lane] = from.possible[at / lanes][at % lanes];
    around[lane] = from.around[at / lanes][at % lanes];
    to.square[lane++] = from.square[at];
  });
  for (std::size_t i = 0; i < to.vectors; ++i) {
    __builtin_memcpy(&to.possible[i], &possible[i * lanes], sizeof(Vector));
    __builtin_memcpy(&to.around[i], &around[i * lanes], sizeof(Vector));
  }
  to.hands = from.hands;
  to.lowest = from.lowest;
  to.asked_for = from.asked_for;
  to.live = closed_up(from.live, from.live);
  to.open = closed_up(from.open, from.live);
  to.waiting = from.waiting;
  to.lone_open = from.lone_open;
  for (std::size_t hand = 0; hand < 2; ++hand) {
    to.playable[hand] = closed_up(from.playable[hand], from.live);
  }
}

// Puts a tile on a square: takes the square away, and adds the tile to what is around its
// neighbours.
void lay(Future& future, const Junction::Beside& beside, int lane, int tile) {
  const auto at = static_cast<std::size_t>(lane);
  const Vector name = zeros + static_cast<std::uint32_t>(lane);
  for (std::size_t i = 0; i < future.vectors; ++i) {
    Vector mask = zeros;
    for (const Vectors& names : beside) mask |= reinterpret_cast<Vector>(names[i] == name);
    const Vector& code = future.around[i];
    Vector sum = (code & 31U) + static_cast<std::uint32_t>(tile);
    sum = sum <= highest_tile ? sum : zeros + Future::useless_sum;
    Vector count = (code & ~31U) + 32U;
    count = count < 64U ? count : zeros + 64U;
    future.around[i] = (code & ~mask) | ((count | sum) & mask);
  }
  future.possible[at / lanes][at % lanes] = 0;
}

// Squares with at most one adjacent tile.
LaneSet find_open(const Future& future) {
  LaneSet summed = 0;
  for (std::size_t i = 0; i < future.vectors; ++i) {
    summed |= low_bits(future.around[i] >> 6U) << (lanes * i);
  }
  return ~summed;
}

// Whether a square may get one of these tiles.
bool may_get(const Future& future, std::uint32_t tiles) {
  Vector all = zeros;
  for (std::size_t i = 0; i < future.vectors; ++i) all |= future.possible[i];
  return !is_zero(all & (zeros + tiles));
}

}  // namespace

Next future_of(const State& state) {
  Next next;
  Future& future = next.future;
  const std::size_t mover = state.to_move;
  future.hands = {state.hands[mover], state.hands[mover ^ 1U]};
  future.lowest = future.hands;
  const int squares = std::popcount(state.board.empty);
  future.vectors = vectors_for(squares);
  future.possible.fill(zeros);
  future.around.fill(zeros);
  std::size_t lane = 0;
  for_each_bit(state.board.empty, [&](int square) {
    const bool one = (state.board.beside_one & only(square)) != 0;
    const bool two = (state.board.beside_two & only(square)) != 0;
    const auto sum = static_cast<std::uint32_t>(state.board.sum(square));
    future.square[lane] = static_cast<std::uint8_t>(square);
    future.possible[lane / lanes][lane % lanes] = all_tiles;
    future.around[lane / lanes][lane % lanes] = (two   ? 64U
                                                 : one ? 32U
                                                       : 0U) +
                                                (sum <= highest_tile ? sum : Future::useless_sum);
    if (!two) future.open |= lane_bit(static_cast<int>(lane));
    ++lane;
  });
  Junction::Beside beside;
  find_neighbours(future, squares, beside);
  settle(future, beside);
  next.same_hand = true;
  if (!future.can_place(0) && future.can_place(1)) {
    swap_hands(future);
    next.same_hand = false;
  }
  return next;
}

Junction::Junction(const Future& future) {
  close_up(future, future_);
  find_neighbours(future_, std::popcount(future_.live), beside_);
}

// The future without the tile that the hand to move places.
void Junction::begin(int tile, Future& future) const {
  future.vectors = future_.vectors;
  for (std::size_t i = 0; i < future.vectors; ++i) {
    future.possible[i] = future_.possible[i];
    future.around[i] = future_.around[i];
  }
  future.square = future_.square;
  future.asked_for = future_.asked_for;
  future.waiting = future_.waiting;
  future.lone_open = future_.lone_open;
  future.hands = future_.hands;
  future.lowest = future_.lowest;
  future.live = future_.live;
  future.open = future_.open;
  const std::uint32_t gone = Hand{future_.hands[0]}.bit_of(tile);
  future.hands[0] &= ~gone;
  future.lowest[0] &= ~gone;
}

void Junction::play(int lane, Next& after) const {
  const int tile = future_.tile(lane);
  begin(tile, after.future);
  lay(after.future, beside_, lane, tile);
  after.future.open = future_.live & ~lane_bit(lane) & find_open(after.future);
  settle(after.future, beside_);
  give_turn(after);
}

void Junction::play_awaited(int tile, Next& after) const {
  begin(tile, after.future);
  const std::uint32_t second = tile == 2 ? future_.waiting & Future::second_two : 0;
  after.future.waiting &= ~(second != 0 ? second : 1U << static_cast<unsigned>(tile));
  finish_quietly(tile, after);
}

void Junction::play_lone_open(Next& after) const {
  const int tile = Hand{future_.hands[0]}.lowest();
  begin(tile, after.future);
  --after.future.lone_open;
  finish_quietly(tile, after);
}

// What goes to a lone square changes nothing else, unless other squares might have got the tile, or
// other tiles can no longer go.
void Junction::finish_quietly(int tile, Next& after) const {
  Future& future = after.future;
  if (may_get(future, 1U << static_cast<unsigned>(tile)) || restrict_hands(future)) {
    settle(future, beside_);
  } else {
    drop_dead(future);
    find_moves(future);
  }
  give_turn(after);
}

namespace {

// The sums of all sets of eleven tiles: the bits 0 to 10 of a hand, or those from 11.
constexpr int half = 11;
template <int From>
inline constexpr auto sums_of_half = [] {
  std::array<std::uint8_t, 1U << half> out{};
  for (std::uint32_t set = 0; set < out.size(); ++set) {
    out[set] = static_cast<std::uint8_t>(Hand{set << From}.sum());
  }
  return out;
}();

int sum_of(std::uint32_t hand) {
  return sums_of_half<0>[hand & ((1U << half) - 1)] + sums_of_half<half>[hand >> half];
}

// The tiles that ask for nothing but their turn: a lone square waits for each, so its owner is
// never out of moves while holding it, and will place it at some time.
std::uint32_t certain_tiles(const Future& future) {
  const bool both_hold_two = (future.hands[0] & future.hands[1] & 4U) != 0;
  const bool is_one_short = both_hold_two && (future.waiting & Future::second_two) == 0;
  return is_one_short ? future.waiting & ~4U : future.waiting;
}

// The most that a hand can place on so many squares.
int most_of(std::uint32_t hand, int squares) {
  int spare = std::popcount(hand) - squares;
  for (; spare > 0; --spare) hand &= hand - 1;
  return sum_of(hand);
}

}  // namespace

Gains bounds_of(const Future& future) {
  if (future.is_over()) return {};
  const std::uint32_t certain = certain_tiles(future);
  const std::uint32_t own = future.hands[0] & certain;
  const std::uint32_t others = future.hands[1] & certain;
  const int squares = future.squares();
  return {.low = sum_of(own) - most_of(future.hands[1], squares - std::popcount(own)),
          .high = most_of(future.hands[0], squares - std::popcount(others)) - sum_of(others)};
}

}  // namespace twenties::game_of_20
