#include "games/null_game/rules.hpp"

#include "core/table_verdicts.hpp"

namespace twenties::null_game {

State NullGame::start(const Options& options) {
  State state;
  state.players = static_cast<std::uint8_t>(options.players);
  return state;
}

Options NullGame::options(const State& state) { return {.players = state.players}; }

int NullGame::seats(const State& state) { return state.players; }

Turn NullGame::turn(const State& state) {
  if (state.started == 0) return Turn::chance();
  if (state.heap == 0) return Turn::over();
  return Turn::of(seat_at(state.to_move));
}

void NullGame::moves(const State& state, Seat seat, Moves& out) {
  out.clear();
  if (!turn(state).has(seat)) return;
  for (std::uint8_t count = 1; count <= 2 && count <= state.heap; ++count) out.push_back({count});
}

Verdict NullGame::check(const State& state, Seat seat, const Move& move) {
  if (Verdict verdict = check_turn(turn(state), seat); !verdict) return verdict;
  if (move.count < 1 || move.count > 2) {
    return Verdict::refused("2.1", Message("null-game.one-or-two", {{"n", move.count}}));
  }
  if (move.count > state.heap) {
    return Verdict::refused(
        "2.2", Message("null-game.heap-too-small", {{"heap", state.heap}, {"n", move.count}}));
  }
  return Verdict::allowed();
}

void NullGame::apply(State& state, Seat seat, const Move& move) {
  std::uint8_t& taken = state.taken[static_cast<std::size_t>(index_of(seat))];
  taken = static_cast<std::uint8_t>(taken + move.count);
  state.heap = static_cast<std::uint8_t>(state.heap - move.count);
  state.to_move = static_cast<std::uint8_t>((state.to_move + 1) % state.players);
}

bool NullGame::is_skip(const Move& /*move*/) { return false; }

// Tickets 0 to 3: a heap of 5, 6, 6, 7.
std::uint64_t NullGame::chance_total(const State& /*state*/) { return 4; }

Chance NullGame::draw(const State& /*state*/, std::uint64_t ticket) {
  return {static_cast<std::uint8_t>(least_heap + (ticket + 1) / 2)};
}

void NullGame::outcomes(const State& /*state*/, Outcomes<Chance>& out) {
  out = {{{5}, 1}, {{6}, 2}, {{7}, 1}};
}

Verdict NullGame::check_chance(const State& state, const Chance& chance) {
  if (Verdict verdict = check_chance_turn(turn(state)); !verdict) return verdict;
  if (chance.heap < least_heap || chance.heap > most_heap) {
    return Verdict::refused(
        "1.1", Message("null-game.heap-size",
                       {{"least", least_heap}, {"most", most_heap}, {"n", chance.heap}}));
  }
  return Verdict::allowed();
}

void NullGame::apply_chance(State& state, const Chance& chance) {
  state.heap = chance.heap;
  state.started = 1;
}

View NullGame::view(const State& state, Seat /*viewer*/) { return {state}; }

State NullGame::imagine(const View& view, Random& /*random*/) { return view.state; }

}  // namespace twenties::null_game
