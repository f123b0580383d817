#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "bots/game_of_20/proof/claim.hpp"
#include "bots/search/budget.hpp"

namespace twenties::game_of_20 {

// Answers questions about deals. Tests use quicker ones than the solver.
class Oracle {
 public:
  Oracle() = default;
  Oracle(const Oracle&) = delete;
  Oracle& operator=(const Oracle&) = delete;
  virtual ~Oracle() = default;

  // Nothing if the watch stopped it.
  virtual std::optional<Answer> ask(const Ask& ask, Watch& watch) = 0;
};

// Each worker has its own.
using MakeOracle = std::function<std::unique_ptr<Oracle>()>;

// The solver with so much memory, in bytes.
std::unique_ptr<Oracle> make_solver_oracle(std::size_t memory, std::uint64_t seed);

}  // namespace twenties::game_of_20
