#pragma once

#include <string>
#include <string_view>

#include "terminal/board.hpp"
#include "terminal/style.hpp"

namespace twenties {

// Names that boards put on the screen are cut to this width.
inline constexpr std::size_t longest_name = 24;

// As it stands on the screen.
std::string seat_name(const Scene& scene, Seat seat, const Words& words);
// As an argument of a message: the reader is "you".
std::string seat_in_message(const Scene& scene, Seat seat, const Words& words);

// "▸ Ann            87": an arrow and a bold name if it is the seat's turn, and a text at the
// right.
std::string seat_line(const Style& style, const Scene& scene, Seat seat, std::string_view right,
                      std::size_t width);
std::string seat_line(const Style& style, bool to_move, std::string_view name,
                      std::string_view right, std::size_t width);

// "+40", "-3", "0".
std::string signed_points(int points);

}  // namespace twenties
