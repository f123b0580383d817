#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bots/coach/expectation.hpp"
#include "bots/search/budget.hpp"
#include "core/game.hpp"

namespace twenties {

// How much work a judgement may cost. The same seed and samples give the same judgement on any
// number of threads.
struct Effort {
  std::size_t samples = 64;  // games that are played out
  std::uint64_t seed = 0;
  int threads = 1;
  Watch* watch = nullptr;

  [[nodiscard]] bool is_stopped() const { return watch != nullptr && watch->wants_stop(); }
};

// What a position is worth: what came of each sample, or one exact expectation.
struct PositionValue {
  std::vector<Expectation> samples;

  [[nodiscard]] Expectation mean() const;
};

// A minus b, sample by sample, since those of the same number were played with the same chances.
Estimate difference(const PositionValue& a, const PositionValue& b);

// One thing that makes the best move better than the one that was played.
struct Reason {
  Message message;
  double points = 0;  // by how much, for the seat that decides

  bool operator==(const Reason&) const = default;
};

// A decision, judged by what the seat could know.
struct Comparison {
  std::string best;
  std::vector<std::string> line;  // how the game should have gone on, from the best move
  Expectation best_value;
  Expectation played_value;
  double error = 0;         // standard error of the points that were lost,
  double chance_error = 0;  // and of the chance
  bool exact = false;
  std::vector<Reason> reasons;  // at most three, the one that explains most first
};

// What the coach must know about a game. Judges of games with hidden tiles or marks know all when
// they value a position, and only what the seat knew when they judge a decision.
class Judge {
 public:
  Judge() = default;
  Judge(const Judge&) = delete;
  Judge& operator=(const Judge&) = delete;
  virtual ~Judge() = default;

  [[nodiscard]] virtual const GameInfo& game() const = 0;
  // So many samples give a first judgement.
  [[nodiscard]] virtual std::size_t usual_samples() const = 0;
  // How many points a sure victory is worth to those who choose between points and chances.
  [[nodiscard]] virtual double worth_of_winning() const = 0;

  // Of a game that is not over: as it lies, hidden tiles included.
  [[nodiscard]] virtual PositionValue value(const Game& game, const Effort& effort) const = 0;
  // How lucky each seat was when chance led from one position to the other: what the second is
  // worth less the mean over all that could have come of the first, by the same judgement. Exact
  // where that can be.
  [[nodiscard]] virtual Estimate luck(const Game& before, const Game& after,
                                      const Effort& effort) const = 0;
  // The played move must be legal.
  [[nodiscard]] virtual Comparison judge(const Game& game, Seat seat, std::string_view played,
                                         const Effort& effort) const = 0;
  // Whose luck it is that chance is about to make; the first seat's if it is nobody's own.
  [[nodiscard]] virtual Seat owner_of_chance(const Game& game) const = 0;
};

// The judge of a game; nullptr if it has none.
const Judge* judge_for(const GameInfo& game);

}  // namespace twenties
