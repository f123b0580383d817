#include "terminal/keyboard.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace twenties {

std::chrono::milliseconds steady_now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
      std::chrono::steady_clock::now().time_since_epoch());
}

Keyboard::Wait Keyboard::wait(std::optional<std::chrono::milliseconds> deadline,
                              const std::function<bool()>& wake) {
  constexpr int between_looks = 100;  // milliseconds
  while (true) {
    if (wake && wake()) return Wait::woken;
    int timeout = wake ? between_looks : -1;
    if (deadline) {
      const auto left = (*deadline - steady_now()).count();
      if (left <= 0) return Wait::timeout;
      timeout = static_cast<int>(std::min<std::int64_t>(left, wake ? between_looks : 60'000));
    }
    std::array<pollfd, 2> files{{{STDIN_FILENO, POLLIN, 0}, {signals_.descriptor(), POLLIN, 0}}};
    const int ready = ::poll(files.data(), files.size(), timeout);
    signals_.drain();
    if (signals_.request() != 0) return Wait::stopped;
    if (signals_.take_screen_change()) return Wait::screen_changed;
    if (ready > 0 && files[0].revents != 0) return Wait::ready;
  }
}

std::optional<char> Keyboard::read_byte() {
  char byte = 0;
  while (true) {
    const ssize_t got = ::read(STDIN_FILENO, &byte, 1);
    if (got == 1) return byte;
    if (got == 0 || errno != EINTR) return std::nullopt;
  }
}

}  // namespace twenties
