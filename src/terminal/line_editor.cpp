#include "terminal/line_editor.hpp"

#include <histedit.h>

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <cstring>
#include <cwchar>

#include <langinfo.h>
#include <termios.h>
#include <unistd.h>

#include "base/text.hpp"
#include "terminal/completion.hpp"
#include "terminal/layout.hpp"
#include "terminal/screen.hpp"

namespace twenties {

namespace {

constexpr int remembered_lines = 500;
constexpr std::size_t most_completions = 90;

LineEditor& owner_of(EditLine* editor) {
  void* owner = nullptr;
  el_get(editor, EL_CLIENTDATA, &owner);
  return *static_cast<LineEditor*>(owner);
}

char* prompt_callback(EditLine* editor) {
  return const_cast<char*>(owner_of(editor).prompt_text());  // NOLINT: the library does not write
}

int read_callback(EditLine* editor, wchar_t* out) { return owner_of(editor).read_character(out); }

unsigned char complete_callback(EditLine* editor, int /*key*/) {
  return owner_of(editor).complete();
}

// The library reads wide characters, which takes a locale that knows UTF-8.
void use_utf8() {
  if (std::setlocale(LC_CTYPE, "") != nullptr && std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0) {
    return;
  }
  std::setlocale(LC_CTYPE, "C.UTF-8");
}

int seconds_left(std::chrono::milliseconds deadline) {
  const auto left = std::chrono::ceil<std::chrono::seconds>(deadline - steady_now());
  return static_cast<int>(std::max<std::chrono::seconds::rep>(left.count(), 0));
}

}  // namespace

LineEditor::LineEditor(Keyboard& keyboard, std::filesystem::path history_file, Words words)
    : keyboard_(keyboard), history_file_(std::move(history_file)), words_(words) {
  use_utf8();
  editor_ = el_init("twenties", stdin, stdout, stderr);
  if (editor_ == nullptr) return;
  el_set(editor_, EL_CLIENTDATA, this);
  el_set(editor_, EL_EDITOR, "emacs");
  el_set(editor_, EL_SIGNAL, 0);
  el_set(editor_, EL_PROMPT, &prompt_callback);
  el_set(editor_, EL_GETCFN, &read_callback);
  // Wide texts, because the library copies narrow ones and never frees them.
  el_wset(editor_, EL_ADDFN, L"complete-word", L"Complete the word", &complete_callback);
  el_set(editor_, EL_BIND, "^I", "complete-word", nullptr);
  el_set(editor_, EL_BIND, "^R", "em-inc-search-prev", nullptr);
  use_memory(shared_memory);
}

LineEditor::~LineEditor() {
  if (editor_ != nullptr) el_end(editor_);
  for (const auto& [name, lines] : memories_) history_end(lines);
}

void LineEditor::use_memory(const std::string& memory) {
  History*& lines = memories_[memory];
  if (lines == nullptr) {
    lines = history_init();
    HistEvent event{};
    history(lines, &event, H_SETSIZE, remembered_lines);
    history(lines, &event, H_SETUNIQUE, 1);
    if (memory == shared_memory) history(lines, &event, H_LOAD, history_file_.c_str());
  }
  el_set(editor_, EL_HIST, &history, lines);
}

void LineEditor::remember(const std::string& line) {
  if (prompt_->memory.empty() || trim(line).empty()) return;
  History* lines = memories_[prompt_->memory];
  HistEvent event{};
  history(lines, &event, H_ENTER, line.c_str());
  if (prompt_->memory == shared_memory) history(lines, &event, H_SAVE, history_file_.c_str());
}

Reply LineEditor::ask(const Prompt& prompt) {
  if (editor_ == nullptr) return {Reply::Kind::closed, {}};
  prompt_ = &prompt;
  outcome_ = Reply::Kind::closed;
  use_memory(prompt.memory);
  if (prompt.fresh) ::tcflush(STDIN_FILENO, TCIFLUSH);
  if (!prompt.fresh && !left_over_.empty()) el_push(editor_, left_over_.c_str());
  left_over_.clear();
  int length = 0;
  const char* line = el_gets(editor_, &length);
  if (line == nullptr) {
    if (outcome_ == Reply::Kind::timeout) std::fputs("\n", stdout);
    return {outcome_, left_over_};
  }
  std::string text(line, static_cast<std::size_t>(length));
  while (text.ends_with('\n') || text.ends_with('\r')) text.pop_back();
  remember(text);
  return {Reply::Kind::line, std::move(text)};
}

const char* LineEditor::prompt_text() {
  prompt_text_ = prompt_ == nullptr ? "" : prompt_->text;
  // Only the last line is the editor's; what stands above is printed once, by the console.
  if (prompt_ != nullptr && prompt_->deadline && !prompt_->countdown_end.empty()) {
    prompt_text_ += cat(seconds_left(*prompt_->deadline), " s", prompt_->countdown_end);
  }
  return prompt_text_.c_str();
}

int LineEditor::read_character(wchar_t* out) {
  std::mbstate_t state{};
  while (true) {
    std::optional<std::chrono::milliseconds> wake = prompt_->deadline;
    if (wake && !prompt_->countdown_end.empty()) {
      wake = *wake - std::chrono::seconds(std::max(seconds_left(*wake) - 1, 0));
    }
    switch (keyboard_.wait(wake, prompt_->wake)) {
      case Keyboard::Wait::stopped:
        outcome_ = Reply::Kind::stopped;
        return 0;
      case Keyboard::Wait::screen_changed:
        set_up_screen();
        continue;
      case Keyboard::Wait::woken:
        outcome_ = Reply::Kind::woken;
        left_over_ = typed_line();
        clear_line();
        return 0;
      case Keyboard::Wait::timeout:
        if (prompt_->deadline && steady_now() < *prompt_->deadline) {
          redraw_countdown();
          continue;
        }
        outcome_ = Reply::Kind::timeout;
        left_over_ = typed_line();
        return 0;
      case Keyboard::Wait::ready:
        break;
    }
    const std::optional<char> byte = Keyboard::read_byte();
    if (!byte) return 0;
    const std::size_t used = std::mbrtowc(out, &*byte, 1, &state);
    if (used == static_cast<std::size_t>(-2)) continue;  // in the middle of a character
    if (used != static_cast<std::size_t>(-1)) return 1;
    state = {};  // no character at all: leave it out
  }
}

std::string LineEditor::typed_line() const {
  const LineInfo* info = el_line(editor_);
  return {info->buffer, info->lastchar};
}

std::string LineEditor::typed_before_cursor() const {
  const LineInfo* info = el_line(editor_);
  return {info->buffer, info->cursor};
}

void LineEditor::clear_line() {
  const std::size_t before = screen_width(prompt_text_) + display_width(typed_before_cursor());
  const std::size_t rows = before / screen_size().columns;
  if (rows > 0) std::fputs(cat("\x1b[", rows, "A").c_str(), stdout);
  std::fputs("\r\x1b[J", stdout);
}

void LineEditor::redraw_countdown() {
  clear_line();
  el_set(editor_, EL_REFRESH);
}

void LineEditor::set_up_screen() {
  el_set(editor_, EL_PREP_TERM, 0);
  el_set(editor_, EL_PREP_TERM, 1);
  el_resize(editor_);
  std::fputs("\r\x1b[J", stdout);
  el_set(editor_, EL_REFRESH);
}

unsigned char LineEditor::complete() {
  if (prompt_ == nullptr || !prompt_->complete) return CC_ERROR;
  const std::string line = typed_before_cursor();
  const std::vector<std::string> candidates = prompt_->complete(line);
  if (candidates.empty()) return CC_ERROR;
  const std::size_t space = line.find_last_of(" \t");
  const std::string begun = space == std::string::npos ? line : line.substr(space + 1);
  const std::string common = common_start(candidates);
  if (candidates.size() == 1) {
    insert_completion(begun, cat(common, " "));
    return CC_REFRESH;
  }
  if (common.size() > begun.size()) {
    insert_completion(begun, common);
    return CC_REFRESH;
  }
  list_completions(candidates);
  return CC_REDISPLAY;
}

void LineEditor::insert_completion(std::string_view begun, const std::string& text) {
  el_deletestr(editor_, static_cast<int>(display_width(begun)));
  el_insertstr(editor_, text.c_str());
}

void LineEditor::list_completions(const std::vector<std::string>& candidates) {
  const std::string text = candidates.size() > most_completions
                               ? cat("  ",
                                     words_.say("terminal.too-many-completions",
                                                {{"n", static_cast<int>(candidates.size())}}),
                                     "\n")
                               : in_columns(candidates, text_width(output_style()), "  ");
  std::fputs(cat("\n", text).c_str(), stdout);
}

}  // namespace twenties
