#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bots/coach/judge.hpp"
#include "core/replay.hpp"

namespace twenties {

// One decision of a game that was played.
struct Decision {
  int number = 0;  // of the action in the record
  Seat seat = nobody;
  std::string played;
  Comparison choice = {};
  bool refined = false;  // judged a second time, with more samples

  // What the seat gave away; never negative.
  [[nodiscard]] double lost() const;
  [[nodiscard]] double chance_lost() const;
  // Beyond the standard error.
  [[nodiscard]] bool is_mistake() const;
};

// What chance did once, and how lucky its owner was: what it was worth less the mean over all that
// could have happened.
struct Draw {
  int number = 0;
  Seat seat = nobody;
  Estimate luck;
};

// Where the result of each seat came from: start + luck + decisions + correction = result.
struct GameAccount {
  Expectation start;       // before the first action
  Expectation luck;        // of all seats' draws
  Expectation error;       // standard error of the luck, and so of the decisions
  Expectation decisions;   // of all seats: what is neither luck nor a correction
  Expectation correction;  // where the table's clock changed how the game ends
  Expectation result;      // of a game that is not over: what it is worth now
};

struct ReviewEffort {
  std::size_t samples = 0;  // for each judgement; 0: as many as the game's judge usually takes
  std::uint64_t seed = 20;
  int threads = 1;
  Watch* watch = nullptr;
  std::size_t refined = 5;  // so many decisions, the costliest first, are judged again,
  std::size_t finer = 8;    // with so many times the samples
};

// Judges a game that was played, piece by piece: first all decisions, then what chance did and the
// account, then the costliest decisions again. After each piece all that is known can be read.
class Review {
 public:
  static RecordResult<Review> open(const Registry& registry, Record record,
                                   const ReviewEffort& effort);

  // Does the next piece; false if there is none, or the watch wants to stop.
  bool advance();
  [[nodiscard]] std::size_t done() const { return done_; }
  [[nodiscard]] std::size_t pieces() const;
  [[nodiscard]] bool is_complete() const { return done_ == pieces(); }

  [[nodiscard]] int seats() const { return positions_.front()->seats(); }
  [[nodiscard]] bool is_over() const { return positions_.back()->turn().is_over(); }
  // In the order of the game, as far as they are judged.
  [[nodiscard]] std::vector<Decision> decisions() const;
  [[nodiscard]] std::vector<Decision> costliest(std::size_t most) const;
  [[nodiscard]] const std::vector<Draw>& draws() const { return draws_; }
  // Complete once has_account().
  [[nodiscard]] bool has_account() const { return done_ >= choices_.size() + actions_.size(); }
  [[nodiscard]] const GameAccount& account() const { return account_; }

 private:
  Review(const Judge& judge, const ReviewEffort& effort) : judge_(&judge), effort_(effort) {}

  [[nodiscard]] Effort effort(std::size_t factor) const;
  [[nodiscard]] double price(const Decision& decision) const;
  [[nodiscard]] Expectation value_at(std::size_t position) const;
  void judge(Decision& decision, std::size_t factor);
  void look_at(std::size_t action);
  void add_luck(std::size_t action);
  void close_account();
  Decision* next_to_refine();

  const Judge* judge_;
  ReviewEffort effort_;
  std::vector<Action> actions_;
  std::vector<std::unique_ptr<Game>> positions_;  // before each action, and after the last one
  std::vector<Decision> choices_;
  std::vector<Draw> draws_;
  GameAccount account_;
  std::size_t done_ = 0;
};

}  // namespace twenties
