#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "bots/arena/deal.hpp"
#include "bots/arena/sample.hpp"

namespace twenties {

// The score of one player. The games of one deal are correlated, so the mean over the rotations of
// a deal is one observation.
struct Standing {
  Sample share;   // of the victory: 1 for a win, a shared one its share
  Sample points;  // as the game counts them
  Sample margin;  // points beyond the mean of the others; more is better, also where fewer win
  std::uint64_t wins = 0;   // games, not deals
  std::uint64_t draws = 0;  // shared victories
  std::uint64_t losses = 0;
  std::map<std::string, std::uint64_t> forfeits;  // lost without a legal move: why, how often
};

// Of all players, in the order in which they were named.
class Standings {
 public:
  Standings(std::size_t players, bool lower_score_wins)
      : players_(players), lower_score_wins_(lower_score_wins) {}

  void add(const DealResult& deal);

  [[nodiscard]] const std::vector<Standing>& players() const { return players_; }
  [[nodiscard]] std::uint64_t deals() const { return deals_; }

 private:
  void add_player(const DealResult& deal, int player);

  std::vector<Standing> players_;
  bool lower_score_wins_;
  std::uint64_t deals_ = 0;
};

}  // namespace twenties
