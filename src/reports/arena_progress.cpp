#include "reports/arena_progress.hpp"

#include <fmt/core.h>

#include "base/text.hpp"
#include "reports/arena_report.hpp"

namespace twenties {

namespace {

using Output = ProgressLine::Output;

constexpr ProgressLine::Pauses pauses{.redraw = std::chrono::milliseconds(100),
                                      .line = std::chrono::seconds(5)};

std::string time_text(double seconds) {
  const auto whole = static_cast<std::int64_t>(seconds);
  if (whole < 60) return fmt::format("{} s", whole);
  if (whole < 3600) return fmt::format("{} min {:02} s", whole / 60, whole % 60);
  return fmt::format("{} h {:02} min", whole / 3600, whole / 60 % 60);
}

}  // namespace

std::string arena_progress(const Contest& contest, const Standings& standings, double seconds_left,
                           const Words& words) {
  const double share = static_cast<double>(standings.deals()) / static_cast<double>(contest.deals);
  return words.say("arena.progress",
                   {{"bar", progress_bar(share)},
                    {"done", cat(standings.deals())},
                    {"deals", cat(contest.deals)},
                    {"player", contest.players[0]},
                    {"share", with_interval(standings.players()[0].share, 4, words)},
                    {"time", time_text(seconds_left)}});
}

ArenaProgress::ArenaProgress(const Arena& arena, bool wants_lines, const Words& words)
    : arena_(arena),
      words_(words),
      line_(ProgressLine::output_or(wants_lines ? Output::lines : Output::nothing), pauses) {
  if (ProgressLine::output_or(Output::lines) == Output::lines) line_.wait_first();
}

void ArenaProgress::tell(const Standings& standings, bool is_new) {
  played_ += is_new ? 1U : 0U;
  const auto now = ProgressLine::Clock::now();
  if (played_ == 0 || !line_.is_due(now)) return;
  const double spent = std::chrono::duration<double>(now - began_).count();
  const auto left = static_cast<double>(arena_.contest().deals - standings.deals());
  line_.show(arena_progress(arena_.contest(), standings,
                            spent / static_cast<double>(played_) * left, words_));
}

}  // namespace twenties
