#include "terminal/boards/twenty_one.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "core/game_of.hpp"
#include "games/twenty_one/marking.hpp"
#include "games/twenty_one/notation.hpp"
#include "terminal/boards/answers.hpp"
#include "terminal/boards/seats.hpp"
#include "terminal/boards/sheet_twenty_one.hpp"

namespace twenties {

namespace {

using namespace twenty_one;

// "4", or nothing on a die that is still to be rolled.
std::string face(int value) { return value == 0 ? " " : cat(value); }

constexpr std::array<const char*, colour_count> die_labels{"boards.blue-die",  "boards.green-die",
                                                           "boards.red-die",   "boards.yellow-die",
                                                           "boards.white-die", "boards.black-die"};
constexpr std::array<const char*, colour_count> colour_texts{
    "twenty-one.blue",   "twenty-one.green", "twenty-one.red",
    "twenty-one.yellow", "twenty-one.white", "twenty-one.black"};

// What a die is called, with the letter that can be typed where the name does not show it.
std::string die_label(Colour colour, const Words& words) {
  return words.say(die_labels[static_cast<std::size_t>(colour)]);
}

std::string colour_text(Colour colour, const Words& words) {
  return words.say(colour_texts[static_cast<std::size_t>(colour)]);
}

// How wide a box with its label is; only the last label may be wider than that.
std::size_t box_width(const Words& words) {
  std::size_t widest = 7;
  for_each_colour(all_colours, [&](Colour colour) {
    widest = std::max(widest, screen_width(die_label(colour, words)));
  });
  return std::min<std::size_t>(widest, 8) + 1;
}

// The last line is empty if no die is locked.
Lines dice_boxes(const twenty_one::Table& table, const Style& style) {
  Lines out(5, "  ");
  const std::size_t width = box_width(style.words);
  const auto box = [&](std::string_view text) {
    return paint(style, Ink::quiet, pad_right(text, width));
  };
  for_each_colour(all_colours, [&](Colour colour) {
    const bool locked = (locked_dice(table) & only(colour)) != 0;
    const std::string wall = paint(style, Ink::quiet, locked ? "┃" : "│");
    const std::string value = cat(" ", face(table.dice.of(colour)), " ");
    out[0] += box(locked ? " ┏━━━┓" : " ╭───╮");
    out[1] += pad_right(cat(" ", wall, paint(style, ink_of(colour), value), wall), width);
    out[2] += box(locked ? " ┗━━━┛" : " ╰───╯");
    out[3] += cat(centred(die_label(colour, style.words), width - 1), " ");
    out[4] += box(locked ? centred(style.words.say("boards.locked"), width - 1) : "");
  });
  return out;
}

// Whether all dice fit into one line, however many of them are locked.
bool fits_in_a_line(const Style& style) {
  constexpr std::size_t around = 7;  // spaces, the value and its brackets
  std::size_t width = 2;
  for_each_colour(all_colours, [&](Colour colour) {
    width += screen_width(die_label(colour, style.words)) + around;
  });
  return width <= static_cast<std::size_t>(style.width);
}

// A locked die has brackets. Where there is not room enough, there are two lines.
Lines dice_line(const twenty_one::Table& table, const Style& style) {
  const int in_a_line = fits_in_a_line(style) ? colour_count : colour_count / 2;
  Lines lines;
  int placed = 0;
  for_each_colour(all_colours, [&](Colour colour) {
    if (placed++ % in_a_line == 0) lines.emplace_back("  ");
    std::string& out = lines.back();
    const std::string value = face(table.dice.of(colour));
    const std::string shown =
        (locked_dice(table) & only(colour)) != 0 ? cat("[", value, "]") : value;
    out +=
        cat(paint(style, ink_of(colour), cat(" ", die_label(colour, style.words), " ", shown, " ")),
            " ");
  });
  return lines;
}

std::string phase_text(const View& view, const Scene& scene, const Words& words) {
  const std::string active = seat_in_message(scene, seat_at(view.table.active), words);
  switch (view.table.phase) {
    case Phase::sheets:
      return words.say("boards.sheets-come");
    case Phase::first:
      return words.say("boards.starter-comes");
    case Phase::roll:
      return words.say("boards.rolls", {{"who", active}});
    case Phase::decide:
      return words.say("boards.keep-or-reroll", {{"who", active}});
    case Phase::roll_again:
      return words.say("boards.rolls-again", {{"who", active}});
    case Phase::mark:
      return words.say("boards.all-mark", {{"who", active}});
    case Phase::over:
      return words.say("table.game-over");
  }
  return "";
}

Lines heading(const View& view, const Scene& scene, const Style& style) {
  const std::string title = paint(style, Ink::strong, TwentyOne::info().title);
  const std::string phase = phase_text(view, scene, style.words);
  std::string line = cat(title, "  ", phase);
  const bool fits = screen_width(line) <= static_cast<std::size_t>(style.width);
  if (!is_compact(style) && fits) return {std::move(line)};
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
  const Words& words = style.words;
  out.add(words.say("boards.row", {{"n", state.complete_rows[slot(seat)] + 1}}),
          [&](Colour, int printed) { return middle(cat(printed)); });
  out.add("", [&](Colour colour, int) {
    const std::string name = fit(colour_text(colour, words), space_width(style));
    return paint(style, ink_of(colour), middle(name));
  });
  out.add(words.say("boards.on-it"), [&](Colour colour, int) {
    const int there = current_row(state, seat).of(colour);
    return middle(there == 0 ? "" : there == crossed ? "x" : cat(there));
  });
  out.add(words.say("boards.die"),
          [&](Colour colour, int) { return middle(face(state.dice.of(colour))); });
  out.add(words.say("boards.write"),
          [&](Colour colour, int) { return write_cell(game, seat, colour, style); });
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
  scene.names.assign(view.table.players, style.words.say("boards.your-sheet"));
  append(out, sheet_lines(view, viewer, scene, SheetSize::roomy, style));
  return out;
}

Result<std::string> TwentyOneBoard::show(const Game& game, Seat seat, std::string_view what,
                                         const Style& style) const {
  const auto* typed = game_of<TwentyOne>(game);
  if (typed == nullptr || !game.turn().has(seat)) return not_your_turn(game, seat);
  const State& state = typed->state();
  if (!has_current_row(state, seat)) return failure(Message("boards.rows-complete"));
  const auto colours = read_colours(what);
  if (!colours) {
    return failure(Message("boards.which-colours", {{"what", quote(what)}}));
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

std::vector<std::pair<std::string, std::string>> TwentyOneBoard::commands(
    const Words& words) const {
  return {{"keep", words.say("boards.21-keep")},
          {"reroll", words.say("boards.21-reroll")},
          {"write red blue", words.say("boards.21-write")},
          {"cross 5", words.say("boards.21-cross")},
          {"show", words.say("boards.21-show")},
          {"why red", words.say("boards.21-why")},
          {"why 5", words.say("boards.21-why-5")}};
}

}  // namespace twenties
