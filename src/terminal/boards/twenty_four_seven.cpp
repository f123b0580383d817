#include "terminal/boards/twenty_four_seven.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "core/game_of.hpp"
#include "core/square.hpp"
#include "terminal/boards/answers.hpp"
#include "terminal/boards/placing.hpp"
#include "terminal/boards/seats.hpp"
#include "terminal/grid.hpp"

namespace twenties {

namespace {

using twenty_four_seven::columns;
using twenty_four_seven::square_count;
using twenty_four_seven::TileSet;
using twenty_four_seven::TwentyFourSeven;
using twenty_four_seven::View;

constexpr std::size_t gap = 3;

std::size_t panel_width(const Style& style) { return is_compact(style) ? 24 : 30; }

Lines lines_of(const Grid& grid, const Style& style) {
  return is_compact(style) ? grid.framed(style) : grid.ruled(style);
}

std::vector<int> tiles_of(TileSet tiles) {
  std::vector<int> out;
  tiles.for_each([&](int tile) { out.push_back(tile); });
  return out;
}

std::vector<int> numbers_of(TileSet tiles) {
  std::vector<int> out;
  tiles.for_each_number([&](int tile) { out.push_back(tile); });
  return out;
}

bool has_block(const View& view, int square) {
  return (blocks_on(view.board) & twenty_four_seven::set_of(square)) != 0;
}

Cell cell_of(const View& view, int square, const Style& style) {
  if (const int tile = tile_at(view.board, square); tile != 0) return {cat(tile), Ink::tile};
  if (has_block(view, square)) {
    return {is_compact(style) ? "▒▒▒" : "▒▒▒▒▒", Ink::blocked};
  }
  if (twenty_four_seven::is_double(square)) return {"2x", Ink::notice};
  // Without lines between the squares an empty one has to be seen.
  return is_compact(style) ? Cell{"·", Ink::quiet} : Cell{};
}

Grid grid_of(const View& view, const Style& style) {
  Grid grid(columns, columns);
  for (int square = 0; square < square_count; ++square) {
    grid.at(square) = cell_of(view, square, style);
  }
  return grid;
}

// The viewer's tiles, or the backs of those of another seat; at the end all lie open.
std::string hand_text(const View& view, Seat seat, const Style& style) {
  const int size = view.hand_sizes[static_cast<std::size_t>(index_of(seat))];
  if (size == 0) return paint(style, Ink::quiet, style.words.say("boards.no-tiles"));
  if (seat == view.viewer) return tile_row(style, tiles_of(view.hand));
  if (view.is_open) {
    return tile_row(style, tiles_of(view.open_hands[static_cast<std::size_t>(index_of(seat))]));
  }
  std::string backs;
  for (int i = 0; i < size; ++i) backs += is_compact(style) ? "▒ " : "▒▒ ";
  return paint(style, Ink::quiet, cat(backs, " ", style.words.say("boards.backs", {{"n", size}})));
}

Lines panel(const View& view, const Scene& scene, const Style& style) {
  Lines out{paint(style, Ink::strong, TwentyFourSeven::info().title),
            paint(style, Ink::quiet, style.words.say("boards.bag", {{"n", view.bag_size}})), ""};
  const Scores scores = TwentyFourSeven::scores(view);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    out.push_back(seat_line(style, scene, seat, cat(scores[i]), panel_width(style)));
    out.push_back(cat("  ", hand_text(view, seat, style)));
    out.emplace_back();
  }
  return out;
}

Lines show_tile(const View& view, const Game& game, int tile, const Style& style) {
  std::vector<int> squares;
  for (int square = 0; square < square_count; ++square) {
    if (tile_at(view.board, square) == 0 && !has_block(view, square)) squares.push_back(square);
  }
  Grid grid = grid_of(view, style);
  mark_squares(grid, game, view.viewer, tile, squares, columns, true);
  const Words& words = style.words;
  const Lines legend{words.say("boards.where-it-may-go", {{"tile", tile}}),
                     "",
                     cat(paint(style, Ink::may, " +40 "), "  ", words.say("boards.scores-40")),
                     cat(paint(style, Ink::may, "  +  "), "  ", words.say("boards.scores-nothing")),
                     cat(paint(style, Ink::bad, "  X  "), "  ", words.say("boards.not-here")),
                     cat("       ", words.say("boards.ask-why"))};
  return beside_or_below(lines_of(grid, style), legend, gap, style);
}

// What the seat knows, of a game in which it is to move.
Result<View> view_for(const Game& game, Seat seat) {
  const auto* typed = game_of<TwentyFourSeven>(game);
  if (typed == nullptr || !game.turn().has(seat)) {
    return tl::unexpected(not_your_turn(game, seat).error());
  }
  return TwentyFourSeven::view(typed->state(), seat);
}

}  // namespace

Lines TwentyFourSevenBoard::table(const View& view, Seat /*viewer*/, const Scene& scene,
                                  const Style& style) const {
  Grid grid = grid_of(view, style);
  grid.mark_last(scene.last.squares);
  return beside(lines_of(grid, style), panel(view, scene, style), is_compact(style) ? 2 : gap);
}

Lines TwentyFourSevenBoard::own(const View& view, Seat viewer, const Style& style) const {
  if (viewer == nobody) return {};
  return {cat("  ", hand_text(view, viewer, style))};
}

Result<std::string> TwentyFourSevenBoard::show(const Game& game, Seat seat, std::string_view what,
                                               const Style& style) const {
  const Result<View> view = view_for(game, seat);
  if (!view) return tl::unexpected(view.error());
  const auto tile = read_integer(trim(what), 1, twenty_four_seven::highest_number);
  if (!tile) return which_tile(what, numbers_of(view->hand));
  if (!view->hand.has(*tile)) {
    return failure(not_in_hand(cat(*tile), join(tiles_of(view->hand), " ")));
  }
  return text_of(show_tile(*view, game, *tile, style));
}

Result<std::string> TwentyFourSevenBoard::why(const Game& game, Seat seat, std::string_view what,
                                              const Style& style) const {
  const auto square = read_square(trim(what), columns, columns);
  if (!square) return why_move(game, seat, what, style);
  const Result<View> view = view_for(game, seat);
  if (!view) return tl::unexpected(view.error());
  return text_of(
      answers_for_square(game, seat, numbers_of(view->hand), square_name(*square, columns), style));
}

std::vector<std::pair<std::string, std::string>> TwentyFourSevenBoard::commands(
    const Words& words) const {
  return {{"7 d4", words.say("boards.place-7")},
          {"show 7", words.say("boards.24-7-show")},
          {"why d4", words.say("boards.24-7-why")},
          {"why 7 d4", words.say("boards.why-one-tile")}};
}

}  // namespace twenties
