#include "reports/progress_line.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

namespace twenties {

namespace {

constexpr double bar_width = 20;

}  // namespace

std::string progress_bar(double share) {
  const auto full = static_cast<std::size_t>(std::clamp(share, 0.0, 1.0) * bar_width);
  const auto all = static_cast<std::size_t>(bar_width);
  return '[' + std::string(full, '#') + std::string(all - full, '.') + ']';
}

ProgressLine::Output ProgressLine::output_or(Output otherwise) {
  return isatty(STDERR_FILENO) != 0 ? Output::terminal : otherwise;
}

bool ProgressLine::is_due(Clock::time_point now) {
  if (output_ == Output::nothing || now < due_) return false;
  due_ = now + pause();
  return true;
}

void ProgressLine::show(std::string_view text) const {
  if (output_ == Output::nothing) return;
  if (output_ == Output::terminal) {
    fmt::print(stderr, "\r\x1b[K{}", text);
  } else {
    fmt::print(stderr, "{}\n", text);
  }
  std::fflush(stderr);
}

void ProgressLine::wipe() const {
  if (output_ == Output::terminal) fmt::print(stderr, "\r\x1b[K");
}

}  // namespace twenties
