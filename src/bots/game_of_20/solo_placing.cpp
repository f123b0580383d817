#include "bots/game_of_20/solo_placing.hpp"

#include "bots/game_of_20/solo.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr double share_of_also = 0.35;
constexpr std::size_t narrowest = 4;

struct LineAfter {
  Move move;
  SoloLine line;
};

// The best line that begins with a move.
LineAfter line_after(const State& state, const Move& move, Budget& budget, std::size_t width) {
  State after = state;
  GameOf20::apply(after, seat_at(0), move);
  LineAfter out{move, solve_solo(after, budget, width)};
  out.line.moves.insert(out.line.moves.begin(), move);
  return out;
}

// Noisy levels evaluate each move separately, with a shallow search.
SoloLine misjudged_line(const Task& task, Budget& budget) {
  GameOf20::Moves moves;
  GameOf20::moves(task.state, seat_at(0), moves);
  std::optional<LineAfter> best;
  int least = 0;
  for (const Move& move : moves) {
    const LineAfter found = line_after(task.state, move, budget, narrowest);
    const int seeming = 100 * found.line.total - misjudgement(task, move);
    if (best && seeming >= least) continue;
    least = seeming;
    best = found;
  }
  return best->line;
}

}  // namespace

Choice choose_solo_place(const Task& task) {
  const Limits limits = task.also ? share_of(Budget(task.limits), 1 - share_of_also) : task.limits;
  Budget budget(limits, task.watch);
  const SoloLine best =
      task.noise > 0 ? misjudged_line(task, budget) : solve_solo(task.state, budget);
  Choice choice{
      best.moves.front(), {-100 * best.total, best.is_best}, best.moves, {}, budget.nodes()};
  if (task.also) {
    Budget second(share_of(Budget(task.limits), share_of_also), task.watch);
    const SoloLine line = line_after(task.state, *task.also, second, widest_solo).line;
    choice.also = Worth{-100 * line.total, line.is_best};
    choice.nodes += second.nodes();
  }
  return choice;
}

}  // namespace twenties::game_of_20
