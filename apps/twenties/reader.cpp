#include "twenties/reader.hpp"

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

std::string decimal(double value, int digits) { return decimal(reader(), value, digits); }

std::string signed_decimal(double value, int digits) {
  return signed_decimal(reader(), value, digits);
}

std::string shown_file(std::string_view file) {
  return file == "-" ? say("cli.standard-input") : std::string(file);
}

}  // namespace twenties
