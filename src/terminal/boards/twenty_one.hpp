#pragma once

#include "games/twenty_one/rules.hpp"
#include "terminal/boards/typed_board.hpp"

namespace twenties {

class TwentyOneBoard final : public TypedBoard<twenty_one::TwentyOne> {
 public:
  // The current row of the seat with what each die would score in it.
  [[nodiscard]] Result<std::string> show(const Game& game, Seat seat, std::string_view what,
                                         const Style& style) const override;
  // Of a colour or a printed value: writing that space and crossing it out.
  [[nodiscard]] Result<std::string> why(const Game& game, Seat seat, std::string_view what,
                                        const Style& style) const override;
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> commands(
      const Words& words) const override;

 protected:
  [[nodiscard]] Lines table(const View& view, Seat viewer, const Scene& scene,
                            const Style& style) const override;
  [[nodiscard]] Lines own(const View& view, Seat viewer, const Style& style) const override;
};

}  // namespace twenties
