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
  return failure(cat("say which tile, as in \"show ", tiles.empty() ? 7 : tiles.front(), "\"",
                     trim(what).empty() ? "" : cat(", not ", quote(trim(what))),
                     "; your tiles: ", join(tiles, " ")));
}

std::string tile_row(const Style& style, const std::vector<int>& tiles, Ink ink) {
  return join(tiles, " ", [&](int tile) { return paint(style, ink, pad_left(cat(tile), 2)); });
}

}  // namespace twenties
