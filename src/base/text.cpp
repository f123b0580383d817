#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>

namespace twenties {

namespace {

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\v';
}

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; }

// How many bytes the first code point of a text has; 0 if it is not well-formed: too long, cut off,
// a surrogate, or above U+10FFFF.
std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || text.size() < length) return 0;
  for (std::size_t at = 1; at < length; ++at) {
    if (!is_continuation(text[at])) return 0;
  }
  const unsigned second = byte(1);
  const bool overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
  const bool outside = (first == 0xed && second > 0x9f) || (first == 0xf4 && second > 0x8f);
  return overlong || outside ? 0 : length;
}

// The first code point of a well-formed text.
std::uint32_t code_point(std::string_view text, std::size_t length) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  if (length == 1) return byte(0);
  std::uint32_t out = byte(0) & (0x7fU >> length);
  for (std::size_t at = 1; at < length; ++at) out = out << 6U | (byte(at) & 0x3fU);
  return out;
}

// Unicode's default-ignorable characters, controls and line separators.
bool is_unseen(std::uint32_t sign) {
  struct Range {
    std::uint32_t first, last;
  };
  static constexpr std::array<Range, 18> unseen = {{{0x80, 0x9f},
                                                    {0xad, 0xad},
                                                    {0x34f, 0x34f},
                                                    {0x61c, 0x61c},
                                                    {0x115f, 0x1160},
                                                    {0x17b4, 0x17b5},
                                                    {0x180b, 0x180f},
                                                    {0x200b, 0x200f},
                                                    {0x2028, 0x202e},
                                                    {0x2060, 0x206f},
                                                    {0x3164, 0x3164},
                                                    {0xfe00, 0xfe0f},
                                                    {0xfeff, 0xfeff},
                                                    {0xffa0, 0xffa0},
                                                    {0xfff0, 0xfffb},
                                                    {0x1bca0, 0x1bca3},
                                                    {0x1d173, 0x1d17a},
                                                    {0xe0000, 0xe0fff}}};
  return std::ranges::any_of(
      unseen, [&](const Range& range) { return range.first <= sign && sign <= range.last; });
}

// Symbols and emoji; invisible characters join several of them into one picture.
bool is_picture(std::uint32_t sign) {
  return (sign >= 0x2190 && sign <= 0x2bff && sign != 0x2800) ||
         (sign >= 0x1f000 && sign <= 0x1faff);
}

}  // namespace

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> out;
  std::size_t at = 0;
  while (true) {
    while (at < text.size() && is_space(text[at])) ++at;
    if (at == text.size()) return out;
    const std::size_t start = at;
    while (at < text.size() && !is_space(text[at])) ++at;
    out.push_back(text.substr(start, at - start));
  }
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> out;
  while (true) {
    const std::size_t at = text.find(separator);
    out.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return out;
    text.remove_prefix(at + 1);
  }
}

std::string_view trim(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

std::string lower_case(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return out;
}

std::optional<int> read_integer(std::string_view text) {
  int value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, problem] = std::from_chars(text.data(), end, value);
  if (problem != std::errc{} || stop != end || std::to_string(value) != text) return std::nullopt;
  return value;
}

std::optional<int> read_integer(std::string_view text, int low, int high) {
  const std::optional<int> value = read_integer(text);
  if (!value || *value < low || *value > high) return std::nullopt;
  return value;
}

std::string quote(std::string_view text) {
  constexpr std::size_t longest = 60;
  const bool cut = text.size() > longest;
  if (cut) {
    std::size_t end = longest;
    while (end > 0 && is_continuation(text[end])) --end;
    text = text.substr(0, end);
  }
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    out += byte < 0x20 || byte == 0x7f ? '?' : c;
  }
  out += cut ? "...\"" : "\"";
  return out;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

bool has_unseen_signs(std::string_view text) {
  constexpr std::uint32_t joiner = 0x200d;
  constexpr std::uint32_t in_colour = 0xfe0f;
  std::uint32_t before = 0;
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) return false;
    const std::uint32_t sign = code_point(text, length);
    text.remove_prefix(length);
    if (before == joiner && !is_picture(sign)) return true;
    const bool colours = sign == in_colour && is_picture(before);
    const bool joins = sign == joiner && (is_picture(before) || before == in_colour);
    if (is_unseen(sign) && !colours && !joins) return true;
    before = sign;
  }
  return before == joiner;
}

std::size_t display_width(std::string_view text) {
  std::size_t width = 0;
  for (const char c : text) width += is_continuation(c) ? 0U : 1U;
  return width;
}

std::string counted(int count, std::string_view singular, std::string_view plural) {
  return cat(count, ' ', count == 1 ? singular : plural);
}

}  // namespace twenties
