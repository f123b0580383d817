#include "terminal/boards/twenty_one.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "core/game_of.hpp"
#include "games/twenty_one/marking.hpp"
#include "games/twenty_one/notation.hpp"
#include "terminal/boards/answers.hpp"
#include "terminal/boards/seats.hpp"
#include "terminal/boards/sheet.hpp"

namespace twenties {

namespace {

using namespace twenty_one;

// "4", or nothing on a die that is still to be rolled.
std::string face(int value) { return value == 0 ? " " : cat(value); }

// Before marks are made, a die that shows 1 cannot be rolled again (3.2).
bool is_locked(const twenty_one::Table& table, Colour colour) {
  const bool may_roll = table.phase == Phase::decide || table.phase == Phase::roll_again;
  return may_roll && table.dice.of(colour) == 1;
}

// The last line is empty if no die is locked.
Lines dice_boxes(const twenty_one::Table& table, const Style& style) {
  Lines out(5, "  ");
  for_each_colour(all_colours, [&](Colour colour) {
    const bool locked = is_locked(table, colour);
    const std::string wall = paint(style, Ink::quiet, locked ? "┃" : "│");
    const std::string value = cat(" ", face(table.dice.of(colour)), " ");
    out[0] += paint(style, Ink::quiet, locked ? " ┏━━━┓  " : " ╭───╮  ");
    out[1] += cat(" ", wall, paint(style, ink_of(colour), value), wall, "  ");
    out[2] += paint(style, Ink::quiet, locked ? " ┗━━━┛  " : " ╰───╯  ");
    out[3] += cat(centred(name_of(colour), 7), " ");
    out[4] += paint(style, Ink::quiet, locked ? "locked  " : "        ");
  });
  return out;
}

// A locked die has brackets. On a narrow screen there are two lines.
Lines dice_line(const twenty_one::Table& table, const Style& style) {
  const int in_a_line = is_compact(style) ? colour_count / 2 : colour_count;
  Lines lines;
  int placed = 0;
  for_each_colour(all_colours, [&](Colour colour) {
    if (placed++ % in_a_line == 0) lines.emplace_back("  ");
    std::string& out = lines.back();
    const std::string value = face(table.dice.of(colour));
    const std::string shown = is_locked(table, colour) ? cat("[", value, "]") : value;
    out += cat(paint(style, ink_of(colour), cat(" ", name_of(colour), " ", shown, " ")), " ");
  });
  return lines;
}

std::string phase_text(const View& view, const Scene& scene) {
  const std::string active = seat_name(scene, seat_at(view.table.active));
  switch (view.table.phase) {
    case Phase::sheets:
      return "the sheets are about to be given out";
    case Phase::first:
      return "who rolls first is about to be drawn";
    case Phase::roll:
      return does(active, "roll");
    case Phase::decide:
      return cat(active, ": keep the dice, or reroll all but the 1s");
    case Phase::roll_again:
      return cat(does(active, "roll"), " again");
    case Phase::mark:
      return cat(active, " rolled: everybody writes or crosses");
    case Phase::over:
      return "the game is over";
  }
  return "";
}

Lines heading(const View& view, const Scene& scene, const Style& style) {
  const std::string title = paint(style, Ink::strong, "Twenty One");
  const std::string phase = phase_text(view, scene);
  if (!is_compact(style)) return {cat(title, "  ", phase)};
  Lines out{title};
  append(out, wrapped(phase, text_width(style)));
  return out;
}

Lines sheets(const View& view, const Scene& scene, const Style& style) {
  const int players = view.table.players;
  const bool pairs = players == 2 || players == 4 || is_compact(style);
  const SheetSize size = pairs && !is_compact(style) ? SheetSize::roomy : SheetSize::narrow;
  const int in_a_band = pairs ? 2 : 3;
  Lines out;
  for (int first = 0; first < players; first += in_a_band) {
    Lines band;
    for (int i = first; i < std::min(players, first + in_a_band); ++i) {
      const Lines sheet = sheet_lines(view, seat_at(i), scene, size, style);
      band = i == first ? sheet : beside(band, sheet, 2);
    }
    append(out, band);
  }
  return out;
}

// One line of the table that `show` draws: a name and a cell for each space of the row.
class SpaceTable {
 public:
  SpaceTable(const PrintedRow& printed, const Style& style)
      : printed_(&printed), name_width_(is_compact(style) ? 9 : 12) {}

  template <class CellText>
  void add(std::string_view name, CellText&& cell) {
    std::string line = pad_right(cat("  ", name), name_width_);
    for (std::size_t value = space_count; value > 0; --value) {
      line += cat(cell(printed_->colour_of_value[value], static_cast<int>(value)), " ");
    }
    lines_.push_back(line);
  }
  Lines take() { return std::move(lines_); }

 private:
  const PrintedRow* printed_;
  std::size_t name_width_;
  Lines lines_;
};

std::size_t space_width(const Style& style) { return is_compact(style) ? 7 : 8; }

std::string write_text(Colour colour) { return cat("write ", name_of(colour)); }

std::string write_cell(const Game& game, Seat seat, Colour colour, const Style& style) {
  const std::string move = write_text(colour);
  if (!game.check(seat, move)) return paint(style, Ink::bad, centred("X", space_width(style)));
  const int points = points_of(game.explain_move(seat, move).parts, seat);
  return paint(style, Ink::may, centred(signed_points(points), space_width(style)));
}

Lines show_row(const State& state, const Game& game, Seat seat, const Style& style) {
  SpaceTable out(printed_row(state, seat), style);
  const auto middle = [&](std::string_view text) { return centred(text, space_width(style)); };
  out.add(cat("row ", state.complete_rows[slot(seat)] + 1),
          [&](Colour, int printed) { return middle(cat(printed)); });
  out.add("", [&](Colour colour, int) {
    return paint(style, ink_of(colour), middle(name_of(colour)));
  });
  out.add("on it", [&](Colour colour, int) {
    const int there = current_row(state, seat).of(colour);
    return middle(there == 0 ? "" : there == crossed ? "x" : cat(there));
  });
  out.add("die", [&](Colour colour, int) { return middle(face(state.dice.of(colour))); });
  out.add("write", [&](Colour colour, int) { return write_cell(game, seat, colour, style); });
  return out.take();
}

// The space that a person means by a colour or by its printed value.
std::optional<int> read_space(const State& state, Seat seat, std::string_view what) {
  if (const auto value = read_integer(what, 1, space_count)) return value;
  const auto colours = read_colours(what);
  if (!colours || std::popcount(*colours) != 1) return std::nullopt;
  return printed_row(state, seat).values.of(colour_at(std::countr_zero(*colours)));
}

bool has_current_row(const State& state, Seat seat) {
  return index_of(seat) < state.players && state.complete_rows[slot(seat)] < row_count;
}

}  // namespace

Lines TwentyOneBoard::table(const View& view, Seat /*viewer*/, const Scene& scene,
                            const Style& style) const {
  Lines out = heading(view, scene, style);
  if (view.table.phase == Phase::sheets) return out;
  const bool tall = view.table.players <= 3;
  if (view.table.phase != Phase::over) {
    append(out, tall ? dice_boxes(view.table, style) : dice_line(view.table, style));
  }
  if (!tall || view.table.phase == Phase::over) out.emplace_back();
  append(out, sheets(view, scene, style));
  return out;
}

Lines TwentyOneBoard::own(const View& view, Seat viewer, const Style& style) const {
  if (viewer == nobody || view.table.phase == Phase::sheets) return {};
  Lines out = dice_line(view.table, style);
  out.emplace_back();
  Scene scene;
  scene.names.assign(view.table.players, "Your sheet");
  append(out, sheet_lines(view, viewer, scene, SheetSize::roomy, style));
  return out;
}

Result<std::string> TwentyOneBoard::show(const Game& game, Seat seat, std::string_view what,
                                         const Style& style) const {
  const auto* typed = game_of<TwentyOne>(game);
  if (typed == nullptr || !game.turn().has(seat)) return not_your_turn(game, seat);
  const State& state = typed->state();
  if (!has_current_row(state, seat)) return failure("all rows are complete");
  const auto colours = read_colours(what);
  if (!colours) {
    return failure(
        cat("say which colours, as in \"show red\", or \"show\" alone; not ", quote(what)));
  }
  Lines out = show_row(state, game, seat, style);
  if (*colours != 0) {
    const std::string move = TwentyOne::print_move(Move::write(*colours));
    out.emplace_back();
    append(out, answers(game, seat, {{move, move}}, style));
  }
  return text_of(out);
}

Result<std::string> TwentyOneBoard::why(const Game& game, Seat seat, std::string_view what,
                                        const Style& style) const {
  const auto* typed = game_of<TwentyOne>(game);
  if (typed == nullptr || !has_current_row(typed->state(), seat)) {
    return why_move(game, seat, what, style);
  }
  const auto space = read_space(typed->state(), seat, trim(what));
  if (!space) return why_move(game, seat, what, style);
  if (!game.turn().has(seat)) return not_your_turn(game, seat);
  const Colour colour =
      printed_row(typed->state(), seat).colour_of_value[static_cast<std::size_t>(*space)];
  const std::string write = write_text(colour);
  const std::string cross = cat("cross ", *space);
  return text_of(answers(game, seat, {{write, write}, {cross, cross}}, style));
}

std::vector<std::pair<std::string, std::string>> TwentyOneBoard::commands() const {
  return {{"keep", "keep the dice as they are"},
          {"reroll", "roll again all dice that do not show 1"},
          {"write red blue", "write these dice into your current row"},
          {"cross 5", "cross out the space with the printed 5 instead"},
          {"show", "what each die would score in your current row"},
          {"why red", "what writing or crossing the red space would do, or why it may not be"},
          {"why 5", "the same for the space with the printed 5"}};
}

}  // namespace twenties
