#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/seat.hpp"

namespace twenties {

struct Argument;
struct Message;

// The value of an argument. Squares, tiles and texts are as the notation prints them.
struct Value {
  enum class Kind : std::uint8_t { number, text, square, tile, seat, line, list, message };

  Kind kind = Kind::number;
  int number = 0;                   // number; seat, counted from 1; the sum of a line
  std::string text;                 // text, square, tile; the id of a message
  std::vector<Value> items;         // list; the numbers of a line
  std::vector<Argument> arguments;  // of a message

  // Implicit, so that arguments read as pairs: {{"sum", 26}, {"who", seat}}.
  explicit(false) Value(int value = 0);
  explicit(false) Value(std::string value);
  explicit(false) Value(const char* value);
  explicit(false) Value(Seat seat);
  explicit(false) Value(std::vector<Value> values);
  explicit(false) Value(Message message);

  static Value square(std::string name);
  static Value tile(std::string name);
  static Value tile(int number);
  // Numbers that are added up: those of a row, a column or a hand.
  static Value line(std::span<const int> numbers);

  bool operator==(const Value& other) const;
};

struct Argument {
  std::string name;
  Value value;

  bool operator==(const Argument& other) const = default;
};

// The id of a message without arguments, in tables of constants.
struct MessageId {
  const char* id;

  explicit(false) constexpr MessageId(const char* of) : id(of) {}
};

// A text for people as data: an id and arguments. The catalogues are in texts/<language>; the front
// end chooses the language. The id is "<area>.<name>", and an area is one file there.
struct Message {
  std::string id;
  std::vector<Argument> arguments;

  Message() = default;
  explicit Message(const char* of, std::initializer_list<Argument> with = {})
      : id(of), arguments(with) {}
  explicit(false) Message(MessageId of) : id(of.id) {}

  [[nodiscard]] bool empty() const { return id.empty(); }
  [[nodiscard]] const Value* find(const char* name) const;
  bool operator==(const Message& other) const = default;
};

// A text that is in no catalogue, the same in every language.
Message said(std::string text);
inline constexpr const char* said_id = "said";
// For engines and logs below the front ends: the text of `said`; of any other message its id and
// its arguments, "record.bad-score text=\"x\"".
std::string plain_text(const Message& message);

// "d4 is not empty (3.1)"; without a clause the sentence alone.
Message with_clause(Message message, std::string_view clause);

}  // namespace twenties
