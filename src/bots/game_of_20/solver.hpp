#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "bots/search/budget.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

// The goal of a search: the exact value, or only who wins.
enum class Goal : std::uint8_t { exact, outcome };

// Bounds of a value: it lies in [low, high]. The value is what the other hand has left at the end
// minus what the hand to move has left, with best play.
struct Bracket {
  int low = 0;
  int high = 0;

  [[nodiscard]] bool is_exact() const { return low == high; }
  // Whether it is known who wins, or that nobody does.
  [[nodiscard]] bool is_decided() const { return low > 0 || high < 0 || is_exact(); }
  // Whether it satisfies the goal.
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

// Solves positions of the placing stage for two players. A solver remembers results for later
// questions about other positions; it allocates memory lazily, so creating one is cheap. One
// question at a time.
class Solver {
 public:
  // Memory in bytes, for what it remembers. Several threads are used only without a node limit.
  // Positions are hashed with numbers derived from the seed, so another seed does not repeat a
  // collision.
  explicit Solver(std::size_t memory, int threads = 1, std::uint64_t seed = 0);
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;
  ~Solver();

  // The value, as close as the budget allows. Reports the bracket each time it narrows.
  Solution solve(const State& state, Goal goal, Budget& budget);

  // Whether the value is `bound` or more; nothing if the budget ended first.
  std::optional<bool> is_at_least(const State& state, int bound, Budget& budget);

  // Each legal move, ascending, with the bounds of its value.
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
