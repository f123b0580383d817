#pragma once

#include <cstdint>
#include <string>

#include "core/message.hpp"
#include "texts/words.hpp"

namespace twenties {

// With the decimal sign of the language: "0.25", "0,25"; with a sign also "+0.25".
std::string decimal(const Words& words, double value, int digits);
std::string signed_decimal(const Words& words, double value, int digits);
// The same for a number that is printed already, with a dot.
std::string with_decimal_sign(const Words& words, std::string number);
// An argument for a plural. Numbers that an int cannot hold become the largest int.
Value amount(std::uint64_t number);
// What a search cost: "1234 nodes, 0.250 s".
std::string work_text(const Words& words, std::uint64_t nodes, double seconds);

}  // namespace twenties
