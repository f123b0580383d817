#include "match/game_clock.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "core/options.hpp"

namespace twenties {

namespace {

constexpr std::string_view limit_option = "time";  // in minutes, or a word for none

}  // namespace

std::chrono::minutes time_limit(const Game& game) {
  const GameInfo& info = game.info();
  const bool has_option =
      std::ranges::find(info.options, limit_option, &OptionSpec::name) != info.options.end();
  if (!info.has_clock_ending || !has_option) return {};
  const auto values = OptionValues::read(info.options, game.options());
  return std::chrono::minutes(values ? read_integer(values->text(limit_option)).value_or(0) : 0);
}

GameClock::GameClock(const Game& game, std::chrono::seconds played, std::chrono::milliseconds now)
    : start_(now - played), limit_(time_limit(game)) {}

std::chrono::seconds GameClock::played(std::chrono::milliseconds now) const {
  return std::chrono::duration_cast<std::chrono::seconds>(now - start_);
}

std::optional<std::chrono::milliseconds> GameClock::end() const {
  if (limit_.count() == 0) return std::nullopt;
  return start_ + limit_;
}

}  // namespace twenties
