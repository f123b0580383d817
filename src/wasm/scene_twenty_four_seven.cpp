#include <array>

#include "core/game_of.hpp"
#include "games/twenty_four_seven/rules.hpp"
#include "wasm/position.hpp"
#include "wasm/scene.hpp"

namespace twenties {

namespace {

using namespace twenty_four_seven;
using nlohmann::json;

constexpr std::array<std::string_view, 7> stage_names{"aside", "centre", "deal", "first",
                                                      "place", "draw",   "over"};

json squares_of(const Board& board) {
  const SquareSet blocks = blocks_on(board);
  json out = json::array();
  for (int square = 0; square < square_count; ++square) {
    json item{{"name", name_of(square)}, {"tile", tile_at(board, square)}};
    if ((blocks & set_of(square)) != 0) item["block"] = true;
    if (is_double(square)) item["double"] = true;
    out.push_back(std::move(item));
  }
  return out;
}

json points_of(const View& view) {
  json out = json::array();
  for (std::size_t seat = 0; seat < view.players; ++seat) {
    const Tally& tally = view.tallies[seat];
    out.push_back({{"sevens", tally.in(Category::sums_of_7)},
                   {"twenty_fours", tally.in(Category::sums_of_24)},
                   {"runs", tally.in(Category::runs)},
                   {"sets", tally.in(Category::sets)},
                   {"bonuses", tally.in(Category::bonus)}});
  }
  return out;
}

// A placing of the tile on each of the empty squares.
std::vector<std::string> placings(const Position& at, std::int64_t tile) {
  std::vector<std::string> out;
  if (tile < 1 || tile > highest_number) return out;
  const Board& board = game_of<TwentyFourSeven>(*at.game)->state().board;
  for (int square = 0; square < square_count; ++square) {
    if (tile_at(board, square) != 0) continue;
    out.push_back(TwentyFourSeven::print_move(
        {static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(square)}));
  }
  return out;
}

class TwentyFourSevenSceneWriter final : public SceneWriter {
 public:
  [[nodiscard]] json scene(const AnyView& any, const Game& /*game*/) const override {
    const View& view = *view_of<TwentyFourSeven>(any);
    json hand = json::array();
    view.hand.for_each([&](int tile) { hand.push_back(tile); });
    json sizes = json::array();
    for (std::size_t seat = 0; seat < view.players; ++seat) sizes.push_back(view.hand_sizes[seat]);
    json out{{"stage", stage_names[static_cast<std::size_t>(view.stage)]},
             {"squares", squares_of(view.board)},
             {"hand", std::move(hand)},
             {"hand_sizes", std::move(sizes)},
             {"bag", view.bag_size},
             {"points", points_of(view)}};
    for (std::size_t seat = 0; view.is_open && seat < view.players; ++seat) {
      json open = json::array();
      view.open_hands[seat].for_each([&](int tile) { open.push_back(tile); });
      out["hands"].push_back(std::move(open));
    }
    return out;
  }

  [[nodiscard]] std::optional<Answer> answer(std::string_view question, const GameType& type,
                                             const Request& request) const override {
    if (question != "fits") return std::nullopt;
    const auto at = position_of(type, request);
    if (!at) return tl::unexpected(Unanswered(at.error()));
    return fits(*at, placings(*at, request.number("tile")));
  }
};

}  // namespace

const SceneWriter& scene_writer_of_twenty_four_seven() {
  static const TwentyFourSevenSceneWriter writer;
  return writer;
}

}  // namespace twenties
