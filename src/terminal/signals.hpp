#pragma once

#include <csignal>

namespace twenties {

// Turns signals into something that can be waited for, while it exists; at most one does. Requests
// to exit (Ctrl-C, a closed window, SIGTERM) are remembered; others only wake the waiting thread.
class Signals {
 public:
  Signals();
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;
  ~Signals();

  // Becomes readable when a signal comes.
  [[nodiscard]] int descriptor() const;
  // Makes the descriptor wait for the next one.
  void drain() const;

  // The signal that asks the program to leave, or 0.
  [[nodiscard]] int request() const;
  // Whether the screen has to be set up again: its size changed, or the program was stopped and
  // goes on. Forgets it.
  bool take_screen_change();
};

}  // namespace twenties
