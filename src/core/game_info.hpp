#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "core/options.hpp"

namespace twenties {

// What a game declares about itself. The conformance suite checks it against the game's behaviour.
struct GameInfo {
  std::string_view id;         // "game-of-20": in records, on the command line, in file names
  std::string_view title;      // "Game of 20", in every language
  MessageId summary;           // one line for a menu
  std::string_view designers;  // for the credits; empty: the printed rules do not name them
  std::span<const std::string_view> aliases = {};  // other names that people may type
  std::span<const OptionSpec> options;
  int rules_version = 1;         // of new games; rises when a record could replay differently
  int oldest_rules_version = 0;  // whose records still replay; 0: no older ones do
  int min_seats = 2;
  int max_seats = 2;
  bool lower_score_wins = false;
  bool has_hidden_information = false;
  bool has_simultaneous_turns = false;
  bool has_clock_ending = false;  // the table's clock may end the game: see HasClock
  int confirm_seconds = 0;        // how long a move waits for confirmation and can be taken back
  bool lists_all_moves = true;    // false: there are so many that they are listed only on request
  int max_actions = 0;            // of a game from start to end, chance and skips included
  std::size_t max_moves = 0;      // of one seat in one position
  int min_score = 0;
  int max_score = 0;

  // The designers, or that they are not named.
  [[nodiscard]] Message credits() const {
    if (designers.empty()) return Message("catalogue.no-designer");
    return Message("catalogue.designers", {{"names", std::string(designers)}});
  }
  [[nodiscard]] constexpr bool plays(int version) const {
    const int oldest = oldest_rules_version == 0 ? rules_version : oldest_rules_version;
    return version >= oldest && version <= rules_version;
  }
};

}  // namespace twenties
