#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.hpp"
#include "texts/catalogue.hpp"

namespace twenties {

// For tests: the arguments of a catalogue's patterns, and messages to try them with.

// An argument of a pattern: {n, plural, ...} or {seat, select, you {...} other {...}}.
struct Place {
  enum class Kind : std::uint8_t { plain, plural, choice };

  std::string name;
  Kind kind = Kind::plain;
  std::vector<std::string> keys;  // of a choice

  bool operator==(const Place&) const = default;
};

// By name, each once. An empty name means that ICU cannot parse the pattern.
std::vector<Place> places_of(std::string_view pattern);

// The message with several sets of arguments, so that each plural form and each choice is used.
std::vector<Message> samples_of(const Text& text);

// Why a message of the core cannot be formatted in some language; empty if it can.
std::string problem_with(const Message& message);

}  // namespace twenties
