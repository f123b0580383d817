#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "match/entry.hpp"

namespace twenties {

// How much time the people at a table have.
struct ClockPlan {
  enum class Kind : std::uint8_t { none, per_move, per_game, days };

  Kind kind = Kind::none;
  int amount = 0;     // seconds for a move or for the game, or days for a move
  int increment = 0;  // seconds that each move adds, of a clock for the game

  bool operator==(const ClockPlan&) const = default;
};

// "none", "move:30", "game:600+5", "days:3".
std::string print_clock(const ClockPlan& plan);
Result<ClockPlan> read_clock(std::string_view text);

// The clocks of the seats. It stands still while the match is paused.
class MatchClock {
 public:
  MatchClock() = default;
  explicit MatchClock(const ClockPlan& plan);

  // From now on these seats think; `moved` has just decided, or is nobody. The time for a move is
  // whole again whenever a seat begins to think.
  void run(SeatSet thinking, Seat moved, Moment now);
  // Goes back to how the clocks stood at `before`, as if what happened since had not: whoever was
  // thinking then has been thinking ever since. For one seat alone, or for all.
  void go_back(const MatchClock& before, Moment now);
  void go_back(const MatchClock& before, Seat seat, Moment now);
  void pause(Moment now);
  void resume(Moment now);

  [[nodiscard]] bool has_limit() const { return plan_.kind != ClockPlan::Kind::none; }
  [[nodiscard]] SeatSet running() const { return paused_ ? SeatSet() : thinking_; }
  [[nodiscard]] Moment left(Seat seat, Moment now) const;
  // When the first of the running clocks ends, and whose it is.
  struct End {
    Moment at = 0;
    Seat seat = nobody;
  };
  [[nodiscard]] std::optional<End> end() const;

 private:
  void charge(Moment now);
  // What would be left of a seat's time if it had been thinking ever since `before`.
  [[nodiscard]] Moment left_since(const MatchClock& before, Seat seat, Moment now) const;

  ClockPlan plan_;
  Moment whole_ = 0;
  std::array<Moment, max_seats> left_{};
  SeatSet thinking_;
  Moment since_ = 0;
  bool paused_ = false;
  Moment stood_still_ = 0;  // the time of all pauses that are over
};

}  // namespace twenties
