#include "twenties/reader.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <limits>

namespace twenties {

namespace {

Words& chosen() {
  static Words words;
  return words;
}

}  // namespace

void set_reader(Words words) { chosen() = words; }

const Words& reader() { return chosen(); }

std::string say(const char* id, std::initializer_list<Argument> arguments) {
  return reader().say(id, arguments);
}

std::string say(const Message& message) { return reader().say(message); }

std::string say(const Error& error) { return say(error.whole()); }

std::string say(const RecordError& error) { return say(error.message()); }

std::string with_decimal_sign(std::string number) {
  if (const std::size_t dot = number.find('.'); dot != std::string::npos) {
    number.replace(dot, 1, say("cli.decimal-sign"));
  }
  return number;
}

std::string decimal(double value, int digits) {
  return with_decimal_sign(fmt::format("{:.{}f}", value, digits));
}

std::string signed_decimal(double value, int digits) {
  return with_decimal_sign(fmt::format("{:+.{}f}", value, digits));
}

Value amount(std::uint64_t number) {
  constexpr std::uint64_t most = std::numeric_limits<int>::max();
  return static_cast<int>(std::min(number, most));
}

std::string shown_file(std::string_view file) {
  return file == "-" ? say("cli.standard-input") : std::string(file);
}

}  // namespace twenties
