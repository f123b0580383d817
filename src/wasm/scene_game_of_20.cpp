#include <array>

#include "bots/game_of_20/proof/library.hpp"
#include "bots/game_of_20/puzzle.hpp"
#include "core/game_of.hpp"
#include "core/record.hpp"
#include "core/square.hpp"
#include "games/game_of_20/rules.hpp"
#include "match/fairness.hpp"
#include "wasm/position.hpp"
#include "wasm/scene.hpp"

namespace twenties {

namespace {

using namespace game_of_20;
using nlohmann::json;

constexpr std::array<std::string_view, 5> stage_names{"centre", "first", "draft", "placing",
                                                      "over"};

json squares_of(const Board& board) {
  json out = json::array();
  for (int square = 0; square < square_count; ++square) {
    json item{{"name", square_name(square, side)}, {"tile", board.tile(square)}};
    if ((board.table[Board::dead_slot] & only(square)) != 0) item["dead"] = true;
    out.push_back(std::move(item));
  }
  return out;
}

json tiles_of(Hand hand) {
  json out = json::array();
  hand.for_each([&](int tile) { out.push_back(tile); });
  return out;
}

// How many tiles the next pick of the draft takes.
int pick_of(const State& state) {
  if (state.stage != Stage::draft) return 0;
  GameOf20::Moves moves;
  GameOf20::moves(state, seat_of(state, state.to_move), moves);
  return moves.empty() ? 0 : (moves[0].second == 0 ? 1 : 2);
}

// A placing of the tile on each of the empty squares.
std::vector<std::string> placings(const Position& at, std::int64_t tile) {
  std::vector<std::string> out;
  if (tile < 1 || tile > highest_tile) return out;
  for_each_bit(game_of<GameOf20>(*at.game)->state().board.empty, [&](int square) {
    out.push_back(GameOf20::print_move(Move::place(static_cast<int>(tile), square)));
  });
  return out;
}

// What is proved with a `centre` tile for whoever drafts first.
Answer proved_of(const Request& request) {
  const std::int64_t centre = request.number("centre");
  const bool exists = centre >= 1 && centre <= highest_centre;
  const auto* found = exists ? proved_centre(static_cast<int>(centre)) : nullptr;
  return proved_json(found == nullptr ? Proved{} : found->start());
}

// The puzzle of a `seed` and a `level`.
Answer puzzle_of(const Request& request) {
  const auto level = read_level(request.text("level"));
  const auto seed = read_seed(request.text("seed"));
  if (!level || !seed) return failure(Message("study.bad-puzzle"));
  const auto puzzle = make_puzzle(PuzzleKind::solo, *level, *seed);
  if (!puzzle) return failure(Message("study.no-puzzle"));
  Record record;
  record.game = GameOf20::info().id;
  record.rules_version = GameOf20::info().rules_version;
  record.position = GameOf20::print_position(puzzle->position);
  return json{{"record", print_record(record)},
              {"view", record.position},
              {"level", name_of(puzzle->level)},
              {"seed", std::to_string(puzzle->seed)},
              {"effort", puzzle->effort}};
}

class GameOf20SceneWriter final : public SceneWriter {
 public:
  [[nodiscard]] json scene(const AnyView& view, const Game& /*game*/) const override {
    const State& state = view_of<GameOf20>(view)->state;
    json hands = json::array();
    for (const std::size_t hand : {0U, 1U}) {
      hands.push_back({{"seat", number_of(seat_of(state, hand))},
                       {"tiles", tiles_of(state.hand(hand))},
                       {"sum", state.hand(hand).sum()}});
    }
    return {{"stage", stage_names[static_cast<std::size_t>(state.stage)]},
            {"solo", state.is_solo()},
            {"squares", squares_of(state.board)},
            {"hands", std::move(hands)},
            {"hand_to_move", state.to_move + 1},
            {"pool", tiles_of(state.pool())},
            {"tray", tiles_of(drafted_tiles)},
            {"hand_size", hand_size},
            {"pick", pick_of(state)}};
  }

  [[nodiscard]] std::optional<Answer> answer(std::string_view question, const GameType& type,
                                             const Request& request) const override {
    if (question == "puzzle") return puzzle_of(request);
    if (question == "proved") return proved_of(request);
    if (question != "fits") return std::nullopt;
    const auto at = position_of(type, request);
    if (!at) return tl::unexpected(Unanswered(at.error()));
    return fits(*at, placings(*at, request.number("tile")));
  }
};

}  // namespace

const SceneWriter& scene_writer_of_game_of_20() {
  static const GameOf20SceneWriter writer;
  return writer;
}

}  // namespace twenties
