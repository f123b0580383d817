#include "reports/games.hpp"

#include <fmt/core.h>

#include "base/text.hpp"

namespace twenties {

namespace {

std::string range(int low, int high, const Words& words) {
  return low == high ? cat(low) : words.say("listing.range", {{"low", low}, {"high", high}});
}

std::string option_text(const OptionSpec& option, const Words& words) {
  if (option.kind == OptionSpec::Kind::text) return words.say(option.help);
  return words.say("listing.allowed",
                   {{"help", Message(option.help)}, {"values", allowed_values(option)}});
}

}  // namespace

std::string games_text(const Registry& registry, const Words& words) {
  std::string out;
  for (const GameType* type : registry.types()) {
    const GameInfo& info = type->info();
    out += words.say("listing.line", {{"title", std::string(info.title)},
                                      {"id", std::string(info.id)},
                                      {"seats", range(info.min_seats, info.max_seats, words)},
                                      {"design", info.credits()}});
    out += fmt::format("\n    {}\n", words.say(info.summary));
    for (const OptionSpec& option : info.options) {
      out +=
          fmt::format("    {}={}  {}\n", option.name, option.fallback, option_text(option, words));
    }
    out += "\n";
  }
  return out;
}

}  // namespace twenties
