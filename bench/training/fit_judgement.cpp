// Learns the weights with which Game of 20's placement phase is judged at first sight, and prints
// them for src/bots/game_of_20/judgement_weights.inc:
//
//   fit_judgement [positions] [rounds] [nodes] > judgement_weights.inc
//
// Positions from random deals after 4 to 12 plies, half of them random and half as the judgement of
// the round before would play, are searched by alpha-beta with that judgement and a limit of nodes,
// about a third of them to the end of the game. The weights of the next round are fitted to the
// values found, clipped at 15 points and in the last round at 4 (least squares, regularised towards
// the weights of the round before).

#include <fmt/core.h>

#include <array>
#include <cstdlib>
#include <vector>

#include "bots/game_of_20/judgement.hpp"
#include "bots/search/alpha_beta.hpp"
#include "deals.hpp"
#include "training/least_squares.hpp"

namespace twenties::game_of_20 {
namespace {

using Weights = std::array<std::int16_t, feature_count>;
// The size of a win hardly matters, but is more informative at first. In points.
constexpr int most_at_first = 15;
constexpr int most_at_last = 4;

using Search = AlphaBeta<GameOf20, PlacementJudge>;

// Initial weights: a tile is likely to be placed if a square takes it, less likely if one might.
Weights first_guess() {
  constexpr std::array<double, prospects> stays{1.0, 0.6,  0.5,  0.4, 0.3, 0.25, 0.22, 0.2,
                                                0.2, 0.15, 0.12, 0.1, 0,   0,    0,    0};
  Weights out{};
  for (std::size_t role = 0; role < 2; ++role) {
    for (std::size_t tile = 1; tile <= highest_tile; ++tile) {
      for (std::size_t at = 0; at < prospects; ++at) {
        const double loss = stays[at] * static_cast<double>(tile) * PlacementJudge::point;
        const auto weight = static_cast<std::int16_t>(role == 0 ? -loss : loss);
        out[role * hand_features + tile * prospects + at] = weight;
      }
    }
  }
  return out;
}

Move chosen_move(const State& state, const PlacementJudge& judge, Random& random) {
  const Seat seat = seat_of(state, state.to_move);
  GameOf20::Moves moves;
  GameOf20::moves(state, seat, moves);
  if (random.below(2) == 0) return moves[random.below(moves.size())];
  Budget budget({.nodes = 1});
  Search search(judge, budget, 1U << 16U);
  return search.search(state, false).moves.front().move;
}

// A position that is not over.
State some_position(const PlacementJudge& judge, Random& random) {
  while (true) {
    State state = random_deal(random);
    const std::uint64_t plies = 4 + random.below(9);
    for (std::uint64_t ply = 0; ply < plies && state.stage == Stage::placing; ++ply) {
      GameOf20::apply(state, seat_of(state, state.to_move), chosen_move(state, judge, random));
    }
    if (state.stage == Stage::placing) return state;
  }
}

struct Round {
  Weights weights{};
  double error = 0;      // of the weights of the round before, in points
  double new_error = 0;  // of the new ones, on the same positions
  double exact = 0;      // share of the positions that were searched to the end
};

Round next_round(const Weights& before, std::uint64_t positions, std::uint64_t nodes,
                 std::uint64_t seed, int most_points) {
  const int most = most_points * PlacementJudge::point;
  const PlacementJudge judge{before};
  LeastSquares fit({before.begin(), before.end()}, 20);
  Round round;
  std::vector<std::pair<State, int>> samples;
  for (std::uint64_t i = 0; i < positions; ++i) {
    Random random(mix64(seed ^ mix64(i)));
    const State state = some_position(judge, random);
    Budget budget({.nodes = nodes});
    Search search(judge, budget, 1U << 22U);
    const auto answer = search.search(state, false);
    const int value = std::clamp(PlacementJudge::points(answer.moves.front().value), -most, most);
    LeastSquares::Features features;
    visit_features(state, [&](std::size_t feature) { features.emplace_back(feature, 1.0); });
    fit.add(features, value);
    samples.emplace_back(state, value);
    round.exact += answer.moves.front().is_exact ? 1.0 : 0.0;
  }
  const std::vector<double> solved = fit.solve();
  for (std::size_t i = 0; i < feature_count; ++i) {
    round.weights[i] =
        static_cast<std::int16_t>(std::lround(std::clamp(solved[i], -9000.0, 9000.0)));
  }
  const PlacementJudge after{round.weights};
  for (const auto& [state, value] : samples) {
    const double old_miss = (judge.guess(state) - value) / 100.0;
    const double new_miss = (after.guess(state) - value) / 100.0;
    round.error += old_miss * old_miss;
    round.new_error += new_miss * new_miss;
  }
  const auto count = static_cast<double>(positions);
  round.error = std::sqrt(round.error / count);
  round.new_error = std::sqrt(round.new_error / count);
  round.exact /= count;
  return round;
}

void print(const Weights& weights) {
  for (std::size_t i = 0; i < feature_count; ++i) {
    fmt::print("{},{}", weights[i], i % 16 == 15 ? "\n" : " ");
  }
  fmt::print("\n");
}

void fit(std::uint64_t positions, int rounds, std::uint64_t nodes) {
  Weights weights = first_guess();
  for (int round = 1; round <= rounds; ++round) {
    const Round next =
        next_round(weights, positions, nodes, mix64(static_cast<std::uint64_t>(round)),
                   round < rounds ? most_at_first : most_at_last);
    fmt::print(stderr, "round {}: {:.0f} % to the end, error {:.2f} points, then {:.2f}\n", round,
               100 * next.exact, next.error, next.new_error);
    weights = next.weights;
  }
  print(weights);
}

}  // namespace
}  // namespace twenties::game_of_20

int main(int argc, char** argv) {
  const std::uint64_t positions = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 20'000;
  const int rounds = argc > 2 ? std::atoi(argv[2]) : 3;
  const std::uint64_t nodes = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 20'000;
  twenties::game_of_20::fit(positions, rounds, nodes);
}
