#pragma once

#include "games/game_of_20/rules.hpp"
#include "terminal/boards/typed_board.hpp"

namespace twenties {

class GameOf20Board final : public TypedBoard<game_of_20::GameOf20> {
 public:
  [[nodiscard]] Result<std::string> show(const Game& game, Seat seat, std::string_view what,
                                         const Style& style) const override;
  [[nodiscard]] Result<std::string> why(const Game& game, Seat seat, std::string_view what,
                                        const Style& style) const override;
  [[nodiscard]] std::string beside_tile(std::string_view refusal) const override;
  [[nodiscard]] bool points_rank_moves(const Game& game) const override;
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> commands(
      const Words& words) const override;

 protected:
  [[nodiscard]] Lines table(const View& view, Seat viewer, const Scene& scene,
                            const Style& style) const override;
  [[nodiscard]] Lines own(const View& view, Seat viewer, const Style& style) const override;
};

}  // namespace twenties
