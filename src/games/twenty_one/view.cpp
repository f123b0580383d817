#include "games/twenty_one/marking.hpp"
#include "games/twenty_one/rules.hpp"

namespace twenties::twenty_one {

View TwentyOne::view(const State& state, Seat viewer) {
  View view{.table = state, .viewer = viewer, .own = {}};
  if (state.marked.has(viewer)) view.own = state.sealed[slot(viewer)];
  return view;
}

// The marks of the others are each one of their legal marks, all equally likely.
State TwentyOne::imagine(const View& view, Random& random) {
  State state{view.table, {}};
  Moves marks;
  state.marked.for_each([&](Seat seat) {
    if (seat == view.viewer) {
      state.sealed[slot(seat)] = view.own;
      return;
    }
    list_marks(state, seat, marks);
    state.sealed[slot(seat)] = mark_of(state, seat, marks[random.below(marks.size())]);
  });
  return state;
}

}  // namespace twenties::twenty_one
