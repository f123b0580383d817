#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "core/seat.hpp"

namespace twenties {

// Milliseconds since 1970, supplied by the caller.
using Moment = std::int64_t;

inline constexpr Moment last_moment = 253'402'300'799'999;  // the end of the year 9999

// One line of the log of a match, from which everything else follows.
struct Entry {
  enum class Kind : std::uint8_t {
    open,         // the table is set up; text: the options; fields: see MatchSetup
    sit,          // a person takes a seat; text: their name
    stand,        // and leaves it before the game begins
    bot,          // a bot takes an empty seat; text: its level
    begin,        // all seats are taken
    chance,       // text: what was drawn or rolled
    move,         // text: the move
    skip,         // a move that the rules leave no choice about
    resign,       //
    time_up,      // the time of the round is over
    flag,         // the time of a seat is over
    place,        // a move waits for confirmation; text: the move
    take_back,    // and is taken back
    ask_undo,     // a person wants to undo
    agree_undo,   // one of the others agrees
    refuse_undo,  // or does not
    undo,         // the last decision of the seat is undone
    away,         // a person has disconnected
    back,         // and is back
    care,         // a bot plays for the seat; text: its level
    pause,        // the server stops: clocks are stopped
    resume,       //
    again,     // the match is played again; text: at which table; tiles=same: with the same tiles
    ask_same,  // a person wants to play again with the same tiles
    help,      // a person asked the program for help; text: which
  };

  Kind kind = Kind::move;
  Moment at = 0;
  Seat seat = nobody;
  std::string person;  // the id of whoever did it; empty if nobody did
  std::string id;      // made by their client, so that a command counts once
  std::vector<std::pair<std::string, std::string>> fields;  // of `open` and `sit`
  std::string text;

  [[nodiscard]] std::string_view field(std::string_view name) const;
};

// "move 1763251200000 seat=2 by=3f… id=k1: 7 d4". The two are inverse to each other.
std::string print_entry(const Entry& entry);
Result<Entry> read_entry(std::string_view text);

// What stands in a field: letters, digits and some signs; no spaces.
bool is_field_text(std::string_view text);

}  // namespace twenties
