#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "core/record.hpp"
#include "reports/numbers.hpp"
#include "texts/words.hpp"

namespace twenties {

// The language of the output, chosen once at startup.
void set_reader(Words words);
const Words& reader();

// In the reader's language.
std::string say(const char* id, std::initializer_list<Argument> arguments = {});
std::string say(const Message& message);
std::string say(const Error& error);
std::string say(const RecordError& error);

// With the decimal sign of the language: "0.25", "0,25"; with a sign also "+0.25".
std::string decimal(double value, int digits);
std::string signed_decimal(double value, int digits);
// What is given as "-" is read from standard input.
std::string shown_file(std::string_view file);

}  // namespace twenties
