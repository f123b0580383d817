#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bots/game_of_20/solver/lanes.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

// What can still matter in a position: squares that may be filled and tiles that may be placed. Of
// the tiles on the board it keeps only their effect on adjacent squares. The hand to move comes
// first, and it can place, unless the game is over.
//
// What is around a square is a number: 32 for one adjacent tile or 64 for more, plus their sum. A
// sum that is too high, or that can never be of use, is `useless_sum`.
// A lone square has no live neighbour, so nothing will ever change around it. Lone squares have no
// lane: of those with a sum only the tiles matter that they wait for, of the open ones their
// number.
struct Future {
  static constexpr std::uint32_t useless_sum = 31;
  static constexpr std::uint32_t second_two = 1U << 31U;

  Vectors possible;  // the tiles, as bits, that a square may get at some time; 0: none, it is dead
  Vectors around;    // what is around each square, as said above
  std::array<std::uint8_t, most_lanes> square{};  // of each lane
  std::size_t vectors = 0;                        // in use
  std::array<std::uint32_t, 2> hands{};           // without the dead tiles; bits as in Hand
  std::array<std::uint32_t, 2> lowest{};  // the tiles of each hand that may go as its lowest
  std::uint32_t asked_for = 0;            // the tiles that squares may ask for by their sums
  // The tiles that lone squares wait for. Two squares for one tile are as good as one, but for the
  // 2, of which both may hold one: then there may be a `second_two`.
  std::uint32_t waiting = 0;
  int lone_open = 0;                  // lone squares with at most one adjacent tile
  std::array<LaneSet, 2> playable{};  // lanes
  LaneSet live = 0;                   // squares that may be filled
  LaneSet open = 0;                   // those with at most one adjacent tile

  [[nodiscard]] std::uint32_t around_lane(int lane) const {
    return around[static_cast<std::size_t>(lane) / lanes][static_cast<std::size_t>(lane) % lanes];
  }
  [[nodiscard]] int sum(int lane) const { return static_cast<int>(around_lane(lane) & 31U); }
  // What the hand to move puts on one of its playable squares.
  [[nodiscard]] int tile(int lane) const {
    return (open & lane_bit(lane)) != 0 ? Hand{hands[0]}.lowest() : sum(lane);
  }
  // The tiles of a hand that a lone square waits for.
  [[nodiscard]] std::uint32_t awaited(std::size_t hand) const { return hands[hand] & waiting; }
  [[nodiscard]] bool can_place(std::size_t hand) const {
    return hands[hand] != 0 && (playable[hand] != 0 || awaited(hand) != 0 || lone_open != 0);
  }
  [[nodiscard]] bool is_over() const { return !can_place(0); }
  // All that are live, and those on which a hand can place.
  [[nodiscard]] int squares() const {
    return std::popcount(live) + std::popcount(waiting) + lone_open;
  }
  [[nodiscard]] int playable_squares(std::size_t hand) const {
    return std::popcount(playable[hand]) + std::popcount(awaited(hand)) + lone_open;
  }
};

// A future, and whether the hand that was to move is the one to move in it; otherwise it is skipped
// (3.6).
struct Next {
  Future future;
  bool same_hand = false;
};

// From a position in the placing stage of the game for two.
Next future_of(const State& state);

// A future whose moves are to be made: dead squares have no lane any more, and it is known which
// squares lie beside each other.
class Junction {
 public:
  explicit Junction(const Future& future);

  [[nodiscard]] const Future& future() const { return future_; }
  // After the hand to move has put its tile on one of its playable squares, a lane of future().
  void play(int lane, Next& after) const;
  // After it has put a tile on the lone square that waits for it, or its lowest on an open one.
  void play_awaited(int tile, Next& after) const;
  void play_lone_open(Next& after) const;

  // For each lane the lanes of its four neighbours.
  using Beside = std::array<Vectors, 4>;

 private:
  void begin(int tile, Future& future) const;
  void finish_quietly(int tile, Next& after) const;

  Future future_;
  Beside beside_;
};

// What the gain of a future, own tiles still to be placed minus those of the other hand, must lie
// in.
struct Gains {
  int low = 0;
  int high = 0;
};
Gains bounds_of(const Future& future);

}  // namespace twenties::game_of_20
