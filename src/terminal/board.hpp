#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/action_data.hpp"
#include "core/any_view.hpp"
#include "core/game.hpp"
#include "core/record.hpp"
#include "terminal/style.hpp"

namespace twenties {

// Names and the last move, for drawing.
struct Scene {
  std::vector<std::string> names;  // of the seats
  Turn turn;
  ActionData last;  // the last move
};

// Draws one game as text. It has the layout, and asks the game for every rule. All texts except
// errors end with a line break.
class Board {
 public:
  Board() = default;
  Board(const Board&) = delete;
  Board& operator=(const Board&) = delete;
  virtual ~Board() = default;

  // The whole table as the viewer may see it: board, hands or sheets, scores. It fits the width of
  // the style, from 60 columns on; on a narrower screen it is a sentence that says so.
  [[nodiscard]] virtual std::string draw(const AnyView& view, const Scene& scene,
                                         const Style& style) const = 0;
  // The viewer's own tiles, rack, sheet or dice, in a line or a few.
  [[nodiscard]] virtual std::string hand(const AnyView& view, const Style& style) const = 0;
  // `show 7`: the board with the squares where that tile may go and what it would score there, and
  // a red X where it may not. An error if the game has nothing of the kind or the text is no tile.
  [[nodiscard]] virtual Result<std::string> show(const Game& game, Seat seat, std::string_view what,
                                                 const Style& style) const = 0;
  // `why d4`: for each thing the seat could put there, what it would score or the clause that
  // refuses it. A whole move may be given as well.
  [[nodiscard]] virtual Result<std::string> why(const Game& game, Seat seat, std::string_view what,
                                                const Style& style) const = 0;
  // What a refusal of the game is called where it stands beside the tile that it is about and does
  // not say which one that is: the id of a message with the same arguments.
  [[nodiscard]] virtual std::string beside_tile(std::string_view refusal) const {
    return std::string(refusal);
  }
  // Whether more points make a move better as far as one move can tell. Not in a draft: what is
  // taken there counts against its taker, who needs it all the same.
  [[nodiscard]] virtual bool points_rank_moves(const Game& /*game*/) const { return true; }
  // The commands with which this game is played, for `help`: pairs of example and meaning.
  [[nodiscard]] virtual std::vector<std::pair<std::string, std::string>> commands(
      const Words& words) const = 0;
};

// What is said in place of a board on a screen that is too narrow for it; empty on all others.
std::string too_narrow(const Style& style);

// The board of a game; every registered game has one.
const Board& board_of(const GameInfo& info);

}  // namespace twenties
