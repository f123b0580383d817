#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>

#include "terminal/signals.hpp"

namespace twenties {

// Milliseconds on a clock that never goes backwards.
std::chrono::milliseconds steady_now();

// Waits for bytes on standard input.
class Keyboard {
 public:
  enum class Wait : std::uint8_t { ready, timeout, woken, stopped, screen_changed };

  explicit Keyboard(Signals& signals) : signals_(signals) {}

  // Until a byte can be read (or the input has ended), the deadline, a signal, or until `wake`,
  // where there is one, says true.
  Wait wait(std::optional<std::chrono::milliseconds> deadline,
            const std::function<bool()>& wake = {});
  // The next byte; nothing at the end of the input.
  static std::optional<char> read_byte();

 private:
  Signals& signals_;
};

}  // namespace twenties
