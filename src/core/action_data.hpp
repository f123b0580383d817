#pragma once

#include <string>
#include <vector>

#include "core/seat.hpp"

namespace twenties {

struct Die {
  std::string colour;
  int value = 0;

  bool operator==(const Die&) const = default;
};

// Squares that belong together: a line that scores, that a sum is made of, or that forbids a move.
struct TouchedLine {
  std::vector<std::string> squares;
  int sum = 0;
  std::string kind;
  int points = 0;
  std::string reach = {};  // how a sum stands to what it has to be: under, exact, over; or empty
  int together = 0;        // the points of all lines over the same squares

  bool operator==(const TouchedLine&) const = default;
};

// What a move does, or what chance did, without the notation of its game. The kind is a word of the
// game: put, lay, take, write, cross, keep, reroll, trade, pass, skip; centre, first, deal, draw,
// roll. Tiles and squares go by their names in the notation, in their order.
struct ActionData {
  std::string kind = {};                // empty: nothing of this game
  Seat seat = nobody;                   // of chance: who begins, is dealt to or draws
  int hand = 0;                         // of chance: the hand that begins, where one seat has both
  std::vector<std::string> tiles = {};  // numbers, "*" for a wild, "*4" for one as 4, colours
  std::vector<std::string> squares = {};  // in Twenty One the printed values of spaces
  std::string way = {};                   // across or down
  std::vector<Die> dice = {};             // that were rolled, or lay there
  std::vector<TouchedLine> lines = {};

  bool operator==(const ActionData&) const = default;
};

}  // namespace twenties
