#pragma once

#include <cstddef>
#include <cstdint>

#include "bots/bot.hpp"
#include "core/rules.hpp"

namespace twenties {

// A bot that does not look ahead: from the view to a state that fits it, from there to a move by
// Choose, and back to text.
template <Rules G, class Choose>
class ChoosingBot final : public Bot {
 public:
  explicit ChoosingBot(Choose choose) : choose_(choose) {}

  [[nodiscard]] Thought think(const Question& question) const override {
    Thought thought;
    const typename G::View* view = view_of<G>(question.view);
    if (view == nullptr) return thought;
    Random random(question.seed);
    const typename G::State state = G::imagine(*view, random);
    thought.move = G::print_move(choose_(state, question.view.viewer(), random));
    return thought;
  }

 private:
  Choose choose_;
};

template <Rules G, class Choose>
std::unique_ptr<Bot> make_choosing_bot(Choose choose) {
  return std::make_unique<ChoosingBot<G, Choose>>(choose);
}

// Any legal move, each equally likely.
template <Rules G>
typename G::Move random_move(const typename G::State& state, Seat seat, Random& random) {
  typename G::Moves moves;
  G::moves(state, seat, moves);
  return moves[static_cast<std::size_t>(random.below(moves.size()))];
}

// By how much the move improves the seat's own score, whether high or low scores win.
template <Rules G>
int gain(const typename G::State& state, Seat seat, const typename G::Move& move) {
  typename G::State after = state;
  G::apply(after, seat, move);
  const auto index = static_cast<std::size_t>(index_of(seat));
  const int change = G::scores(after)[index] - G::scores(state)[index];
  return G::info().lower_score_wins ? -change : change;
}

// The move with the most points now; among equal ones each is equally likely.
template <Rules G>
typename G::Move greedy_move(const typename G::State& state, Seat seat, Random& random) {
  typename G::Moves moves;
  G::moves(state, seat, moves);
  typename G::Move best = moves[0];
  int most = gain<G>(state, seat, best);
  std::uint64_t equals = 1;
  for (std::size_t at = 1; at < moves.size(); ++at) {
    const int points = gain<G>(state, seat, moves[at]);
    if (points > most) {
      most = points;
      best = moves[at];
      equals = 1;
    } else if (points == most && random.below(++equals) == 0) {
      best = moves[at];
    }
  }
  return best;
}

}  // namespace twenties
