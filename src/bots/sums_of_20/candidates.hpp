#pragma once

#include <optional>
#include <vector>

#include "bots/search/budget.hpp"
#include "bots/sums_of_20/judge.hpp"
#include "games/sums_of_20/rules.hpp"

namespace twenties::sums_of_20 {

// A promising turn, and the next seat's immediate reply, which is known because racks are open.
struct Candidate {
  JudgedMove turn;
  JudgedMove reply = {};
  bool is_last = false;  // the game ends with it
  double noise = 0;      // the noise of the bot's evaluation, in points
  double worth = 0;      // in points, before any trial
};

struct CandidateRules {
  std::size_t most = 16;
  double noise = 0;  // standard deviation, in points
  std::uint64_t seed = 0;
  std::optional<Move> also = {};  // a legal move to include, as the last one
};

// The turns that the judge rates highest, best first: plays, one trade of each size, and the pass.
// Never empty.
std::vector<Candidate> find_candidates(const View& view, const CandidateRules& rules,
                                       Budget& budget);

}  // namespace twenties::sums_of_20
