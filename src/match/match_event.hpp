#pragma once

#include <vector>

#include "match/entry.hpp"
#include "match/table.hpp"

namespace twenties {

// Something that happened at a table, as it is told to those who may know.
struct MatchEvent {
  enum class Kind : std::uint8_t {
    opened,        // the table is there
    sat,           // somebody sits at the seat
    stood,         // nobody does any more
    begun,         // the game begins
    played,        // a step of the game
    sealed,        // a seat has decided, but not all have: what it did is not shown yet
    unsealed,      // all have: here is what they did
    placed,        // a move waits for confirmation
    taken_back,    //
    undo_asked,    //
    undo_refused,  //
    undone,        // the seat's last decision
    reopened,      // the seat has taken back what was sealed
    went_away,     //
    came_back,     //
    cared_for,     // a bot plays for the seat
    flag_fell,     // the seat's time is over
    paused,        //
    resumed,       //
    over,          // the game is
    again,         // text: the table where it goes on
    same_asked,    // somebody wants to play again with the same tiles
    helped,        // the seat was helped by the program; text: how
  };

  Kind kind = Kind::played;
  Moment at = 0;
  Seat seat = nobody;
  std::string text;         // a name, a level, a table or a move
  std::vector<Step> steps;  // one of `played`, several of `unsealed`
  // Of `played`, `unsealed` and `undone`: so many of the steps before stay, and `steps` follow.
  std::size_t kept = 0;
  // Who is told: the seats, and whether the spectators are.
  SeatSet audience;
  bool for_spectators = true;

  [[nodiscard]] bool is_for(Seat viewer) const {
    return viewer == nobody ? for_spectators : audience.has(viewer);
  }
};

}  // namespace twenties
