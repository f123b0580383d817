#include "twenties/arena_progress.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <cstdio>
#include <string>

#include "base/text.hpp"
#include "twenties/arena_report.hpp"
#include "twenties/reader.hpp"

namespace twenties {

namespace {

constexpr std::size_t bar_width = 20;
constexpr auto redraw_pause = std::chrono::milliseconds(100);
constexpr auto line_pause = std::chrono::seconds(5);

std::string bar(double share) {
  const auto full = static_cast<std::size_t>(share * static_cast<double>(bar_width));
  return '[' + std::string(full, '#') + std::string(bar_width - full, '.') + ']';
}

std::string time_text(double seconds) {
  const auto whole = static_cast<std::int64_t>(seconds);
  if (whole < 60) return fmt::format("{} s", whole);
  if (whole < 3600) return fmt::format("{} min {:02} s", whole / 60, whole % 60);
  return fmt::format("{} h {:02} min", whole / 3600, whole / 60 % 60);
}

}  // namespace

ArenaProgress::ArenaProgress(const Arena& arena, bool wants_lines)
    : arena_(arena), is_terminal_(isatty(STDERR_FILENO) != 0), wants_lines_(wants_lines) {
  if (!is_terminal_) due_ += line_pause;
}

void ArenaProgress::tell(const Standings& standings, bool is_new) {
  if (!is_terminal_ && !wants_lines_) return;
  played_ += is_new ? 1U : 0U;
  const auto now = Clock::now();
  if (now < due_ || played_ == 0) return;
  due_ = now;
  due_ += is_terminal_ ? std::chrono::milliseconds(redraw_pause) : line_pause;
  const std::uint64_t deals = arena_.contest().deals;
  const double spent = std::chrono::duration<double>(now - began_).count();
  const double left =
      spent / static_cast<double>(played_) * static_cast<double>(deals - standings.deals());
  const std::string text =
      say("arena.progress",
          {{"bar", bar(static_cast<double>(standings.deals()) / static_cast<double>(deals))},
           {"done", cat(standings.deals())},
           {"deals", cat(deals)},
           {"player", arena_.contest().players[0]},
           {"share", with_interval(standings.players()[0].share, 4)},
           {"time", time_text(left)}});
  if (is_terminal_) {
    fmt::print(stderr, "\r\x1b[K{}", text);
  } else {
    fmt::print(stderr, "{}\n", text);
  }
  std::fflush(stderr);
}

void ArenaProgress::finish() const {
  if (is_terminal_) fmt::print(stderr, "\r\x1b[K");
}

}  // namespace twenties
