#include "terminal/grid.hpp"

#include "base/text.hpp"

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

std::string framed_cell(const Style& style, const Cell& cell) {
  return cat(cell.last ? paint(style, Ink::notice, ">") : " ",
             paint(style, cell.ink, centred(cell.text, framed_width)));
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

Lines Grid::framed(const Style& style) const {
  const auto inner = static_cast<std::size_t>(columns_) * (framed_width + 1);
  const std::string wall = paint(style, Ink::quiet, "│");
  const std::string edge = repeated("─", inner);
  Lines out{" " + heading(style, framed_width, framed_width + 1),
            paint(style, Ink::quiet, cat("   ┌", edge, "┐"))};
  for (int row = 0; row < rows_; ++row) {
    std::string line = row_name(style, row) + wall;
    for (int column = 0; column < columns_; ++column) {
      line += framed_cell(style, at(row * columns_ + column));
    }
    out.push_back(line + wall);
  }
  out.push_back(paint(style, Ink::quiet, cat("   └", edge, "┘")));
  return out;
}

}  // namespace twenties
