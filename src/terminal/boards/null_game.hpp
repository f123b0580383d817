#pragma once

#include "games/null_game/rules.hpp"
#include "terminal/boards/typed_board.hpp"

namespace twenties {

class NullGameBoard final : public TypedBoard<null_game::NullGame> {
 public:
  [[nodiscard]] Result<std::string> show(const Game& game, Seat seat, std::string_view what,
                                         const Style& style) const override;
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
