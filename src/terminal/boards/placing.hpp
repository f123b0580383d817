#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "terminal/grid.hpp"

namespace twenties {

// Questions about games in which a move puts one tile on one square ("7 d4"). They only ask the
// game, with the tiles that the caller gives: those of the seat's own hand.

// Marks the empty squares of a grid: where the tile may go, with its points if they are asked for,
// and where it may not.
void mark_squares(Grid& grid, const Game& game, Seat seat, int tile,
                  const std::vector<int>& empty_squares, int columns, bool with_points);

// What each of the tiles would do on a square.
Lines answers_for_square(const Game& game, Seat seat, const std::vector<int>& tiles,
                         std::string_view square, const Style& style);

// The answer to `show` without a tile, or with something that is none.
Result<std::string> which_tile(std::string_view what, const std::vector<int>& tiles);
Message which_tile(std::string_view what, const std::string& example, const std::string& tiles);
// With a tile that the seat does not have.
Message not_in_hand(const std::string& tile, const std::string& tiles);

// Tiles in a row, each two columns wide.
std::string tile_row(const Style& style, const std::vector<int>& tiles, Ink ink = Ink::tile);

}  // namespace twenties
