#include "terminal/boards/sheet_twenty_one.hpp"

#include "base/text.hpp"
#include "games/twenty_one/marking.hpp"
#include "terminal/boards/seats.hpp"

namespace twenties {

namespace {

using namespace twenty_one;

// The spaces of a row stand in the order of their printed values: 6 5 4 3 2 1.
constexpr std::array<int, space_count> printed_values{6, 5, 4, 3, 2, 1};

struct Space {
  std::string mark;
  std::string box;
};

// What stands in a space: a number or a cross, and what is in its match box.
Space space_of(int written, int printed) {
  if (written == 0) return {" ", " "};
  if (written == crossed) return {"x", " "};
  return {cat(written), written == printed ? "■" : " "};
}

// The viewer's own mark stands on the sheet before the others may see it (3.9).
Space sealed_space(const View& view, Colour colour) {
  return {view.own.is_cross() ? "x" : cat(view.table.dice.of(colour)), "?"};
}

bool is_sealed(const View& view, Seat seat, std::size_t row, Colour colour) {
  return view.viewer == seat && view.table.marked.has(seat) &&
         view.table.complete_rows[slot(seat)] == row && (view.own.colours() & only(colour)) != 0;
}

std::string cell_text(const View& view, Seat seat, std::size_t row, int printed, SheetSize size,
                      const Style& style) {
  const PrintedRow& line = printed_sheets[view.table.sheets[slot(seat)]][row];
  const Colour colour = line.colour_of_value[static_cast<std::size_t>(printed)];
  const int written = view.table.rows[slot(seat)][row].of(colour);
  const Space space =
      is_sealed(view, seat, row, colour) ? sealed_space(view, colour) : space_of(written, printed);
  const std::string_view between = size == SheetSize::roomy ? " " : "";
  return paint(style, ink_of(colour), cat(letter_of(colour), between, space.mark, space.box));
}

std::string total_text(const View& view, Seat seat, std::size_t row) {
  const Row& marks = view.table.rows[slot(seat)][row];
  if (marks.zeros() == all_colours) return "";
  return cat(row_points(marks, printed_sheets[view.table.sheets[slot(seat)]][row]));
}

std::string edge(SheetSize size, std::string_view left, std::string_view cross,
                 std::string_view right) {
  std::string out = cat("  ", left);
  for (int space = 0; space < space_count; ++space) {
    if (size == SheetSize::narrow)
      out += "───";
    else
      out += cat(space == 0 ? "" : cross, "────");
  }
  return cat(out, right);
}

std::string row_line(const View& view, Seat seat, std::size_t row, SheetSize size,
                     const Style& style) {
  const bool current = view.table.complete_rows[slot(seat)] == row;
  const std::string wall = paint(style, Ink::quiet, "│");
  std::string out = cat(current ? paint(style, Ink::strong, cat("▸", row + 1))
                                : paint(style, Ink::quiet, cat(" ", row + 1)),
                        wall);
  for (const int printed : printed_values) {
    const bool first = printed == printed_values.front();
    out += size == SheetSize::roomy && !first ? wall : "";
    out += cell_text(view, seat, row, printed, size, style);
  }
  return cat(out, wall, pad_left(total_text(view, seat, row), 3));
}

std::string values_line(SheetSize size, const Style& style) {
  std::string out = "   ";
  for (const int printed : printed_values) {
    out += size == SheetSize::roomy ? cat("  ", printed, "  ") : cat(" ", printed, " ");
  }
  return paint(style, Ink::quiet, out);
}

std::string heading(const View& view, Seat seat, const Scene& scene, SheetSize size,
                    const Style& style) {
  const bool sealed = view.table.marked.has(seat);
  const int points = TwentyOne::scores(view)[slot(seat)];
  const std::string right =
      cat(sealed ? cat(style.words.say("boards.sealed"), " ") : "", pad_left(cat(points), 3));
  const char letter = static_cast<char>('A' + view.table.sheets[slot(seat)]);
  const std::size_t room = width_of(size) - 7 - screen_width(right);
  const std::string name = cat(fit(seat_name(scene, seat, style.words), room), "  ", letter);
  return seat_line(style, scene.turn.has(seat), name, right, width_of(size));
}

}  // namespace

Ink ink_of(Colour colour) {
  static constexpr std::array<Ink, colour_count> inks{Ink::blue,   Ink::green, Ink::red,
                                                      Ink::yellow, Ink::white, Ink::black};
  return inks[static_cast<std::size_t>(colour)];
}

Lines sheet_lines(const View& view, Seat seat, const Scene& scene, SheetSize size,
                  const Style& style) {
  Lines out{heading(view, seat, scene, size, style), values_line(size, style),
            paint(style, Ink::quiet, edge(size, "┌", "┬", "┐"))};
  for (std::size_t row = 0; row < row_count; ++row) {
    out.push_back(row_line(view, seat, row, size, style));
  }
  out.push_back(paint(style, Ink::quiet, edge(size, "└", "┴", "┘")));
  for (std::string& line : out) line = pad_right(line, width_of(size));
  return out;
}

}  // namespace twenties
