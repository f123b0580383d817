#pragma once

#include "games/sums_of_20/rules.hpp"
#include "terminal/boards/typed_board.hpp"

namespace twenties {

class SumsOf20Board final : public TypedBoard<sums_of_20::SumsOf20> {
 public:
  // The squares that the tile can go to in some play of the rack, with the points of the best one.
  [[nodiscard]] Result<std::string> show(const Game& game, Seat seat, std::string_view what,
                                         const Style& style) const override;
  // Of a square: each tile of the rack alone, and how many longer plays cover the square.
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
