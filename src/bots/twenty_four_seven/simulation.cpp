#include "bots/twenty_four_seven/simulation.hpp"

#include <algorithm>
#include <cmath>

#include "base/sorting.hpp"

namespace twenties::twenty_four_seven {

namespace {

// Points; the approximate standard deviation of one playout.
constexpr double error_of_judgement = 75;

// The worth, 0 to 1, of a margin over the best of the others with this many tiles to come: near 0
// each point counts, far away none does, more so near the end.
double merit_of(double margin, int tiles_left) {
  constexpr double spread_of_a_tile = 3.0 * unit_of_judgement;
  const double spread = spread_of_a_tile * std::sqrt(tiles_left + 0.02);
  const double x = margin / spread;
  return (1 + x / std::sqrt(1 + x * x)) / 2;
}

// Tries a move in one playout.
class Simulation {
 public:
  Simulation(const View& view, const JudgedMoves& moves, const Effort& effort)
      : view_(view), board_(view.board), moves_(moves), effort_(effort) {}

  Trial operator()(std::size_t candidate, std::uint64_t seed) const {
    Random random(seed);
    const Deal deal = imagine_deal(view_, random);
    Playout playout(board_, view_, deal);
    playout.play(moves_[candidate].placement);
    playout.play_on(effort_.outlook, random);
    Trial trial = trial_of(playout);
    trial.nodes = playout.nodes() + 1;
    return trial;
  }

 private:
  [[nodiscard]] Trial trial_of(const Playout& playout) const {
    const std::array<int, most_players> points = playout.estimate();
    Trial trial;
    int rival = -1;
    int all = 0;
    for (std::size_t seat = 0; seat < view_.players; ++seat) {
      all += points[seat];
      if (seat != view_.to_move) rival = std::max(rival, points[seat]);
    }
    for (std::size_t seat = 0; seat < view_.players; ++seat) {
      trial.values[seat] = view_.players * points[seat] - all;
    }
    const int tiles = playout.is_over() ? 0 : playout.tiles_left();
    trial.worth = merit_of(points[view_.to_move] - rival, tiles);
    return trial;
  }

  const View& view_;
  Prospects board_;
  const JudgedMoves& moves_;
  const Effort& effort_;
};

// The most nodes that a trial takes: in each ply the moves that are judged and the one that is
// played, and the move that is tried.
std::uint64_t nodes_of_trial(const Outlook& outlook) {
  return std::uint64_t{outlook.plies} * (outlook.breadth + 1U) + 1U;
}

// The number of candidates with which the first heat stays within a node limit.
std::size_t affordable(std::size_t count, const Effort& effort, std::size_t heat,
                       const Budget& budget) {
  const std::uint64_t limit = budget.limits().nodes;
  if (limit == 0) return count;
  const std::uint64_t left = limit - std::min(limit, budget.nodes());
  return std::min(count, static_cast<std::size_t>(left / (heat * nodes_of_trial(effort.outlook))));
}

Valued valued(const View& view, const Judged& move, const Runner& runner) {
  if (runner.trials() == 0) return judged_only(view, move);
  Valued out{move.placement};
  const double others = view.players - 1;
  for (std::size_t seat = 0; seat < view.players; ++seat) {
    out.margins[seat] = points_of(runner.mean_value(seat)) / others;
  }
  out.error = points_of(runner.error(view.to_move)) / others;
  return out;
}

}  // namespace

Valued judged_only(const View& view, const Judged& move) {
  Valued out{move.placement};
  out.error = error_of_judgement;
  double all = points_of(move.value);
  for (std::size_t seat = 0; seat < view.players; ++seat) all += view.tallies[seat].total();
  for (std::size_t seat = 0; seat < view.players; ++seat) {
    const double own =
        view.tallies[seat].total() + (seat == view.to_move ? points_of(move.value) : 0);
    out.margins[seat] = own - (all - own) / (view.players - 1);
  }
  return out;
}

JudgedMoves judged_moves(const View& view) {
  Prospects prospects(view.board);
  const Knowledge knowledge = knowledge_of(view);
  JudgedMoves moves;
  list_placements(prospects, view.hand, moves);
  for (Judged& move : moves) move.value = judge(prospects, knowledge, move.placement);
  sort_fully(moves.begin(), moves.end(), is_better);
  return moves;
}

namespace {

// The choice if the limits allow no playouts.
Simulated by_judgement(const View& view, const JudgedMoves& moves, std::optional<Placement> also) {
  Simulated out{judged_only(view, moves[0]), std::nullopt};
  for (const Judged& move : moves) {
    if (also && move.placement == *also) out.also = judged_only(view, move);
  }
  return out;
}

}  // namespace

Simulated simulate(const View& view, const JudgedMoves& moves, const Effort& effort,
                   std::uint64_t seed, std::optional<Placement> also, Budget& budget) {
  RaceRules rules{.seat = view.to_move, .seed = seed, .heat = 4, .most_trials = 4000};
  const std::size_t wanted = std::min(effort.candidates, moves.size());
  const std::size_t asked = also ? 1 : 0;  // in addition
  const std::size_t most = affordable(wanted + asked, effort, rules.heat, budget);
  if (most < std::min<std::size_t>(wanted, 2)) return by_judgement(view, moves, also);
  std::size_t count = std::max<std::size_t>(std::min(wanted, most - asked), 1);
  JudgedMoves candidates = moves;
  if (also) {
    std::size_t at = 0;
    while (at < candidates.size() && !(candidates[at].placement == *also)) ++at;
    if (at >= count && at < candidates.size()) std::swap(candidates[at], candidates[count++]);
    if (at < candidates.size()) rules.kept = std::min(at, count - 1);
  }
  const Simulation simulation(view, candidates, effort);
  Race race(count, rules, budget, simulation);
  race.run();
  const std::size_t leader = race.leader();
  Simulated out{valued(view, candidates[leader], race.runners()[leader]), std::nullopt};
  if (rules.kept < count) {
    out.also = valued(view, candidates[rules.kept], race.runners()[rules.kept]);
  }
  return out;
}

}  // namespace twenties::twenty_four_seven
