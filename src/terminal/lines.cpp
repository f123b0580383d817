#include "terminal/lines.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace twenties {

std::string text_of(const Lines& lines) {
  std::string out;
  for (std::string_view line : lines) {
    while (line.ends_with(' ')) line.remove_suffix(1);
    out += line;
    out += '\n';
  }
  return out;
}

Lines beside(const Lines& left, const Lines& right, std::size_t gap) {
  std::size_t width = 0;
  for (const std::string& line : left) width = std::max(width, screen_width(line));
  Lines out;
  for (std::size_t row = 0; row < std::max(left.size(), right.size()); ++row) {
    const std::string first = row < left.size() ? left[row] : "";
    out.push_back(row < right.size() ? cat(pad_right(first, width + gap), right[row]) : first);
  }
  return out;
}

Lines beside_or_below(const Lines& first, const Lines& second, std::size_t gap,
                      const Style& style) {
  if (!is_compact(style)) return beside(first, second, gap);
  Lines out = first;
  append(out, second);
  return out;
}

void append(Lines& lines, const Lines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

Lines wrapped(std::string_view text, std::size_t width) {
  Lines out;
  for (const std::string_view word : words(text)) {
    if (out.empty() || screen_width(out.back()) + 1 + screen_width(word) > width) {
      out.emplace_back(word);
    } else {
      out.back() += cat(' ', word);
    }
  }
  return out;
}

}  // namespace twenties
