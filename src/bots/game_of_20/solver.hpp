#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "bots/search/budget.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

// What is asked about a position: its exact value, or only who wins.
enum class Goal : std::uint8_t { exact, outcome };

// What is known of a value: it lies in [low, high]. A value is the rest of the other hand minus the
// rest of the own hand at the end, for the hand to move, if both play as well as can be.
struct Bracket {
  int low = 0;
  int high = 0;

  [[nodiscard]] bool is_exact() const { return low == high; }
  // Whether it is known who wins, or that nobody does.
  [[nodiscard]] bool is_decided() const { return low > 0 || high < 0 || is_exact(); }
  // Whether it is all that the goal asks for.
  [[nodiscard]] bool reaches(Goal goal) const {
    return goal == Goal::exact ? is_exact() : is_decided();
  }
};

struct ValuedMove {
  Move move;
  Bracket value;  // for the hand that makes the move
};

struct Solution {
  Bracket value;
  // A move that is worth value.low at least, and the line of best play from it as far as it is
  // known. Without a proof, the move that looks best; empty if the game is over.
  std::vector<Move> line;
  std::uint64_t nodes = 0;
};

// Solves positions of the placing stage for two players. A solver remembers what it found, also for
// later questions about other positions; the memory is taken as it is needed, so that to make one
// costs nothing. One question at a time.
class Solver {
 public:
  // Memory in bytes, for what it remembers. More than one thread is used only where no limit of
  // nodes rules. Positions are told apart by numbers that follow from the seed: with another seed
  // nothing is mistaken for the same thing again.
  explicit Solver(std::size_t memory, int threads = 1, std::uint64_t seed = 0);
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;
  ~Solver();

  // The value, as close as the budget allows. Reports the bracket each time it narrows.
  Solution solve(const State& state, Goal goal, Budget& budget);

  // Whether the value is `bound` or more; nothing if the budget ended first.
  std::optional<bool> is_at_least(const State& state, int bound, Budget& budget);

  // Each legal move with what is known of its value; legal moves in ascending order.
  std::vector<ValuedMove> value_moves(const State& state, Goal goal, Budget& budget);

  // The moves that are worth `value` at least, ascending. Nothing if the budget ended first.
  std::optional<std::vector<Move>> moves_worth(const State& state, int value, Budget& budget);

 private:
  class Engine;

  Bracket narrow(const State& state, Goal goal, Budget& budget, bool reports);
  void follow(State state, Bracket value, const Budget& budget, Solution& out);
  std::optional<Move> find_move(const State& state, int value, Budget& budget);
  [[nodiscard]] Move likeliest(const State& state) const;

  std::unique_ptr<Engine> engine_;
};

}  // namespace twenties::game_of_20
