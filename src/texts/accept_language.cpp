#include "texts/accept_language.hpp"

#include <optional>
#include <string>

#include "base/text.hpp"
#include "texts/language.hpp"

namespace twenties {

namespace {

constexpr int most_quality = 1000;

// "0.85" in thousandths; nothing if it is not a valid quality.
std::optional<int> read_quality(std::string_view text) {
  const std::string_view whole = text.substr(0, text.find('.'));
  std::string digits(text.size() > whole.size() ? text.substr(whole.size() + 1) : "");
  if ((whole != "0" && whole != "1") || digits.size() > 3) return std::nullopt;
  digits.resize(3, '0');
  int value = whole == "1" ? most_quality : 0;
  for (int unit = 100; const char digit : digits) {
    if (digit < '0' || digit > '9') return std::nullopt;
    value += (digit - '0') * unit;
    unit /= 10;
  }
  if (value > most_quality) return std::nullopt;
  return value;
}

}  // namespace

std::string_view language_for(std::string_view accept_language) {
  std::string_view best = default_language;
  int best_quality = 0;
  for (const std::string_view range : split(accept_language, ',')) {
    const std::size_t semicolon = range.find(';');
    const std::string tag = lower_case(trim(range.substr(0, semicolon)));
    std::optional<int> quality = most_quality;
    if (semicolon != std::string_view::npos) {
      const std::string_view weight = trim(range.substr(semicolon + 1));
      quality = lower_case(weight).starts_with("q=") ? read_quality(trim(weight.substr(2)))
                                                     : std::nullopt;
    }
    const std::string_view known = tag == "*" ? default_language : match_language(tag);
    if (known.empty() || quality.value_or(0) <= best_quality) continue;
    best = known;
    best_quality = *quality;
  }
  return best;
}

}  // namespace twenties
