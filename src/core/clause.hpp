#pragma once

#include <string>
#include <string_view>

#include "base/text.hpp"

namespace twenties {

// A reason and the clause that followed it in brackets.
struct ClausedReason {
  std::string clause;  // "3.1", "2.3, 3.5"; empty if there was none
  std::string reason;
};

// "d4 is not empty (3.1)", taken apart.
inline ClausedReason split_clause(std::string_view message) {
  const std::size_t open = message.rfind(" (");
  if (open == std::string_view::npos || !message.ends_with(')')) return {{}, std::string(message)};
  const std::string_view inside = message.substr(open + 2, message.size() - open - 3);
  const bool is_clause = !inside.empty() && inside.front() >= '0' && inside.front() <= '9' &&
                         inside.find('.') != std::string_view::npos &&
                         inside.find_first_not_of("0123456789., to") == std::string_view::npos;
  if (!is_clause) return {{}, std::string(message)};
  return {std::string(inside), std::string(message.substr(0, open))};
}

}  // namespace twenties
