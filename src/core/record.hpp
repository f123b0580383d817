#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/explanation.hpp"
#include "core/result.hpp"
#include "core/seat.hpp"
#include "core/verdict.hpp"

namespace twenties {

// One action of a game: of chance, of a seat, or of the table.
struct Action {
  // flag: the seat's own time ran out, which ends its game as a resignation does.
  enum class Kind : std::uint8_t { chance, move, time_up, resign, flag };

  Kind kind = Kind::move;
  Seat seat = nobody;  // of a move, a resignation or a flag
  std::string text;    // of chance or a move
  int line = 0;        // in the file it came from; 0 if it came from none
  // What people wrote about it: lines above it, and the end of its own line; without the "#".
  std::vector<std::string> comments_above = {};
  std::string comment = {};

  bool operator==(const Action& other) const {
    return kind == other.kind && seat == other.seat && text == other.text;
  }
};

// The result of a finished game according to its record.
struct RecordedResult {
  std::vector<int> scores;
  SeatSet winners;
  int line = 0;
};

// A header that tells about a game and changes nothing in it: date, place, seed, ...
using Remark = std::pair<std::string, std::string>;

// Where the headers stood in the file that a record came from; 0 if nowhere.
struct HeaderLines {
  int game = 0;
  int rules = 0;
  int options = 0;
  int position = 0;
  int seats = 0;
};

// A whole game as text: docs/notation.md describes the format. Everything about a game is derived
// from its options and actions.
struct Record {
  std::string game;
  int rules_version = 1;
  std::string options;
  std::string position;            // empty: from the start
  std::vector<std::string> seats;  // names; empty: nobody said
  std::vector<Remark> remarks;
  std::vector<std::string> comments;    // among the headers
  std::vector<std::string> last_words;  // comments after the last action
  HeaderLines lines;
  std::optional<RecordedResult> result;
  std::vector<Action> actions;
};

// What is wrong with a record, and where.
struct RecordError {
  int line = 0;             // 0: the record as a whole
  std::string clause = {};  // empty if no rule is concerned
  Message reason;

  // "line 12: d4: the row would be 7+9+10 = 26, over 24 (3.2)"
  [[nodiscard]] Message message() const;
};

template <class T>
using RecordResult = tl::expected<T, RecordError>;

inline constexpr std::size_t longest_record = 1U << 20U;  // bytes

// Reads the format of a record; Replay checks whether the game follows the rules.
RecordResult<Record> read_record(std::string_view text);
std::string print_record(const Record& record);
std::string print_action(const Action& action);

// A name that a record can hold: without commas, line breaks or control characters, not too long.
std::string tidy_name(std::string_view name);

}  // namespace twenties
