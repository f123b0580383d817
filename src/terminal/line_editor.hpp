#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "terminal/console.hpp"
#include "terminal/keyboard.hpp"

struct editline;
struct history;

namespace twenties {

// Line input at a terminal, with editing, completion by Tab, and a history on the arrow keys. The
// shared history is kept in a file; the others last as long as the editor.
class LineEditor {
 public:
  LineEditor(Keyboard& keyboard, std::filesystem::path history_file, Words words);
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;
  ~LineEditor();

  // What was typed when a deadline came stays there for the next question.
  Reply ask(const Prompt& prompt);

  // Called back by the library.
  const char* prompt_text();
  int read_character(wchar_t* out);
  unsigned char complete();

 private:
  void use_memory(const std::string& memory);
  void remember(const std::string& line);
  void clear_line();
  void redraw_countdown();
  void set_up_screen();
  [[nodiscard]] std::string typed_line() const;
  [[nodiscard]] std::string typed_before_cursor() const;
  void insert_completion(std::string_view begun, const std::string& text);
  void list_completions(const std::vector<std::string>& words);

  Keyboard& keyboard_;
  std::filesystem::path history_file_;
  Words words_;
  editline* editor_ = nullptr;
  std::map<std::string, struct history*> memories_;
  const Prompt* prompt_ = nullptr;
  std::string prompt_text_;
  Reply::Kind outcome_ = Reply::Kind::closed;
  std::string left_over_;
};

}  // namespace twenties
