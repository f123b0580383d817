#include "reports/numbers.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <limits>
#include <utility>

#include "base/text.hpp"

namespace twenties {

std::string with_decimal_sign(const Words& words, std::string number) {
  if (const std::size_t dot = number.find('.'); dot != std::string::npos) {
    number.replace(dot, 1, words.say("cli.decimal-sign"));
  }
  return number;
}

std::string decimal(const Words& words, double value, int digits) {
  return with_decimal_sign(words, fmt::format("{:.{}f}", value, digits));
}

std::string signed_decimal(const Words& words, double value, int digits) {
  return with_decimal_sign(words, fmt::format("{:+.{}f}", value, digits));
}

Value amount(std::uint64_t number) {
  constexpr std::uint64_t most = std::numeric_limits<int>::max();
  return static_cast<int>(std::min(number, most));
}

std::string work_text(const Words& words, std::uint64_t nodes, double seconds) {
  return words.say("solve.work", {{"nodes", cat(nodes)}, {"seconds", decimal(words, seconds, 3)}});
}

}  // namespace twenties
