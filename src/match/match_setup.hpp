#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/registry.hpp"
#include "match/entry.hpp"
#include "match/match_clock.hpp"

namespace twenties {

// Who is to sit somewhere, as the host of a table wants it.
struct SeatPlan {
  enum class Kind : std::uint8_t {
    open,      // any person
    reserved,  // one person
    bot,       // of a level
    engine,    // another program, by the name that the server gave it
  };

  Kind kind = Kind::open;
  std::string name;  // the person's id, the level or the engine

  bool operator==(const SeatPlan&) const = default;
};

// "open", "for:PERSON", "bot:sharp", "engine:NAME".
std::string print_seat_plan(const SeatPlan& plan);
Result<SeatPlan> read_seat_plan(std::string_view text);

// How far the program may help those who play: with hints, with moves by points, with the points of
// a move before it is made.
enum class HelpPolicy : std::uint8_t {
  off,
  counted,  // everybody sees how often somebody was helped
  free,
};

std::string_view print_help(HelpPolicy policy);
Result<HelpPolicy> read_help(std::string_view text);

// Everything that is known before anybody sits down.
struct MatchSetup {
  std::string game;
  std::string options;       // as the game prints them
  std::string position;      // where the game begins instead of at its start; or empty
  int rules = newest_rules;  // the version of the game's rules
  std::vector<SeatPlan> seats;
  ClockPlan clock;
  std::optional<HelpPolicy> help;   // nothing: off as soon as two people play, else free
  bool listed = false;              // open to the lobby
  std::string host;                 // the id of the person who made the table
  std::string secret;               // of the fair chance: see match/fairness.hpp
  std::vector<std::string> shares;  // of a match that is played again with the same tiles
  std::string after;                // the table of which this is the rematch

  bool operator==(const MatchSetup&) const = default;
};

// Fills in defaults and refuses invalid setups: missing seats are open, options are complete.
Result<MatchSetup> complete(const Registry& registry, MatchSetup setup);

// The first entry of a log, and back.
Entry entry_of(const MatchSetup& setup, Moment now);
Result<MatchSetup> setup_of(const Entry& entry);

}  // namespace twenties
