#include "core/step.hpp"

#include <utility>

namespace twenties {

std::string_view Step::kind() const {
  switch (action.kind) {
    case Action::Kind::chance:
      return "chance";
    case Action::Kind::time_up:
      return "time_up";
    case Action::Kind::resign:
      return "resign";
    case Action::Kind::flag:
      return "flag";
    case Action::Kind::move:
      break;
  }
  return is_skip ? "skip" : "move";
}

int Step::points() const {
  return action.seat == nobody ? 0 : points_of(effect.parts, action.seat);
}

bool Step::may_be_read_by(Seat viewer, int seats) const {
  return viewer == nobody ? readers == SeatSet::first(seats) : readers.has(viewer);
}

Step Step::seen_by(Seat viewer, int seats) const {
  if (may_be_read_by(viewer, seats)) return *this;
  Step out;
  out.number = number;
  out.action.kind = action.kind;
  out.action.seat = action.seat;
  out.is_skip = is_skip;
  out.hidden = true;
  return out;
}

namespace {

// What a move is made of, with the lines that score or reach their sum.
ActionData data_of(const Game& game, const Action& action) {
  ActionData out;
  if (action.kind == Action::Kind::chance) out = game.describe_chance(action.text);
  if (action.kind == Action::Kind::move) out = game.describe_move(action.seat, action.text);
  std::erase_if(out.lines,
                [](const TouchedLine& line) { return line.points == 0 && line.reach != "exact"; });
  return out;
}

}  // namespace

tl::expected<Step, Verdict> take_step(Game& game, const Action& action, int number) {
  Step step;
  step.number = number;
  step.action = action;
  step.data = data_of(game, action);
  step.readers = SeatSet::first(game.seats());
  if (action.kind == Action::Kind::move) {
    step.is_skip = game.is_skip(action.text);
    step.effect = game.explain_move(action.seat, action.text);
  } else if (action.kind == Action::Kind::chance) {
    for (int seat = 0; seat < game.seats(); ++seat) {
      if (!game.may_see(action.text, seat_at(seat))) step.readers.remove(seat_at(seat));
    }
  }
  if (Verdict verdict = perform(game, action); !verdict) return tl::unexpected(std::move(verdict));
  step.scores = game.scores();
  return step;
}

Verdict perform(Game& game, const Action& action) {
  switch (action.kind) {
    case Action::Kind::chance:
      return game.play_chance(action.text);
    case Action::Kind::move:
      return game.play(action.seat, action.text);
    case Action::Kind::time_up:
      return game.time_up();
    case Action::Kind::resign:
      return game.resign(action.seat);
    case Action::Kind::flag:
      return game.run_out_of_time(action.seat);
  }
  return Verdict::refused(table_clause, Message("table.unknown-action"));
}

}  // namespace twenties
