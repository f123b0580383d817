#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace twenties {

// The clause for refusals that no rulebook has to spell out: it is not that seat's turn, the game
// is over, the text is not a move of this game.
inline constexpr std::string_view table_clause = "table";

// The referee's answer: allowed, or the clause that refuses and the numbers that show why.
struct Verdict {
  std::string_view clause;  // of static storage; empty when allowed
  std::string reason;

  static Verdict allowed() { return {}; }
  static Verdict refused(std::string_view clause, std::string reason) {
    return {clause, std::move(reason)};
  }

  [[nodiscard]] bool is_allowed() const { return clause.empty(); }
  explicit operator bool() const { return is_allowed(); }

  // "d4: the row would be 7+9+10 = 26, over 24 (3.2)"
  [[nodiscard]] std::string text() const {
    if (is_allowed()) return "allowed";
    if (clause == table_clause) return reason;
    return reason + " (" + std::string(clause) + ")";
  }
};

}  // namespace twenties
