#include "terminal/signals.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace twenties {

namespace {

constexpr std::array<int, 3> requests{SIGINT, SIGTERM, SIGHUP};
constexpr std::array<int, 2> screen_changes{SIGWINCH, SIGCONT};

// What a signal handler may touch.
std::array<int, 2> wake_pipe{-1, -1};
volatile std::sig_atomic_t request_number = 0;
volatile std::sig_atomic_t screen_changed = 0;

std::array<struct sigaction, requests.size() + screen_changes.size() + 1> old_actions;

void wake() {
  const int saved = errno;
  const char byte = 0;
  [[maybe_unused]] const ssize_t wrote = ::write(wake_pipe[1], &byte, 1);
  errno = saved;
}

void note_request(int number) {
  request_number = number;
  wake();
}

void note_screen_change(int /*number*/) {
  screen_changed = 1;
  wake();
}

void install(int number, void (*handler)(int), struct sigaction& old) {
  struct sigaction action{};
  action.sa_handler = handler;
  ::sigemptyset(&action.sa_mask);
  ::sigaction(number, &action, &old);
  // Started with nohup or in the background: the caller wants it ignored.
  if (old.sa_handler == SIG_IGN && handler != SIG_IGN) ::sigaction(number, &old, nullptr);
}

template <class Visit>
void for_each_signal(Visit&& visit) {
  std::size_t slot = 0;
  for (const int number : requests) visit(number, &note_request, old_actions[slot++]);
  for (const int number : screen_changes) visit(number, &note_screen_change, old_actions[slot++]);
  visit(SIGPIPE, SIG_IGN, old_actions[slot]);  // a closed output is seen when writing to it
}

}  // namespace

Signals::Signals() {
  request_number = 0;
  if (::pipe2(wake_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) wake_pipe = {-1, -1};
  for_each_signal([](int number, void (*handler)(int), struct sigaction& old) {
    install(number, handler, old);
  });
}

Signals::~Signals() {
  for_each_signal([](int number, void (*)(int), const struct sigaction& old) {
    ::sigaction(number, &old, nullptr);
  });
  for (int& end : wake_pipe) {
    if (end >= 0) ::close(end);
    end = -1;
  }
}

int Signals::descriptor() const { return wake_pipe[0]; }

void Signals::drain() const {
  std::array<char, 64> bytes{};
  while (::read(wake_pipe[0], bytes.data(), bytes.size()) > 0) {
  }
}

int Signals::request() const { return request_number; }

bool Signals::take_screen_change() {
  const bool changed = screen_changed != 0;
  screen_changed = 0;
  return changed;
}

}  // namespace twenties
