#include "terminal/grid.hpp"

#include "base/text.hpp"
#include "core/square.hpp"

namespace twenties {

namespace {

constexpr std::size_t ruled_width = 5;
constexpr std::size_t framed_width = 3;  // and a column for the mark of the last move

std::string repeated(std::string_view piece, std::size_t times) {
  std::string out;
  for (std::size_t i = 0; i < times; ++i) out += piece;
  return out;
}

std::string ruled_cell(const Style& style, const Cell& cell) {
  const std::string inside = centred(cell.text, ruled_width - 2);
  return paint(style, cell.ink, cell.last ? cat('[', inside, ']') : centred(inside, ruled_width));
}

// Points with more digits than there is room for go without their sign.
std::string_view framed_text(const Cell& cell) {
  std::string_view text = cell.text;
  if (screen_width(text) > framed_width && text.starts_with('+')) text.remove_prefix(1);
  return text;
}

std::string close_cell(const Style& style, const Cell& cell) {
  const bool marks = cell.last && screen_width(trim(cell.text)) < framed_width;
  return paint(style, cell.ink,
               centred(marks ? cat(">", trim(cell.text)) : cell.text, framed_width));
}

std::string framed_cell(const Style& style, const Cell& cell, bool with_mark) {
  if (!with_mark) return close_cell(style, cell);
  return cat(cell.last ? paint(style, Ink::notice, ">") : " ",
             paint(style, cell.ink, centred(framed_text(cell), framed_width)));
}

}  // namespace

std::string Grid::heading(const Style& style, std::size_t cell_width, std::size_t step) const {
  std::string out(4, ' ');
  for (int column = 0; column < columns_; ++column) {
    const std::string name(1, static_cast<char>('a' + column));
    out += pad_right(centred(name, cell_width), step);
  }
  return paint(style, Ink::quiet, out);
}

std::string Grid::row_name(const Style& style, int row) const {
  return paint(style, Ink::quiet, cat(pad_left(cat(row + 1), 2), " "));
}

std::string Grid::rule(const Style& style, std::string_view left, std::string_view cross,
                       std::string_view right) const {
  std::string line = cat("   ", left);
  for (int column = 0; column < columns_; ++column) {
    line += cat(column == 0 ? "" : cross, repeated("─", ruled_width));
  }
  return paint(style, Ink::quiet, line + std::string(right));
}

void Grid::mark_last(const std::vector<std::string>& squares) {
  for (const std::string& name : squares) {
    const auto square = read_square(name, columns_, rows_);
    if (!square) continue;
    at(*square).ink = Ink::fresh;
    at(*square).last = true;
  }
}

Lines Grid::ruled(const Style& style) const {
  const std::string wall = paint(style, Ink::quiet, "│");
  Lines out{heading(style, ruled_width, ruled_width + 1), rule(style, "┌", "┬", "┐")};
  for (int row = 0; row < rows_; ++row) {
    if (row > 0) out.push_back(rule(style, "├", "┼", "┤"));
    std::string line = row_name(style, row) + wall;
    for (int column = 0; column < columns_; ++column) {
      line += ruled_cell(style, at(row * columns_ + column)) + wall;
    }
    out.push_back(line);
  }
  out.push_back(rule(style, "└", "┴", "┘"));
  return out;
}

Lines Grid::framed(const Style& style, bool with_mark) const {
  const std::size_t step = framed_width + (with_mark ? 1 : 0);
  const auto inner = static_cast<std::size_t>(columns_) * step;
  const std::string wall = paint(style, Ink::quiet, "│");
  const std::string edge = repeated("─", inner);
  Lines out{(with_mark ? " " : "") + heading(style, framed_width, step),
            paint(style, Ink::quiet, cat("   ┌", edge, "┐"))};
  for (int row = 0; row < rows_; ++row) {
    std::string line = row_name(style, row) + wall;
    for (int column = 0; column < columns_; ++column) {
      line += framed_cell(style, at(row * columns_ + column), with_mark);
    }
    out.push_back(line + wall);
  }
  out.push_back(paint(style, Ink::quiet, cat("   └", edge, "┘")));
  return out;
}

}  // namespace twenties
