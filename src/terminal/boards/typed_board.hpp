#pragma once

#include <string>

#include "terminal/board.hpp"
#include "terminal/lines.hpp"

namespace twenties {

// A board that draws the views of one game.
template <Rules G>
class TypedBoard : public Board {
 public:
  using View = typename G::View;

  [[nodiscard]] std::string draw(const AnyView& any, const Scene& scene,
                                 const Style& style) const final {
    const View* view = view_of<G>(any);
    if (view == nullptr) return {};
    const std::string instead = too_narrow(style);
    return instead.empty() ? text_of(table(*view, any.viewer(), scene, style)) : instead;
  }
  [[nodiscard]] std::string hand(const AnyView& any, const Style& style) const final {
    const View* view = view_of<G>(any);
    return view == nullptr ? std::string() : text_of(own(*view, any.viewer(), style));
  }

 protected:
  [[nodiscard]] virtual Lines table(const View& view, Seat viewer, const Scene& scene,
                                    const Style& style) const = 0;
  [[nodiscard]] virtual Lines own(const View& view, Seat viewer, const Style& style) const = 0;
};

}  // namespace twenties
