#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace twenties {

// "[#####...............]" for a share of 0.25.
std::string progress_bar(double share);

// Shows progress on standard error: a line that is redrawn in place on a terminal, and a new line
// from time to time everywhere else.
class ProgressLine {
 public:
  using Clock = std::chrono::steady_clock;
  enum class Output : std::uint8_t { terminal, lines, nothing };
  struct Pauses {
    std::chrono::milliseconds redraw{0};
    std::chrono::milliseconds line{0};
  };

  explicit ProgressLine(Output output) : ProgressLine(output, Pauses{}) {}
  ProgressLine(Output output, Pauses pauses) : output_(output), pauses_(pauses) {}
  // The output is `otherwise` if standard error is not a terminal.
  static Output output_or(Output otherwise);

  // Whether enough time has passed since the last line; if so, the next pause begins.
  [[nodiscard]] bool is_due(Clock::time_point now = Clock::now());
  // Puts off the first line by one pause.
  void wait_first() { due_ += pause(); }
  void show(std::string_view text) const;
  // Removes what is shown on a terminal.
  void wipe() const;

 private:
  [[nodiscard]] std::chrono::milliseconds pause() const {
    return output_ == Output::terminal ? pauses_.redraw : pauses_.line;
  }

  Output output_;
  Pauses pauses_;
  Clock::time_point due_ = Clock::now();
};

}  // namespace twenties
