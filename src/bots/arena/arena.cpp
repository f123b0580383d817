#include "bots/arena/arena.hpp"

#include <map>
#include <mutex>
#include <thread>
#include <utility>

#include "base/random.hpp"
#include "base/text.hpp"

namespace twenties {

namespace {

// The options with the number of players, which the players themselves give.
std::string full_options(const Contest& contest) {
  if (contest.options.find("players=") != std::string::npos) return contest.options;
  return cat("players=", contest.players.size(), ' ', contest.options);
}

Result<Contestants> make_players(const Contest& contest, const GameInfo& game) {
  Contestants out;
  for (const std::string& name : contest.players) {
    auto player = contest.make(game, name, contest.limits);
    if (!player) return tl::unexpected(player.error());
    out.push_back(std::move(*player));
  }
  return out;
}

// Stops if the caller wants it, or if the contest is decided.
class RunWatch final : public Watch {
 public:
  explicit RunWatch(const Watch* outside) : outside_(outside) {}
  void stop() { inside_.stop(); }
  [[nodiscard]] bool wants_stop() const override {
    return inside_.wants_stop() || (outside_ != nullptr && outside_->wants_stop());
  }

 private:
  const Watch* outside_;
  StopFlag inside_;
};

// Shared by the threads of one run. Deals are handed out and counted in the order of their numbers,
// whichever finishes first.
class Run {
 public:
  Run(const Contest& contest, const Game& start, const Arena::Listener& listener, Watch* watch)
      : contest_(contest),
        start_(start),
        listener_(listener),
        watch_(watch),
        standings_(contest.players.size(), start.info().lower_score_wins) {
    for (const DealResult& deal : contest.finished) {
      if (next_ < contest.deals) finish(next_++, deal);
    }
  }

  // What each thread does.
  void work() {
    const auto players = make_players(contest_, start_.info());
    if (!players) return;
    while (const auto number = next_deal()) {
      const DealOrder order{&start_, mix64(contest_.seed ^ mix64(*number)), contest_.keeps_records};
      auto deal = play_deal(order, *players, &watch_);
      if (!deal) return;
      finish(*number, std::move(*deal));
    }
  }

  [[nodiscard]] const Standings& standings() const { return standings_; }

 private:
  std::optional<std::uint64_t> next_deal() {
    const std::scoped_lock lock(mutex_);
    if (next_ == contest_.deals || watch_.wants_stop()) return std::nullopt;
    return next_++;
  }

  void finish(std::uint64_t number, DealResult deal) {
    const std::scoped_lock lock(mutex_);
    waiting_.emplace(number, std::move(deal));
    while (!decided_ && !waiting_.empty() && waiting_.begin()->first == standings_.deals()) {
      const auto next = waiting_.extract(waiting_.begin());
      standings_.add(next.mapped());
      if (!listener_(next.key(), next.mapped(), standings_)) {
        decided_ = true;
        watch_.stop();
      }
    }
  }

  const Contest& contest_;
  const Game& start_;
  const Arena::Listener& listener_;
  RunWatch watch_;
  std::mutex mutex_;
  std::uint64_t next_ = 0;
  std::map<std::uint64_t, DealResult> waiting_;  // finished before a deal of a lower number
  bool decided_ = false;
  Standings standings_;
};

}  // namespace

Result<Arena> Arena::open(Contest contest) {
  auto start = contest.game->start(full_options(contest), contest.rules);
  if (!start) return tl::unexpected(start.error());
  if (static_cast<std::size_t>((*start)->seats()) != contest.players.size()) {
    return failure(Message(
        "arena.wrong-players",
        {{"seats", (*start)->seats()}, {"players", static_cast<int>(contest.players.size())}}));
  }
  const auto players = make_players(contest, (*start)->info());
  if (!players) return tl::unexpected(players.error());
  return Arena(std::move(contest), std::move(*start));
}

std::string Arena::description() const {
  const GameInfo& info = start_->info();
  std::string limits = "own";
  if (contest_.limits && contest_.limits->nodes != 0) {
    limits = cat(contest_.limits->nodes, " nodes");
  } else if (contest_.limits) {
    limits = cat(contest_.limits->time.count(), " ms");
  }
  return cat("twenties arena 1; game ", info.id, "; rules ", start_->rules_version(), "; options ",
             start_->options(), "; players ", join(contest_.players, ","), "; seed ", contest_.seed,
             "; limits ", limits);
}

Standings Arena::run(const Listener& listener, Watch* watch) const {
  Run run(contest_, *start_, listener, watch);
  {
    std::vector<std::jthread> helpers;
    for (int helper = 1; helper < contest_.threads; ++helper) {
      helpers.emplace_back([&run] { run.work(); });
    }
    run.work();
  }
  return run.standings();
}

}  // namespace twenties
