#include "terminal/boards/game_of_20.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "core/game_of.hpp"
#include "core/square.hpp"
#include "games/game_of_20/draft.hpp"
#include "terminal/boards/answers.hpp"
#include "terminal/boards/placing.hpp"
#include "terminal/boards/seats.hpp"
#include "terminal/grid.hpp"

namespace twenties {

namespace {

using game_of_20::GameOf20;
using game_of_20::Hand;
using game_of_20::Move;
using game_of_20::side;
using game_of_20::square_count;
using game_of_20::Stage;
using game_of_20::State;

constexpr std::size_t panel_width = 42;
constexpr std::size_t gap = 3;

std::vector<int> tiles_of(Hand hand) {
  std::vector<int> out;
  hand.for_each([&](int tile) { out.push_back(tile); });
  return out;
}

bool is_draft(const State& state) { return state.stage <= Stage::draft; }

Grid empty_grid(const State& state) {
  Grid grid(side, side);
  for (int square = 0; square < square_count; ++square) {
    if (const int tile = state.board.tile(square); tile != 0) {
      grid.at(square) = {cat(tile), Ink::tile};
    }
  }
  return grid;
}

Grid grid_of(const State& state, const Scene& scene) {
  Grid grid = empty_grid(state);
  grid.mark_last(scene.last.squares);
  return grid;
}

// One person has both hands in the solo game; otherwise each seat has one.
std::string owner(const State& state, const Scene& scene, std::size_t hand, const Words& words) {
  if (state.is_solo()) return words.say("boards.hand", {{"n", static_cast<int>(hand) + 1}});
  return seat_name(scene, seat_at(static_cast<int>(hand)), words);
}

bool is_to_move(const State& state, const Scene& scene, std::size_t hand) {
  return scene.turn.has(seat_of(state, hand)) && state.to_move == hand;
}

Lines hand_lines(const State& state, const Scene& scene, std::size_t hand, const Style& style) {
  const Hand tiles = state.hand(hand);
  const std::string sum = style.words.say(
      "boards.tiles-and-sum", {{"n", static_cast<int>(tiles.size())}, {"sum", tiles.sum()}});
  return {
      seat_line(style, is_to_move(state, scene, hand), owner(state, scene, hand, style.words), sum,
                panel_width),
      cat("  ", tiles.empty() ? paint(style, Ink::quiet, style.words.say("boards.no-tiles-left"))
                              : tile_row(style, tiles_of(tiles)))};
}

// Solo the score is that of both hands together, which stands nowhere else.
Lines panel(const State& state, const Scene& scene, const Style& style) {
  Lines out{paint(style, Ink::strong, GameOf20::info().title),
            paint(style, Ink::quiet, style.words.say("boards.game-of-20-aim")), ""};
  for (std::size_t hand = 0; hand < 2; ++hand) {
    append(out, hand_lines(state, scene, hand, style));
    out.emplace_back();
  }
  if (state.is_solo()) {
    out.push_back(
        cat("  ", style.words.say("boards.both-hands", {{"n", GameOf20::scores(state)[0]}})));
  }
  return out;
}

// The drafted tiles in a row of boxes, or in two on a narrow screen; those that are taken leave
// their places empty.
Lines pool_lines(const State& state, const Style& style) {
  const Hand pool = state.pool();
  const int in_a_row = game_of_20::drafted_tiles.size() / (is_compact(style) ? 2 : 1);
  Lines out;
  int placed = 0;
  game_of_20::drafted_tiles.for_each([&](int tile) {
    if (placed++ % in_a_row == 0) append(out, Lines(3, "  "));
    const std::size_t top = out.size() - 3;
    const bool there = pool.holds(tile);
    const std::string number = paint(style, Ink::tile, pad_left(cat(tile), 2));
    const auto box = [&](std::string_view text) {
      return there ? paint(style, Ink::quiet, text) : "    ";
    };
    out[top] += box("┌──┐");
    out[top + 1] += there ? cat(box("│"), number, box("│")) : "    ";
    out[top + 2] += box("└──┘");
  });
  return out;
}

std::string draft_line(const State& state, const Scene& scene, const Words& words) {
  const int take = pick_size(state);
  if (take == 0 || scene.turn.kind != Turn::Kind::seats) return words.say("boards.draft-begins");
  const std::string taker =
      state.is_solo() ? owner(state, scene, state.to_move, words)
                      : seat_in_message(scene, seat_at(static_cast<int>(state.to_move)), words);
  return words.say("boards.pick", {{"pick", pick_number(state)},
                                   {"picks", game_of_20::pick_count},
                                   {"who", taker},
                                   {"n", take}});
}

Lines draft(const State& state, const Scene& scene, const Style& style) {
  const int centre = state.board.tile(game_of_20::centre_square);
  Lines out{
      cat(paint(style, Ink::strong, GameOf20::info().title), "  ", style.words.say("boards.draft")),
      ""};
  for (const std::string& line :
       wrapped(draft_line(state, scene, style.words), text_width(style) - 2)) {
    out.push_back(cat("  ", line));
  }
  append(out, pool_lines(state, style));
  for (std::size_t hand = 0; hand < 2; ++hand) {
    out.emplace_back();
    append(out, hand_lines(state, scene, hand, style));
  }
  if (centre != 0) {
    out.emplace_back();
    out.push_back(cat("  ", style.words.say("boards.centre"), " ", tile_row(style, {centre})));
  }
  return out;
}

// The hand that the seat plays with now.
std::size_t hand_of(const State& state, Seat seat) {
  return state.is_solo() ? state.to_move : static_cast<std::size_t>(index_of(seat));
}

std::vector<int> distinct_tiles(const State& state, Seat seat) {
  std::vector<int> tiles = tiles_of(state.hand(hand_of(state, seat)));
  tiles.erase(std::unique(tiles.begin(), tiles.end()), tiles.end());
  return tiles;
}

Lines show_tile(const State& state, const Game& game, Seat seat, int tile, const Style& style) {
  std::vector<int> squares;
  for (int square = 0; square < square_count; ++square) {
    if (state.board.tile(square) == 0) squares.push_back(square);
  }
  Grid grid = empty_grid(state);
  mark_squares(grid, game, seat, tile, squares, side, false);
  const Words& words = style.words;
  const Lines legend{words.say("boards.where-it-may-go", {{"tile", tile}}), "",
                     cat(paint(style, Ink::may, "  +  "), "  ", words.say("boards.here")),
                     cat(paint(style, Ink::bad, "  X  "), "  ", words.say("boards.not-here"), " ",
                         words.say("boards.ask-why"))};
  return beside_or_below(grid.ruled(style), legend, gap, style);
}

}  // namespace

Lines GameOf20Board::table(const View& view, Seat /*viewer*/, const Scene& scene,
                           const Style& style) const {
  const State& state = view.state;
  if (is_draft(state)) return draft(state, scene, style);
  return beside_or_below(grid_of(state, scene).ruled(style), panel(state, scene, style), gap,
                         style);
}

Lines GameOf20Board::own(const View& view, Seat viewer, const Style& style) const {
  if (viewer == nobody) return {};
  Lines out;
  for (std::size_t hand = 0; hand < 2; ++hand) {
    if (seat_of(view.state, hand) != viewer) continue;
    const Words& words = style.words;
    const std::string name =
        view.state.is_solo()
            ? cat(words.say("game-of-20.hand", {{"n", static_cast<int>(hand) + 1}}), ": ")
            : "";
    const Hand tiles = view.state.hand(hand);
    out.push_back(
        cat("  ", name,
            tiles.empty() ? words.say("boards.no-tiles-left") : tile_row(style, tiles_of(tiles)),
            "  ", words.say("boards.sum", {{"sum", tiles.sum()}})));
  }
  return out;
}

Result<std::string> GameOf20Board::show(const Game& game, Seat seat, std::string_view what,
                                        const Style& style) const {
  const auto* typed = game_of<GameOf20>(game);
  if (typed == nullptr || !game.turn().has(seat)) return not_your_turn(game, seat);
  const State& state = typed->state();
  if (is_draft(state)) return failure(Message("boards.after-the-draft"));
  const auto tile = read_integer(trim(what), 1, game_of_20::highest_tile);
  if (!tile) return which_tile(what, distinct_tiles(state, seat));
  if (!state.hand(hand_of(state, seat)).holds(*tile)) {
    return failure(not_in_hand(cat(*tile), join(distinct_tiles(state, seat), " ")));
  }
  return text_of(show_tile(state, game, seat, *tile, style));
}

Result<std::string> GameOf20Board::why(const Game& game, Seat seat, std::string_view what,
                                       const Style& style) const {
  const auto square = read_square(trim(what), side, side);
  const auto* typed = game_of<GameOf20>(game);
  if (!square || typed == nullptr) return why_move(game, seat, what, style);
  if (!game.turn().has(seat)) return not_your_turn(game, seat);
  if (is_draft(typed->state())) return failure(Message("boards.after-the-draft"));
  return text_of(answers_for_square(game, seat, distinct_tiles(typed->state(), seat),
                                    square_name(*square, side), style));
}

std::string GameOf20Board::beside_tile(std::string_view refusal) const {
  if (refusal == "game-of-20.only-lowest") return "boards.only-lowest";
  if (refusal == "game-of-20.only-sum") return "boards.only-sum";
  return Board::beside_tile(refusal);
}

bool GameOf20Board::points_rank_moves(const Game& game) const {
  const auto* typed = game_of<GameOf20>(game);
  return typed == nullptr || !is_draft(typed->state());
}

std::vector<std::pair<std::string, std::string>> GameOf20Board::commands(const Words& words) const {
  return {{"take 17 20", words.say("boards.game-of-20-take")},
          {"7 d4", words.say("boards.place-7")},
          {"show 7", words.say("boards.game-of-20-show")},
          {"why d4", words.say("boards.game-of-20-why")},
          {"why 7 d4", words.say("boards.why-one-tile")}};
}

}  // namespace twenties
