#include "terminal/screen.hpp"

#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "base/text.hpp"

namespace twenties {

namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : value;
}

bool can_be_run(std::string_view program) {
  const std::string path(environment("PATH"));
  return std::ranges::any_of(split(path, ':'), [&](std::string_view folder) {
    return ::access(cat(folder, "/", program).c_str(), X_OK) == 0;
  });
}

// Empty if there is none.
std::string pager_command() {
  if (const std::string_view chosen = trim(environment("PAGER")); !chosen.empty()) {
    return std::string(chosen);
  }
  for (const std::string_view program : {"less", "more"}) {
    if (can_be_run(program)) return std::string(program);
  }
  return {};
}

}  // namespace

ScreenSize screen_size() {
  ScreenSize out;
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return out;
  if (size.ws_col > 0) out.columns = size.ws_col;
  if (size.ws_row > 0) out.rows = size.ws_row;
  return out;
}

Style output_style() {
  Style style;
  if (::isatty(STDOUT_FILENO) == 0) return style;
  style.colour = environment("NO_COLOR").empty() && environment("TERM") != "dumb";
  style.width =
      static_cast<int>(std::min(screen_size().columns, static_cast<std::size_t>(widest_screen)));
  return style;
}

bool show_in_pager(std::string_view text) {
  const std::string command = pager_command();
  if (command.empty()) return false;
  ::setenv("LESS", "-R", 0);
  std::fflush(stdout);
  std::FILE* pipe = ::popen(command.c_str(), "w");
  if (pipe == nullptr) return false;
  // A reader who has seen enough leaves the rest unread.
  auto* const before = std::signal(SIGPIPE, SIG_IGN);
  std::fwrite(text.data(), 1, text.size(), pipe);
  const int status = ::pclose(pipe);
  std::signal(SIGPIPE, before);
  constexpr int cannot_run = 126;  // and 127: the shell found no such program
  return !WIFEXITED(status) || WEXITSTATUS(status) < cannot_run;
}

void print_long(std::string_view text) {
  const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
  const bool is_long =
      ::isatty(STDOUT_FILENO) != 0 && environment("TERM") != "dumb" && lines >= screen_size().rows;
  if (is_long && show_in_pager(text)) return;
  std::fwrite(text.data(), 1, text.size(), stdout);
}

}  // namespace twenties
