#include "bots/game_of_20/solver/future.hpp"

#include <bit>
#include <cstring>
#include <utility>

namespace twenties::game_of_20 {

namespace {

constexpr std::uint32_t all_tiles = ((1U << (highest_tile + 1)) - 1) & ~1U;
constexpr std::uint32_t tiles_by_sum = all_tiles & ~ones;  // a sum of two tiles is no 1

inline void least(const Row& a, const Row& b, Row& out) { out = a < b ? a : b; }
inline void most(const Row& a, const Row& b, Row& out) { out = a < b ? b : a; }

// The lowest tile in each set; useless_sum for an empty one.
inline void lowest_tiles(const Row& sets, Row& out) {
  using Floats = float __attribute__((vector_size(32)));
  using Integers = std::int32_t __attribute__((vector_size(32)));
  const Row bit = sets & (0U - sets);
  const auto exponent =
      reinterpret_cast<Row>(__builtin_convertvector(reinterpret_cast<Integers>(bit), Floats)) >>
      23U;
  out = exponent - 127U;  // of an empty set: far more than any tile
  out = out < Future::useless_sum ? out : no_row + Future::useless_sum;
}

// The two least of four, added.
inline void two_least(const Row& a, const Row& b, const Row& c, const Row& d, Row& out) {
  Row low_ab, high_ab, low_cd, high_cd;
  least(a, b, low_ab);
  most(a, b, high_ab);
  least(c, d, low_cd);
  most(c, d, high_cd);
  Row first, second, third;
  least(low_ab, low_cd, first);
  most(low_ab, low_cd, second);
  least(high_ab, high_cd, third);
  least(second, third, second);
  out = first + second;
}

// The tiles of a hand that may go as its lowest. A tile that no square can ask for goes only as the
// lowest, so on an open square of its own; with m open squares only the m lowest such tiles may go,
// and nothing above them is ever the lowest.
std::uint32_t may_be_lowest(std::uint32_t hand, std::uint32_t asked_for, int open_squares) {
  if (open_squares == 0) return 0;
  std::uint32_t stuck = hand & ~asked_for;
  if (std::popcount(stuck) < open_squares) return hand;
  for (int skipped = 1; skipped < open_squares; ++skipped) stuck &= stuck - 1;
  const std::uint32_t last = stuck & (0U - stuck);
  return hand & (2 * last - 1);
}

// Takes away, until nothing changes, what cannot happen any more.
class CleanUp {
 public:
  explicit CleanUp(Future& future) : future_(future) {
    for (std::size_t r = 0; r < side; ++r) lowest_tiles(future_.possible[r], least_[r]);
  }

  void run() {
    while (true) {
      asked_for_ = no_row;
      changed_ = no_row;
      held_ = (future_.hands[0] | future_.hands[1]) & tiles_by_sum;
      as_lowest_ = tiles_of(future_.lowest[0] | future_.lowest[1]);
      restrict_row(0, no_row, far_, future_.possible[1], least_[1]);
      for (std::size_t r = 1; r + 1 < side; ++r) {
        restrict_row(r, future_.possible[r - 1], least_[r - 1], future_.possible[r + 1],
                     least_[r + 1]);
      }
      restrict_row(side - 1, future_.possible[side - 2], least_[side - 2], no_row, far_);
      if (!restrict_hands() && any_of(changed_) == 0) return;
    }
  }

 private:
  static std::uint32_t tiles_of(std::uint32_t hand) {
    return (hand | (hand & 1U) << 1U) & all_tiles;
  }

  // A square gets its sum, which is what is around it now plus what comes beside it: one more tile,
  // or two or more; or, while it is open, the lowest tile of a hand.
  void restrict_row(std::size_t r, const Row& above, const Row& least_above, const Row& below,
                    const Row& least_below) {
    const Row& here = future_.possible[r];
    Row left, right, least_left, least_right, two;
    from_left(here, left);
    from_right(here, right);
    from_left(least_[r], least_left);
    from_right(least_[r], least_right);
    least_left |= left_edge_;
    least_right |= right_edge_;
    two_least(least_above, least_below, least_left, least_right, two);
    const Row& code = future_.around[r];
    const Row sum = code & 31U;
    const Row is_summed = code >> 6U;
    const auto has_one = reinterpret_cast<Row>(code >= 32U);
    const auto is_open = reinterpret_cast<Row>(code < 64U);
    Row from = sum + two;
    from = from < 31U ? from : no_row + 31U;
    const Row one_more = (above | below | left | right) & has_one;
    const Row by_sum = here & held_ & (((is_summed | one_more) << sum) | ((no_row + ~0U) << from));
    const Row now = by_sum | (here & is_open & as_lowest_);
    asked_for_ |= by_sum;
    changed_ |= now ^ here;
    future_.possible[r] = now;
    lowest_tiles(now, least_[r]);
    // An open square that can never ask for a tile: its sum does not matter.
    const auto useless = reinterpret_cast<Row>(by_sum == no_row) & has_one & is_open;
    future_.around[r] |= useless & Future::useless_sum;
  }

  bool restrict_hands() {
    const std::uint32_t asked_for = any_of(asked_for_);
    bool changed = false;
    for (std::size_t hand = 0; hand < 2; ++hand) {
      const std::uint32_t tiles = future_.hands[hand];
      const std::uint32_t lowest =
          may_be_lowest(tiles, asked_for, std::popcount(future_.open)) & future_.lowest[hand];
      const std::uint32_t kept = lowest | (tiles & asked_for);
      changed = changed || kept != tiles || lowest != future_.lowest[hand];
      future_.hands[hand] = kept;
      future_.lowest[hand] = lowest;
    }
    return changed;
  }

  static constexpr Row far_ = no_row + Future::useless_sum;
  static constexpr Row left_edge_{31, 0, 0, 0, 0, 0, 0, 0};
  static constexpr Row right_edge_{0, 0, 0, 0, 31, 0, 0, 0};

  Future& future_;
  Rows least_{};
  Row asked_for_{};
  Row changed_{};
  std::uint32_t held_ = 0;
  std::uint32_t as_lowest_ = 0;
};

// The places of squares with a sum that a hand holds.
Places summed(const Future& future, std::uint32_t hand) {
  Rows out;
  for (std::size_t r = 0; r < side; ++r) {
    const Row& code = future.around[r];
    const auto alive = reinterpret_cast<Row>(future.possible[r] != no_row);
    out[r] = ((no_row + (hand & tiles_by_sum)) >> (code & 31U)) & (code >> 6U) & alive;
  }
  return nonzero(out);
}

// Two lone squares that ask for the same tile are as good as one, but for the 2, of which there are
// two.
void drop_doubles(Future& future) {
  std::array<int, 32> wanted{};
  wanted.fill(1);
  wanted[2] = (future.hands[0] & future.hands[1]) >> 2U & 1U ? 2 : 1;
  for_each_bit(future.alone & ~future.open, [&](int place) {
    if (--wanted[static_cast<std::size_t>(future.sum(place))] >= 0) return;
    const Places gone = place_bit(place);
    future.live &= ~gone;
    future.alone &= ~gone;
    future.playable[0] &= ~gone;
    future.playable[1] &= ~gone;
    future.possible[static_cast<std::size_t>(place / lanes)][place % lanes] = 0;
  });
}

void settle(Future& future) {
  CleanUp(future).run();
  future.live = nonzero(future.possible);
  future.open &= future.live;
  future.alone = future.live & ~around(future.live);
  for (std::size_t hand = 0; hand < 2; ++hand) {
    future.playable[hand] = summed(future, future.hands[hand]);
    if (future.hands[hand] != 0) future.playable[hand] |= future.open;
  }
  drop_doubles(future);
}

void swap_hands(Future& future) {
  std::swap(future.hands[0], future.hands[1]);
  std::swap(future.lowest[0], future.lowest[1]);
  std::swap(future.playable[0], future.playable[1]);
}

// The squares beside each square, as lanes of ones.
constexpr auto beside = [] {
  std::array<std::array<std::array<std::uint32_t, lanes>, side>, side * lanes> out{};
  for (std::size_t square = 0; square < square_count; ++square) {
    for_each_bit(adjacent[square], [&](int i) {
      const auto place = static_cast<std::size_t>(place_of(static_cast<int>(square)));
      out[place][static_cast<std::size_t>(i / side)][static_cast<std::size_t>(i % side)] = ~0U;
    });
  }
  return out;
}();

void lay(Future& future, int place, int tile) {
  const auto row = static_cast<std::size_t>(place / lanes);
  for (std::size_t r = row == 0 ? 0 : row - 1; r < side && r <= row + 1; ++r) {
    Row mask;  // a vector must not be returned by value where the processor may lack it
    std::memcpy(&mask, &beside[static_cast<std::size_t>(place)][r], sizeof(mask));
    const Row& code = future.around[r];
    Row sum = (code & 31U) + static_cast<std::uint32_t>(tile);
    sum = sum <= highest_tile ? sum : no_row + Future::useless_sum;
    Row count = (code & ~31U) + 32U;
    count = count < 64U ? count : no_row + 64U;
    future.around[r] = (code & ~mask) | ((count | sum) & mask);
  }
  const Row bit = no_row + (1U << (place % lanes));
  future.possible[row] &= reinterpret_cast<Row>((lane_bits & bit) == no_row);
}

}  // namespace

Next future_of(const State& state) {
  Next next;
  Future& future = next.future;
  const std::size_t mover = state.to_move;
  future.hands = {state.hands[mover], state.hands[mover ^ 1U]};
  future.lowest = future.hands;
  for_each_bit(state.board.empty, [&](int square) {
    const bool one = (state.board.beside_one & only(square)) != 0;
    const bool two = (state.board.beside_two & only(square)) != 0;
    const auto sum = static_cast<std::uint32_t>(state.board.sum(square));
    const int place = place_of(square);
    const auto row = static_cast<std::size_t>(place / lanes);
    future.possible[row][place % lanes] = all_tiles;
    future.around[row][place % lanes] = (two   ? 64U
                                         : one ? 32U
                                               : 0U) +
                                        (sum <= highest_tile ? sum : Future::useless_sum);
    if (one) future.touched |= place_bit(place);
    if (!two) future.open |= place_bit(place);
  });
  settle(future);
  next.same_hand = true;
  if (future.playable[0] == 0 && future.playable[1] != 0) {
    swap_hands(future);
    next.same_hand = false;
  }
  return next;
}

void play(const Future& before, int place, Next& after) {
  const int tile = before.tile(place);
  Future& future = after.future;
  future.possible = before.possible;
  future.around = before.around;
  future.hands = before.hands;
  future.lowest = before.lowest;
  const std::uint32_t gone = Hand{before.hands[0]}.bit_of(tile);
  future.hands[0] &= ~gone;
  future.lowest[0] &= ~gone;
  lay(future, place, tile);
  const Places beside_it = around(place_bit(place));
  future.open = before.open & ~place_bit(place) & ~(beside_it & before.touched);
  future.touched = before.touched | beside_it;
  settle(future);
  after.same_hand = future.playable[1] == 0;
  if (!after.same_hand) swap_hands(future);
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
  std::uint32_t out = 0;
  int twos = 0;
  for_each_bit(future.alone & ~future.open, [&](int place) {
    out |= 1U << future.sum(place);
    if (future.sum(place) == 2) ++twos;
  });
  const bool both_hold_two = (future.hands[0] & future.hands[1] & 4U) != 0;
  return both_hold_two && twos < 2 ? out & ~4U : out;
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
  const int squares = std::popcount(future.live);
  return {.low = sum_of(own) - most_of(future.hands[1], squares - std::popcount(own)),
          .high = most_of(future.hands[0], squares - std::popcount(others)) - sum_of(others)};
}

}  // namespace twenties::game_of_20
