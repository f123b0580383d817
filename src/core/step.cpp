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

// Without the lines that neither score nor reach their sum.
ActionData without_idle_lines(ActionData data) {
  std::erase_if(data.lines,
                [](const TouchedLine& line) { return line.points == 0 && line.reach != "exact"; });
  return data;
}

Verdict take_move(Game& game, Step& step) {
  auto made = game.make(step.action.seat, step.action.text);
  if (!made) return std::move(made.error());
  step.data = without_idle_lines(std::move(made->data));
  step.effect = std::move(made->effect);
  step.is_skip = made->is_skip;
  return Verdict::allowed();
}

Verdict take_chance(Game& game, Step& step) {
  const std::string& chance = step.action.text;
  step.data = without_idle_lines(game.describe_chance(chance));
  for (int seat = 0; seat < game.seats(); ++seat) {
    if (!game.may_see(chance, seat_at(seat))) step.readers.remove(seat_at(seat));
  }
  return game.play_chance(chance);
}

}  // namespace

tl::expected<Step, Verdict> take_step(Game& game, const Action& action, int number) {
  Step step;
  step.number = number;
  step.action = action;
  step.readers = SeatSet::first(game.seats());
  Verdict verdict = action.kind == Action::Kind::move     ? take_move(game, step)
                    : action.kind == Action::Kind::chance ? take_chance(game, step)
                                                          : perform(game, action);
  if (!verdict) return tl::unexpected(std::move(verdict));
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
