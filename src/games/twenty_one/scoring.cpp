#include <array>

#include "base/text.hpp"
#include "core/standings.hpp"
#include "games/twenty_one/marking.hpp"
#include "games/twenty_one/rules.hpp"

namespace twenties::twenty_one {

Scores TwentyOne::scores(const State& state) {
  Scores out;
  for (std::size_t seat = 0; seat < state.players; ++seat) out.push_back(state.points[seat]);
  state.marked.for_each(
      [&](Seat seat) { out[slot(seat)] += mark_points(state, seat, state.sealed[slot(seat)]); });
  return out;
}

Scores TwentyOne::scores(const View& view) {
  const Table& table = view.table;
  Scores out;
  for (std::size_t seat = 0; seat < table.players; ++seat) out.push_back(table.points[seat]);
  if (table.marked.has(view.viewer)) {
    out[slot(view.viewer)] += mark_points(table, view.viewer, view.own);
  }
  return out;
}

SeatSet TwentyOne::winners(const State& state) { return highest(scores(state)); }

Ending TwentyOne::ending(const State& state) {
  std::string seats;
  for (int seat = 0; seat < state.players; ++seat) {
    if (state.complete_rows[static_cast<std::size_t>(seat)] != row_count) continue;
    seats += cat(seats.empty() ? "seat " : " and seat ", seat + 1);
  }
  return {"4.3", cat(seats, " completed the fifth row")};
}

namespace {

// "6+5+1 = 12", or "6" alone.
std::string sum_text(const std::vector<int>& values, int sum) {
  const std::string terms = join(values, "+");
  return values.size() > 1 ? cat(terms, " = ", sum) : terms;
}

std::vector<int> written_values(const Row& row, const PrintedRow& printed) {
  std::vector<int> values;
  for (std::size_t value = space_count; value > 0; --value) {
    const int there = row.of(printed.colour_of_value[value]);
    if (there != 0 && there != crossed) values.push_back(there);
  }
  return values;
}

// Rows that are not complete count as they stand (4.4).
void explain_row(Parts& parts, Seat seat, int number, const Row& row, const PrintedRow& printed) {
  const bool complete = row.zeros() == 0;
  const std::string_view clause = complete ? "4.1" : "4.4";
  const std::string name = cat("row ", number, complete ? "" : " (not complete)", ": ");
  const std::vector<int> values = written_values(row, printed);
  const int sum = row.sum(all_colours & ~row.sevens());
  parts.push_back({seat, clause, name + (values.empty() ? "0" : sum_text(values, sum)), sum});
  if (const int count = matches(row, printed); count > 0) {
    parts.push_back({seat, clause, name + counted(count, "match", "matches"), match_points(count)});
  }
}

void explain_write(Effect& effect, const Table& table, Seat seat, ColourSet colours) {
  const PrintedRow& printed = printed_row(table, seat);
  std::vector<std::string> terms;
  for_each_colour(colours, [&](Colour colour) {
    terms.push_back(cat(name_of(colour), ' ', table.dice.of(colour)));
  });
  const int sum = table.dice.sum(colours);
  const std::string total = terms.size() > 1 ? cat(" = ", sum) : "";
  effect.parts.push_back({seat, "4.1", join(terms, " + ") + total, sum});
  static constexpr std::array<std::string_view, space_count> ordinals{"1st", "2nd", "3rd",
                                                                      "4th", "5th", "6th"};
  int count = matches(current_row(table, seat), printed);
  for_each_colour(where_equal(table.dice, printed.values) & colours, [&](Colour colour) {
    const std::string_view ordinal = ordinals[static_cast<std::size_t>(count)];
    ++count;
    effect.parts.push_back({seat, "4.1",
                            cat(ordinal, " match of row ", table.complete_rows[slot(seat)] + 1,
                                " (", name_of(colour), ' ', table.dice.of(colour), ")"),
                            count});
  });
}

Note dice_note(std::string_view name, const SixValues& dice, ColourSet colours) {
  Note note{name, {}};
  for_each_colour(colours, [&](Colour colour) {
    note.items.push_back(cat(name_of(colour), ' ', dice.of(colour)));
  });
  return note;
}

}  // namespace

// The row's sheet stays the same, so a copy of the table with the seat's sealed mark made shows
// all.
Parts TwentyOne::explain_score(const State& state, Seat seat) {
  Parts parts;
  Table table = state;
  if (state.marked.has(seat)) make_mark(table, seat, state.sealed[slot(seat)]);
  for (std::size_t row = 0; row < row_count; ++row) {
    const Row& marks = table.rows[slot(seat)][row];
    if (marks.zeros() == all_colours) continue;
    explain_row(parts, seat, static_cast<int>(row) + 1, marks,
                printed_sheets[table.sheets[slot(seat)]][row]);
  }
  return parts;
}

Effect TwentyOne::explain_move(const State& before, Seat seat, const Move& move) {
  Effect effect;
  if (move.kind == Move::Kind::keep) return effect;
  if (move.kind == Move::Kind::reroll) {
    const ColourSet locked = locked_dice(before.dice);
    effect.notes.push_back(dice_note("rolled again", before.dice, all_colours & ~locked));
    if (locked != 0) effect.notes.push_back(dice_note("locked", before.dice, locked));
    return effect;
  }
  const Mark mark = mark_of(before, seat, move);
  if (mark.is_cross()) {
    const Colour colour = colour_at(std::countr_zero(mark.colours()));
    effect.notes.push_back({"crossed out", {cat(name_of(colour), ' ', move.what)}});
  } else {
    explain_write(effect, before, seat, mark.colours());
  }
  if (current_row(before, seat).zeros() == mark.colours()) {
    effect.notes.push_back({"completed", {cat("row ", before.complete_rows[slot(seat)] + 1)}});
  }
  return effect;
}

}  // namespace twenties::twenty_one
