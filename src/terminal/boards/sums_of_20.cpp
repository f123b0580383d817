#include "terminal/boards/sums_of_20.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "core/draws.hpp"
#include "core/game_of.hpp"
#include "core/square.hpp"
#include "games/sums_of_20/plays.hpp"
#include "games/sums_of_20/tiles.hpp"
#include "terminal/boards/answers.hpp"
#include "terminal/boards/placing.hpp"
#include "terminal/boards/seats.hpp"
#include "terminal/grid.hpp"

namespace twenties {

namespace {

using sums_of_20::Act;
using sums_of_20::Counts;
using sums_of_20::Move;
using sums_of_20::OpenTable;
using sums_of_20::print_tile;
using sums_of_20::side;
using sums_of_20::squares;
using sums_of_20::SumsOf20;
using sums_of_20::Tile;

constexpr std::size_t panel_width = 14;
constexpr std::size_t gap = 1;

// What is printed on a square: R, B or G for a fixed tile, "+" for a "+10" square, "." otherwise.
char printed_on(int square) { return sums_of_20::picture[static_cast<std::size_t>(square)]; }

Ink colour_of(int square) {
  switch (printed_on(square)) {
    case 'R':
      return Ink::red;
    case 'B':
      return Ink::blue;
    case 'G':
      return Ink::green;
    default:
      return Ink::yellow;
  }
}

Tile tile_on(const OpenTable& table, int square) {
  return table.board[static_cast<std::size_t>(square)];
}

Cell cell_of(const OpenTable& table, int square) {
  const Tile tile = tile_on(table, square);
  const bool fixed = sums_of_20::is_fixed_space(square);
  const std::string letter(fixed ? 1 : 0, printed_on(square));
  if (tile != 0) return {pad_right(letter + print_tile(tile), fixed ? 3 : 0), colour_of(square)};
  if (fixed) return {letter, Ink::notice};
  return sums_of_20::is_plus_ten(square) ? Cell{"+10", Ink::notice} : Cell{"·", Ink::quiet};
}

Grid grid_of(const OpenTable& table) {
  Grid grid(side, side);
  for (int square = 0; square < squares; ++square) grid.at(square) = cell_of(table, square);
  return grid;
}

std::vector<std::string> rack_tiles(const Counts& rack) {
  std::vector<std::string> out;
  for (std::size_t kind = 0; kind < rack.size(); ++kind) {
    out.insert(out.end(), rack[kind], print_tile(sums_of_20::tile_of(kind)));
  }
  return out;
}

std::string rack_text(const Counts& rack, const Style& style) {
  const auto tiles = rack_tiles(rack);
  if (tiles.empty()) return paint(style, Ink::quiet, style.words.say("boards.no-tiles"));
  return paint(style, Ink::yellow, cat(" ", join(tiles, " "), " "));
}

std::string pool_text(const sums_of_20::View& view, const Style& style) {
  return style.words.say("boards.pool", {{"n", view.pool_size}});
}

Lines panel(const sums_of_20::View& view, const Scene& scene, const Style& style) {
  Lines out{"", paint(style, Ink::strong, SumsOf20::info().title),
            paint(style, Ink::quiet, pool_text(view, style)), ""};
  const Scores scores = SumsOf20::scores(view);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    out.push_back(seat_line(style, scene, seat, cat(scores[i]), panel_width));
    out.push_back(cat(" ", rack_text(view.racks[i], style)));
    out.emplace_back();
  }
  return out;
}

// A line for each seat, below the board.
Lines compact_panel(const sums_of_20::View& view, const Scene& scene, const Style& style) {
  constexpr std::size_t score_column = 34;
  Lines out{cat(paint(style, Ink::strong, SumsOf20::info().title),
                paint(style, Ink::quiet, cat("  ", pool_text(view, style))))};
  const Scores scores = SumsOf20::scores(view);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    out.push_back(cat(seat_line(style, scene, seat, cat(scores[i]), score_column), "  ",
                      rack_text(view.racks[i], style)));
  }
  return out;
}

// Calls visit(square, tile) for each tile of a play, which the board does not have yet. A play that
// the game lists stays on the board.
template <class Visit>
void for_each_tile(const OpenTable& table, const Move& play, Visit&& visit) {
  int square = play.place;
  for (std::size_t i = 0; i < play.count; ++i) {
    while (tile_on(table, square) != 0) square += play.act == Act::down ? side : 1;
    visit(square, play.tiles[i]);
    square += play.act == Act::down ? side : 1;
  }
}

// "7" is that tile, "*" a wild as any number, "*9" a wild as 9.
bool is_meant(Tile asked, Tile placed) {
  return asked == sums_of_20::wild ? sums_of_20::is_wild(placed) : asked == placed;
}

// For each square the points of the best play that puts the tile there; 0 if there is none.
std::array<int, squares> best_plays(const OpenTable& table, const Counts& rack, Tile tile) {
  std::array<int, squares> best{};
  sums_of_20::generate_plays(table.board, rack, [&](const Move& play, int points) {
    for_each_tile(table, play, [&](int square, Tile placed) {
      int& there = best[static_cast<std::size_t>(square)];
      if (is_meant(tile, placed)) there = std::max(there, points);
    });
  });
  return best;
}

// A square that the tile cannot touch another one from is far away, and stays as it is.
bool is_far(const Game& game, Seat seat, int square, Tile tile) {
  const Tile named = tile == sums_of_20::wild ? static_cast<Tile>(tile + 1) : tile;
  const Move alone{Act::one, static_cast<std::uint8_t>(square), 1, {named}};
  return game.check(seat, SumsOf20::print_move(alone)).clause == "3.2";
}

// A mark of `show` and what it means, in lines of at most `width` columns.
Lines explained(const std::string& mark, const std::string& meaning, std::size_t width) {
  const std::string room(screen_width(mark), '_');
  Lines out = wrapped(cat(room, "_", meaning), width);
  out.front() = cat(mark, " ", out.front().substr(room.size() + 1));
  return out;
}

Lines legend_of(Tile tile, const Style& style) {
  const Words& words = style.words;
  const std::size_t width = is_compact(style) ? text_width(style) : panel_width;
  const Lines best = explained(paint(style, Ink::may, "+19"), words.say("boards.best-play"), width);
  const Lines none = explained(paint(style, Ink::bad, " X "), words.say("boards.no-play"), width);
  const std::string heading = words.say("boards.where-it-can-go", {{"tile", print_tile(tile)}});
  Lines out;
  if (is_compact(style)) {
    append(out, wrapped(heading, width));
    append(out, best);
  } else {
    out.emplace_back();
    for (const std::string_view line : split(heading, '\n')) append(out, wrapped(line, width));
    out.emplace_back();
    append(out, best);
    out.emplace_back();
  }
  append(out, none);
  return out;
}

Lines show_tile(const Game& game, const OpenTable& table, Seat seat, Tile tile,
                const Style& style) {
  const Counts& rack = table.racks[static_cast<std::size_t>(index_of(seat))];
  const auto best = best_plays(table, rack, tile);
  Grid grid = grid_of(table);
  for (int square = 0; square < squares; ++square) {
    if (tile_on(table, square) != 0) continue;
    const int points = best[static_cast<std::size_t>(square)];
    if (points > 0) {
      grid.at(square) = {points < 100 ? cat("+", points) : cat(points), Ink::may};
    } else if (!is_far(game, seat, square, tile)) {
      grid.at(square) = {"X", Ink::bad};
    }
  }
  const Lines legend = legend_of(tile, style);
  if (!is_compact(style)) return beside(grid.framed(style), legend, gap);
  Lines out = grid.close(style);
  append(out, legend);
  return out;
}

// A wild alone: with the number that fits, if there is one.
Tile best_number(const Game& game, Seat seat, int square) {
  Tile named = sums_of_20::wild + 1;
  for (int number = 1; number < sums_of_20::target; ++number) {
    const auto tile = static_cast<Tile>(sums_of_20::wild + number);
    const Move alone{Act::one, static_cast<std::uint8_t>(square), 1, {tile}};
    if (game.check(seat, SumsOf20::print_move(alone))) named = tile;
  }
  return named;
}

std::string longer_plays(const OpenTable& table, const Counts& rack, int square,
                         const Words& words) {
  int count = 0;
  int most = 0;
  Move best;
  sums_of_20::generate_plays(table.board, rack, [&](const Move& play, int points) {
    bool covers = false;
    for_each_tile(table, play, [&](int at, Tile) { covers = covers || at == square; });
    if (!covers || play.count == 1) return;
    ++count;
    if (points > most) best = play;
    most = std::max(most, points);
  });
  if (count == 0) return words.say("boards.no-longer-play");
  return words.say("boards.longer-plays",
                   {{"n", count}, {"best", SumsOf20::print_move(best)}, {"points", most}});
}

Lines why_square(const Game& game, const OpenTable& table, Seat seat, int square,
                 const Style& style) {
  const Counts& rack = table.racks[static_cast<std::size_t>(index_of(seat))];
  std::vector<AskedMove> questions;
  for (std::size_t kind = 0; kind < rack.size(); ++kind) {
    if (rack[kind] == 0) continue;
    const Tile tile =
        kind == sums_of_20::wild_kind ? best_number(game, seat, square) : sums_of_20::tile_of(kind);
    const Move alone{Act::one, static_cast<std::uint8_t>(square), 1, {tile}};
    questions.push_back({print_tile(tile), SumsOf20::print_move(alone)});
  }
  Lines out = answers(game, seat, questions, style);
  if (tile_on(table, square) == 0) {
    for (const std::string& line :
         wrapped(longer_plays(table, rack, square, style.words), text_width(style) - 2)) {
      out.push_back(paint(style, Ink::quiet, cat("  ", line)));
    }
  }
  return out;
}

}  // namespace

Lines SumsOf20Board::table(const View& view, Seat /*viewer*/, const Scene& scene,
                           const Style& style) const {
  Grid grid = grid_of(view);
  grid.mark_last(scene.last.squares);
  if (!is_compact(style)) return beside(grid.framed(style), panel(view, scene, style), gap);
  Lines out = grid.close(style);
  append(out, compact_panel(view, scene, style));
  return out;
}

Lines SumsOf20Board::own(const View& view, Seat viewer, const Style& style) const {
  if (viewer == nobody) return {};
  return {cat("  ", rack_text(view.racks[static_cast<std::size_t>(index_of(viewer))], style))};
}

Result<std::string> SumsOf20Board::show(const Game& game, Seat seat, std::string_view what,
                                        const Style& style) const {
  const auto* typed = game_of<SumsOf20>(game);
  if (typed == nullptr || !game.turn().has(seat)) return not_your_turn(game, seat);
  const OpenTable& table = typed->state();
  const auto tile = sums_of_20::read_tile(trim(what));
  const Counts& rack = table.racks[static_cast<std::size_t>(index_of(seat))];
  if (!tile) {
    return failure(which_tile(what, "7", sums_of_20::print_tiles(rack)));
  }
  const bool in_rack =
      (sums_of_20::is_wild(*tile) || *tile <= 9) && rack[sums_of_20::kind_of(*tile)] > 0;
  if (!in_rack) {
    return failure(not_in_hand(print_tile(*tile), sums_of_20::print_tiles(rack)));
  }
  return text_of(show_tile(game, table, seat, *tile, style));
}

Result<std::string> SumsOf20Board::why(const Game& game, Seat seat, std::string_view what,
                                       const Style& style) const {
  const auto square = read_square(trim(what), side, side);
  const auto* typed = game_of<SumsOf20>(game);
  if (!square || typed == nullptr) return why_move(game, seat, what, style);
  if (!game.turn().has(seat)) return not_your_turn(game, seat);
  return text_of(why_square(game, typed->state(), seat, *square, style));
}

std::vector<std::pair<std::string, std::string>> SumsOf20Board::commands(const Words& words) const {
  return {{"f8 down 4 7 1 8", words.say("boards.sums-down")},
          {"c11 across 2 7 1", words.say("boards.sums-across")},
          {"f8 *9", words.say("boards.sums-wild")},
          {"trade 3 4", words.say("boards.sums-trade")},
          {"pass", words.say("boards.sums-pass")},
          {"show 7", words.say("boards.sums-show")},
          {"why f8", words.say("boards.sums-why")},
          {"why f8 down 4 7 1 8", words.say("boards.sums-why-play")}};
}

}  // namespace twenties
