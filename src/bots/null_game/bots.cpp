#include "bots/null_game/bots.hpp"

#include <array>

#include "bots/choosing.hpp"
#include "bots/search/full_tree.hpp"
#include "games/null_game/rules.hpp"

namespace twenties::null_game {

namespace {

constexpr std::array<Level, 6> levels{{
    {"gentle", "catalogue.random-bot", "random"},
    {"steady", "catalogue.greedy-bot", "greedy"},
    {"sharp", "catalogue.perfect-bot", "full tree"},
    {"master", "catalogue.perfect-bot", "full tree"},
    {"greedy", "catalogue.greedy-bot", "greedy"},
    {"random", "catalogue.random-bot", "random"},
}};

// The exact value to each seat.
Evaluation value_of(const State& state) {
  Evaluation out;
  out.exact = true;
  out.values = full_tree_value<NullGame>(state, [](const State& end) {
    return outcome_of(Evaluation::Unit::points, NullGame::scores(end), NullGame::winners(end),
                      NullGame::info().lower_score_wins)
        .values;
  });
  return out;
}

// Searches the whole tree, which is small in this game.
class FullTreeBot final : public Bot {
 public:
  [[nodiscard]] Thought think(const Question& question) const override {
    Thought thought;
    const View* view = view_of<NullGame>(question.view);
    if (view == nullptr) return thought;
    const Seat seat = question.view.viewer();
    const auto index = static_cast<std::size_t>(index_of(seat));
    NullGame::Moves moves;
    NullGame::moves(view->state, seat, moves);
    for (const Move& move : moves) {
      State after = view->state;
      NullGame::apply(after, seat, move);
      const Evaluation value = value_of(after);
      const std::string text = NullGame::print_move(move);
      ++thought.nodes;
      if (text == question.also) thought.also = value;
      if (thought.move.empty() || value.values[index] > thought.evaluation.values[index]) {
        thought.move = text;
        thought.evaluation = value;
      }
    }
    thought.line = {thought.move};
    return thought;
  }
};

std::unique_ptr<Bot> make(const Level& level) {
  if (level.engine == "full tree") return std::make_unique<FullTreeBot>();
  if (level.engine == "greedy") return make_choosing_bot<NullGame>(&greedy_move<NullGame>);
  return make_choosing_bot<NullGame>(&random_move<NullGame>);
}

}  // namespace

const GameBots& bots() {
  static const GameBots all{&NullGame::info(), levels, &make};
  return all;
}

}  // namespace twenties::null_game
