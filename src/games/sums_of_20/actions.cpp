#include <array>

#include "core/square.hpp"
#include "games/sums_of_20/lines.hpp"
#include "games/sums_of_20/tiles.hpp"

namespace twenties::sums_of_20 {

namespace {

constexpr std::array<const char*, 5> move_names{"put", "lay", "lay", "trade", "pass"};
constexpr std::array<const char*, 5> chance_names{"lay", "starter", "out", "deal", "draw"};

template <class MoveOrChance>
ActionData with_tiles(const MoveOrChance& action, const char* kind) {
  ActionData out{.kind = kind};
  for (std::size_t i = 0; i < action.count; ++i) out.tiles.push_back(print_tile(action.tiles[i]));
  return out;
}

}  // namespace

TouchedLine touched(const Line& line) {
  const char* reach = line.sum < target ? "under" : line.sum == target ? "exact" : "over";
  TouchedLine out{{}, line.sum, "sum", 0, reach};
  for (int at = 0; at < line.length; ++at) {
    out.squares.push_back(square_name(line.square(at), side));
  }
  return out;
}

ActionData SumsOf20::describe_move(const State& before, Seat /*seat*/, const Move& move) {
  ActionData out = with_tiles(move, move_names[static_cast<std::size_t>(move.act)]);
  if (move.act > Act::down) return out;
  if (move.act != Act::one) out.way = move.act == Act::across ? "across" : "down";
  const auto placement = place(before.board, move);
  if (!placement) {
    out.squares = {square_name(move.place, side)};
    return out;
  }
  for (const int square : placement->squares) out.squares.push_back(square_name(square, side));
  for (const Line& line : lines_made(*placement, move.act)) out.lines.push_back(touched(line));
  return out;
}

ActionData SumsOf20::describe_chance(const State& /*before*/, const Chance& chance) {
  ActionData out = with_tiles(chance, chance_names[static_cast<std::size_t>(chance.act)]);
  if (chance.act == Event::deal || chance.act == Event::draw) out.seat = seat_at(chance.place);
  if (chance.act != Event::lay) return out;
  const LayGroup& group = lay_groups[chance.place];
  for (std::size_t i = 0; i < group.count; ++i) {
    out.squares.push_back(square_name(fixed_spaces[group.first + i], side));
  }
  return out;
}

}  // namespace twenties::sums_of_20
