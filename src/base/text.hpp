#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace twenties {

// The words of a text, separated by any amount of white space.
std::vector<std::string_view> words(std::string_view text);

// The pieces between the separators; "a,,b" has three.
std::vector<std::string_view> split(std::string_view text, char separator);

std::string_view trim(std::string_view text);

// ASCII letters only; everything else is unchanged.
std::string lower_case(std::string_view text);

// A decimal integer that is exactly the whole text ("7", "-3"; not "+7", "07" or "7 ").
std::optional<int> read_integer(std::string_view text);

// As read_integer, and within [low, high].
std::optional<int> read_integer(std::string_view text, int low, int high);

// Quotes untrusted input for a message: truncated when long, with unprintable bytes replaced.
std::string quote(std::string_view text);

// Whether the bytes are well-formed UTF-8.
bool is_utf8(std::string_view text);

// Whether a UTF-8 text has invisible or direction-changing characters: zero-width, bidirectional,
// fillers and tags. Within a composed emoji they are allowed.
bool has_unseen_signs(std::string_view text);

// The width of a UTF-8 text in columns, one per code point.
std::size_t display_width(std::string_view text);

// 1 tile, 2 tiles.
std::string counted(int count, std::string_view singular, std::string_view plural);

namespace detail {
inline void append(std::string& out, std::string_view piece) { out += piece; }
inline void append(std::string& out, char piece) { out += piece; }
template <std::integral Number>
  requires(!std::same_as<Number, char> && !std::same_as<Number, bool>)
void append(std::string& out, Number piece) {
  out += std::to_string(piece);
}
}  // namespace detail

// Texts, characters and integers, one after another.
template <class... Pieces>
std::string cat(const Pieces&... pieces) {
  std::string out;
  (detail::append(out, pieces), ...);
  return out;
}

// The texts of the items with a separator between them.
template <class Range, class ToText>
std::string join(const Range& range, std::string_view separator, ToText&& to_text) {
  std::string out;
  bool first = true;
  for (const auto& item : range) {
    if (!first) out += separator;
    first = false;
    detail::append(out, to_text(item));
  }
  return out;
}

template <class Range>
std::string join(const Range& range, std::string_view separator) {
  return join(range, separator, [](const auto& item) -> const auto& { return item; });
}

}  // namespace twenties
