#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "core/message.hpp"

namespace twenties {

// The clause for refusals that are in no rulebook: it is not that seat's turn, the game is over,
// the text is not a move.
inline constexpr std::string_view table_clause = "table";

// The result of a check: allowed, or the clause that refuses it and a message with the numbers.
struct Verdict {
  std::string_view clause;  // of static storage; empty when allowed
  Message reason;

  static Verdict allowed() { return {}; }
  static Verdict refused(std::string_view clause, Message reason) {
    return {clause, std::move(reason)};
  }

  [[nodiscard]] bool is_allowed() const { return clause.empty(); }
  explicit operator bool() const { return is_allowed(); }

  // For logs: "refused (3.2)".
  [[nodiscard]] std::string brief() const {
    return clause == table_clause ? "refused" : "refused (" + std::string(clause) + ")";
  }

  // With the clause, unless that is no rulebook's: "d4: the row would be 7+9+10 = 26, over 24
  // (3.2)"
  [[nodiscard]] Message message() const {
    return clause == table_clause ? reason : with_clause(reason, clause);
  }
};

}  // namespace twenties
