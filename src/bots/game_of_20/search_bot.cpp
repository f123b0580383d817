#include "bots/game_of_20/search_bot.hpp"

#include "bots/game_of_20/choice.hpp"
#include "bots/game_of_20/drafting.hpp"
#include "bots/game_of_20/placing.hpp"
#include "bots/game_of_20/solo_placing.hpp"

namespace twenties::game_of_20 {

namespace {

// The error of estimated values, in points. That of placing was measured:
// the root mean square over 53 positions of games between steady and sharp, with 2,000 nodes, is
// 11.5. Those of the draft and of the solo game have not been measured.
constexpr double error_in_draft = 15;
constexpr double error_in_placing = 12;
constexpr double error_alone = 6;

double error_of(const State& state) {
  if (state.is_solo()) return error_alone;
  return state.stage == Stage::draft ? error_in_draft : error_in_placing;
}

// Values are in hundredths of a point, to the seat that is to move.
Evaluation evaluation_of(const State& state, const Worth& worth) {
  Evaluation out;
  out.unit = Evaluation::Unit::points;
  out.exact = worth.is_exact;
  out.error = worth.is_exact ? 0 : error_of(state);
  out.proved = worth.proved;
  const double points = worth.value / 100.0;
  if (state.is_solo()) {
    out.values.push_back(points);
  } else {
    out.values.push_back(state.to_move == 0 ? points : -points);
    out.values.push_back(state.to_move == 0 ? -points : points);
  }
  return out;
}

Choice choose(const Task& task) {
  if (task.state.stage == Stage::draft) {
    return task.state.is_solo() ? choose_solo_pick(task) : choose_pick(task);
  }
  return task.state.is_solo() ? choose_solo_place(task) : choose_place(task);
}

// A forced move gets only a short search.
constexpr std::uint64_t nodes_for_one_move = 1000;

bool is_forced(const State& state) {
  GameOf20::Moves moves;
  GameOf20::moves(state, seat_of(state, state.to_move), moves);
  return moves.size() == 1;
}

Limits limits_for(const State& state, Limits limits) {
  if (is_forced(state) && (limits.nodes == 0 || limits.nodes > nodes_for_one_move)) {
    limits.nodes = nodes_for_one_move;
  }
  return limits;
}

class SearchBot final : public Bot {
 public:
  SearchBot(bool with_solver, double noise) : with_solver_(with_solver), noise_(noise) {}

  [[nodiscard]] Thought think(const Question& question) const override {
    Thought thought;
    const View* view = view_of<GameOf20>(question.view);
    if (view == nullptr || GameOf20::turn(view->state).kind != Turn::Kind::seats) return thought;
    const Choice choice = choose(task_of(question, view->state));
    thought.move = GameOf20::print_move(choice.move);
    thought.evaluation = evaluation_of(view->state, choice.worth);
    for (const Move& move : choice.line) thought.line.push_back(GameOf20::print_move(move));
    if (choice.also) thought.also = evaluation_of(view->state, *choice.also);
    thought.nodes = choice.nodes;
    return thought;
  }

 private:
  [[nodiscard]] Task task_of(const Question& question, const State& state) const {
    Task task{state,        question.seed, limits_for(state, question.limits), question.watch, {},
              with_solver_, noise_};
    if (question.also.empty()) return task;
    const auto also = GameOf20::read_move(question.also);
    const Seat seat = seat_of(state, state.to_move);
    if (also && GameOf20::check(state, seat, *also)) task.also = *also;
    return task;
  }

  bool with_solver_;
  double noise_;
};

}  // namespace

std::unique_ptr<Bot> make_search_bot(const Level& level) {
  return std::make_unique<SearchBot>(level.engine == "exact", level.noise);
}

}  // namespace twenties::game_of_20
