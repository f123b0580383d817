#include "terminal/seat_words.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "terminal/story.hpp"

namespace twenties {

namespace {

constexpr std::string_view seat_word = "seat ";

bool is_digit_at(std::string_view text, std::size_t at) {
  return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

// Where the number of this seat stands behind the words, and no longer number.
std::size_t find_seat(std::string_view text, std::string_view phrase) {
  std::size_t at = text.find(phrase);
  while (at != std::string_view::npos && is_digit_at(phrase, phrase.size() - 1) &&
         is_digit_at(text, at + phrase.size())) {
    at = text.find(phrase, at + 1);
  }
  return at;
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = find_seat(text, from); at != std::string::npos;
       at = find_seat(text, from)) {
    text.replace(at, from.size(), to);
  }
}

}  // namespace

std::string spoken_to(Seat seat, std::string_view text) {
  // What a verb or a pronoun becomes; "completed" and "resigned" stay as they are.
  constexpr std::array<std::pair<std::string_view, std::string_view>, 6> forms{{
      {" has played its last tile", " have played your last tile"},
      {" has no tiles left", " have no tiles left"},
      {" has no ", " have no "},
      {" has it", " have it"},
      {" gets ", " get "},
      {" draws ", " draw "},
  }};
  std::string out(text);
  if (seat == nobody) return out;
  const std::string own = cat(seat_word, number_of(seat));
  replace_all(out, cat("it is not the turn of ", own), "it is not your turn");
  for (const auto& [from, to] : forms) replace_all(out, cat(own, from), cat("you", to));
  replace_all(out, own, "you");
  if (out != text) replace_all(out, "; its hand", "; your hand");
  return out;
}

std::string with_names(std::string_view text, const std::vector<std::string>& names) {
  const auto own = std::ranges::find(names, you);
  std::string out = own == names.end()
                        ? std::string(text)
                        : spoken_to(seat_at(static_cast<int>(own - names.begin())), text);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string seat = cat(seat_word, i + 1);
    const std::size_t at = find_seat(out, seat);
    // A name may have such words in it: each seat is replaced once.
    if (at != std::string::npos) out.replace(at, seat.size(), names[i]);
  }
  return out;
}

}  // namespace twenties
