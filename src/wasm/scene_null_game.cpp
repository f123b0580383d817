#include "core/game_of.hpp"
#include "games/null_game/rules.hpp"
#include "wasm/scene.hpp"

namespace twenties {

namespace {

using namespace null_game;
using nlohmann::json;

class NullGameSceneWriter final : public SceneWriter {
 public:
  [[nodiscard]] json scene(const AnyView& view, const Game& /*game*/) const override {
    const State& state = view_of<NullGame>(view)->state;
    NullGame::Moves moves;
    NullGame::moves(state, seat_at(state.to_move), moves);
    json takes = json::array();
    for (const Move& move : moves) {
      takes.push_back({{"move", NullGame::print_move(move)}, {"count", move.count}});
    }
    return {{"heap", state.heap}, {"takes", std::move(takes)}};
  }
};

}  // namespace

const SceneWriter& scene_writer_of_null_game() {
  static const NullGameSceneWriter writer;
  return writer;
}

}  // namespace twenties
