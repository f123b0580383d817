#include <algorithm>
#include <array>
#include <initializer_list>
#include <limits>
#include <utility>

#include "base/text.hpp"
#include "core/rules_version.hpp"
#include "games/twenty_one/marking.hpp"
#include "games/twenty_one/notation.hpp"
#include "games/twenty_one/rules.hpp"

// A position is one line; what follows the phase depends on it:
//   players=2 sheets=random cross=any phase=mark dealt=A,C active=1 dice=B3,G1,R6,Y2,W5,K4
//   rows=65x.../....../....../....../......,64..../....../....../....../...... sealed=-,BR
// Under older rules rules=1 stands in front. Each seat has five rows of six spaces from left to
// right: open, crossed out, or the number.

namespace twenties::twenty_one {

namespace {

constexpr std::array<std::string_view, 7> phase_names{"sheets",     "first", "roll", "decide",
                                                      "roll-again", "mark",  "over"};

bool shows_dice(Phase phase) {
  return phase == Phase::decide || phase == Phase::roll_again || phase == Phase::mark;
}

char space_text(int there) {
  if (there == crossed) return 'x';
  return there == 0 ? '.' : static_cast<char>('0' + there);
}

std::string print_rows(const Table& table, std::size_t seat) {
  std::string out;
  for (std::size_t row = 0; row < row_count; ++row) {
    if (row > 0) out += '/';
    const PrintedRow& printed = printed_sheets[table.sheets[seat]][row];
    for (std::size_t value = space_count; value > 0; --value) {
      out += space_text(table.rows[seat][row].of(printed.colour_of_value[value]));
    }
  }
  return out;
}

// "-" not marked yet, "BR" written, "x5" crossed out.
std::string print_mark(const Table& table, Seat seat, Mark mark) {
  if (mark == Mark{}) return "-";
  if (mark.is_cross()) return cat('x', move_of(table, seat, mark).what);
  std::string out;
  for_each_colour(mark.colours(), [&](Colour colour) { out += letter_of(colour); });
  return out;
}

// Reads the fields of the line in order.
class FieldReader {
 public:
  explicit FieldReader(std::string_view text) : words_(words(text)) {}

  [[nodiscard]] bool at_end() const { return at_ == words_.size(); }
  [[nodiscard]] bool next_is(std::string_view name) const {
    return !at_end() && words_[at_].starts_with(cat(name, "="));
  }
  std::string_view take_word() { return words_[at_++]; }
  // The value of the field, or nothing if another field is here.
  std::optional<std::string_view> take(std::string_view name) {
    const std::string start = cat(name, '=');
    if (at_end() || !words_[at_].starts_with(start)) return std::nullopt;
    return words_[at_++].substr(start.size());
  }

 private:
  std::vector<std::string_view> words_;
  std::size_t at_ = 0;
};

using Problem = std::optional<Error>;

Error problem(const char* id, std::initializer_list<Argument> arguments = {},
              std::string_view clause = {}) {
  return {Message(id, arguments), clause};
}

Problem read_space(Table& table, std::size_t seat, std::size_t row, std::size_t value, char c) {
  const PrintedRow& printed = printed_sheets[table.sheets[seat]][row];
  if (c == '.') return {};
  int there = crossed;
  if (c != 'x' && c != 'X') {
    there = c - '0';
    if (there < 1 || there > space_count) {
      return problem("twenty-one-position.bad-space", {{"text", quote(std::string_view(&c, 1))}});
    }
    if (there > static_cast<int>(value)) {
      return problem("twenty-one-position.over-printed",
                     {{"seat", static_cast<int>(seat) + 1},
                      {"row", static_cast<int>(row) + 1},
                      {"n", there},
                      {"printed", static_cast<int>(value)}},
                     "3.4");
    }
  }
  table.rows[seat][row].set(printed.colour_of_value[value], there);
  return {};
}

// Rows open one after another (3.8); with cross=leftmost nothing left of a cross is open (3.7).
Problem check_rows(const Table& table, std::size_t seat) {
  for (std::size_t row = 0; row < row_count; ++row) {
    const Row& marks = table.rows[seat][row];
    if (row > table.complete_rows[seat] && marks != Row{}) {
      return problem("twenty-one-position.row-too-early",
                     {{"seat", static_cast<int>(seat) + 1},
                      {"row", static_cast<int>(row) + 1},
                      {"before", static_cast<int>(row)}},
                     "3.8");
    }
    bool open = false;
    for (std::size_t value = space_count; value > 0; --value) {
      const int there = marks.of(printed_sheets[table.sheets[seat]][row].colour_of_value[value]);
      open = open || there == 0;
      if (table.cross != CrossRule::any && open && there == crossed) {
        return problem("twenty-one-position.not-leftmost",
                       {{"seat", static_cast<int>(seat) + 1},
                        {"row", static_cast<int>(row) + 1},
                        {"space", static_cast<int>(value)}},
                       "3.7");
      }
    }
  }
  return {};
}

// Counts what follows from the rows.
void count_rows(Table& table, std::size_t seat) {
  int points = 0;
  std::uint8_t complete = 0;
  for (std::size_t row = 0; row < row_count; ++row) {
    const Row& marks = table.rows[seat][row];
    points += row_points(marks, printed_sheets[table.sheets[seat]][row]);
    if (marks.zeros() == 0 && complete == row) ++complete;
  }
  table.points[seat] = static_cast<std::uint8_t>(points);
  table.complete_rows[seat] = complete;
}

Problem read_rows(Table& table, std::size_t seat, std::string_view text) {
  const auto rows = split(text, '/');
  if (rows.size() != row_count) {
    return problem("twenty-one-position.five-rows", {{"text", quote(text)}});
  }
  for (std::size_t row = 0; row < row_count; ++row) {
    if (rows[row].size() != space_count) {
      return problem("twenty-one-position.six-spaces", {{"text", quote(rows[row])}});
    }
    for (std::size_t at = 0; at < space_count; ++at) {
      if (auto found = read_space(table, seat, row, space_count - at, rows[row][at])) return found;
    }
  }
  count_rows(table, seat);
  return check_rows(table, seat);
}

// How many turns can have filled a sheet: a cross takes a turn of its own, and so does at least
// one of the values of a row; no turn fills less than one space.
struct TurnRange {
  int least = 0;
  int most = 0;
};

TurnRange turns_of(const Table& table, std::size_t seat) {
  TurnRange range;
  for (const Row& row : table.rows[seat]) {
    const ColourSet written = all_colours & ~row.zeros() & ~row.sevens();
    range.least += std::popcount(row.sevens()) + (written != 0 ? 1 : 0);
    range.most += std::popcount(all_colours & ~row.zeros());
  }
  return range;
}

Problem read_all_rows(Table& table, std::string_view text) {
  const auto sheets = split(text, ',');
  if (sheets.size() != table.players) {
    return problem("twenty-one-position.sheet-count",
                   {{"sheets", static_cast<int>(sheets.size())}, {"players", table.players}});
  }
  TurnRange all{0, std::numeric_limits<int>::max()};
  bool full = false;
  for (std::size_t seat = 0; seat < sheets.size(); ++seat) {
    if (auto found = read_rows(table, seat, sheets[seat])) return found;
    const TurnRange turns = turns_of(table, seat);
    all = {std::max(all.least, turns.least), std::min(all.most, turns.most)};
    full = full || table.complete_rows[seat] == row_count;
  }
  if (all.least > all.most) {
    return problem("twenty-one-position.uneven-turns", {{"least", all.least}, {"most", all.most}},
                   "3.3");
  }
  if (full == (table.phase == Phase::over)) return {};
  return problem(full ? "twenty-one-position.is-over" : "twenty-one-position.is-not-over", {},
                 "4.3");
}

Problem read_dice_field(Table& table, std::string_view text) {
  const auto dice = text == "-" ? SixValues{} : read_dice(text);
  if (!dice) return problem("twenty-one-position.bad-dice", {{"text", quote(text)}});
  table.dice = *dice;
  const bool all_ones = dice->ones == all_colours && (dice->twos | dice->fours) == 0;
  if (table.phase == Phase::roll_again) {
    if ((dice->twos | dice->fours) != 0 || all_ones) {
      return problem("twenty-one-position.only-locked", {}, "3.2");
    }
    return {};
  }
  if (dice->zeros() != 0) return problem("twenty-one-position.six-dice", {}, "3.1");
  if (table.phase == Phase::decide && all_ones) {
    return problem("twenty-one-position.six-ones", {}, "3.2");
  }
  return {};
}

Result<Mark> read_mark(const State& state, Seat seat, std::string_view text) {
  if (text == "-") return Mark{};
  Move move;
  if (text.starts_with('x') || text.starts_with('X')) {
    move = Move::cross(read_integer(text.substr(1), 1, space_count).value_or(0));
  } else {
    move = Move::write(read_colours(text).value_or(0));
  }
  if (move.what == 0)
    return failure(Message("twenty-one-position.bad-mark", {{"text", quote(text)}}));
  if (const Verdict verdict = TwentyOne::check(state, seat, move); !verdict) {
    return failure(verdict.clause == table_clause ? std::string_view() : verdict.clause,
                   Message("twenty-one-position.mark-refused",
                           {{"mark", std::string(text)}, {"seat", number_of(seat)}}));
  }
  return mark_of(state, seat, move);
}

// The viewer of a text: with nothing, everything is shown; otherwise the marks of the others are
// hidden.
using Viewer = std::optional<Seat>;

constexpr std::string_view hidden_mark = "?";

Problem read_sealed(State& state, std::string_view text, Viewer viewer) {
  const auto marks = split(text, ',');
  if (marks.size() != state.players) {
    return problem("twenty-one-position.mark-for-each");
  }
  SeatSet marked;
  for (int index = 0; index < state.players; ++index) {
    const auto at = static_cast<std::size_t>(index);
    if (viewer && *viewer != seat_at(index) && marks[at] != "-") {
      if (marks[at] != hidden_mark) return problem("twenty-one-position.hidden-marks", {}, "3.9");
      marked.add(seat_at(index));
      continue;
    }
    const Result<Mark> mark = read_mark(state, seat_at(index), marks[at]);
    if (!mark) return mark.error();
    state.sealed[at] = *mark;
    if (*mark != Mark{}) marked.add(seat_at(index));
  }
  if (marked.size() == state.players)
    return problem("twenty-one-position.nothing-sealed", {}, "3.9");
  state.marked = marked;
  return {};
}

Problem read_dealt(Table& table, std::string_view text) {
  const std::optional<SheetList> list = read_sheets(text);
  if (!list || list->count != table.players) {
    return problem("twenty-one-position.bad-dealt", {{"text", quote(text)}}, "2.1");
  }
  if (table.sheets_named != 0 && table.sheets != list->sheets) {
    return problem("twenty-one-position.other-sheets", {}, "2.1");
  }
  table.sheets = list->sheets;
  return {};
}

// The fields after the phase, in their order.
Problem read_fields(State& state, FieldReader& fields, Viewer viewer) {
  if (state.phase == Phase::sheets) return {};
  const auto dealt = fields.take("dealt");
  if (!dealt) return problem("twenty-one-position.dealt-missing");
  if (auto found = read_dealt(state, *dealt)) return found;
  if (state.phase == Phase::first) return {};
  const auto active = read_integer(fields.take("active").value_or(""), 1, state.players);
  if (!active) return problem("twenty-one-position.active-missing", {{"players", state.players}});
  state.active = static_cast<std::uint8_t>(*active - 1);
  if (shows_dice(state.phase)) {
    const auto dice = fields.take("dice");
    if (!dice) return problem("twenty-one-position.dice-missing");
    if (auto found = read_dice_field(state, *dice)) return found;
  }
  const auto rows = fields.take("rows");
  if (!rows) return problem("twenty-one-position.rows-missing");
  if (auto found = read_all_rows(state, *rows)) return found;
  if (state.phase != Phase::mark) return {};
  const auto sealed = fields.take("sealed");
  if (!sealed) return problem("twenty-one-position.sealed-missing");
  return read_sealed(state, *sealed, viewer);
}

Result<State> read_text(std::string_view text, Viewer viewer) {
  const auto versioned = read_rules(TwentyOne::info(), text);
  if (!versioned) return tl::unexpected(versioned.error());
  FieldReader fields(versioned->rest);
  std::string options_text;
  while (!fields.at_end() && !fields.next_is("phase")) options_text += cat(fields.take_word(), ' ');
  Result<Options> options = TwentyOne::read_options(options_text);
  if (!options) return tl::unexpected(options.error());
  options->rules = versioned->rules;
  State state = TwentyOne::start(*options);
  const auto name = fields.take("phase");
  const auto phase = std::ranges::find(phase_names, name.value_or(""));
  if (phase == phase_names.end()) {
    return failure(
        Message("twenty-one-position.phase-missing", {{"phases", join(phase_names, ", ")}}));
  }
  state.phase = static_cast<Phase>(phase - phase_names.begin());
  if (state.phase == Phase::sheets && options->sheets_named) {
    return failure("2.1", Message("twenty-one-position.sheets-named"));
  }
  if (Problem found = read_fields(state, fields, viewer)) return tl::unexpected(*std::move(found));
  if (!fields.at_end())
    return failure(Message("twenty-one-position.too-much", {{"text", quote(fields.take_word())}}));
  return state;
}

// `mark(seat)` is the text of a sealed mark.
template <class MarkText>
std::string print_text(const State& state, MarkText&& mark) {
  const auto phase = static_cast<std::size_t>(state.phase);
  std::string out =
      cat(print_rules(TwentyOne::info(), state.rules),
          TwentyOne::print_options(TwentyOne::options(state)), " phase=", phase_names[phase]);
  if (state.phase == Phase::sheets) return out;
  out += cat(" dealt=", print_sheets(state.sheets, state.players, ","));
  if (state.phase == Phase::first) return out;
  out += cat(" active=", state.active + 1);
  if (shows_dice(state.phase)) {
    const std::string dice = print_dice(state.dice, ",");
    out += cat(" dice=", dice.empty() ? "-" : dice);
  }
  std::vector<std::string> rows;
  std::vector<std::string> sealed;
  for (int seat = 0; seat < state.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    rows.push_back(print_rows(state, at));
    if (state.phase == Phase::mark) sealed.push_back(mark(seat_at(seat)));
  }
  out += cat(" rows=", join(rows, ","));
  return sealed.empty() ? out : cat(out, " sealed=", join(sealed, ","));
}

}  // namespace

Result<State> TwentyOne::read_position(std::string_view text) {
  return read_text(text, std::nullopt);
}

std::string TwentyOne::print_position(const State& state) {
  return print_text(state,
                    [&](Seat seat) { return print_mark(state, seat, state.sealed[slot(seat)]); });
}

Result<View> TwentyOne::read_view(std::string_view text, Seat viewer) {
  return read_text(text, viewer).map([&](const State& state) { return view(state, viewer); });
}

std::string TwentyOne::print_view(const View& view) {
  return print_text({view.table, {}}, [&](Seat seat) {
    if (seat == view.viewer || !view.table.marked.has(seat)) {
      return print_mark(view.table, seat, seat == view.viewer ? view.own : Mark{});
    }
    return std::string(hidden_mark);
  });
}

}  // namespace twenties::twenty_one
