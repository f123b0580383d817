#include "terminal/style.hpp"

#include "base/text.hpp"

namespace twenties {

namespace {

// Colours of the 256-colour palette, which every terminal of today draws alike. Those without a
// ground of their own have a contrast of about 4 or more on black and on white.
std::string_view code_of(Ink ink) {
  switch (ink) {
    case Ink::plain:
      return "";
    case Ink::quiet:
      return "38;5;243";
    case Ink::strong:
      return "1";
    case Ink::good:
      return "1;38;5;28";
    case Ink::bad:
      return "1;38;5;196";
    case Ink::notice:
      return "38;5;130";
    case Ink::red:
      return "1;38;5;231;48;5;160";
    case Ink::blue:
      return "1;38;5;231;48;5;26";
    case Ink::green:
      return "1;38;5;231;48;5;28";
    case Ink::yellow:
      return "1;38;5;16;48;5;221";
    case Ink::white:
      return "1;38;5;16;48;5;254";
    case Ink::black:
      return "1;38;5;231;48;5;236";
    case Ink::tile:
      return "1;38;5;16;48;5;223";
    case Ink::fresh:
      return "1;38;5;16;48;5;214";
    case Ink::may:
      return "1;38;5;231;48;5;28";
    case Ink::blocked:
      return "38;5;243";
  }
  return "";
}

// The end of the colour code that begins at `at`, or `at` if none does.
std::size_t after_code(std::string_view text, std::size_t at) {
  if (text.substr(at, 2) != "\x1b[") return at;
  const std::size_t end = text.find('m', at);
  return end == std::string_view::npos ? text.size() : end + 1;
}

bool starts_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

}  // namespace

std::string paint(const Style& style, Ink ink, std::string_view text) {
  const std::string_view code = code_of(ink);
  if (!style.colour || code.empty() || text.empty()) return std::string(text);
  return cat("\x1b[", code, "m", text, "\x1b[0m");
}

std::string without_colours(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t next = after_code(text, at);
    if (next == at)
      out += text[at++];
    else
      at = next;
  }
  return out;
}

std::size_t screen_width(std::string_view text) {
  std::size_t width = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t next = after_code(text, at);
    if (next == at)
      width += starts_character(text[at++]) ? 1U : 0U;
    else
      at = next;
  }
  return width;
}

std::string pad_right(std::string_view text, std::size_t width) {
  const std::size_t used = screen_width(text);
  return cat(text, std::string(used < width ? width - used : 0, ' '));
}

std::string pad_left(std::string_view text, std::size_t width) {
  const std::size_t used = screen_width(text);
  return cat(std::string(used < width ? width - used : 0, ' '), text);
}

std::string centred(std::string_view text, std::size_t width) {
  const std::size_t used = screen_width(text);
  return pad_right(pad_left(text, used < width ? (width + used) / 2 : 0), width);
}

std::string fit(std::string_view text, std::size_t width) {
  if (screen_width(text) <= width) return std::string(text);
  std::size_t at = 0;
  for (std::size_t kept = 0; at < text.size(); ++at) {
    if (starts_character(text[at]) && ++kept == width) break;
  }
  return width == 0 ? "" : cat(text.substr(0, at), "…");
}

}  // namespace twenties
