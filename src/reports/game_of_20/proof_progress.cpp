#include "reports/game_of_20/proof_progress.hpp"

#include <fmt/core.h>

#include "base/text.hpp"
#include "reports/numbers.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr ProgressLine::Pauses pauses{.redraw = std::chrono::milliseconds(500),
                                      .line = std::chrono::seconds(60)};

std::string time_text(double seconds, const Words& words) {
  const auto minutes = static_cast<std::int64_t>(seconds / 60);
  if (minutes < 60) return words.say("prove.minutes", {{"minutes", cat(minutes)}});
  return words.say("prove.hours",
                   {{"hours", cat(minutes / 60)}, {"minutes", fmt::format("{:02}", minutes % 60)}});
}

// "[####......] 812 deals, about 4,100 to go, 21.0 a minute, 3 h 15 min left"
std::string amounts(const ProofStanding& standing, const Words& words) {
  const std::string pace = decimal(words, standing.deals_per_second * 60, 1);
  if (!standing.needed) {
    return words.say("prove.pace", {{"known", cat(standing.known)}, {"pace", pace}});
  }
  const auto known = static_cast<double>(standing.known);
  const auto needed = static_cast<double>(*standing.needed);
  std::string out = words.say("prove.pace-to-go", {{"bar", progress_bar(known / (known + needed))},
                                                   {"known", cat(standing.known)},
                                                   {"needed", cat(*standing.needed)},
                                                   {"pace", pace}});
  if (standing.deals_per_second <= 0) return out;
  return words.say("prove.pace-left",
                   {{"pace", out}, {"time", time_text(needed / standing.deals_per_second, words)}});
}

}  // namespace

std::string text_of(const ProofStanding& standing, const Words& words) {
  std::string out = words.say("prove.standing", {{"centre", standing.centre},
                                                 {"claim", std::string(name_of(standing.claim))},
                                                 {"amounts", amounts(standing, words)}});
  if (standing.best_pick != 0) {
    out += words.say("prove.best-pick",
                     {{"pick", cat(standing.best_pick)}, {"refuted", cat(standing.refuted_picks)}});
  }
  if (is_too_long(standing)) out += words.say("prove.too-long");
  return out;
}

ProofProgress::ProofProgress(const Words& words)
    : words_(words), line_(ProgressLine::output_or(ProgressLine::Output::lines), pauses) {}

void ProofProgress::tell(const ProofStanding& standing) {
  if (line_.is_due()) line_.show(text_of(standing, words_));
}

}  // namespace twenties::game_of_20
