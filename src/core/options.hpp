#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.hpp"

namespace twenties {

// One option of a game. An integer has a range; a choice has a list; a text is checked by the game
// itself.
struct OptionSpec {
  enum class Kind : unsigned char { integer, choice, text };

  std::string_view name;
  MessageId help;             // what it is for, and what a text may be
  std::string_view fallback;  // the default
  Kind kind = Kind::choice;
  int low = 0;
  int high = 0;
  std::span<const std::string_view> choices = {};
};

// The values of all options of a game, in the order of its specs; checked against them.
class OptionValues {
 public:
  // Reads "players=3 cross=leftmost"; missing options have their default.
  static Result<OptionValues> read(std::span<const OptionSpec> specs, std::string_view text);

  [[nodiscard]] std::string_view text(std::string_view name) const;
  [[nodiscard]] int integer(std::string_view name) const;

 private:
  std::vector<std::pair<std::string_view, std::string>> values_;
};

// "1 to 4", "any, leftmost", or the spec's help for a text.
Message allowed_values(const OptionSpec& spec);

}  // namespace twenties
