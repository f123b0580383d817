#include "bots/twenty_four_seven/simulation.hpp"

#include <algorithm>
#include <cmath>

namespace twenties::twenty_four_seven {

namespace {

// What a margin over the best of the others is worth, when so many tiles are still to come: near 0
// each point counts, far away none does, and the more so the nearer the end. 0 to 2^20.
std::int64_t merit_of(double margin, int tiles_left) {
  constexpr double spread_of_a_tile = 3.0 * unit_of_judgement;
  const double spread = spread_of_a_tile * std::sqrt(tiles_left + 0.02);
  const double x = margin / spread;
  return static_cast<std::int64_t>((1 + x / std::sqrt(1 + x * x)) * (1 << 19));
}

class Simulation {
 public:
  Simulation(const View& view, const JudgedMoves& moves, std::size_t count, const Effort& effort,
             std::uint64_t seed, Budget& budget)
      : view_(view),
        board_(view.board),
        moves_(moves),
        count_(count),
        effort_(effort),
        seed_(seed),
        budget_(budget) {}

  Simulated run(std::optional<std::size_t> also) {
    TrialPlan plan;
    plan.keep = also;
    const TrialRanking ranking =
        rank_by_trials(count_, plan, budget_,
                       [&](std::uint64_t round, std::span<const std::size_t> candidates,
                           std::span<Trial> out) { return play_round(round, candidates, out); });
    Simulated result;
    result.best = valued(ranking, ranking.order.front());
    if (also) result.also = valued(ranking, *also);
    return result;
  }

 private:
  std::uint64_t play_round(std::uint64_t round, std::span<const std::size_t> candidates,
                           std::span<Trial> out) const {
    const std::uint64_t seed = mix64(seed_ ^ mix64(round));
    Random random(seed);
    const Deal deal = imagine_deal(view_, random);
    std::uint64_t nodes = 0;
    for (std::size_t at = 0; at < candidates.size(); ++at) {
      if (budget_.is_spent() || budget_.spend(0)) return nodes;
      Random same = random;
      Playout playout(board_, view_, deal);
      playout.play(moves_[candidates[at]].placement);
      playout.play_on(effort_.outlook, same);
      out[at] = trial_of(playout);
      nodes += playout.nodes() + 1;
    }
    return nodes;
  }

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
      trial.seats[seat] = std::int64_t{view_.players} * points[seat] - all;
    }
    const int tiles = playout.is_over() ? 0 : playout.tiles_left();
    trial.merit = merit_of(points[view_.to_move] - rival, tiles);
    return trial;
  }

  [[nodiscard]] Valued valued(const TrialRanking& ranking, std::size_t candidate) const {
    const TrialSums& sums = ranking.sums[candidate];
    if (sums.rounds == 0) return judged_only(view_, moves_[candidate]);
    Valued out{moves_[candidate].placement};
    const double others = view_.players - 1;
    for (std::size_t seat = 0; seat < view_.players; ++seat) {
      out.margins[seat] = points_of(sums.mean(seat)) / others;
    }
    out.error = sums.rounds > 1 ? points_of(sums.error(view_.to_move)) / others : 0;
    return out;
  }

  const View& view_;
  Prospects board_;
  const JudgedMoves& moves_;
  std::size_t count_;
  const Effort& effort_;
  std::uint64_t seed_;
  Budget& budget_;
};

}  // namespace

Valued judged_only(const View& view, const Judged& move) {
  Valued out{move.placement};
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
  std::sort(moves.begin(), moves.end(), is_better);
  return moves;
}

Simulated simulate(const View& view, const JudgedMoves& moves, const Effort& effort,
                   std::uint64_t seed, std::optional<Placement> also, Budget& budget) {
  std::size_t count = std::min(effort.candidates, moves.size());
  JudgedMoves candidates = moves;
  std::optional<std::size_t> kept;
  if (also) {
    std::size_t at = 0;
    while (at < candidates.size() && !(candidates[at].placement == *also)) ++at;
    if (at >= count && at < candidates.size()) std::swap(candidates[at], candidates[count++]);
    if (at < candidates.size()) kept = std::min(at, count - 1);
  }
  return Simulation(view, candidates, count, effort, seed, budget).run(kept);
}

}  // namespace twenties::twenty_four_seven
