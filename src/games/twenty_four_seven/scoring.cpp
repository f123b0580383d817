#include <array>
#include <bit>
#include <string_view>

#include "games/twenty_four_seven/lines.hpp"
#include "games/twenty_four_seven/placing.hpp"
#include "games/twenty_four_seven/rules.hpp"

namespace twenties::twenty_four_seven {

namespace {

using Kind = Combination::Kind;

Scores scores_of(const std::array<Tally, most_players>& tallies, int players) {
  Scores out;
  for (int seat = 0; seat < players; ++seat) {
    out.push_back(tallies[static_cast<std::size_t>(seat)].total());
  }
  return out;
}

struct CategoryText {
  std::string_view clause;
  const char* id;
};

constexpr std::array<CategoryText, category_count> category_texts{
    {{"4.1", "twenty-four-seven.lines-of-7"},
     {"4.1", "twenty-four-seven.lines-of-24"},
     {"4.2", "twenty-four-seven.runs"},
     {"4.3", "twenty-four-seven.sets"},
     {"4.4", "twenty-four-seven.bonuses"}}};

Part part_for(Seat seat, const Combination& found) {
  const Argument line{"line", found.line.name()};
  const Argument tiles{"tiles", found.line.tiles()};
  switch (found.kind) {
    case Kind::run:
      return {seat, "4.2", Message("twenty-four-seven.run", {tiles, line}), found.points};
    case Kind::set:
      return {seat, "4.3", Message("twenty-four-seven.set", {tiles, line}), found.points};
    case Kind::seven_tiles:
      return {seat, "4.4", Message("twenty-four-seven.seven-tiles", {line}), found.points};
    case Kind::both_sums:
      return {seat, "4.4",
              Message("twenty-four-seven.both-sums", {line, {"other", found.other.name()}}),
              found.points};
    default:
      return {seat, "4.1", Message("twenty-four-seven.sum", {line, {"sum", found.line.adding()}}),
              found.points};
  }
}

Note block_note(const Board& before, const Move& move) {
  Board after = before;
  Tally points;
  place(after, points, move.square, move.tile);
  Note note{"blocks", {}};
  for_each_bit(blocks_on(after) & ~blocks_on(before),
               [&](int bit) { note.items.push_back(square_item(name_of(square_of(bit)))); });
  return note;
}

}  // namespace

Scores TwentyFourSeven::scores(const State& state) {
  return scores_of(state.tallies, state.players);
}

Scores TwentyFourSeven::scores(const View& view) { return scores_of(view.tallies, view.players); }

// Most points, then fewest tiles in hand (5.2).
SeatSet TwentyFourSeven::winners(const State& state) {
  SeatSet best;
  int best_points = -1;
  int fewest_tiles = 0;
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    const int points = state.tallies[seat].total();
    const int tiles = state.hands[seat].size();
    if (points < best_points || (points == best_points && tiles > fewest_tiles)) continue;
    if (points > best_points || tiles < fewest_tiles) best = {};
    best.add(seat_at(static_cast<int>(seat)));
    best_points = points;
    fewest_tiles = tiles;
  }
  return best;
}

// Names no tile of any hand: hands stay private (2.3).
Ending TwentyFourSeven::ending(const State& state) {
  const Board& board = state.board;
  const int tiles = std::popcount(tiles_on(board));
  const int blocks = std::popcount(blocks_on(board));
  int left = 0;
  for (const TileSet hand : state.hands) left += hand.size();
  if (tiles + blocks == square_count) {
    return {"5.1", Message("twenty-four-seven.board-full", {{"tiles", tiles}, {"blocks", blocks}})};
  }
  if (board.fits[0] == 0) {
    return {"5.1", Message("twenty-four-seven.no-square")};
  }
  if (left == 0) return {"5.1", Message("twenty-four-seven.no-tiles")};
  int highest = highest_number;
  while (board.fits[static_cast<std::size_t>(highest - 1)] == 0) --highest;
  return {"5.1", Message("twenty-four-seven.all-too-high",
                         {{"highest", Value::tile(highest)}, {"n", left}})};
}

Parts TwentyFourSeven::explain_score(const State& state, Seat seat) {
  const Tally& tally = state.tallies[static_cast<std::size_t>(index_of(seat))];
  Parts parts;
  for (std::size_t at = 0; at < category_count; ++at) {
    const int points = tally.points[at];
    if (points == 0) continue;
    parts.push_back(
        {seat, std::string(category_texts[at].clause), Message(category_texts[at].id), points});
  }
  return parts;
}

Effect TwentyFourSeven::explain_move(const State& before, Seat seat, const Move& move) {
  Effect effect;
  if (is_skip(move)) return effect;
  int points = 0;
  for (const Combination& found : combinations(before.board, move.square, move.tile)) {
    effect.parts.push_back(part_for(seat, found));
    points += found.points;
  }
  if (points > 0 && is_double(move.square)) {
    effect.parts.push_back({seat, "4.6",
                            Message("twenty-four-seven.doubled",
                                    {{"square", square_value(move.square)}, {"points", points}}),
                            points});
  }
  effect.notes.push_back(block_note(before.board, move));
  return effect;
}

}  // namespace twenties::twenty_four_seven
