#include "bots/game_of_20/proof/oracle.hpp"

#include <ctime>

#include "bots/game_of_20/proof/log.hpp"
#include "bots/game_of_20/solver.hpp"

namespace twenties::game_of_20 {

namespace {

// Processor time of this thread.
double thread_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

class SolverOracle : public Oracle {
 public:
  SolverOracle(std::size_t memory, std::uint64_t seed) : solver_(memory, 1, seed), seed_(seed) {}

  std::optional<Answer> ask(const Ask& ask, Watch& watch) override {
    Budget budget(Limits{}, &watch);
    const double began = thread_seconds();
    const auto yes = solver_.is_at_least(ask.deal.position(), bound_of(ask.question), budget);
    if (!yes) return std::nullopt;
    return Answer{ask.deal,       ask.question, *yes, budget.nodes(), thread_seconds() - began,
                  solver_version, seed_};
  }

 private:
  Solver solver_;
  std::uint64_t seed_;
};

}  // namespace

std::unique_ptr<Oracle> make_solver_oracle(std::size_t memory, std::uint64_t seed) {
  return std::make_unique<SolverOracle>(memory, seed);
}

}  // namespace twenties::game_of_20
