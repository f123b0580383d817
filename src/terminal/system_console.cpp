#include "terminal/system_console.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "base/text.hpp"
#include "terminal/screen.hpp"

namespace twenties {

namespace {

constexpr std::size_t longest_line = 4096;  // bytes; the rest of a longer one is left out

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : value;
}

bool wants_colour(SystemConsole::Colours colours, bool terminal) {
  if (colours != SystemConsole::Colours::automatic) {
    return colours == SystemConsole::Colours::always;
  }
  return terminal && variable("NO_COLOR").empty() && variable("TERM") != "dumb";
}

// Foreign bytes that could steer the terminal are not echoed.
std::string harmless(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7f) c = '?';
  }
  return out;
}

}  // namespace

SystemConsole::SystemConsole(Colours colours, std::filesystem::path history_file, Words words)
    : reads_terminal_(::isatty(STDIN_FILENO) != 0), shows_terminal_(::isatty(STDOUT_FILENO) != 0) {
  style_.colour = wants_colour(colours, shows_terminal_);
  style_.words = words;
  measure();
  if (reads_terminal_ && shows_terminal_ && variable("TERM") != "dumb") {
    editor_ = std::make_unique<LineEditor>(keyboard_, std::move(history_file), words);
  }
}

void SystemConsole::measure() { style_.width = output_style().width; }

void SystemConsole::tell(std::string_view text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  if (!written || std::fflush(stdout) != 0) closed_ = true;
}

void SystemConsole::page(std::string_view text) {
  const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
  if (!editor_ || lines < screen_size().rows || !show_in_pager(text)) tell(text);
}

Reply SystemConsole::ask(const Prompt& prompt) {
  if (closed_) return {Reply::Kind::closed, {}};
  Reply reply = editor_ ? ask_editor(prompt) : ask_plain(prompt);
  measure();
  return reply;
}

Reply SystemConsole::ask_editor(const Prompt& prompt) {
  // The editor draws one line; what stands above it is just told.
  const std::size_t last_line = prompt.text.rfind('\n') + 1;
  tell(std::string_view(prompt.text).substr(0, last_line));
  Prompt line = prompt;
  line.text = prompt.text.substr(last_line);
  return editor_->ask(line);
}

Reply SystemConsole::ask_plain(const Prompt& prompt) {
  tell(prompt.text);
  if (prompt.deadline && !prompt.countdown_end.empty()) {
    const auto left = std::chrono::ceil<std::chrono::seconds>(*prompt.deadline - now());
    tell(cat(left.count(), " s", prompt.countdown_end));
  }
  Reply reply = read_line(prompt);
  if (reply.is_line() && !reads_terminal_) tell(cat(harmless(reply.text), "\n"));
  const bool cut_off = reply.kind == Reply::Kind::timeout || reply.kind == Reply::Kind::woken;
  if (cut_off) tell("\n");
  return reply;
}

Reply SystemConsole::read_line(const Prompt& prompt) {
  while (true) {
    switch (keyboard_.wait(prompt.deadline, prompt.wake)) {
      case Keyboard::Wait::timeout:
        return {Reply::Kind::timeout, {}};
      case Keyboard::Wait::woken:
        return {Reply::Kind::woken, {}};
      case Keyboard::Wait::stopped:
        return {Reply::Kind::stopped, {}};
      case Keyboard::Wait::screen_changed:
        continue;
      case Keyboard::Wait::ready:
        break;
    }
    const std::optional<char> byte = Keyboard::read_byte();
    const bool ends = !byte || *byte == '\n';
    if (!byte && begun_.empty()) return {Reply::Kind::closed, {}};
    if (ends) return {Reply::Kind::line, std::exchange(begun_, {})};
    if (begun_.size() < longest_line) begun_ += *byte;
  }
}

void SystemConsole::wipe() {
  // Home, clear the screen, clear what has scrolled away.
  tell(shows_terminal_ ? "\x1b[H\x1b[2J\x1b[3J" : "\n\n");
}

}  // namespace twenties
