#include "terminal/layout.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "terminal/lines.hpp"

namespace twenties {

std::string hanging(std::string_view text, std::size_t width, std::string_view first,
                    std::string_view next) {
  const std::size_t indent = std::max(screen_width(first), screen_width(next));
  Lines lines = wrapped(text, width > indent ? width - indent : 1);
  if (lines.empty()) lines.emplace_back();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    lines[i] = cat(i == 0 ? first : next, lines[i]);
  }
  return text_of(lines);
}

std::string in_columns(std::span<const std::string> items, std::size_t width,
                       std::string_view indent) {
  if (items.empty()) return {};
  constexpr std::size_t gap = 3;
  std::size_t widest = 0;
  for (const std::string& item : items) widest = std::max(widest, screen_width(item));
  const std::size_t room = width - std::min(width, screen_width(indent));
  const std::size_t columns = std::max<std::size_t>(1, (room + gap) / (widest + gap));
  const std::size_t rows = (items.size() + columns - 1) / columns;
  Lines lines(rows, std::string(indent));
  for (std::size_t i = 0; i < items.size(); ++i) {
    lines[i % rows] += pad_right(items[i], widest + gap);
  }
  return text_of(lines);
}

std::string capitalised(std::string_view text) {
  constexpr char accents = '\xC3';  // U+00E0 to U+00FE are the small letters of U+00C0 to U+00DE
  constexpr int apart = 'a' - 'A';
  std::string out(text);
  const std::size_t at = text.starts_with("¿") || text.starts_with("¡") ? 2 : 0;
  if (at >= out.size()) return out;
  const std::size_t letter = out[at] == accents && at + 1 < out.size() ? at + 1 : at;
  const auto byte = static_cast<unsigned char>(out[letter]);
  const bool is_small =
      letter == at ? byte >= 'a' && byte <= 'z' : byte >= 0xA0 && byte <= 0xBE && byte != 0xB7;
  if (is_small) out[letter] = static_cast<char>(byte - apart);
  return out;
}

}  // namespace twenties
