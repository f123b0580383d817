#include <array>

#include "base/text.hpp"
#include "games/twenty_one/marking.hpp"

namespace twenties::twenty_one {

namespace {

constexpr std::array<const char*, 4> move_names{"write", "cross", "keep", "reroll"};

std::vector<Die> rolled(const SixValues& dice) {
  std::vector<Die> out;
  for_each_colour(all_colours & ~dice.zeros(), [&](Colour colour) {
    out.push_back({std::string(name_of(colour)), dice.of(colour)});
  });
  return out;
}

// Whether the seat has a row in which it could mark something.
bool has_row(const State& state, Seat seat) {
  if (index_of(seat) >= state.players) return false;
  return state.phase != Phase::sheets && state.complete_rows[slot(seat)] < row_count;
}

}  // namespace

ActionData TwentyOne::describe_move(const State& before, Seat seat, const Move& move) {
  ActionData out{.kind = move_names[static_cast<std::size_t>(move.kind)],
                 .dice = rolled(before.dice)};
  const bool is_mark = move.kind == Move::Kind::write || move.kind == Move::Kind::cross;
  if (!is_mark || !has_row(before, seat)) return out;
  const PrintedRow& printed = printed_row(before, seat);
  const ColourSet colours = move.kind == Move::Kind::write
                                ? ColourSet{move.what}
                                : only(printed.colour_of_value[move.what]);
  for_each_colour(colours, [&](Colour colour) {
    out.squares.push_back(cat(printed.values.of(colour)));
    out.tiles.emplace_back(name_of(colour));
  });
  return out;
}

ActionData TwentyOne::describe_chance(const State& /*before*/, const Chance& chance) {
  if (chance.kind == Chance::Kind::first)
    return {.kind = "first", .seat = seat_at(chance.values[0] - 1)};
  if (chance.kind == Chance::Kind::sheets) return {.kind = "sheets"};
  ActionData out{.kind = "roll"};
  for_each_colour(all_colours, [&](Colour colour) {
    const int value = chance.values[static_cast<std::size_t>(colour)];
    if (value != 0) out.dice.push_back({std::string(name_of(colour)), value});
  });
  return out;
}

}  // namespace twenties::twenty_one
