#include "bots/twenty_one/open_row.hpp"

#include "games/twenty_one/marking.hpp"

namespace twenties::twenty_one {

namespace {

OpenSpaces spaces_of(const PrintedRow& printed, ColourSet colours) {
  OpenSpaces spaces = 0;
  for_each_colour(colours, [&](Colour colour) { spaces |= only_space(printed.values.of(colour)); });
  return spaces;
}

}  // namespace

OpenRow open_row(const Table& table, Seat seat) {
  const PrintedRow& printed = printed_row(table, seat);
  const Row& row = current_row(table, seat);
  return {spaces_of(printed, row.zeros()), matches(row, printed)};
}

Move move_for(const Table& table, Seat seat, const RowMark& mark) {
  if (mark.crosses) return Move::cross(std::countr_zero(mark.spaces) + 1);
  const PrintedRow& printed = printed_row(table, seat);
  ColourSet colours = 0;
  for_each_bit(mark.spaces, [&](int bit) {
    colours |= only(printed.colour_of_value[static_cast<std::size_t>(bit + 1)]);
  });
  return Move::write(colours);
}

RowMark row_mark(const Table& table, Seat seat, const Move& move) {
  if (move.kind == Move::Kind::cross) return {only_space(move.what), true};
  return {spaces_of(printed_row(table, seat), move.what), false};
}

}  // namespace twenties::twenty_one
