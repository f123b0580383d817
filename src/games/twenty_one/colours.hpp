#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/bits.hpp"
#include "core/message.hpp"

namespace twenties::twenty_one {

// The six colours of dice and spaces, in the order in which every text lists them (1.1).
enum class Colour : std::uint8_t { blue, green, red, yellow, white, black };

inline constexpr int colour_count = 6;
inline constexpr std::string_view colour_letters = "BGRYWK";
inline constexpr std::array<std::string_view, colour_count> colour_names{
    "blue", "green", "red", "yellow", "white", "black"};

// Bit c stands for the colour c.
using ColourSet = unsigned;
inline constexpr ColourSet all_colours = 0b111111;

constexpr Colour colour_at(int index) { return static_cast<Colour>(index); }
constexpr ColourSet only(Colour colour) { return 1U << static_cast<unsigned>(colour); }
constexpr std::string_view name_of(Colour colour) {
  return colour_names[static_cast<std::size_t>(colour)];
}
// The same for messages.
inline Message word_of(Colour colour) {
  constexpr std::array<const char*, colour_count> ids{"twenty-one.blue",  "twenty-one.green",
                                                      "twenty-one.red",   "twenty-one.yellow",
                                                      "twenty-one.white", "twenty-one.black"};
  return Message(ids[static_cast<std::size_t>(colour)]);
}
constexpr char letter_of(Colour colour) { return colour_letters[static_cast<std::size_t>(colour)]; }

// Takes the letter in either case.
constexpr std::optional<Colour> colour_of_letter(char letter) {
  const bool small = letter >= 'a' && letter <= 'z';
  const char capital = small ? static_cast<char>(letter - 'a' + 'A') : letter;
  const std::size_t found = colour_letters.find(capital);
  if (found == std::string_view::npos) return std::nullopt;
  return colour_at(static_cast<int>(found));
}

// Calls visit(colour) for each colour of the set, in their order.
template <class Visit>
constexpr void for_each_colour(ColourSet colours, Visit&& visit) {
  for_each_bit(colours, [&](int index) { visit(colour_at(index)); });
}

}  // namespace twenties::twenty_one
