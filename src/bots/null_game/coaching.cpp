#include "bots/null_game/coaching.hpp"

#include <limits>

#include "bots/coach/playing_out.hpp"
#include "games/null_game/rules.hpp"

namespace twenties::null_game {

namespace {

State after(State state, Seat seat, const Move& move) {
  NullGame::apply(state, seat, move);
  return state;
}

std::size_t slot(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }

// The whole tree, which in this game is small.
Expectation expect(const State& state) {
  const Turn turn = NullGame::turn(state);
  if (turn.is_over()) {
    return result_of(NullGame::scores(state), NullGame::winners(state),
                     NullGame::info().lower_score_wins);
  }
  Expectation out;
  if (turn.is_chance()) {
    Outcomes<Chance> outcomes;
    NullGame::outcomes(state, outcomes);
    for (const auto& [chance, weight] : outcomes) {
      State next = state;
      NullGame::apply_chance(next, chance);
      Expectation part = expect(next);
      part *= static_cast<double>(weight) / static_cast<double>(NullGame::chance_total(state));
      out += part;
    }
    return out;
  }
  const Seat seat = turn.seats.lowest();
  NullGame::Moves moves;
  NullGame::moves(state, seat, moves);
  for (const Move& move : moves) {
    const Expectation found = expect(after(state, seat, move));
    if (move == moves[0] || found.points[slot(seat)] > out.points[slot(seat)]) out = found;
  }
  return out;
}

struct Coach {
  using Game = NullGame;
  using Chances = TicketChances<NullGame>;
  static constexpr std::size_t usual_samples = 64;
  static constexpr std::size_t most_candidates = 2;
  static constexpr std::size_t luck_samples = 64;
  static constexpr double worth_of_winning = 0;

  static Move choose(const State& state, Seat seat, Random& /*random*/) {
    return candidates(state, seat).front();
  }
  static State imagine(const View& view, Seat /*seat*/, Random& /*random*/) { return view.state; }
  static std::vector<Move> candidates(const State& state, Seat seat) {
    NullGame::Moves moves;
    NullGame::moves(state, seat, moves);
    return {moves.begin(), moves.end()};
  }
  static int luck_turns(const State& /*state*/) { return std::numeric_limits<int>::max(); }
  static Expectation estimate(const State& /*state*/) { return {}; }
  static bool is_even(const State& /*state*/) { return false; }
  static bool can_solve(const State& /*state*/) { return true; }
  static Expectation solve(const State& state) { return expect(state); }

  static std::optional<Comparison> solve_choice(const View& view, Seat seat, const Move& played) {
    Comparison out;
    out.exact = true;
    out.played_value = expect(after(view.state, seat, played));
    out.best_value = out.played_value;
    out.best = NullGame::print_move(played);
    for (const Move& move : candidates(view.state, seat)) {
      const Expectation found = expect(after(view.state, seat, move));
      if (found.points[slot(seat)] <= out.best_value.points[slot(seat)]) continue;
      out.best_value = found;
      out.best = NullGame::print_move(move);
    }
    out.line = {out.best};
    return out;
  }

  static std::vector<Reason> reasons(const View& /*view*/, Seat /*seat*/, const Move& best,
                                     const Move& played) {
    const int more = best.count - played.count;
    return {{Message("null-game-reasons.takes", {{"best", best.count}, {"played", played.count}}),
             static_cast<double>(more)}};
  }
  static Seat owner_of_chance(const State& /*state*/) { return seat_at(0); }
};

}  // namespace

const Judge& judge() {
  static const PlayingOut<Coach> judge;
  return judge;
}

}  // namespace twenties::null_game
