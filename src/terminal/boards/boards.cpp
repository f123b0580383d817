#include <array>

#include "terminal/board.hpp"
#include "terminal/boards/game_of_20.hpp"
#include "terminal/boards/null_game.hpp"
#include "terminal/boards/sums_of_20.hpp"
#include "terminal/boards/twenty_four_seven.hpp"
#include "terminal/boards/twenty_one.hpp"
#include "terminal/layout.hpp"

namespace twenties {

namespace {

struct BoardEntry {
  const GameInfo* info;
  const Board* board;
};

template <Rules G, class BoardType>
BoardEntry entry() {
  static const BoardType board;
  return {&G::info(), &board};
}

}  // namespace

std::string too_narrow(const Style& style) {
  if (style.width >= narrowest_board) return {};
  return hanging(
      style.words.say("boards.too-narrow", {{"least", narrowest_board}, {"width", style.width}}),
      text_width(style), "", "  ");
}

// A new game is one line here.
const Board& board_of(const GameInfo& info) {
  static const std::array entries{
      entry<game_of_20::GameOf20, GameOf20Board>(),
      entry<twenty_one::TwentyOne, TwentyOneBoard>(),
      entry<sums_of_20::SumsOf20, SumsOf20Board>(),
      entry<twenty_four_seven::TwentyFourSeven, TwentyFourSevenBoard>(),
      entry<null_game::NullGame, NullGameBoard>(),
  };
  for (const BoardEntry& entry : entries) {
    if (entry.info == &info) return *entry.board;
  }
  return *entries.back().board;
}

}  // namespace twenties
