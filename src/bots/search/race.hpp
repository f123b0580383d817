#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/random.hpp"
#include "bots/search/budget.hpp"
#include "bots/search/parallel.hpp"
#include "core/seat.hpp"

namespace twenties {

// The result of one trial of a candidate.
struct Trial {
  double worth = 0;                        // what the race compares
  std::array<double, max_seats> values{};  // by seat, for people
  std::uint64_t nodes = 0;
};

// A candidate with its trials.
struct Runner {
  std::vector<double> worths;  // of its trials, in order
  double sum = 0;              // of them
  std::array<double, max_seats> values{};
  double squares = 0;  // of the value of one seat, for its spread
  bool running = true;

  [[nodiscard]] std::size_t trials() const { return worths.size(); }
  [[nodiscard]] double mean() const {
    return sum / static_cast<double>(std::max<std::size_t>(trials(), 1));
  }
  [[nodiscard]] double mean_value(std::size_t seat) const {
    return values[seat] / static_cast<double>(std::max<std::size_t>(trials(), 1));
  }
  // The standard error of the mean value of the race's seat.
  [[nodiscard]] double error(std::size_t seat) const {
    if (trials() < 2) return 0;
    const auto count = static_cast<double>(trials());
    const double mean = values[seat] / count;
    const double variance = (squares / count - mean * mean) / (count - 1);
    return variance > 0 ? std::sqrt(variance) : 0;
  }
};

struct RaceRules {
  std::size_t seat = 0;  // who compares
  std::uint64_t seed = 0;
  std::size_t heat = 8;                // trials of each candidate per heat
  std::size_t most_trials = 1U << 14;  // of one candidate; then the race is over
  std::size_t kept = SIZE_MAX;         // a candidate that is never dropped
};

// Tries several candidates on the same random events, trial by trial. Candidates that are clearly
// worse than the leader, or in the worse half when a good part of the budget is gone, are dropped.
// The result does not depend on the number of threads: a trial depends on its number alone, and all
// sums are taken in the order of the numbers.
//
// try_out(candidate, seed) gives a Trial and must give the same one each time.
template <class TryOut>
class Race {
 public:
  Race(std::size_t candidates, const RaceRules& rules, Budget& budget, TryOut& try_out)
      : rules_(rules), budget_(budget), try_out_(try_out), runners_(candidates) {}

  // Runs until the budget is spent or the result is clear.
  void run() {
    while (running() > 1 || must_go_on_alone()) {
      if (budget_.is_spent() || trials_ >= rules_.most_trials || !run_heat()) return;
      if (std::has_single_bit(trials_ / rules_.heat)) leave_clearly_worse();
      leave_worse_half();
    }
  }

  [[nodiscard]] const std::vector<Runner>& runners() const { return runners_; }

  [[nodiscard]] bool has_begun() const { return trials_ > 0; }

  // The best of those that are still running; the first of equal ones.
  [[nodiscard]] std::size_t leader() const {
    std::size_t best = runners_.size();
    for (std::size_t i = 0; i < runners_.size(); ++i) {
      if (!runners_[i].running) continue;
      if (best == runners_.size() || runners_[i].mean() > runners_[best].mean()) best = i;
    }
    return best;
  }

 private:
  static constexpr double clear = 3;        // standard errors of a difference
  static constexpr std::size_t alone = 64;  // trials that are enough for the last candidate

  [[nodiscard]] std::size_t running() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(runners_, [](const Runner& each) { return each.running; }));
  }
  [[nodiscard]] bool must_go_on_alone() const { return trials_ < alone; }

  // False if the budget ran out in the middle, and the heat does not count.
  bool run_heat() {
    const std::size_t count = runners_.size();
    std::vector<Trial> trials(rules_.heat * count);
    for_each_index(rules_.heat, budget_.limits().threads, [&](std::size_t index) {
      const std::uint64_t seed = mix64(rules_.seed ^ mix64(trials_ + index));
      for (std::size_t i = 0; i < count; ++i) {
        if (!runners_[i].running) continue;
        if (budget_.spend(0)) return;
        trials[index * count + i] = try_out_(i, seed);
      }
    });
    if (budget_.is_spent()) return false;
    trials_ += rules_.heat;
    std::uint64_t nodes = 0;
    for (std::size_t at = 0; at < trials.size(); ++at) {
      nodes += trials[at].nodes;
      if (runners_[at % count].running) add(runners_[at % count], trials[at]);
    }
    budget_.spend(nodes);
    return true;
  }

  void add(Runner& runner, const Trial& trial) const {
    runner.worths.push_back(trial.worth);
    runner.sum += trial.worth;
    for (std::size_t seat = 0; seat < trial.values.size(); ++seat) {
      runner.values[seat] += trial.values[seat];
    }
    runner.squares += trial.values[rules_.seat] * trial.values[rules_.seat];
  }

  void leave_clearly_worse() {
    const Runner& best = runners_[leader()];
    for (std::size_t i = 0; i < runners_.size(); ++i) {
      Runner& each = runners_[i];
      if (i == rules_.kept || !each.running || &each == &best) continue;
      each.running = !is_clearly_worse(each, best);
    }
  }

  // By the differences of trials on the same random events, which vary less than the trials.
  static bool is_clearly_worse(const Runner& runner, const Runner& best) {
    const auto count = static_cast<double>(runner.trials());
    double squares = 0;
    const double mean = best.mean() - runner.mean();
    for (std::size_t trial = 0; trial < runner.trials(); ++trial) {
      const double off = best.worths[trial] - runner.worths[trial] - mean;
      squares += off * off;
    }
    return mean > 0 && mean * mean * count * (count - 1) > clear * clear * squares;
  }

  // After a quarter of the budget half of them are left, after a half a quarter, then an eighth.
  void leave_worse_half() {
    const double used = budget_.used();
    const std::size_t share = used < 0.25 ? 1 : used < 0.5 ? 2 : used < 0.75 ? 4 : 8;
    const std::size_t most = std::max<std::size_t>(runners_.size() / share, 2);
    while (running() > most) {
      std::size_t worst = runners_.size();
      for (std::size_t i = 0; i < runners_.size(); ++i) {
        if (!runners_[i].running || i == rules_.kept) continue;
        if (worst == runners_.size() || runners_[i].mean() <= runners_[worst].mean()) worst = i;
      }
      if (worst == runners_.size()) return;
      runners_[worst].running = false;
    }
  }

  RaceRules rules_;
  Budget& budget_;
  TryOut& try_out_;
  std::vector<Runner> runners_;
  std::size_t trials_ = 0;
};

}  // namespace twenties
