#include "twenties/prove_progress.hpp"

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
  if (minutes < 60) return fmt::format("{} min", minutes);
  return fmt::format("{} h {:02} min", minutes / 60, minutes % 60);
}

// "[####......] 812 deals, about 4,100 to go, 21.0 a minute, 3 h 15 min left"
std::string amounts(const ProofStanding& standing) {
  const std::string pace = fmt::format("{:.1f} a minute", standing.deals_per_second * 60);
  if (!standing.needed) return fmt::format("{} deals, {}", standing.known, pace);
  const auto known = static_cast<double>(standing.known);
  const auto needed = static_cast<double>(*standing.needed);
  std::string out = fmt::format("{} {} deals, about {} to go, {}", bar(known / (known + needed)),
                                standing.known, *standing.needed, pace);
  if (standing.deals_per_second > 0) {
    out += fmt::format(", {} left", time_text(needed / standing.deals_per_second));
  }
  return out;
}

std::string text_of(const ProofStanding& standing) {
  std::string out =
      fmt::format("centre {} {}: {}", standing.centre, name_of(standing.claim), amounts(standing));
  if (standing.best_pick != 0) {
    out += fmt::format("; best first pick so far {}, {} of 18 refuted", standing.best_pick,
                       standing.refuted_picks);
  }
  if (is_too_long(standing)) out += "; TOO LONG: take another centre first";
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
