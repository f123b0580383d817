#pragma once

#include <string>
#include <string_view>

#include "core/rules.hpp"

namespace twenties {

// A game with hidden information has a text for views as well: the text of the position, with a
// count in place of what is hidden. Printing gets only the view, so it cannot reveal anything.
// read_view() is told the viewer, and refuses views of impossible states.
template <class G>
concept HasViewText =
    Rules<G> && requires(const typename G::View& view, std::string_view text, Seat viewer) {
      { G::print_view(view) } -> std::same_as<std::string>;
      { G::read_view(text, viewer) } -> std::same_as<Result<typename G::View>>;
    };

// Where nothing is hidden, a view is the position.
template <Rules G>
std::string print_view(const typename G::View& view) {
  if constexpr (HasViewText<G>) {
    return G::print_view(view);
  } else {
    Random unused(0);
    return G::print_position(G::imagine(view, unused));
  }
}

template <Rules G>
Result<typename G::View> read_view(std::string_view text, Seat viewer) {
  if constexpr (HasViewText<G>) {
    return G::read_view(text, viewer);
  } else {
    return G::read_position(text).map(
        [&](const typename G::State& state) { return G::view(state, viewer); });
  }
}

}  // namespace twenties
