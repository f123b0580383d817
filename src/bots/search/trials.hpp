#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

#include "bots/search/budget.hpp"
#include "bots/search/parallel.hpp"
#include "core/seat.hpp"

namespace twenties {

// Which of several moves is best, when each can only be tried out: all are tried in the same
// imagined games, round by round, and again and again the worse half is dropped, so that most of
// the effort goes into the choice between the best.

// How one trial came out. Whole numbers, so that sums do not depend on their order.
struct Trial {
  std::int64_t merit = 0;                       // what is to be as high as possible
  std::array<std::int64_t, max_seats> seats{};  // and what it was worth to each seat
};

// All trials of one candidate.
struct TrialSums {
  std::int64_t rounds = 0;
  std::int64_t merit = 0;
  std::array<std::int64_t, max_seats> seats{};
  std::array<double, max_seats> squares{};

  void add(const Trial& trial) {
    ++rounds;
    merit += trial.merit;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      const auto value = static_cast<double>(trial.seats[seat]);
      seats[seat] += trial.seats[seat];
      squares[seat] += value * value;
    }
  }
  [[nodiscard]] double mean(std::size_t seat) const {
    return static_cast<double>(seats[seat]) / static_cast<double>(rounds);
  }
  // Standard error of the mean; there must be two rounds.
  [[nodiscard]] double error(std::size_t seat) const {
    const auto count = static_cast<double>(rounds);
    const double spread = squares[seat] / count - mean(seat) * mean(seat);
    return std::sqrt(std::max(spread, 0.0) / (count - 1));
  }
};

struct TrialPlan {
  std::size_t rounds_at_once = 4;  // between two looks at the limits
  std::int64_t most_rounds = 4000;
  std::optional<std::size_t> keep;  // a candidate that is never dropped
};

struct TrialRanking {
  std::vector<TrialSums> sums;     // by candidate
  std::vector<std::size_t> order;  // of the candidates, best first; dropped ones last
};

namespace detail {

template <class PlayRound>
class TrialRounds {
 public:
  TrialRounds(std::size_t count, const TrialPlan& plan, Budget& budget, PlayRound& play_round)
      : plan_(plan), budget_(budget), play_round_(play_round), alive_(count) {
    ranking_.sums.resize(count);
    ranking_.order.resize(count);
    std::iota(ranking_.order.begin(), ranking_.order.end(), std::size_t{0});
    for (std::size_t left = count; left > 1; left = (left + 1) / 2) ++stages_;
  }

  TrialRanking run() {
    while (play_rounds()) {
      const bool spent = budget_.spend(nodes_);
      const double rounds = static_cast<double>(rounds_) / static_cast<double>(plan_.most_rounds);
      const double done = std::max(budget_.used(), rounds);
      sort_alive();
      while (alive_ > 1 && done * stages_ >= stage_ + 1) drop_half();
      if (spent || done >= 1 || alive_ <= 1) break;
    }
    return std::move(ranking_);
  }

 private:
  // Whether all of them were played to their end.
  bool play_rounds() {
    const std::size_t count = plan_.rounds_at_once;
    trials_.assign(count * alive_, {});
    nodes_by_round_.assign(count, 0);
    const std::span<const std::size_t> candidates(ranking_.order.data(), alive_);
    for_each_index(count, budget_.limits().threads, [&](std::size_t index) {
      const std::span<Trial> out(trials_.data() + index * alive_, alive_);
      nodes_by_round_[index] =
          play_round_(static_cast<std::uint64_t>(rounds_) + index, candidates, out);
    });
    if (budget_.is_spent()) return false;
    for (std::size_t at = 0; at < trials_.size(); ++at) {
      ranking_.sums[candidates[at % alive_]].add(trials_[at]);
    }
    nodes_ = std::accumulate(nodes_by_round_.begin(), nodes_by_round_.end(), std::uint64_t{0});
    rounds_ += static_cast<std::int64_t>(count);
    return true;
  }

  void sort_alive() {
    std::sort(ranking_.order.begin(), ranking_.order.begin() + static_cast<std::ptrdiff_t>(alive_),
              [&](std::size_t a, std::size_t b) {
                const std::int64_t merit_a = ranking_.sums[a].merit;
                const std::int64_t merit_b = ranking_.sums[b].merit;
                return merit_a != merit_b ? merit_a > merit_b : a < b;
              });
  }

  void drop_half() {
    ++stage_;
    const std::size_t left = (alive_ + 1) / 2;
    if (plan_.keep) {
      const auto kept = std::find(ranking_.order.begin(), ranking_.order.end(), *plan_.keep);
      const auto last = ranking_.order.begin() + static_cast<std::ptrdiff_t>(left);
      if (kept >= last) std::rotate(last, kept, kept + 1);
      alive_ = kept >= last ? left + 1 : left;
      return;
    }
    alive_ = left;
  }

  TrialPlan plan_;
  Budget& budget_;
  PlayRound& play_round_;
  TrialRanking ranking_;
  std::size_t alive_;
  std::int64_t rounds_ = 0;
  std::uint64_t nodes_ = 0;
  int stages_ = 0;
  int stage_ = 0;
  std::vector<Trial> trials_;
  std::vector<std::uint64_t> nodes_by_round_;
};

}  // namespace detail

// play_round(round, candidates, trials) plays one round with each of the candidates, fills in how
// they came out and returns how many nodes that took. It is called from several threads and must
// depend on its arguments alone. It asks budget.spend(0) often and gives up when that says so; the
// round does not count then. Candidates come best first, as far as one can tell before.
template <class PlayRound>
TrialRanking rank_by_trials(std::size_t count, const TrialPlan& plan, Budget& budget,
                            PlayRound&& play_round) {
  return detail::TrialRounds<PlayRound>(count, plan, budget, play_round).run();
}

}  // namespace twenties
