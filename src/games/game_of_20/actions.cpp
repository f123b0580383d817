#include "games/game_of_20/words.hpp"

namespace twenties::game_of_20 {

namespace {

// What lies around the square. One tile alone asks for no sum (3.4, 3.5).
std::vector<TouchedLine> line_around(const Board& board, std::uint8_t square) {
  const bool asks_for_sum = (board.beside_two & only(square)) != 0;
  TouchedLine around{{}, board.sum(square), asks_for_sum ? "around" : "beside"};
  for_each_bit(adjacent[square] & ~board.empty,
               [&](int beside) { around.squares.push_back(name_of(beside)); });
  if (around.squares.empty()) return {};
  return {std::move(around)};
}

}  // namespace

ActionData GameOf20::describe_move(const State& before, Seat /*seat*/, const Move& move) {
  if (move.kind == Move::Kind::skip) return {.kind = "skip"};
  ActionData out{.kind = "take", .tiles = {cat(move.tile)}};
  if (move.second != 0) out.tiles.push_back(cat(move.second));
  if (move.kind == Move::Kind::take) return out;
  out.kind = "put";
  out.squares = {name_of(move.square)};
  out.lines = line_around(before.board, move.square);
  return out;
}

ActionData GameOf20::describe_chance(const State& before, const Chance& chance) {
  if (chance.kind == Chance::Kind::centre) return {.kind = "centre", .tiles = {cat(chance.value)}};
  if (before.is_solo()) return {.kind = "first", .hand = chance.value + 1};
  return {.kind = "first", .seat = seat_at(chance.value)};
}

}  // namespace twenties::game_of_20
