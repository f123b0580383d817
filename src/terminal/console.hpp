#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "terminal/style.hpp"

namespace twenties {

// The words that could follow, given the line up to the cursor; each replaces the word begun there.
using Completer = std::function<std::vector<std::string>(std::string_view line)>;

// A question to the person at the keyboard.
struct Prompt {
  std::string text;
  // With a deadline the seconds left stand between text and countdown_end, counting down.
  std::optional<std::chrono::milliseconds> deadline = std::nullopt;
  std::string countdown_end = {};
  Completer complete = {};
  // Which lines typed before come back with the arrow keys; empty: none, and nothing is kept.
  std::string memory = {};
  // Whether what was typed before the question is thrown away, where a terminal is the input.
  bool fresh = false;
  // Looked at several times a second while nobody types. When it says true the question ends, and
  // its line goes from the screen: something else is to be told first. What was typed stays for
  // the next question.
  std::function<bool()> wake = {};
};

// What came of a question.
struct Reply {
  enum class Kind : std::uint8_t {
    line,
    timeout,  // the deadline came first
    woken,    // so did something else
    closed,   // there is no input any more
    stopped,  // a signal asks the program to leave
  };

  Kind kind = Kind::closed;
  std::string text = {};  // the line; if something else came first, what had been typed of it

  [[nodiscard]] bool is_line() const { return kind == Kind::line; }
};

inline const std::string shared_memory = "shared";

// Input and output of a session, with a clock for deadlines.
class Console {
 public:
  Console() = default;
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;
  virtual ~Console() = default;

  [[nodiscard]] virtual const Style& style() const = 0;
  virtual void tell(std::string_view text) = 0;
  // Long text, for reading at leisure.
  virtual void page(std::string_view text) { tell(text); }
  virtual Reply ask(const Prompt& prompt) = 0;
  // Clears the screen and the scrollback.
  virtual void wipe() = 0;
  [[nodiscard]] virtual std::chrono::milliseconds now() const = 0;
  // Whether a signal has asked the program to leave.
  [[nodiscard]] virtual bool is_stopped() = 0;
};

}  // namespace twenties
