// Learns what a deal of Game of 20 is worth, and prints the weights for
// src/bots/game_of_20/draft_weights.inc:
//
//   fit_draft [games] [nodes a move] > draft_weights.inc
//
// Random deals are played out by alpha-beta with the learnt judgement of positions and a limit of
// nodes; the weights are fitted to the results by least squares, regularised towards 0. The size of
// a win hardly matters, so results are clipped at 6 points. Every tenth game is held out, to
// measure how much of the variance the weights explain.

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "bots/game_of_20/draft.hpp"
#include "bots/game_of_20/judgement.hpp"
#include "bots/search/alpha_beta.hpp"
#include "bots/search/parallel.hpp"
#include "deals.hpp"
#include "training/least_squares.hpp"

namespace twenties::game_of_20 {
namespace {

using Weights = std::array<std::int16_t, draft_features>;
constexpr double most = 6.0 * PlacementJudge::point;

struct PlayedDeal {
  Hand first;
  int centre = 0;
  double result = 0;  // to the hand that places first, in hundredths of a point
};

PlayedDeal play(State state, std::uint64_t nodes) {
  PlayedDeal deal{state.hand(state.to_move), state.board.tile(centre_square), 0};
  const std::size_t first = state.to_move;
  const PlacementJudge judge;
  while (state.stage == Stage::placing) {
    Budget budget({.nodes = nodes});
    AlphaBeta<GameOf20, PlacementJudge> search(judge, budget, 1U << 22U);
    const auto answer = search.search(state, false);
    if (answer.moves.front().is_exact) {
      const int value = PlacementJudge::points(answer.moves.front().value);
      deal.result = state.to_move == first ? value : -value;
      return deal;
    }
    GameOf20::apply(state, seat_of(state, state.to_move), answer.moves.front().move);
  }
  const int result = PlacementJudge::points(judge.result(state));
  deal.result = first == 0 ? result : -result;
  return deal;
}

LeastSquares::Features features_of(const PlayedDeal& deal) {
  LeastSquares::Features out;
  visit_deal(deal.first, deal.centre, [&](std::size_t feature, int sign) {
    out.emplace_back(feature, static_cast<double>(sign));
  });
  return out;
}

Weights rounded(const std::vector<double>& solved) {
  Weights out{};
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i] = static_cast<std::int16_t>(std::lround(solved[i]));
  }
  return out;
}

// The explained share of the squared results, 0 to 1.
double explained(const Weights& weights, const std::vector<PlayedDeal>& deals) {
  const DraftJudge judge(weights);
  double all = 0;
  double rest = 0;
  for (const PlayedDeal& deal : deals) {
    const double miss = deal.result - judge.deal(deal.first, deal.centre);
    all += deal.result * deal.result;
    rest += miss * miss;
  }
  return 1 - rest / all;
}

void fit(std::uint64_t games, std::uint64_t nodes) {
  LeastSquares squares(std::vector<double>(draft_features, 0.0), 100);
  std::vector<PlayedDeal> played(games);
  for_each_index(games, static_cast<int>(std::thread::hardware_concurrency()),
                 [&](std::size_t game) {
                   Random random(mix64(game));
                   played[game] = play(random_deal(random), nodes);
                   played[game].result = std::clamp(played[game].result, -most, most);
                 });
  std::vector<PlayedDeal> apart;
  for (std::size_t game = 0; game < games; ++game) {
    const PlayedDeal& deal = played[game];
    if (game % 10 == 9) {
      apart.push_back(deal);
    } else {
      squares.add(features_of(deal), deal.result);
    }
  }
  const Weights weights = rounded(squares.solve());
  fmt::print(stderr, "explains {:.1f} % of the results of {} games kept apart\n",
             100 * explained(weights, apart), apart.size());
  for (std::size_t i = 0; i < weights.size(); ++i) {
    fmt::print("{},{}", weights[i], i % 18 == 5 ? "\n" : " ");
  }
  fmt::print("\n");
}

}  // namespace
}  // namespace twenties::game_of_20

int main(int argc, char** argv) {
  const std::uint64_t games = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 20'000;
  const std::uint64_t nodes = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1'500;
  twenties::game_of_20::fit(games, nodes);
}
