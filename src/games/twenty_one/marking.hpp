#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/twenty_one/rules.hpp"

namespace twenties::twenty_one {

// What a mark is and does, in the public part of the state. A seat's current row is the first that
// is not complete (3.3, 3.8); while marks are made, every seat has one.

constexpr std::size_t slot(Seat seat) { return static_cast<std::size_t>(seat); }

constexpr const PrintedRow& printed_row(const Table& table, Seat seat) {
  return printed_sheets[table.sheets[slot(seat)]][table.complete_rows[slot(seat)]];
}

constexpr const Row& current_row(const Table& table, Seat seat) {
  return table.rows[slot(seat)][table.complete_rows[slot(seat)]];
}

// The colours that the seat may write now: open, and the die is not over the printed value (3.4).
constexpr ColourSet writable(const Table& table, Seat seat) {
  return current_row(table, seat).zeros() &
         where_at_most(table.dice, printed_row(table, seat).values);
}

// The printed value of the leftmost open space; the values fall from left to right (1.3).
constexpr int leftmost_open(const Table& table, Seat seat) {
  const PrintedRow& printed = printed_row(table, seat);
  const ColourSet open = current_row(table, seat).zeros();
  int value = space_count;
  while (value > 1 &&
         (open & only(printed.colour_of_value[static_cast<std::size_t>(value)])) == 0) {
    --value;
  }
  return value;
}

// Fills out with the marks that the seat may make, ascending (3.4 to 3.7).
inline void list_marks(const Table& table, Seat seat, TwentyOne::Moves& out) {
  const ColourSet can = writable(table, seat);
  Move* end = out.begin();
  // Counts upwards through the non-empty subsets of `can`.
  for (ColourSet some = (0U - can) & can; some != 0; some = (some - can) & can) {
    *end++ = Move::write(some);
  }
  if (table.cross != CrossRule::any) {
    if (can == 0 || table.cross == CrossRule::leftmost_by_choice) {
      *end++ = Move::cross(leftmost_open(table, seat));
    }
  } else {
    const ColourSet open = current_row(table, seat).zeros();
    const PrintedRow& printed = printed_row(table, seat);
    for (std::size_t value = 1; value <= space_count; ++value) {
      // Always written, but kept only if the space is open: cheaper than a branch.
      *end = Move::cross(static_cast<int>(value));
      end += open >> static_cast<unsigned>(printed.colour_of_value[value]) & 1U;
    }
  }
  out.resize(static_cast<std::size_t>(end - out.begin()));
}

// The mark that a legal move to write or cross seals.
constexpr Mark mark_of(const Table& table, Seat seat, const Move& move) {
  if (move.kind == Move::Kind::write) return {move.what};
  const ColourSet colour = only(printed_row(table, seat).colour_of_value[move.what]);
  return {static_cast<std::uint8_t>(colour | Mark::cross_bit)};
}

// The reverse: the move that sealed it.
constexpr Move move_of(const Table& table, Seat seat, Mark mark) {
  if (!mark.is_cross()) return Move::write(mark.colours());
  const Colour colour = colour_at(std::countr_zero(mark.colours()));
  return Move::cross(printed_row(table, seat).values.of(colour));
}

// The dice that are not rolled again (3.2).
constexpr ColourSet locked_dice(const SixValues& dice) {
  return where_equal(dice, {all_colours, 0, 0});
}

// Those that a roll which may come next leaves as they are; none where nobody may roll again.
constexpr ColourSet locked_dice(const Table& table) {
  const bool may_roll = table.phase == Phase::decide || table.phase == Phase::roll_again;
  return may_roll ? locked_dice(table.dice) : ColourSet{0};
}

// The value of this many matches in a row: 0 1 3 6 10 15 21 (4.1).
constexpr int match_points(int matches) { return matches * (matches + 1) / 2; }

constexpr int matches(const Row& row, const PrintedRow& printed) {
  return std::popcount(where_equal(row, printed.values));
}

constexpr int row_points(const Row& row, const PrintedRow& printed) {
  return row.sum(all_colours & ~row.sevens()) + match_points(matches(row, printed));
}

// The points that the mark adds (3.5, 4.1).
constexpr int mark_points(const Table& table, Seat seat, Mark mark) {
  if (mark.is_cross()) return 0;
  const PrintedRow& printed = printed_row(table, seat);
  const int before = matches(current_row(table, seat), printed);
  const ColourSet equal = where_equal(table.dice, printed.values) & mark.colours();
  return table.dice.sum(mark.colours()) + match_points(before + std::popcount(equal)) -
         match_points(before);
}

// Puts a mark onto the sheet.
constexpr void make_mark(Table& table, Seat seat, Mark mark) {
  const int gained = mark_points(table, seat, mark);
  Row& row = table.rows[slot(seat)][table.complete_rows[slot(seat)]];
  row.add(mark.is_cross() ? six_sevens : table.dice, mark.colours());
  table.points[slot(seat)] = static_cast<std::uint8_t>(table.points[slot(seat)] + gained);
  if (row.zeros() == 0) ++table.complete_rows[slot(seat)];
}

}  // namespace twenties::twenty_one
