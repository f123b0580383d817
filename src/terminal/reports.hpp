#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/registry.hpp"
#include "match/match.hpp"
#include "terminal/story.hpp"
#include "terminal/style.hpp"

namespace twenties {

// Longer answers of the session, each a text that ends with a line break.

// One seat's score, and how it came about.
struct Account {
  std::string name;
  int score = 0;
  Parts parts;
};

std::string account_report(std::span<const Account> accounts, bool lower_score_wins,
                           const Style& style);

// The legal moves with their points. The argument is what stands behind `moves`: how many to list,
// and words that the moves must have.
std::string moves_report(const Game& game, Seat seat, std::string_view argument,
                         const Style& style);

// What the bot `sharp` would do in the viewer's place, and what it expects from that. The game is
// one that fits the view.
std::string hint_report(const Game& game, const AnyView& view,
                        const std::vector<std::string>& names, std::uint64_t seed,
                        const Style& style);
// The moves so far; a number as argument asks for the last ones only.
std::string history_report(std::span<const Step> steps, const std::vector<std::string>& names,
                           std::string_view argument, const Style& style);

// The result of a game.
struct FinalResult {
  std::vector<std::string> names;
  Scores scores;
  SeatSet winners;
  std::string clause;  // why it is over
  Message reason;
  bool resigned = false;  // or ran out of time: the scores do not decide
  bool lower_score_wins = false;
};

// Who won, with what, and why the game is over.
std::string result_report(const FinalResult& outcome, const Style& style);

// Who plays what and with which options, for the beginning.
std::string opening_report(const Match& match, const std::vector<std::string>& names,
                           const Style& style);

}  // namespace twenties
