#pragma once

#include <bit>

#include "bots/game_of_20/solver/future.hpp"

namespace twenties::game_of_20 {

inline constexpr std::uint32_t all_tiles = ((1U << (highest_tile + 1)) - 1) & ~1U;
inline constexpr std::uint32_t tiles_by_sum = all_tiles & ~ones;  // a sum of two tiles is no 1

// The tiles of a hand that may go as its lowest. A tile that no square can ask for goes only as the
// lowest, so on an open square of its own; with m open squares only the m lowest such tiles may go,
// and nothing above them is ever the lowest.
inline std::uint32_t may_be_lowest(std::uint32_t hand, std::uint32_t asked_for, int open_squares) {
  if (open_squares == 0) return 0;
  std::uint32_t stuck = hand & ~asked_for;
  if (std::popcount(stuck) < open_squares) return hand;
  for (int skipped = 1; skipped < open_squares; ++skipped) stuck &= stuck - 1;
  const std::uint32_t last = stuck & (0U - stuck);
  return hand & (2 * last - 1);
}

// Takes away from the hands the tiles that can never go. True if there was something to take away.
inline bool restrict_hands(Future& future) {
  const int open_squares = std::popcount(future.open) + future.lone_open;
  bool changed = false;
  for (std::size_t hand = 0; hand < 2; ++hand) {
    const std::uint32_t tiles = future.hands[hand];
    const std::uint32_t lowest =
        may_be_lowest(tiles, future.asked_for, open_squares) & future.lowest[hand];
    const std::uint32_t kept = lowest | (tiles & future.asked_for);
    changed = changed || kept != tiles || lowest != future.lowest[hand];
    future.hands[hand] = kept;
    future.lowest[hand] = lowest;
  }
  return changed;
}

// Takes away, until nothing changes, what cannot happen any more, from a future that uses `Count`
// vectors. What is then called open or live may be dead.
template <std::size_t Count>
class CleanUp {
 public:
  CleanUp(Future& future, const Junction::Beside& beside) : future_(future), beside_(beside) {}

  // Gives the lanes without live neighbours.
  LaneSet run() {
    for (std::size_t i = 0; i < Count; ++i) prepare(i);
    do {
      restrict_squares();
    } while (restrict_hands(future_) || has_changed_);
    LaneSet alone = 0;
    for (std::size_t i = 0; i < Count; ++i) {
      forget_useless_sums(i);
      alone |= (nonzero_lanes(near_[i]) ^ 0xffU) << (lanes * i);
    }
    return alone;
  }

 private:
  // What is around eight squares, and does not change while cleaning up.
  struct Surroundings {
    Vector sum;
    Vector summed;   // 1 for a square with two or more adjacent tiles
    Vector has_one;  // all bits for a square with one or more
    Vector is_open;  // all bits for a square with one or none
  };

  static std::uint32_t tiles_of(std::uint32_t hand) {
    return (hand | (hand & 1U) << 1U) & all_tiles;
  }

  void prepare(std::size_t i) {
    const Vector& code = future_.around[i];
    around_[i].sum = code & 31U;
    around_[i].summed = code >> 6U;
    around_[i].has_one = reinterpret_cast<Vector>(code >= 32U);
    around_[i].is_open = reinterpret_cast<Vector>(code < 64U);
  }

  // The lowest tile in each set; useless_sum for an empty one.
  static void find_lowest(const Vector& sets, Vector& out) {
    using Floats = float __attribute__((vector_size(32)));
    using Integers = std::int32_t __attribute__((vector_size(32)));
    const Vector bit = sets & (0U - sets);
    const auto exponent = reinterpret_cast<Vector>(
                              __builtin_convertvector(reinterpret_cast<Integers>(bit), Floats)) >>
                          23U;
    out = exponent - 127U;  // of an empty set: far more than any tile
    out = out < Future::useless_sum ? out : zeros + Future::useless_sum;
  }

  static void least(const Vector& a, const Vector& b, Vector& out) { out = a < b ? a : b; }
  static void most(const Vector& a, const Vector& b, Vector& out) { out = a < b ? b : a; }

  // The two least of four, added.
  static void add_two_least(const std::array<Vector, 4>& of, Vector& out) {
    Vector low_ab, high_ab, low_cd, high_cd;
    least(of[0], of[1], low_ab);
    most(of[0], of[1], high_ab);
    least(of[2], of[3], low_cd);
    most(of[2], of[3], high_cd);
    Vector first, second, third;
    least(low_ab, low_cd, first);
    most(low_ab, low_cd, second);
    least(high_ab, high_cd, third);
    least(second, third, second);
    out = first + second;
  }

  // All squares at once, from what was possible before.
  void restrict_squares() {
    Vectors before;
    Vectors lowest;
    for (std::size_t i = 0; i < Count; ++i) {
      before[i] = future_.possible[i];
      find_lowest(before[i], lowest[i]);
    }
    const Vector held = zeros + ((future_.hands[0] | future_.hands[1]) & tiles_by_sum);
    const Vector as_lowest = zeros + tiles_of(future_.lowest[0] | future_.lowest[1]);
    Vector asked_for = zeros;
    Vector changed = zeros;
    for (std::size_t i = 0; i < Count; ++i) {
      restrict_eight(i, before, lowest, held, as_lowest);
      asked_for |= by_sum_[i];
      changed |= future_.possible[i] ^ before[i];
    }
    future_.asked_for = any_of(asked_for) | future_.waiting;
    has_changed_ = !is_zero(changed);
  }

  // A square gets its sum, which is what is around it now plus what comes beside it: one more tile,
  // or two or more; or, while it is open, the lowest tile of a hand.
  void restrict_eight(std::size_t i, const Vectors& before, const Vectors& lowest,
                      const Vector& held, const Vector& as_lowest) {
    std::array<Vector, 4> lowest_beside;
    Vector near = zeros;
    for (std::size_t k = 0; k < 4; ++k) {
      Vector tiles;
      pick<Count>(before, beside_[k][i], tiles);
      pick<Count>(lowest, beside_[k][i], lowest_beside[k]);
      near |= tiles;
    }
    near_[i] = near;
    const Surroundings& here = around_[i];
    Vector from;
    add_two_least(lowest_beside, from);
    from += here.sum;
    from = from < 31U ? from : zeros + 31U;
    const Vector one_more = near & here.has_one;
    const Vector sums = ((here.summed | one_more) << here.sum) | ((zeros + ~0U) << from);
    by_sum_[i] = before[i] & held & sums;
    future_.possible[i] = by_sum_[i] | (before[i] & here.is_open & as_lowest);
  }

  // An open square that can never ask for a tile: its sum does not matter.
  void forget_useless_sums(std::size_t i) {
    const auto useless =
        reinterpret_cast<Vector>(by_sum_[i] == zeros) & around_[i].has_one & around_[i].is_open;
    future_.around[i] |= useless & Future::useless_sum;
  }

  Future& future_;
  const Junction::Beside& beside_;
  std::array<Surroundings, Count> around_;
  std::array<Vector, Count> by_sum_;
  std::array<Vector, Count> near_;  // the tiles that the neighbours of each square may get
  bool has_changed_ = false;
};

}  // namespace twenties::game_of_20
