#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "terminal/style.hpp"

namespace twenties {

// A rulebook, which is simple Markdown, as text for a screen: headings, paragraphs and lists broken
// into lines, pictures and tables kept as they are drawn.
std::string render_rulebook(std::string_view markdown, const Style& style);

// The part of a rulebook that a person asks for: a clause ("3.2"), or a chapter ("3") with all of
// its clauses.
Result<std::string> find_clause(std::string_view markdown, std::string_view clause);

// The numbers of all clauses, in their order.
std::vector<std::string> clauses_of(std::string_view markdown);

}  // namespace twenties
