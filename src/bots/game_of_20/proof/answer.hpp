#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/game_of_20/proof/deal.hpp"

namespace twenties::game_of_20 {

// The questions about a deal: does the hand that places first win, or does it not lose?
enum class Question : std::uint8_t { wins, does_not_lose };

// The least value of the deal for a yes.
constexpr int bound_of(Question question) { return question == Question::wins ? 1 : 0; }

// One line of a proof's log: a deal, question and answer, and how it was found.
struct Answer {
  Deal deal;
  Question question = Question::wins;
  bool yes = false;
  std::uint64_t nodes = 0;
  double seconds = 0;  // of processor time
  int version = 0;     // of the solver
  std::uint64_t seed = 0;

  bool operator==(const Answer&) const = default;
};

// "4:3,5,8,9,10,14,17,19,20 >=1 yes 1234567 2.31 2 7"; seconds have two decimals. A line that is
// not exactly as it would be printed gives nothing.
std::string print_answer(const Answer& answer);
std::optional<Answer> read_answer(std::string_view line);

// What is known about the deals of one centre tile.
class Answers {
 public:
  explicit Answers(int centre) : centre_(centre), known_(deals_per_centre) {}

  [[nodiscard]] int centre() const { return centre_; }
  // An answer to one question may answer the other: a win is not a loss.
  void add(const Deal& deal, Question question, bool yes);
  // Whether this contradicts what is known.
  [[nodiscard]] bool contradicts(const Deal& deal, Question question, bool yes) const;
  [[nodiscard]] std::optional<bool> find(const Deal& deal, Question question) const;
  // Deals of which something is known.
  [[nodiscard]] std::size_t size() const { return size_; }

 private:
  struct Known {
    std::int8_t low = -1;  // -1 for a loss at worst, 0 for a draw, 1 for a win
    std::int8_t high = 1;
  };

  int centre_;
  std::vector<Known> known_;  // by the index of the deal
  std::size_t size_ = 0;
};

}  // namespace twenties::game_of_20
