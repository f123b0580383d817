#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "core/replay.hpp"

namespace twenties {

using SeatValues = FixedVector<double, max_seats>;

// One decision of a game that was played, as a bot judges it from what its seat could know.
struct Decision {
  int number = 0;  // of the action in the record
  Seat seat = nobody;
  std::string played;
  std::string best;
  std::vector<std::string> line;  // how the game should have gone on, from the best move
  Evaluation best_value;
  Evaluation played_value;
  // How much better or worse each seat stood here than after the decision before; nothing for the
  // first one. With chance in between it is the luck of the draw, otherwise a judgement that was
  // corrected (nothing, where judgement is exact).
  SeatValues change;
  bool after_chance = false;

  // What the seat gave away, never negative.
  [[nodiscard]] double lost() const;
  [[nodiscard]] bool is_exact() const { return best_value.exact && played_value.exact; }
  // It is proved how the game ends after both moves with best play. What is lost in points is an
  // estimate all the same.
  [[nodiscard]] bool is_proved() const;
  // Proved: a win became a draw or a loss, or a draw a loss.
  [[nodiscard]] bool gave_away() const;
  // Standard error of what is said of this decision.
  [[nodiscard]] double error() const;
};

// Where the result of a seat came from: start + draws + corrections + others - lost = result.
struct Ledger {
  double start = 0;        // what the seat could expect at the first decision
  double draws = 0;        // luck
  double corrections = 0;  // of estimates
  double others = 0;       // what the others' decisions gave it
  double lost = 0;         // by its own decisions
  double result = 0;       // or, of a game that is not over, where it stands
};

struct Analysis {
  Evaluation::Unit unit = Evaluation::Unit::points;
  std::vector<Decision> decisions;
  std::vector<Ledger> seats;
  bool is_over = false;      // the game that was analysed
  bool interrupted = false;  // the watch stopped the analysis before the end of the record
};

struct AnalysisRequest {
  const Bot& bot;
  Limits limits;  // for each decision
  std::uint64_t seed = 20;
  Watch* watch = nullptr;
  std::function<void(int done, int actions)> progress = {};
};

// Judges every decision of a record in which there was something to decide.
RecordResult<Analysis> analyse(const Registry& registry, Record record,
                               const AnalysisRequest& request);

}  // namespace twenties
