#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "terminal/console.hpp"
#include "terminal/keyboard.hpp"
#include "terminal/line_editor.hpp"
#include "terminal/signals.hpp"

namespace twenties {

// The terminal in which the program runs, or the pipes and files in its place. Then text is plain,
// and lines are echoed so that the output reads like what a screen would show.
class SystemConsole final : public Console {
 public:
  enum class Colours : unsigned char { automatic, never, always };

  SystemConsole(Colours colours, std::filesystem::path history_file, Words words = Words());

  [[nodiscard]] const Style& style() const override { return style_; }
  void tell(std::string_view text) override;
  void page(std::string_view text) override;
  Reply ask(const Prompt& prompt) override;
  void wipe() override;
  [[nodiscard]] std::chrono::milliseconds now() const override { return steady_now(); }
  [[nodiscard]] bool is_stopped() override { return signals_.request() != 0; }

  // The signal that asked the program to leave, or 0.
  [[nodiscard]] int request() const { return signals_.request(); }

 private:
  void measure();  // the screen, which may have changed
  Reply ask_editor(const Prompt& prompt);
  Reply ask_plain(const Prompt& prompt);
  Reply read_line(const Prompt& prompt);

  Signals signals_;
  Keyboard keyboard_{signals_};
  bool reads_terminal_;
  bool shows_terminal_;
  Style style_;
  std::unique_ptr<LineEditor> editor_;  // where a terminal is at both ends
  std::string begun_;                   // of a line that is not complete yet
  bool closed_ = false;
};

}  // namespace twenties
