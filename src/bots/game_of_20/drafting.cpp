#include "bots/game_of_20/drafting.hpp"

#include "bots/game_of_20/draft.hpp"
#include "bots/game_of_20/proof/library.hpp"
#include "bots/game_of_20/proof/proved_draft.hpp"
#include "bots/game_of_20/searching.hpp"
#include "bots/game_of_20/solo.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr int picks = 10;
constexpr double share_of_also = 0.35;
// The default without limits. More does not help: the quality of the evaluation is what limits the
// draft.
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

Move any_pick(const State& state) {
  GameOf20::Moves moves;
  GameOf20::moves(state, seat_of(state, state.to_move), moves);
  return moves[0];
}

// One continuation of the draft from a pick, and what can be left at its end.
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

const DraftJudge& draft_judge() {
  static const DraftJudge judge;
  return judge;
}

Worth worth_of_pick(const Task& task, const Move& pick, std::uint64_t& nodes) {
  Budget budget(share_of(Budget(task.limits), share_of_also), task.watch);
  Worth worth = worth_by_search<Draft>(task, draft_judge(), budget, pick, picks);
  worth.is_exact = false;
  nodes += budget.nodes();
  return worth;
}

// Of the picks that keep what is proved, the one that the search prefers.
Move first_kept(ProvedDraft& draft, const DraftHands& hands, const Proved& proved,
                const std::vector<Move>& ranked) {
  for (const Move& pick : ranked) {
    if (draft.keeps(hands, pick, proved)) return pick;
  }
  return ranked.front();
}

void go_by_proof(const Task& task, const ProvedCentre& proof, Choice& choice) {
  ProvedDraft draft(proof, task.watch);
  const DraftHands hands = DraftHands::of(task.state);
  const Proved proved = draft.look(hands);
  const Move kept = first_kept(draft, hands, proved, choice.ranked);
  const DraftHands after = hands.after(mask_of(kept));
  const Proved to_other = draft.look(after);
  std::vector<Move> line = draft.line(after, to_other);
  const Proved also = task.also ? draft.look(hands.after(mask_of(*task.also))) : Proved{};
  if (draft.was_stopped()) return;
  if (kept != choice.move) {
    choice.worth = worth_of_pick(task, kept, choice.nodes);
    choice.move = kept;
  }
  choice.worth.proved = proved;
  if (proved.says_something()) {
    line.insert(line.begin(), kept);
    choice.line = std::move(line);
  }
  if (choice.also) choice.also->proved = also.of_other();
}

}  // namespace

Choice choose_pick(const Task& task, const ProvedCentre* proof) {
  Budget budget(limits_of_answer(task), task.watch);
  Choice choice = choose_by_search<Draft>(task, draft_judge(), budget, picks);
  choice.worth.is_exact = false;
  if (task.also) choice.also = worth_of_pick(task, *task.also, choice.nodes);
  if (proof != nullptr) go_by_proof(task, *proof, choice);
  return choice;
}

Choice choose_pick(const Task& task) {
  if (!task.with_solver) return choose_pick(task, nullptr);
  const int centre = task.state.board.tile(centre_square);
  // If the answers are not loaded yet, the caller asks again when they are.
  if (!packed_answers(centre)) return {.move = any_pick(task.state)};
  return choose_pick(task, proved_centre(centre, task.watch));
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
