#pragma once

#include <string>

#include "games/twenty_one/rules.hpp"
#include "terminal/board.hpp"
#include "terminal/lines.hpp"

namespace twenties {

// How sheets of Twenty One are drawn: two fit beside each other with lines between the spaces,
// three without.
enum class SheetSize : std::uint8_t { roomy, narrow };

constexpr std::size_t width_of(SheetSize size) { return size == SheetSize::roomy ? 38 : 25; }

Ink ink_of(twenty_one::Colour colour);

// The sheet of a seat with its heading: name, letter of the sheet, points; every row with its
// marks and total, the current one with an arrow. A match is "■"; a mark that the viewer alone
// knows yet is "?".
Lines sheet_lines(const twenty_one::View& view, Seat seat, const Scene& scene, SheetSize size,
                  const Style& style);

}  // namespace twenties
