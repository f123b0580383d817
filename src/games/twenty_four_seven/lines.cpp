#include "games/twenty_four_seven/lines.hpp"

#include "base/text.hpp"
#include "games/twenty_four_seven/tally.hpp"

namespace twenties::twenty_four_seven {

namespace {

using Kind = Combination::Kind;

// The tiles around the placed one whose numbers change by `change` from each to the next.
Line chain_around(const Line& line, int change) {
  std::size_t from = line.placed;
  std::size_t to = line.placed;
  const auto follows = [&](std::size_t at) {
    return line.places[at + 1].tile - line.places[at].tile == change;
  };
  while (from > 0 && follows(from - 1)) --from;
  while (to + 1 < line.places.size() && follows(to)) ++to;
  return line.part(from, to);
}

void add_line(std::vector<Combination>& out, const Line& line) {
  if (line.places.size() < 2) return;
  if (line.sum() == 7) out.push_back({Kind::sum_of_7, points_for_7, line});
  if (line.sum() == 24) out.push_back({Kind::sum_of_24, points_for_24, line});
  if (line.sum() == 24 && line.places.size() == columns) {
    out.push_back({Kind::seven_tiles, points_for_bonus, line});
  }
  for (const int change : {1, -1}) {
    const Line run = chain_around(line, change);
    const int points = points_for_run(static_cast<int>(run.places.size()));
    if (points > 0) out.push_back({Kind::run, points, run});
  }
  const Line set = chain_around(line, 0);
  const int points = points_for_set(static_cast<int>(set.places.size()));
  if (points > 0) out.push_back({Kind::set, points, set});
}

}  // namespace

const char* word_for(Axis axis) {
  if (axis == Axis::row) return "row";
  return axis == Axis::column ? "column" : "diagonal";
}

int Line::sum() const {
  int total = 0;
  for (const Place& place : places) total += place.tile;
  return total;
}

Line Line::part(std::size_t from, std::size_t to) const {
  Line out;
  out.axis = axis;
  out.placed = placed - from;
  for (std::size_t at = from; at <= to; ++at) out.places.push_back(places[at]);
  return out;
}

Message Line::name() const {
  const char* id = axis == Axis::row      ? "twenty-four-seven.row"
                   : axis == Axis::column ? "twenty-four-seven.column"
                                          : "twenty-four-seven.diagonal";
  return Message(
      id, {{"from", square_value(places[0].square)}, {"to", square_value(places.back().square)}});
}

Value Line::adding() const {
  std::vector<int> numbers;
  for (const Place& place : places) numbers.push_back(place.tile);
  return Value::line(numbers);
}

std::string Line::tiles() const {
  return join(places, " ", [](const Place& place) { return cat(place.tile); });
}

Line line_through(const Board& board, int square, int tile, Axis axis) {
  const Step step = reading_steps[static_cast<std::size_t>(axis)];
  int column = square % columns;
  int row = square / columns;
  const auto has_tile = [&](int c, int r) {
    return on_board(c, r) && tile_at(board, r * columns + c) != 0;
  };
  while (has_tile(column - step.columns, row - step.rows)) {
    column -= step.columns;
    row -= step.rows;
  }
  Line line;
  line.axis = axis;
  for (int at = row * columns + column; at == square || has_tile(column, row);
       column += step.columns, row += step.rows, at = row * columns + column) {
    if (!on_board(column, row)) break;
    if (at == square) line.placed = line.places.size();
    const int number = at == square ? tile : tile_at(board, at);
    line.places.push_back({static_cast<std::uint8_t>(at), static_cast<std::uint8_t>(number)});
  }
  return line;
}

std::vector<Combination> combinations(const Board& board, int square, int tile) {
  std::vector<Combination> out;
  for (int axis = 0; axis < axis_count; ++axis) {
    add_line(out, line_through(board, square, tile, static_cast<Axis>(axis)));
  }
  const std::size_t plain = out.size();
  for (std::size_t a = 0; a < plain; ++a) {
    for (std::size_t b = 0; b < plain; ++b) {
      if (out[a].kind != Kind::sum_of_24 || out[b].kind != Kind::sum_of_7) continue;
      out.push_back({Kind::both_sums, points_for_bonus, out[a].line, out[b].line});
    }
  }
  return out;
}

}  // namespace twenties::twenty_four_seven
