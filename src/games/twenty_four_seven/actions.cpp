#include <array>

#include "base/text.hpp"
#include "games/twenty_four_seven/lines.hpp"
#include "games/twenty_four_seven/rules.hpp"

namespace twenties::twenty_four_seven {

namespace {

constexpr std::array<const char*, 6> combination_names{"sum_of_7", "sum_of_24",   "run",
                                                       "set",      "seven_tiles", "both_sums"};
constexpr std::array<const char*, 5> chance_names{"aside", "centre", "deal", "first", "draw"};

TouchedLine touched(const Line& line, const char* kind, int points) {
  TouchedLine out{{}, line.sum(), kind, points};
  for (const Line::Place& place : line.places) out.squares.push_back(name_of(place.square));
  return out;
}

// What the tile makes there: the lines that score, or those that are too high.
std::vector<TouchedLine> lines_of(const Board& board, const Move& move) {
  std::vector<TouchedLine> out;
  for (int axis = 0; axis < axis_count; ++axis) {
    const Line line = line_through(board, move.square, move.tile, static_cast<Axis>(axis));
    if (line.sum() > most_in_a_line) out.push_back(touched(line, "over", 0));
  }
  if (!out.empty()) return out;
  for (const Combination& found : combinations(board, move.square, move.tile)) {
    const char* kind = combination_names[static_cast<std::size_t>(found.kind)];
    out.push_back(touched(found.line, kind, found.points));
  }
  for (TouchedLine& line : out) {
    for (const TouchedLine& other : out) {
      if (other.squares == line.squares) line.together += other.points;
    }
  }
  return out;
}

}  // namespace

ActionData TwentyFourSeven::describe_move(const State& before, Seat /*seat*/, const Move& move) {
  if (is_skip(move)) return {.kind = "skip"};
  ActionData out{.kind = "put", .tiles = {cat(move.tile)}, .squares = {name_of(move.square)}};
  if (tile_at(before.board, move.square) == 0) out.lines = lines_of(before.board, move);
  return out;
}

// A draw names no seat: it is for the seat whose turn ends.
ActionData TwentyFourSeven::describe_chance(const State& before, const Chance& chance) {
  ActionData out{.kind = chance_names[static_cast<std::size_t>(chance.kind)]};
  if (chance.kind == Chance::Kind::draw) out.seat = seat_at(before.to_move);
  if (chance.kind == Chance::Kind::deal || chance.kind == Chance::Kind::first)
    out.seat = seat_at(chance.seat);
  for (const int tile : chance.tiles) {
    if (tile != 0) out.tiles.push_back(cat(tile));
  }
  return out;
}

}  // namespace twenties::twenty_four_seven
