// Measures the learnt draft of Game of 20 with equal placing:
//
//   draft_match [deals] [nodes a move]
//
// One side drafts with judgement, the other takes random tiles, or always the highest ones. After
// the draft both place with the same search and the same limit of nodes. Each deal (centre, who
// begins) is played twice, with the sides exchanged; the 95 % interval is taken over deals.

#include <fmt/core.h>

#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <thread>
#include <vector>

#include "bots/game_of_20/drafting.hpp"
#include "bots/game_of_20/placing.hpp"
#include "bots/search/parallel.hpp"

namespace twenties::game_of_20 {
namespace {

using Pick = Move (*)(const State& state, Random& random, std::uint64_t nodes);

Task task_for(const State& state, Random& random, std::uint64_t nodes) {
  return {state, random.next(), {.nodes = nodes}, nullptr, std::nullopt, false, 0};
}

Move with_judgement(const State& state, Random& random, std::uint64_t nodes) {
  return choose_pick(task_for(state, random, nodes)).move;
}

Move at_random(const State& state, Random& random, std::uint64_t /*nodes*/) {
  GameOf20::Moves moves;
  GameOf20::moves(state, seat_of(state, state.to_move), moves);
  return moves[random.below(moves.size())];
}

Move highest(const State& state, Random& /*random*/, std::uint64_t /*nodes*/) {
  GameOf20::Moves moves;
  GameOf20::moves(state, seat_of(state, state.to_move), moves);
  const auto sum = [](const Move& move) { return move.tile + move.second; };
  Move best = moves[0];
  for (const Move& move : moves) {
    if (sum(move) > sum(best)) best = move;
  }
  return best;
}

// The share of a win to the first seat: 1, 0.5 or 0.
double play(State state, const std::array<Pick, 2>& picks, Random& random, std::uint64_t nodes) {
  while (state.stage != Stage::over) {
    const Seat seat = seat_of(state, state.to_move);
    const Move move = state.stage == Stage::draft
                          ? picks[state.to_move](state, random, nodes)
                          : choose_place(task_for(state, random, nodes)).move;
    GameOf20::apply(state, seat, move);
  }
  const int margin = state.hand_sums[1] - state.hand_sums[0];
  return margin > 0 ? 1 : margin == 0 ? 0.5 : 0;
}

double deal_share(std::size_t deal, Pick other, std::uint64_t nodes) {
  Random random(mix64(deal));
  State start = GameOf20::start({});
  GameOf20::apply_chance(start,
                         {Chance::Kind::centre, static_cast<std::uint8_t>(1 + random.below(6))});
  GameOf20::apply_chance(start, {Chance::Kind::first, static_cast<std::uint8_t>(random.below(2))});
  const double first = play(start, {&with_judgement, other}, random, nodes);
  const double second = 1 - play(start, {other, &with_judgement}, random, nodes);
  return (first + second) / 2;
}

void match(const char* name, Pick other, std::size_t deals, std::uint64_t nodes) {
  std::vector<double> shares(deals);
  for_each_index(deals, static_cast<int>(std::thread::hardware_concurrency()),
                 [&](std::size_t deal) { shares[deal] = deal_share(deal, other, nodes); });
  double sum = 0;
  double squares = 0;
  for (const double share : shares) {
    sum += share;
    squares += share * share;
  }
  const auto count = static_cast<double>(deals);
  const double mean = sum / count;
  const double error = std::sqrt((squares / count - mean * mean) / count);
  fmt::print("judgement against {:8} {:.1f} ± {:.1f} % of the points, {} deals, {} nodes a move\n",
             name, 100 * mean, 196 * error, deals, nodes);
}

}  // namespace
}  // namespace twenties::game_of_20

int main(int argc, char** argv) {
  const std::size_t deals = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 300;
  const std::uint64_t nodes = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 3'000;
  twenties::game_of_20::match("random", &twenties::game_of_20::at_random, deals, nodes);
  twenties::game_of_20::match("highest", &twenties::game_of_20::highest, deals, nodes);
}
