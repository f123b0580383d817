#include "bots/sums_of_20/ending_table.hpp"

#include <algorithm>

#include "base/random.hpp"
#include "core/draws.hpp"

namespace twenties::sums_of_20 {

namespace {

constexpr std::uint64_t square_key(std::size_t square, int number) {
  return mix64(square << 8U | static_cast<std::uint64_t>(number));
}

constexpr int passes_after_play = 2;

// [5.2]
int passes_to_end(const OpenTable& table) {
  const int idle = 2 * table.players - table.idle;
  return counts_passes(table.rules) ? std::min(idle, table.players - table.passes) : idle;
}

std::uint64_t rack_key(const Counts& rack) {
  std::uint64_t key = 0;
  for (const std::uint8_t count : rack) key = key * 6 + count;
  return key;
}

}  // namespace

EndingTable::EndingTable(const OpenTable& table)
    : board_(table.board),
      racks_{table.racks[0], table.racks[1]},
      to_move_(table.to_move),
      starter_(table.starter),
      passes_to_end_(static_cast<std::uint8_t>(passes_to_end(table))),
      time_up_(table.time_up != 0) {
  for (std::size_t square = 0; square < squares; ++square) {
    if (board_[square] != 0) board_key_ ^= square_key(square, number_on(board_[square]));
  }
}

int EndingTable::tiles(std::size_t seat) const { return tiles_in(racks_[seat]); }

bool EndingTable::has_any_play() const {
  const Surroundings around(board_);
  return has_play(board_, around, racks_[0]) || has_play(board_, around, racks_[1]);
}

std::uint64_t EndingTable::key() const {
  std::uint64_t key = mix64(board_key_ ^ rack_key(racks_[0]));
  key = mix64(key ^ rack_key(racks_[1]));
  return mix64(key ^ (to_move_ | static_cast<std::uint64_t>(passes_to_end_) << 8U));
}

int EndingTable::take(const Move& move, int points) {
  if (move.act == Act::pass) {
    passes_to_end_ = static_cast<std::uint8_t>(std::min(passes_to_end_ - 1, passes_after_play));
  } else {
    place(move);
    passes_to_end_ = passes_after_play;
  }
  const std::size_t mover = to_move_;
  to_move_ ^= 1U;
  if (tiles(mover) == 0) {
    over_ = true;
    return points + tiles(to_move_);
  }
  over_ = (time_up_ && to_move_ == starter_) || passes_to_end_ == 0;
  return points;
}

void EndingTable::place(const Move& play) {
  const std::size_t step = play.act == Act::down ? side : 1;
  std::size_t square = play.place;
  for (std::size_t i = 0; i < play.count; ++i, square += step) {
    while (board_[square] != 0) square += step;
    board_[square] = play.tiles[i];
    board_key_ ^= square_key(square, number_on(play.tiles[i]));
    --racks_[to_move_][kind_of(play.tiles[i])];
  }
}

}  // namespace twenties::sums_of_20
