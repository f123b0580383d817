#include "twenties/prove_progress.hpp"
#include "base/text.hpp"
#include "twenties/reader.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <cstdio>

namespace twenties {

namespace {

using game_of_20::ProofStanding;

constexpr std::size_t bar_width = 20;
constexpr auto redraw_pause = std::chrono::milliseconds(500);
constexpr auto line_pause = std::chrono::seconds(60);

std::string bar(double share) {
  const auto full = static_cast<std::size_t>(share * static_cast<double>(bar_width));
  return '[' + std::string(full, '#') + std::string(bar_width - full, '.') + ']';
}

std::string time_text(double seconds) {
  const auto minutes = static_cast<std::int64_t>(seconds / 60);
  if (minutes < 60) return say("prove.minutes", {{"minutes", cat(minutes)}});
  return say("prove.hours",
             {{"hours", cat(minutes / 60)}, {"minutes", fmt::format("{:02}", minutes % 60)}});
}

// "[####......] 812 deals, about 4,100 to go, 21.0 a minute, 3 h 15 min left"
std::string amounts(const ProofStanding& standing) {
  const std::string pace = decimal(standing.deals_per_second * 60, 1);
  if (!standing.needed) {
    return say("prove.pace", {{"known", cat(standing.known)}, {"pace", pace}});
  }
  const auto known = static_cast<double>(standing.known);
  const auto needed = static_cast<double>(*standing.needed);
  std::string out = say("prove.pace-to-go", {{"bar", bar(known / (known + needed))},
                                             {"known", cat(standing.known)},
                                             {"needed", cat(*standing.needed)},
                                             {"pace", pace}});
  if (standing.deals_per_second <= 0) return out;
  return say("prove.pace-left",
             {{"pace", out}, {"time", time_text(needed / standing.deals_per_second)}});
}

std::string text_of(const ProofStanding& standing) {
  std::string out = say("prove.standing", {{"centre", standing.centre},
                                           {"claim", std::string(name_of(standing.claim))},
                                           {"amounts", amounts(standing)}});
  if (standing.best_pick != 0) {
    out += say("prove.best-pick",
               {{"pick", cat(standing.best_pick)}, {"refuted", cat(standing.refuted_picks)}});
  }
  if (is_too_long(standing)) out += say("prove.too-long");
  return out;
}

}  // namespace

ProveProgress::ProveProgress() : is_terminal_(isatty(STDERR_FILENO) != 0) {}

void ProveProgress::tell(const ProofStanding& standing) {
  const auto now = Clock::now();
  if (now < due_) return;
  due_ = now;
  due_ += is_terminal_ ? std::chrono::milliseconds(redraw_pause) : line_pause;
  if (is_terminal_) {
    fmt::print(stderr, "\r\x1b[K{}", text_of(standing));
  } else {
    fmt::print(stderr, "{}\n", text_of(standing));
  }
  std::fflush(stderr);
}

void ProveProgress::finish() const {
  if (is_terminal_) fmt::print(stderr, "\r\x1b[K");
}

}  // namespace twenties
