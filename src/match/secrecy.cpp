#include "match/secrecy.hpp"

#include <memory>

#include "core/replay.hpp"

namespace twenties {

bool needs_curtain(const Game& game, SeatSet seats) {
  if (seats.size() < 2) return false;
  if (game.info().has_simultaneous_turns) return true;
  if (!game.info().has_hidden_information) return false;
  const std::uint64_t first = game.view(seats.lowest())->hash();
  bool differs = false;
  seats.for_each([&](Seat seat) { differs = differs || game.view(seat)->hash() != first; });
  return differs;
}

std::size_t open_steps(const Table& table) {
  const auto& steps = table.steps();
  const Turn turn = table.game().turn();
  std::size_t open = steps.size();
  if (!table.game().info().has_simultaneous_turns || turn.kind != Turn::Kind::seats) return open;
  SeatSet busy = turn.seats;  // seats whose sealed step cannot lie further back
  while (open > 0) {
    const Action& action = steps[open - 1].action;
    if (action.kind != Action::Kind::move || busy.has(action.seat)) break;
    busy.add(action.seat);
    --open;
  }
  return open;
}

namespace {

// The game as it stood after the last open step, in which nothing sealed can be read.
std::unique_ptr<Game> open_game(const Registry& registry, const Table& table) {
  Record record = table.record();
  record.result.reset();
  record.actions.resize(open_steps(table));
  auto replay = Replay::open(registry, std::move(record));
  if (!replay) return table.game().clone();
  while (const auto step = replay->step()) {
    if (!*step) return replay->take_game();
  }
  return table.game().clone();
}

}  // namespace

Parts readable_score(const Registry& registry, const Table& table, Seat seat, Seat viewer) {
  const bool sealed = open_steps(table) < table.steps().size();
  if (seat == viewer || !sealed) return table.game().explain_score(seat);
  return open_game(registry, table)->explain_score(seat);
}

}  // namespace twenties
