#pragma once

#include <cstdint>
#include <optional>

#include "base/fixed_vector.hpp"
#include "bots/sums_of_20/leave_values.hpp"
#include "games/sums_of_20/plays.hpp"

namespace twenties::sums_of_20 {

inline constexpr int tenths = 10;        // values are in tenths of a point
inline constexpr int trade_cost = 3;     // points for each tile (3.6)
inline constexpr int lasting_pool = 10;  // with this many tiles in it, kept tiles count in full

// For each choice of tiles that can be played or traded, the value of the tiles that are kept, in
// tenths of a point.
class RackChoices {
 public:
  // As the pool runs out, kept tiles lose their value.
  RackChoices(const Counts& rack, int pool_size, const LeaveValues& values = leave_values);

  struct Choice {
    std::uint32_t key;  // of the tiles that leave the rack
    std::int16_t kept;
    std::uint8_t count;
  };
  [[nodiscard]] const auto& all() const { return choices_; }

  // What is kept when these tiles leave the rack, a byte each as in Arrangements.
  [[nodiscard]] int kept_after(std::uint64_t packed) const;
  [[nodiscard]] int kept_after(const Move& move) const;
  // The most that can be kept when so many tiles leave.
  [[nodiscard]] int most_kept_after(std::size_t count) const { return most_[count]; }

 private:
  [[nodiscard]] int find(std::uint32_t key) const;

  FixedVector<Choice, 32> choices_;
  std::array<std::int16_t, rack_size + 1> most_;
};

// A turn as evaluated by the judge: its points, and its worth in tenths including the kept tiles.
struct JudgedMove {
  Move move = {};
  int points = 0;
  int worth = 0;
};

// Calls sink for every play.
template <class Sink>
void judge_plays(const Board& board, const Counts& rack, const RackChoices& choices, Sink&& sink) {
  generate_plays(board, rack, [&](const Move& move, int points) {
    sink(JudgedMove{move, points, points * tenths + choices.kept_after(move)});
  });
}

// The play with the highest worth, the first of equal ones; nothing if the rack has no play.
std::optional<JudgedMove> best_play(const Board& board, const Counts& rack,
                                    const RackChoices& choices);

// A trade of these tiles.
JudgedMove judged_trade(const Counts& tiles, const RackChoices& choices);

// The trade with the highest worth, if the whole rack may be traded (3.6).
std::optional<JudgedMove> best_trade(const Counts& rack, const RackChoices& choices);

// The judge's choice: the better of play and trade, or a pass if there is neither. It trades only
// while the pool has at least a rack of tiles, even if the rules allow more.
JudgedMove judged_turn(const Board& board, const Counts& rack, int pool_size,
                       const LeaveValues& values = leave_values);

}  // namespace twenties::sums_of_20
