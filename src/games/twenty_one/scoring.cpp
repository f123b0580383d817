#include <bit>
#include <string_view>
#include <utility>
#include <vector>

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
  std::vector<Value> seats;
  for (int seat = 0; seat < state.players; ++seat) {
    if (state.complete_rows[static_cast<std::size_t>(seat)] != row_count) continue;
    seats.emplace_back(seat_at(seat));
  }
  const int count = static_cast<int>(seats.size());
  return {"4.3", Message("twenty-one.fifth-row", {{"seats", std::move(seats)}, {"n", count}})};
}

namespace {

// A single 0 where nothing is written.
std::vector<int> written_values(const Row& row, const PrintedRow& printed) {
  std::vector<int> values;
  for (std::size_t value = space_count; value > 0; --value) {
    const int there = row.of(printed.colour_of_value[value]);
    if (there != 0 && there != crossed) values.push_back(there);
  }
  if (values.empty()) values.push_back(0);
  return values;
}

// Incomplete rows count as they are (4.4).
void explain_row(Parts& parts, Seat seat, int number, const Row& row, const PrintedRow& printed) {
  const bool complete = row.zeros() == 0;
  const std::string clause = complete ? "4.1" : "4.4";
  const Value line = Value::line(written_values(row, printed));
  const char* const values_id = complete ? "twenty-one.row" : "twenty-one.unfinished-row";
  parts.push_back(
      {seat, clause, Message(values_id, {{"row", number}, {"line", line}}), line.number});
  if (const int count = matches(row, printed); count > 0) {
    const char* const matches_id =
        complete ? "twenty-one.matches" : "twenty-one.unfinished-matches";
    parts.push_back(
        {seat, clause, Message(matches_id, {{"row", number}, {"n", count}}), match_points(count)});
  }
}

// "green 6"
Message die_message(const SixValues& dice, Colour colour) {
  return Message("twenty-one.die", {{"colour", word_of(colour)}, {"n", dice.of(colour)}});
}

// "green 6 + red 4 = 10", or "green 6" alone.
Message written_message(const SixValues& dice, ColourSet colours) {
  Message terms;
  for_each_colour(colours, [&](Colour colour) {
    Message die = die_message(dice, colour);
    terms = terms.empty()
                ? std::move(die)
                : Message("twenty-one.plus", {{"dice", std::move(terms)}, {"die", std::move(die)}});
  });
  if (std::has_single_bit(colours)) return terms;
  return Message("twenty-one.written", {{"dice", std::move(terms)}, {"sum", dice.sum(colours)}});
}

void explain_write(Effect& effect, const Table& table, Seat seat, ColourSet colours) {
  const PrintedRow& printed = printed_row(table, seat);
  effect.parts.push_back(
      {seat, "4.1", written_message(table.dice, colours), table.dice.sum(colours)});
  int count = matches(current_row(table, seat), printed);
  for_each_colour(where_equal(table.dice, printed.values) & colours, [&](Colour colour) {
    ++count;
    effect.parts.push_back(
        {seat, "4.1",
         Message("twenty-one.match", {{"n", count},
                                      {"row", table.complete_rows[slot(seat)] + 1},
                                      {"die", die_message(table.dice, colour)}}),
         count});
  });
}

Note dice_note(std::string name, const SixValues& dice, ColourSet colours) {
  Note note{std::move(name), {}};
  for_each_colour(colours, [&](Colour colour) { note.items.push_back(die_message(dice, colour)); });
  return note;
}

}  // namespace

// Uses a copy of the table with the seat's sealed mark made.
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
    effect.notes.push_back(
        {"crossed out",
         {Message("twenty-one.die", {{"colour", word_of(colour)}, {"n", move.what}})}});
  } else {
    explain_write(effect, before, seat, mark.colours());
  }
  if (current_row(before, seat).zeros() == mark.colours()) {
    effect.notes.push_back(
        {"completed",
         {Message("twenty-one.row-item", {{"row", before.complete_rows[slot(seat)] + 1}})}});
  }
  return effect;
}

}  // namespace twenties::twenty_one
