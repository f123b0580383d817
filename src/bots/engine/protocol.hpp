#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bots/bot.hpp"

// The lines that hosts and engines exchange; docs/engines.md describes the protocol.
namespace twenties::engine_protocol {

inline constexpr std::string_view greeting = "twenties-engine 1";

// The first word of a line and the rest.
struct Line {
  std::string_view word;
  std::string_view rest;
};
Line read_line(std::string_view text);

// "think time 1000 nodes 5000 seed 7": milliseconds; limits that are not set are omitted.
struct ThinkOrder {
  Limits limits;
  std::uint64_t seed = 0;
};
std::string print_think(const ThinkOrder& order);
Result<ThinkOrder> read_think(std::string_view rest);

// What an engine reports before its move, in "info" lines.
std::string print_info(const Thought& thought);
// Adds the content of an "info" line; ignores what it does not understand.
void read_info(std::string_view rest, Thought& thought);

}  // namespace twenties::engine_protocol
