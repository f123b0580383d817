#include "core/standings.hpp"
#include "games/null_game/rules.hpp"

namespace twenties::null_game {

Scores NullGame::scores(const State& state) {
  Scores out;
  for (std::size_t seat = 0; seat < state.players; ++seat) out.push_back(state.taken[seat]);
  return out;
}

Scores NullGame::scores(const View& view) { return scores(view.state); }

SeatSet NullGame::winners(const State& state) { return highest(scores(state)); }

Ending NullGame::ending(const State& /*state*/) { return {"3.1", Message("null-game.heap-empty")}; }

Parts NullGame::explain_score(const State& state, Seat seat) {
  const int taken = state.taken[static_cast<std::size_t>(index_of(seat))];
  return {{seat, "2.1", Message("null-game.taken", {{"n", taken}}), taken}};
}

Effect NullGame::explain_move(const State& /*before*/, Seat seat, const Move& move) {
  return {{{seat, "2.1", Message("null-game.counters", {{"n", move.count}}), move.count}}, {}};
}

}  // namespace twenties::null_game
