#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/message.hpp"
#include "core/seat.hpp"

namespace twenties {

// One part of a score.
struct Part {
  Seat seat{};
  std::string clause;
  Message what;
  int points = 0;

  bool operator==(const Part&) const = default;
};

using Parts = std::vector<Part>;

// Another effect of an action besides scoring, as a named list; for example the squares that it
// blocked.
struct Note {
  std::string name;
  std::vector<Message> items;

  bool operator==(const Note&) const = default;
};

inline Message square_item(std::string name) {
  return Message("table.square", {{"square", Value::square(std::move(name))}});
}

// The effect of an action, for people: the parts add up to the change of the scores.
struct Effect {
  Parts parts;
  std::vector<Note> notes;

  bool operator==(const Effect&) const = default;
};

// Why a game is over.
struct Ending {
  std::string_view clause;  // of static storage
  Message reason;
};

inline int points_of(const Parts& parts, Seat seat) {
  int sum = 0;
  for (const Part& part : parts) sum += part.seat == seat ? part.points : 0;
  return sum;
}

}  // namespace twenties
