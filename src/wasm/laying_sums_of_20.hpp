#pragma once

#include <string>
#include <vector>

#include "core/any_view.hpp"
#include "core/game.hpp"
#include "core/verdict.hpp"
#include "games/sums_of_20/lines.hpp"
#include "wasm/scene.hpp"

namespace twenties {

// A tile that somebody has laid on the board of Sums of 20 but not played: "7", "*", "*7".
struct LaidTile {
  std::string square;
  std::string tile;
};

struct Laying {
  std::vector<TouchedLine> lines;  // of all that lies, wilds without a number counting nothing
  std::string move;                // the play, if the tiles are one in form; or empty
  Verdict problem;                 // why they are not
  Verdict verdict;                 // on the play; ahead of the seat's turn, as if that had come
  // They are no play, but no rule is broken yet: more tiles or numbers for wilds may make them one.
  bool is_unfinished = false;
};

Laying lay(const Game& game, Seat seat, const std::vector<LaidTile>& tiles);

}  // namespace twenties
