#include "terminal/boards/seats.hpp"

#include "base/text.hpp"
#include "terminal/seat_words.hpp"

namespace twenties {

std::string seat_name(const Scene& scene, Seat seat, const Words& words) {
  const std::string name = seat_in_message(scene, seat, words);
  return name == Words::reader ? shown_name(you, words) : name;
}

std::string seat_in_message(const Scene& scene, Seat seat, const Words& words) {
  const auto index = static_cast<std::size_t>(index_of(seat));
  if (index < scene.names.size()) return who(fit(scene.names[index], longest_name));
  return words.say("boards.seat", {{"n", number_of(seat)}});
}

std::string seat_line(const Style& style, const Scene& scene, Seat seat, std::string_view right,
                      std::size_t width) {
  return seat_line(style, scene.turn.has(seat), seat_name(scene, seat, style.words), right, width);
}

std::string seat_line(const Style& style, bool to_move, std::string_view name,
                      std::string_view right, std::size_t width) {
  const std::size_t room = width - 3 - screen_width(right);
  const std::string shown = fit(name, room);
  return cat(to_move ? paint(style, Ink::strong, cat("▸ ", shown)) : cat("  ", shown),
             std::string(room + 1 - screen_width(shown), ' '), right);
}

std::string signed_points(int points) { return cat(points > 0 ? "+" : "", points); }

}  // namespace twenties
