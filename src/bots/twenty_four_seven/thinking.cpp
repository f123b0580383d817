#include "bots/twenty_four_seven/thinking.hpp"

#include <algorithm>

#include "bots/twenty_four_seven/endgame.hpp"
#include "bots/twenty_four_seven/simulation.hpp"

namespace twenties::twenty_four_seven {

namespace {

constexpr Effort whole_effort{};
constexpr Effort short_effort{.candidates = 8, .outlook = {.breadth = 12, .plies = 4}};

// Nearly normal, with mean 0 and standard deviation 1: the sum of twelve uniform numbers.
double random_error(Random& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(random.below(1U << 16U)) / (1U << 16U);
  return sum;
}

// All moves with their points alone.
JudgedMoves counted_moves(const View& view) {
  JudgedMoves moves;
  list_placements(Prospects(view.board), view.hand, moves);
  return moves;
}

void misjudge(JudgedMoves& moves, double noise, Random& random) {
  for (Judged& move : moves) {
    const double error = noise * random_error(random) * unit_of_judgement / points_in_one;
    move.value += static_cast<int>(error);
  }
}

Evaluation evaluation_of(const Valued& valued, const View& view) {
  Evaluation out;
  out.unit = Evaluation::Unit::points;
  for (std::size_t seat = 0; seat < view.players; ++seat)
    out.values.push_back(valued.margins[seat]);
  out.error = valued.error;
  return out;
}

// Whether an ending is likely to be solved in about half of the limits. Each tile more makes it six
// or seven times as long.
bool is_within_reach(const View& view, const Limits& limits) {
  constexpr std::array<std::uint64_t, 13> usual_nodes{
      0,       0,         0,         200,        1'000,       5'000,        30'000,
      170'000, 1'000'000, 7'000'000, 45'000'000, 300'000'000, 2'000'000'000};
  constexpr std::uint64_t nodes_in_a_millisecond = 2500;
  const auto tiles = static_cast<std::size_t>(view.hand_sizes[0] + view.hand_sizes[1]);
  std::uint64_t nodes = limits.nodes != 0 ? limits.nodes : 20'000'000;
  if (limits.time.count() != 0) {
    const auto time = static_cast<std::uint64_t>(limits.time.count());
    nodes = std::min(nodes, time * nodes_in_a_millisecond);
  }
  return usual_nodes[tiles] / 4 < nodes;
}

// Final margins of the seat to move and of the other one.
Evaluation evaluation_of(const EndingMove& move, const SolvedEnding& ending, const View& view) {
  const double margin =
      static_cast<double>(move.margin) * points_in_one / static_cast<double>(ending.ways);
  Evaluation out;
  out.unit = Evaluation::Unit::points;
  out.exact = true;
  for (std::size_t seat = 0; seat < view.players; ++seat) {
    out.values.push_back(seat == view.to_move ? margin : -margin);
  }
  return out;
}

class ThinkingBot final : public Bot {
 public:
  ThinkingBot(Engine engine, double noise) : engine_(engine), noise_(noise) {}

  [[nodiscard]] Thought think(const Question& question) const override {
    const View* view = view_of<TwentyFourSeven>(question.view);
    if (view == nullptr) return {};
    Budget budget(question.limits, question.watch);
    Thought thought = answer(*view, question, budget);
    thought.line = {thought.move};
    thought.nodes = budget.nodes();
    return thought;
  }

 private:
  [[nodiscard]] Thought answer(const View& view, const Question& question, Budget& budget) const {
    if (!can_place(view.board, view.hand)) return skipping(view, question);
    std::optional<Placement> also;
    if (const auto move = TwentyFourSeven::read_move(question.also); move) {
      also = placement_of(*move);
    }
    if (engine_ == Engine::points || engine_ == Engine::judgement)
      return glance(view, question.seed, also, budget);
    if (is_ending(view) && is_within_reach(view, question.limits)) {
      const std::uint64_t share = question.limits.nodes / (2 * most_deals);
      if (const auto ending = solve_ending(view, share, 0.5, budget)) {
        budget.spend(ending->nodes);
        return thought_of(*ending, view, also);
      }
    }
    const JudgedMoves moves = judged_moves(view);
    budget.spend(moves.size());
    const Effort& effort = engine_ == Engine::simulation ? whole_effort : short_effort;
    const Simulated found = simulate(view, moves, effort, question.seed, also, budget);
    return thought_of(found, view);
  }

  // The one move of a seat that cannot place.
  static Thought skipping(const View& view, const Question& question) {
    Thought thought;
    thought.move = TwentyFourSeven::print_move(skip);
    thought.evaluation = evaluation_of(judged_only(view, {}), view);
    if (!question.also.empty()) thought.also = thought.evaluation;
    return thought;
  }

  [[nodiscard]] Thought glance(const View& view, std::uint64_t seed, std::optional<Placement> also,
                               Budget& budget) const {
    const JudgedMoves true_moves =
        engine_ == Engine::points ? counted_moves(view) : judged_moves(view);
    JudgedMoves moves = true_moves;
    budget.spend(moves.size());
    Random random(seed);
    misjudge(moves, noise_, random);
    const Judged best = *std::min_element(moves.begin(), moves.end(), is_better);
    Simulated found;
    for (const Judged& move : true_moves) {
      if (move.placement == best.placement) found.best = judged_only(view, move);
      if (also && move.placement == *also) found.also = judged_only(view, move);
    }
    return thought_of(found, view);
  }

  static Thought thought_of(const Simulated& found, const View& view) {
    Thought thought;
    thought.move = TwentyFourSeven::print_move(move_of(found.best.placement));
    thought.evaluation = evaluation_of(found.best, view);
    if (found.also) thought.also = evaluation_of(*found.also, view);
    return thought;
  }

  static Thought thought_of(const SolvedEnding& ending, const View& view,
                            std::optional<Placement> also) {
    Thought thought;
    const EndingMove& best = ending.moves.front();
    thought.move = TwentyFourSeven::print_move(move_of(best.placement));
    thought.evaluation = evaluation_of(best, ending, view);
    for (const EndingMove& move : ending.moves) {
      if (also && move.placement == *also) thought.also = evaluation_of(move, ending, view);
    }
    return thought;
  }

  Engine engine_;
  double noise_;
};

}  // namespace

std::unique_ptr<Bot> make_thinking_bot(Engine engine, double noise) {
  return std::make_unique<ThinkingBot>(engine, noise);
}

}  // namespace twenties::twenty_four_seven
