#include "bots/game_of_20/coaching.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>

#include "base/sorting.hpp"
#include "bots/coach/playing_out.hpp"
#include "bots/game_of_20/draft.hpp"
#include "bots/game_of_20/greedy.hpp"
#include "bots/game_of_20/judgement.hpp"
#include "bots/game_of_20/proof/library.hpp"
#include "bots/game_of_20/proved_comparison.hpp"
#include "bots/game_of_20/reasons.hpp"
#include "bots/game_of_20/solo.hpp"
#include "bots/game_of_20/solver.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr int point = PlacementJudge::point;

State after(State state, const Move& move) {
  GameOf20::apply(state, seat_of(state, state.to_move), move);
  return state;
}

// What a move looks like at first sight to the hand that makes it, in hundredths of a point.
int sight(const State& state, const Move& move) {
  static const DraftJudge draft;
  static const PlacementJudge placement;
  const State next = after(state, move);
  const std::size_t own = state.to_move;
  if (next.stage == Stage::draft) return -draft.value(next);
  if (state.stage == Stage::draft) return own == 0 ? draft.result(next) : -draft.result(next);
  if (next.stage == Stage::placing) {
    const int guess = placement.guess(next);
    return next.to_move == own ? guess : -guess;
  }
  const int points = next.hand_sums[own ^ 1U] - next.hand_sums[own];
  constexpr int victory = 10;  // points; a game that is won counts more than a guess
  return point * (points + (points > 0 ? victory : points < 0 ? -victory : 0));
}

Expectation margin_of(std::size_t hand, int value) {
  Expectation out;
  const double chance = value > 0 ? 1 : value < 0 ? 0 : 0.5;
  out.points[hand] = value;
  out.points[hand ^ 1U] = -value;
  out.chances[hand] = chance;
  out.chances[hand ^ 1U] = 1 - chance;
  return out;
}

Expectation alone(int total) {
  Expectation out;
  out.points[0] = -total;
  out.chances[0] = 1;
  return out;
}

struct Coach {
  using Game = GameOf20;
  using Chances = TicketChances<GameOf20>;
  static constexpr std::size_t usual_samples = 64;
  static constexpr std::size_t most_candidates = 8;
  static constexpr std::size_t luck_samples = 256;
  static constexpr double worth_of_winning = 30;
  // So many hundredths of a point the quick player is uncertain about, so that its games differ.
  static constexpr std::uint64_t doubt = 100;
  static constexpr int most_empty_to_solve = 18;
  static constexpr std::uint64_t nodes_to_solve = 400'000;
  static constexpr std::uint64_t nodes_alone = 20'000;
  static constexpr std::size_t memory = std::size_t{32} << 20U;

  static Move choose(const State& state, Seat seat, Random& random) {
    if (state.is_solo()) return greedy(state, seat, random);
    GameOf20::Moves moves;
    GameOf20::moves(state, seat, moves);
    Move best = moves[0];
    int most = INT32_MIN;
    for (const Move& move : moves) {
      const int value = sight(state, move) + static_cast<int>(random.below(2 * doubt));
      if (value <= most) continue;
      most = value;
      best = move;
    }
    return best;
  }
  static State imagine(const View& view, Seat /*seat*/, Random& /*random*/) { return view.state; }

  static std::vector<Move> candidates(const State& state, Seat seat) {
    std::vector<Move> out = ranked(state, seat);
    if (out.size() > most_candidates) out.resize(most_candidates);
    return out;
  }

  // Games are played out to their end.
  static int luck_turns(const State& /*state*/) { return std::numeric_limits<int>::max(); }
  static Expectation estimate(const State& /*state*/) { return {}; }
  static bool is_even(const State& state) { return state.stage < Stage::draft && !state.is_solo(); }
  static bool can_solve(const State& state) {
    return is_in_reach(state) && try_to_solve(state).value.is_exact();
  }
  static Expectation solve(const State& state) {
    return margin_of(state.to_move, try_to_solve(state).value.low);
  }

  static std::optional<Comparison> solve_choice(const View& view, Seat /*seat*/,
                                                const Move& played) {
    const State& state = view.state;
    if (state.is_solo() && state.stage == Stage::placing) return choice_alone(state, played);
    if (!is_in_reach(state)) return std::nullopt;
    Budget budget({.nodes = nodes_to_solve});
    Solver solver(memory);
    const Solution best = solver.solve(state, Goal::exact, budget);
    const State next = after(state, played);
    const std::size_t own = state.to_move;
    Bracket other{next.hand_sums[own ^ 1U] - next.hand_sums[own], 0};
    other.high = other.low;
    if (next.stage != Stage::over) {
      const Bracket value = solver.solve(next, Goal::exact, budget).value;
      other = next.to_move == own ? value : Bracket{-value.high, -value.low};
    }
    if (!best.value.is_exact() || !other.is_exact()) return std::nullopt;
    Comparison out;
    out.exact = true;
    const bool is_best = other.low == best.value.low;
    out.best = GameOf20::print_move(is_best ? played : best.line.front());
    if (is_best) {
      out.line = {out.best};
    } else {
      for (const Move& move : best.line) out.line.push_back(GameOf20::print_move(move));
    }
    out.best_value = margin_of(own, best.value.low);
    out.played_value = margin_of(own, other.low);
    return out;
  }

  static void go_by_proof(const View& view, Seat seat, const Move& played, Comparison& choice) {
    const State& state = view.state;
    if (state.is_solo() || state.stage != Stage::draft) return;
    const ProvedCentre* proof = proved_centre(state.board.tile(centre_square));
    if (proof == nullptr) return;
    game_of_20::go_by_proof(state, played, ranked(state, seat), *proof, choice);
  }

  static std::vector<Reason> reasons(const View& view, Seat /*seat*/, const Move& best,
                                     const Move& played) {
    return game_of_20::reasons(view.state, best, played);
  }
  static Seat owner_of_chance(const State& /*state*/) { return seat_at(0); }

 private:
  // All moves, the most promising first.
  static std::vector<Move> ranked(const State& state, Seat seat) {
    GameOf20::Moves moves;
    GameOf20::moves(state, seat, moves);
    std::vector<Move> out(moves.begin(), moves.end());
    sort_fully(out, [&](const Move& a, const Move& b) {
      const int one = sight(state, a);
      const int two = sight(state, b);
      return one != two ? one > two : a < b;
    });
    return out;
  }
  static bool is_in_reach(const State& state) {
    return !state.is_solo() && state.stage == Stage::placing &&
           std::popcount(state.board.empty) <= most_empty_to_solve;
  }
  static Solution try_to_solve(const State& state) {
    Budget budget({.nodes = nodes_to_solve});
    return Solver(memory).solve(state, Goal::exact, budget);
  }

  static SoloLine line_from(const State& state) {
    Budget budget({.nodes = nodes_alone});
    return solve_solo(state, budget);
  }
  static Comparison choice_alone(const State& state, const Move& played) {
    constexpr double usual_error = 6;  // points; of a line that is not proved to be the best
    const SoloLine best = line_from(state);
    const State next = after(state, played);
    const SoloLine other = next.stage == Stage::over
                               ? SoloLine{GameOf20::scores(next)[0], {}, true, 0}
                               : line_from(next);
    const bool is_best = other.total <= best.total;
    Comparison out;
    out.exact = other.is_best && (is_best || best.is_best);
    out.error = out.exact ? 0 : usual_error;
    out.best_value = alone(std::min(best.total, other.total));
    out.played_value = alone(other.total);
    out.best = GameOf20::print_move(is_best ? played : best.moves.front());
    out.line = {out.best};
    for (std::size_t at = is_best ? 0 : 1; at < (is_best ? other : best).moves.size(); ++at) {
      out.line.push_back(GameOf20::print_move((is_best ? other : best).moves[at]));
    }
    return out;
  }
};

}  // namespace

const Judge& judge() {
  static const PlayingOut<Coach> judge;
  return judge;
}

}  // namespace twenties::game_of_20
