#include "bots/game_of_20/placing.hpp"

#include <array>
#include <bit>

#include "bots/game_of_20/judgement.hpp"
#include "bots/game_of_20/searching.hpp"
#include "bots/game_of_20/solver.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr int no_end = 100;
constexpr double first_look = 0.25;     // the share of the search if the solver follows
constexpr double share_of_also = 0.35;  // and of the second question, if there is one
constexpr std::uint64_t enough_for_a_look = 100'000;  // nodes, without limits

// How long the solver is likely to need to say who wins, by the number of empty squares from 12
// on, in milliseconds.
constexpr std::array<int, 13> solver_needs{1,   1,   1,    1,    2,     8,    30,
                                           120, 500, 2000, 6000, 15000, 25000};
constexpr std::uint64_t solver_nodes_a_millisecond = 1000;

const PlacementJudge& learnt_judge() {
  static const PlacementJudge judge;
  return judge;
}

bool may_be_solved(const State& state, const Limits& limits) {
  const int empty = std::popcount(state.board.empty);
  const auto need = static_cast<std::uint64_t>(
      solver_needs[static_cast<std::size_t>(std::clamp(empty - 12, 0, 12))]);
  if (limits.nodes != 0 && need * solver_nodes_a_millisecond > 2 * limits.nodes) return false;
  return limits.time.count() == 0 || need <= 3 * static_cast<std::uint64_t>(limits.time.count());
}

Limits limits_of_look(const Task& task, const Budget& whole) {
  if (!task.with_solver || !may_be_solved(task.state, whole.limits())) return share_of(whole, 1);
  Limits limits = share_of(whole, first_look);
  if (limits.nodes == 0 && limits.time.count() == 0) limits.nodes = enough_for_a_look;
  return limits;
}

Limits limits_of_answer(const Task& task) {
  const Budget whole(task.limits);
  return task.also ? share_of(whole, 1 - share_of_also) : task.limits;
}

// Results of the solver replace estimates of the search: first that a move wins, then its value.
void improve(const Task& task, Solver& solver, Budget& budget, Choice& choice) {
  for (const Goal goal : {Goal::outcome, Goal::exact}) {
    const Solution solution = solver.solve(task.state, goal, budget);
    const Bracket& known = solution.value;
    if (solution.line.empty() || !known.reaches(goal)) break;
    if (!known.is_exact() && known.high <= 0) continue;  // lost; the search minimises the loss
    choice.move = solution.line.front();
    choice.line = solution.line;
    choice.worth = {known.low * PlacementJudge::point, known.is_exact()};
    if (known.is_exact()) break;
  }
}

std::optional<Worth> solved_worth(const Task& task, Solver& solver, const Move& move,
                                  Budget& budget) {
  const Seat seat = seat_of(task.state, task.state.to_move);
  State after = task.state;
  GameOf20::apply(after, seat, move);
  if (after.stage == Stage::over) {
    const std::size_t hand = task.state.to_move;
    return Worth{PlacementJudge::point * (after.hand_sums[hand ^ 1U] - after.hand_sums[hand]),
                 true};
  }
  const Bracket value = solver.solve(after, Goal::exact, budget).value;
  if (!value.is_exact()) return std::nullopt;
  return Worth{-value.low * PlacementJudge::point, true};
}

// The solver is created only when it is used, since it takes memory.
bool is_for_solver(const Task& task, const Choice& choice, const Budget& whole) {
  return task.with_solver && !choice.worth.is_exact && !whole.is_spent() &&
         may_be_solved(task.state, whole.limits());
}

Worth worth_of_also(const Task& task, const Choice& choice, Budget& budget) {
  if (task.with_solver && choice.worth.is_exact) {
    Solver solver(task.limits.memory / 2, task.limits.threads);
    const auto worth = solved_worth(task, solver, *task.also, budget);
    if (worth) return *worth;
  }
  return worth_by_search<GameOf20>(task, learnt_judge(), budget, *task.also, no_end);
}

}  // namespace

Choice choose_place(const Task& task) {
  Budget whole(limits_of_answer(task), task.watch);
  Budget look(limits_of_look(task, whole), task.watch);
  Choice choice = choose_by_search<GameOf20>(task, learnt_judge(), look, no_end);
  whole.spend(look.nodes());
  if (is_for_solver(task, choice, whole)) {
    Solver solver(task.limits.memory / 2, task.limits.threads);
    Budget rest(share_of(whole, 1), task.watch);
    improve(task, solver, rest, choice);
    whole.spend(rest.nodes());
  }
  choice.nodes = whole.nodes();
  if (task.also) {
    Budget second(share_of(Budget(task.limits), share_of_also), task.watch);
    choice.also = worth_of_also(task, choice, second);
    choice.nodes += second.nodes();
  }
  return choice;
}

}  // namespace twenties::game_of_20
