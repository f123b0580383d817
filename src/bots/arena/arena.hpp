#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bots/arena/standings.hpp"
#include "core/registry.hpp"

namespace twenties {

// A contest of bots. The result does not depend on the number of threads, unless a player is
// limited by time.
struct Contest {
  const GameType* game = nullptr;
  std::string options;  // the number of players may be left out
  int rules = newest_rules;
  std::vector<std::string> players;
  std::uint64_t deals = 0;
  std::uint64_t seed = 0;
  std::optional<Limits> limits;  // replace the limits of players that are limited by time
  int threads = 1;
  bool keeps_records = false;
  MakeContestant make = make_contestant;
  std::vector<DealResult> finished;  // the first deals, if they were played earlier
};

class Arena {
 public:
  // Called for each finished deal, including those played earlier, in order and one at a time;
  // false ends the contest.
  using Listener =
      std::function<bool(std::uint64_t number, const DealResult& deal, const Standings& standings)>;

  // Checks a contest before it begins.
  static Result<Arena> open(Contest contest);

  // Plays until all deals are done, the listener returns false, or the watch stops it.
  Standings run(const Listener& listener, Watch* watch = nullptr) const;

  // Everything that determines the results of the deals, in one line.
  [[nodiscard]] std::string description() const;
  // Takes deals that were played earlier.
  void go_on_from(std::vector<DealResult> finished) { contest_.finished = std::move(finished); }

  [[nodiscard]] const Contest& contest() const { return contest_; }
  [[nodiscard]] const Game& start() const { return *start_; }

 private:
  Arena(Contest contest, std::shared_ptr<const Game> start)
      : contest_(std::move(contest)), start_(std::move(start)) {}

  Contest contest_;
  std::shared_ptr<const Game> start_;
};

}  // namespace twenties
