#include "bots/game_of_20/drafting.hpp"

#include "bots/game_of_20/draft.hpp"
#include "bots/game_of_20/searching.hpp"
#include "bots/game_of_20/solo.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr int picks = 10;
constexpr double share_of_also = 0.35;
// Where nothing is limited. More is not better: the judgement is what limits the draft.
constexpr std::uint64_t enough = 2'000'000;

constexpr std::size_t solo_width = 256;
constexpr int most_tries = 64;

Limits limits_of_answer(const Task& task) {
  Limits limits = task.also ? share_of(Budget(task.limits), 1 - share_of_also) : task.limits;
  if (limits.nodes == 0 && limits.time.count() == 0) limits.nodes = enough;
  return limits;
}

Move random_pick(const State& state, Random& random) {
  GameOf20::Moves moves;
  GameOf20::moves(state, seat_at(0), moves);
  return moves[random.below(moves.size())];
}

// One way in which the draft may go on from a pick, and what can be left at its end.
struct Attempt {
  SoloLine found;
  std::vector<Move> picks;
};

Attempt attempt(State state, const std::optional<Move>& first, Random& random, Budget& budget) {
  Attempt out;
  while (state.stage == Stage::draft) {
    const Move pick = first && out.picks.empty() ? *first : random_pick(state, random);
    out.picks.push_back(pick);
    GameOf20::apply(state, seat_at(0), pick);
  }
  out.found = solve_solo(state, budget, solo_width);
  return out;
}

bool is_better(const SoloLine& one, const SoloLine& two) {
  return one.total != two.total ? one.total < two.total : one.width < two.width;
}

int worth(int total) { return -100 * total; }

}  // namespace

Choice choose_pick(const Task& task) {
  static const DraftJudge judge;
  Budget budget(limits_of_answer(task), task.watch);
  Choice choice = choose_by_search<Draft>(task, judge, budget, picks);
  choice.worth.is_exact = false;
  if (task.also) {
    Budget second(share_of(Budget(task.limits), share_of_also), task.watch);
    choice.also = worth_by_search<Draft>(task, judge, second, *task.also, picks);
    choice.also->is_exact = false;
    choice.nodes += second.nodes();
  }
  return choice;
}

Choice choose_solo_pick(const Task& task) {
  Budget budget(task.limits, task.watch);
  Random random(task.seed);
  Attempt best = attempt(task.state, std::nullopt, random, budget);
  for (int tries = 1; tries < most_tries && !budget.is_spent(); ++tries) {
    Attempt other = attempt(task.state, std::nullopt, random, budget);
    if (is_better(other.found, best.found)) best = std::move(other);
  }
  Choice choice{
      best.picks.front(), {worth(best.found.total), best.found.total == 0}, best.picks, {}, 0};
  choice.line.insert(choice.line.end(), best.found.moves.begin(), best.found.moves.end());
  if (task.also) {
    Budget second(share_of(Budget(task.limits), share_of_also), task.watch);
    const Attempt also = attempt(task.state, task.also, random, second);
    choice.also = Worth{worth(also.found.total), also.found.total == 0};
  }
  choice.nodes = budget.nodes();
  return choice;
}

}  // namespace twenties::game_of_20
