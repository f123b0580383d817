#include "terminal/seat_words.hpp"

#include <utility>

#include "base/text.hpp"
#include "terminal/layout.hpp"

namespace twenties {

std::string who(std::string_view name) { return std::string(name == you ? Words::reader : name); }

std::string shown_name(std::string_view name, const Words& words) {
  return name == you ? words.say("terminal.you") : std::string(name);
}

std::vector<std::string> shown_names(const std::vector<std::string>& names, const Words& words) {
  std::vector<std::string> out;
  out.reserve(names.size());
  for (const std::string& name : names) out.push_back(shown_name(name, words));
  return out;
}

Value listed(const std::vector<std::string>& names) {
  std::vector<Value> out;
  out.reserve(names.size());
  for (const std::string& name : names) out.emplace_back(name);
  return {std::move(out)};
}

Words::NameOfSeat names_for(std::vector<std::string> names, Seat reader) {
  return [names = std::move(names), reader](int seat) {
    const auto index = static_cast<std::size_t>(seat - 1);
    const bool is_reader = reader != nobody && seat == number_of(reader);
    if (is_reader) return std::string(Words::reader);
    return index < names.size() ? who(names[index]) : cat(seat);
  };
}

Words::NameOfSeat numbers_for(Seat reader, const Words& words) {
  return [reader, words](int seat) {
    if (reader != nobody && seat == number_of(reader)) return std::string(Words::reader);
    return words.say("table.seat", {{"n", seat}});
  };
}

std::string as_sentence(const Message& message, const Words& words,
                        const Words::NameOfSeat& name_of) {
  return cat(capitalised(words.say(message, name_of)), ".");
}

}  // namespace twenties
