#include "terminal/boards/placing.hpp"

#include "base/text.hpp"
#include "core/square.hpp"
#include "terminal/boards/answers.hpp"
#include "terminal/boards/seats.hpp"

namespace twenties {

namespace {

std::string place_text(int tile, std::string_view square) { return cat(tile, ' ', square); }

}  // namespace

void mark_squares(Grid& grid, const Game& game, Seat seat, int tile,
                  const std::vector<int>& empty_squares, int columns, bool with_points) {
  for (const int square : empty_squares) {
    const std::string move = place_text(tile, square_name(square, columns));
    if (!game.check(seat, move)) {
      grid.at(square) = {"X", Ink::bad};
      continue;
    }
    const int points = with_points ? points_of(game.explain_move(seat, move).parts, seat) : 0;
    grid.at(square) = {points == 0 ? "+" : signed_points(points), Ink::may};
  }
}

Lines answers_for_square(const Game& game, Seat seat, const std::vector<int>& tiles,
                         std::string_view square, const Style& style) {
  std::vector<AskedMove> questions;
  questions.reserve(tiles.size());
  for (const int tile : tiles) questions.push_back({cat(tile), place_text(tile, square)});
  return answers(game, seat, questions, style);
}

Result<std::string> which_tile(std::string_view what, const std::vector<int>& tiles) {
  return failure(
      which_tile(what, cat(tiles.empty() ? 7 : tiles.front()), std::string(join(tiles, " "))));
}

Message which_tile(std::string_view what, const std::string& example, const std::string& tiles) {
  if (trim(what).empty()) {
    return Message("boards.which-tile", {{"tile", example}, {"tiles", tiles}});
  }
  return Message("boards.no-such-tile",
                 {{"tile", example}, {"what", quote(trim(what))}, {"tiles", tiles}});
}

Message not_in_hand(const std::string& tile, const std::string& tiles) {
  return Message("boards.not-in-hand", {{"tile", tile}, {"tiles", tiles}});
}

std::string tile_row(const Style& style, const std::vector<int>& tiles, Ink ink) {
  return join(tiles, " ", [&](int tile) { return paint(style, ink, pad_left(cat(tile), 2)); });
}

}  // namespace twenties
