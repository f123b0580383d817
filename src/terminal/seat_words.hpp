#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/seat.hpp"
#include "texts/words.hpp"

namespace twenties {

// The name of a person at the keyboard who did not give one. Records have it in every language.
inline constexpr std::string_view you = "You";

// What a catalogue is given for a name: who is called "You" is the reader.
std::string who(std::string_view name);

// A name that stands alone on the screen: "You" in the reader's language.
std::string shown_name(std::string_view name, const Words& words);
std::vector<std::string> shown_names(const std::vector<std::string>& names, const Words& words);

// "Ann", "Ann and Ben", "Ann, Ben and Cleo", as an argument of a message.
Value listed(const std::vector<std::string>& names);

// What messages call the seats: by their names, and the reader "you". The reader is who is called
// "You", and whoever sits at the seat `reader`.
Words::NameOfSeat names_for(std::vector<std::string> names, Seat reader = nobody);
// By their numbers, where names are not known.
Words::NameOfSeat numbers_for(Seat reader, const Words& words);

// A message as a sentence of its own: with a capital and a full stop.
std::string as_sentence(const Message& message, const Words& words,
                        const Words::NameOfSeat& name_of = {});

}  // namespace twenties
