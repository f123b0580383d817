#include "terminal/rulebook_text.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "terminal/layout.hpp"
#include "terminal/lines.hpp"

namespace twenties {

namespace {

bool is_rule_of_table(std::string_view line) {
  return !line.empty() && std::ranges::all_of(line, [](char c) {
    return c == '|' || c == '-' || c == ':' || c == ' ';
  });
}

// "**3.4** text" or "- **3.4** text": the number, or empty.
std::string_view clause_at(std::string_view line) {
  line = trim(line);
  if (line.starts_with("- ") || line.starts_with("* ")) line = trim(line.substr(2));
  if (!line.starts_with("**")) return {};
  const std::string_view number = line.substr(2, line.find("**", 2) - 2);
  const bool is_number =
      number.find('.') != std::string_view::npos &&
      std::ranges::all_of(number, [](char c) { return c == '.' || (c >= '0' && c <= '9'); });
  return is_number ? number : std::string_view{};
}

// "## 3 Placing": 3, or empty.
std::string_view chapter_at(std::string_view line) {
  if (!line.starts_with("## ")) return {};
  const auto parts = words(line.substr(3));
  if (parts.empty() || !read_integer(parts[0])) return {};
  return parts[0];
}

// Bold and code lose their marks; with colours bold text is bold. Links keep their text.
std::string without_marks(std::string_view text, const Style& style) {
  std::string out;
  bool bold = false;
  for (std::size_t at = 0; at < text.size();) {
    if (text.substr(at).starts_with("**")) {
      bold = !bold;
      if (style.colour) out += bold ? "\x1b[1m" : "\x1b[0m";
      at += 2;
    } else if (text[at] == '`' || (text[at] == '\\' && at + 1 < text.size())) {
      ++at;
    } else if (const std::size_t middle = text.find("](", at);
               text[at] == '[' && middle != std::string_view::npos &&
               text.find(')', middle) != std::string_view::npos) {
      out += text.substr(at + 1, middle - at - 1);
      at = text.find(')', middle) + 1;
    } else {
      out += text[at++];
    }
  }
  return out;
}

class Renderer {
 public:
  explicit Renderer(const Style& style) : style_(style) {}

  std::string render(std::string_view markdown) {
    for (const std::string_view line : split(markdown, '\n')) take(line);
    flush();
    while (out_.ends_with("\n\n")) out_.pop_back();
    return out_;
  }

 private:
  void take(std::string_view line) {
    if (line.starts_with("```")) {
      flush();
      in_picture_ = !in_picture_;
    } else if (in_picture_) {
      picture_.emplace_back(line);
    } else if (trim(line).starts_with("|")) {
      if (!paragraph_.empty()) flush();
      if (!is_rule_of_table(trim(line))) table_.emplace_back(trim(line));
    } else if (trim(line).empty()) {
      flush();
      if (!out_.empty() && !out_.ends_with("\n\n")) out_ += '\n';
    } else {
      take_text(line);
    }
  }

  void take_text(std::string_view line) {
    const std::string_view text = trim(line);
    const bool is_item = text.starts_with("- ") || text.starts_with("* ");
    if (line.starts_with('#')) {
      flush();
      const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
      const std::string title(trim(line.substr(level)));
      out_ += cat(paint(style_, Ink::strong, level == 1 ? title : cat(title)), "\n");
    } else {
      if (is_item || !clause_at(text).empty()) flush();
      if (is_item) indent_ = "  ";
      paragraph_ += cat(paragraph_.empty() ? "" : " ", is_item ? text.substr(2) : text);
    }
  }

  void flush() {
    if (!paragraph_.empty()) {
      const std::string first = indent_.empty() ? "" : "- ";
      out_ += hanging(without_marks(paragraph_, style_), text_width(style_), first, indent_);
    }
    paragraph_.clear();
    indent_.clear();
    flush_picture();
    flush_table();
  }

  // Pushed in a little, as far as the screen allows.
  void flush_picture() {
    std::size_t widest = 0;
    for (const std::string& line : picture_) widest = std::max(widest, screen_width(line));
    const std::string margin(widest < 77 ? 4 : 80 - std::min<std::size_t>(widest, 80), ' ');
    for (std::string& line : picture_) line = cat(margin, line);
    out_ += text_of(picture_);
    picture_.clear();
  }

  void flush_table() {
    std::vector<std::vector<std::string>> rows;
    std::vector<std::size_t> widths;
    for (const std::string& line : table_) {
      auto& row = rows.emplace_back();
      for (const auto piece : split(std::string_view(line).substr(1), '|')) {
        row.push_back(without_marks(trim(piece), style_));
        if (widths.size() < row.size()) widths.push_back(0);
        widths[row.size() - 1] = std::max(widths[row.size() - 1], screen_width(row.back()));
      }
    }
    Lines lines;
    for (const auto& row : rows) {
      std::string& line = lines.emplace_back("  ");
      for (std::size_t i = 0; i < row.size(); ++i) line += pad_right(row[i], widths[i] + 2);
    }
    out_ += text_of(lines);
    table_.clear();
  }

  const Style& style_;
  std::string out_;
  std::string paragraph_;
  std::string indent_;
  std::vector<std::string> table_;
  Lines picture_;
  bool in_picture_ = false;
};

}  // namespace

std::string render_rulebook(std::string_view markdown, const Style& style) {
  return Renderer(style).render(markdown);
}

std::vector<std::string> clauses_of(std::string_view markdown) {
  std::vector<std::string> out;
  for (const std::string_view line : split(markdown, '\n')) {
    if (const auto clause = clause_at(line); !clause.empty()) out.emplace_back(clause);
  }
  return out;
}

Result<std::string> find_clause(std::string_view markdown, std::string_view clause) {
  std::string out;
  bool inside = false;
  const bool is_clause = clause.find('.') != std::string_view::npos;
  if (clause.empty()) return failure(Message("terminal.which-clause"));
  for (const std::string_view line : split(markdown, '\n')) {
    const bool begins_chapter = line.starts_with("## ");
    const bool begins_clause = !clause_at(line).empty();
    if (chapter_at(line) == clause || clause_at(line) == clause) {
      inside = true;
    } else if (begins_chapter || (begins_clause && is_clause)) {
      inside = false;
    }
    if (inside) out += cat(line, "\n");
  }
  if (!out.empty()) return out;
  return failure(
      Message("terminal.no-such-clause",
              {{"clause", quote(clause)}, {"clauses", join(clauses_of(markdown), " ")}}));
}

}  // namespace twenties
