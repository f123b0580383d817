#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "terminal/lines.hpp"
#include "terminal/style.hpp"

namespace twenties {

// One square of a board on the screen.
struct Cell {
  std::string text;
  Ink ink = Ink::plain;
  // Marks a square of the last move, in a way that needs no colour.
  bool last = false;
};

// A board of squares with letters above the columns and numbers beside the rows.
class Grid {
 public:
  Grid(int columns, int rows)
      : columns_(columns), rows_(rows), cells_(static_cast<std::size_t>(columns * rows)) {}

  Cell& at(int square) { return cells_[static_cast<std::size_t>(square)]; }
  [[nodiscard]] const Cell& at(int square) const {
    return cells_[static_cast<std::size_t>(square)];
  }

  // The squares of the last move, by their names.
  void mark_last(const std::vector<std::string>& squares);

  // With lines between all squares: each is five columns wide, and rows are two lines apart.
  [[nodiscard]] Lines ruled(const Style& style) const;
  // With a frame only: each square is four columns wide, and rows stand close together.
  [[nodiscard]] Lines framed(const Style& style) const { return framed(style, true); }
  // The same with squares of three columns, for a narrow screen: a square of the last move has its
  // mark only where its text leaves room.
  [[nodiscard]] Lines close(const Style& style) const { return framed(style, false); }

 private:
  [[nodiscard]] Lines framed(const Style& style, bool with_mark) const;
  [[nodiscard]] std::string heading(const Style& style, std::size_t cell_width,
                                    std::size_t step) const;
  [[nodiscard]] std::string row_name(const Style& style, int row) const;
  [[nodiscard]] std::string rule(const Style& style, std::string_view left, std::string_view cross,
                                 std::string_view right) const;

  int columns_;
  int rows_;
  std::vector<Cell> cells_;
};

}  // namespace twenties
