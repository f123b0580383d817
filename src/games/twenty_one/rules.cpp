#include "games/twenty_one/rules.hpp"

#include <bit>

#include "core/table_verdicts.hpp"
#include "games/twenty_one/marking.hpp"

namespace twenties::twenty_one {

State TwentyOne::start(const Options& options) {
  State state;
  state.players = static_cast<std::uint8_t>(options.players);
  state.rules = static_cast<std::uint8_t>(options.rules);
  if (options.leftmost) state.cross = leftmost_rule(options.rules);
  if (options.sheets_named) {
    state.sheets_named = 1;
    state.sheets = options.sheets;
    state.phase = Phase::first;
  }
  return state;
}

Options TwentyOne::options(const State& state) {
  Options options{
      .players = state.players, .leftmost = state.cross != CrossRule::any, .rules = state.rules};
  if (state.sheets_named != 0) {
    options.sheets_named = true;
    options.sheets = state.sheets;
  }
  return options;
}

int TwentyOne::seats(const State& state) { return state.players; }

Turn TwentyOne::turn(const State& state) {
  switch (state.phase) {
    case Phase::decide:
      return Turn::of(seat_at(state.active));
    case Phase::mark:
      return Turn::of(SeatSet(
          static_cast<std::uint8_t>(SeatSet::first(state.players).mask() & ~state.marked.mask())));
    case Phase::over:
      return Turn::over();
    default:
      return Turn::chance();
  }
}

void TwentyOne::moves(const State& state, Seat seat, Moves& out) {
  out.clear();
  if (!turn(state).has(seat)) return;
  if (state.phase == Phase::mark) {
    list_marks(state, seat, out);
  } else {
    out.push_back(Move::keep());
    out.push_back(Move::reroll());
  }
}

namespace {

Verdict check_write(const Table& table, Seat seat, ColourSet colours) {
  if (colours == 0) return Verdict::refused("3.6", Message("twenty-one.nothing-written"));
  const int number = table.complete_rows[slot(seat)] + 1;
  Verdict verdict;
  for_each_colour(colours, [&](Colour colour) {
    const int there = current_row(table, seat).of(colour);
    const int die = table.dice.of(colour);
    const int printed = printed_row(table, seat).values.of(colour);
    if (!verdict) return;
    if (there != 0) {
      verdict = Verdict::refused("3.4", Message(there == crossed ? "twenty-one.colour-crossed-out"
                                                                 : "twenty-one.colour-written",
                                                {{"colour", word_of(colour)}, {"row", number}}));
    } else if (die > printed) {
      verdict = Verdict::refused(
          "3.4",
          Message(
              "twenty-one.over-printed",
              {{"colour", word_of(colour)}, {"die", die}, {"printed", printed}, {"row", number}}));
    }
  });
  return verdict;
}

Verdict check_cross(const Table& table, Seat seat, int value) {
  if (value < 1 || value > space_count) {
    return Verdict::refused("3.7", Message("twenty-one.no-such-space", {{"n", value}}));
  }
  const Colour colour = printed_row(table, seat).colour_of_value[static_cast<std::size_t>(value)];
  const int there = current_row(table, seat).of(colour);
  if (there != 0) {
    return Verdict::refused("3.7", Message(there == crossed ? "twenty-one.space-crossed-out"
                                                            : "twenty-one.space-written",
                                           {{"space", value},
                                            {"colour", word_of(colour)},
                                            {"row", table.complete_rows[slot(seat)] + 1}}));
  }
  if (table.cross == CrossRule::any) return Verdict::allowed();
  if (table.cross == CrossRule::leftmost && writable(table, seat) != 0) {
    const Colour first = colour_at(std::countr_zero(writable(table, seat)));
    return Verdict::refused("3.7",
                            Message("twenty-one.write-instead", {{"colour", word_of(first)}}));
  }
  if (const int leftmost = leftmost_open(table, seat); value != leftmost) {
    return Verdict::refused(
        "3.7", Message("twenty-one.not-leftmost", {{"leftmost", leftmost}, {"space", value}}));
  }
  return Verdict::allowed();
}

// A decision about dice that are already settled.
Verdict refuse_decision(const Table& table) {
  constexpr SixValues six_ones{all_colours, 0, 0};
  if (table.dice == six_ones) {
    return Verdict::refused("3.2", Message("twenty-one.six-ones"));
  }
  return Verdict::refused("3.2", Message("twenty-one.dice-settled"));
}

}  // namespace

Verdict TwentyOne::check(const State& state, Seat seat, const Move& move) {
  if (Verdict verdict = check_turn(turn(state), seat); !verdict) return verdict;
  const bool is_mark = move.kind == Move::Kind::write || move.kind == Move::Kind::cross;
  if (state.phase == Phase::decide) {
    if (!is_mark) return Verdict::allowed();
    return Verdict::refused("3.3", Message("twenty-one.dice-first"));
  }
  if (!is_mark) return refuse_decision(state);
  return move.kind == Move::Kind::write ? check_write(state, seat, move.what)
                                        : check_cross(state, seat, move.what);
}

Verdict check_row(const State& state, Seat seat, int row) {
  if (Verdict verdict = check_turn(TwentyOne::turn(state), seat); !verdict) return verdict;
  if (row < 1 || row > static_cast<int>(row_count)) {
    return Verdict::refused("1.2", Message("twenty-one.no-such-row",
                                           {{"n", row}, {"rows", static_cast<int>(row_count)}}));
  }
  const int current = state.complete_rows[slot(seat)] + 1;
  if (row == current) return Verdict::allowed();
  return Verdict::refused(
      "3.3", Message(row < current ? "twenty-one.row-complete" : "twenty-one.row-not-open",
                     {{"row", row}, {"current", current}}));
}

namespace {

// All have marked: shows the marks (3.9), then ends the game (4.3) or passes the turn (4.2).
void finish_turn(State& state) {
  bool over = false;
  for (int seat = 0; seat < state.players; ++seat) {
    make_mark(state, seat_at(seat), state.sealed[static_cast<std::size_t>(seat)]);
    over = over || state.complete_rows[static_cast<std::size_t>(seat)] == row_count;
  }
  state.sealed = {};
  state.marked = {};
  state.dice = {};
  state.phase = over ? Phase::over : Phase::roll;
  if (over) return;
  const int next = state.active + 1;
  state.active = static_cast<std::uint8_t>(next == state.players ? 0 : next);
}

}  // namespace

void TwentyOne::apply(State& state, Seat seat, const Move& move) {
  switch (move.kind) {
    case Move::Kind::keep:
      state.phase = Phase::mark;
      return;
    case Move::Kind::reroll: {
      // Dice that show 1 stay (3.2).
      constexpr SixValues six_ones{all_colours, 0, 0};
      state.dice.remove(all_colours & ~where_equal(state.dice, six_ones));
      state.phase = Phase::roll_again;
      return;
    }
    case Move::Kind::write:
    case Move::Kind::cross:
      state.sealed[slot(seat)] = mark_of(state, seat, move);
      state.marked.add(seat);
      if (state.marked == SeatSet::first(state.players)) finish_turn(state);
      return;
  }
}

bool TwentyOne::is_skip(const Move& /*move*/) { return false; }

}  // namespace twenties::twenty_one
