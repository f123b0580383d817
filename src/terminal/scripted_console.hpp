#pragma once

#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "terminal/console.hpp"

namespace twenties {

// A fake console for tests: types prepared lines at prepared times, and records the output. Typed
// lines appear in the transcript as on a screen.
class ScriptedConsole final : public Console {
 public:
  ScriptedConsole() = default;
  explicit ScriptedConsole(std::vector<std::string> lines) {
    for (std::string& line : lines) type(std::move(line));
  }

  // The line is typed after a pause; a pause past a deadline lets the deadline win.
  void type(std::string line, std::chrono::milliseconds pause = {}) {
    events_.push_back({std::move(line), pause, false, {}});
  }
  // Something is begun without Enter; after the pause another line follows.
  void begin_and_type(std::string begun, std::string line, std::chrono::milliseconds pause) {
    events_.push_back({std::move(line), pause, false, std::move(begun)});
  }
  void interrupt() { events_.push_back({{}, {}, true, {}}); }

  [[nodiscard]] const std::string& shown() const { return shown_; }
  // The transcript, cut where the screen was wiped.
  [[nodiscard]] const std::vector<std::string>& screens() const { return screens_; }
  [[nodiscard]] const std::vector<Prompt>& prompts() const { return prompts_; }
  [[nodiscard]] std::size_t unread() const { return events_.size(); }
  void use_style(Style style) { style_ = style; }

  [[nodiscard]] const Style& style() const override { return style_; }
  void tell(std::string_view text) override {
    shown_ += text;
    screens_.back() += text;
  }
  void wipe() override {
    shown_ += "\n=== wiped ===\n";
    screens_.emplace_back();
  }
  [[nodiscard]] std::chrono::milliseconds now() const override { return now_; }
  [[nodiscard]] bool is_stopped() override { return stopped_; }

  Reply ask(const Prompt& prompt) override {
    prompts_.push_back(prompt);
    tell(prompt.text);
    if (prompt.deadline && !prompt.countdown_end.empty()) tell(countdown(prompt));
    if (prompt.wake && pass_time(prompt)) {
      tell("\n");
      return {Reply::Kind::woken, {}};
    }
    if (events_.empty()) return {Reply::Kind::closed, {}};
    Event& event = events_.front();
    if (prompt.deadline && now_ + event.pause >= *prompt.deadline) {
      event.pause -= *prompt.deadline - now_;
      now_ = *prompt.deadline;
      tell("\n");
      return {Reply::Kind::timeout, std::exchange(event.begun, {})};
    }
    now_ += event.pause;
    const Event taken = std::move(event);
    events_.pop_front();
    if (taken.interrupts) {
      stopped_ = true;
      return {Reply::Kind::stopped, {}};
    }
    tell(cat(taken.line, "\n"));
    return {Reply::Kind::line, taken.line};
  }

 private:
  struct Event {
    std::string line;
    std::chrono::milliseconds pause;
    bool interrupts;
    std::string begun;
  };

  // Lets time pass until the next line is typed or the deadline comes; true if something else
  // comes first.
  bool pass_time(const Prompt& prompt) {
    constexpr std::chrono::milliseconds between_looks{100};
    while (true) {
      if (prompt.wake()) return true;
      if (events_.empty() || events_.front().pause < between_looks) return false;
      if (prompt.deadline && now_ + between_looks >= *prompt.deadline) return false;
      events_.front().pause -= between_looks;
      now_ += between_looks;
    }
  }
  [[nodiscard]] std::string countdown(const Prompt& prompt) const {
    return cat((*prompt.deadline - now_).count() / 1000, " s", prompt.countdown_end);
  }

  Style style_;
  std::deque<Event> events_;
  std::string shown_;
  std::vector<std::string> screens_{1};
  std::vector<Prompt> prompts_;
  std::chrono::milliseconds now_{};
  bool stopped_ = false;
};

}  // namespace twenties
