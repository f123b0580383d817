#pragma once

#include <cstdint>
#include <vector>

#include "bots/search/race.hpp"
#include "bots/sums_of_20/candidates.hpp"
#include "bots/sums_of_20/playing_on.hpp"

namespace twenties::sums_of_20 {

// Tries a candidate on one order of the pool: all seats play on as the judge would.
class Trials {
 public:
  Trials(const View& view, const std::vector<Candidate>& candidates, int rounds, int end_in_sight)
      : view_(view),
        candidates_(candidates),
        rounds_(rounds),
        end_in_sight_(end_in_sight),
        scores_(SumsOf20::scores(view)) {}

  // The worth is the seat's points less the mean of the others', as far as the trial goes, with
  // what each has kept, and as the bot misjudges it.
  Trial operator()(std::size_t index, std::uint64_t seed) const;

 private:
  [[nodiscard]] int turns_after(const TrialTable& table) const;
  void fill_values(const TrialTable& table, Trial& trial) const;

  const View& view_;
  const std::vector<Candidate>& candidates_;
  int rounds_;
  int end_in_sight_;
  Scores scores_;
};

}  // namespace twenties::sums_of_20
