#include "bots/sums_of_20/playing_on.hpp"

#include <algorithm>
#include <utility>

#include "core/draws.hpp"

namespace twenties::sums_of_20 {

TrialTable::TrialTable(const View& view, Random random)
    : board_(view.board),
      racks_(view.racks),
      back_(view.pool_size),
      random_(random),
      thinker_(view.to_move),
      to_move_(view.to_move),
      starter_(view.starter),
      players_(view.players),
      idle_(view.idle),
      passes_(view.passes),
      counts_passes_(counts_passes(view.rules)),
      time_up_(view.time_up != 0) {
  std::size_t unseen = 0;
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    for (int i = 0; i < view.unseen[kind]; ++i) order_[unseen++] = static_cast<std::uint8_t>(kind);
  }
  for (std::size_t left = unseen; left > 1; --left) {
    std::swap(order_[left - 1], order_[static_cast<std::size_t>(random_.below(left))]);
  }
}

void TrialTable::take(const JudgedMove& turn) {
  Counts& rack = racks_[to_move_];
  points_[to_move_] += turn.points;
  kept_[to_move_] = turn.worth - turn.points * tenths;
  ++idle_;
  ++passes_;
  if (turn.move.act != Act::pass) passes_ = 0;
  for (std::size_t i = 0; i < turn.move.count; ++i) --rack[kind_of(turn.move.tiles[i])];
  if (turn.move.act <= Act::down) place(turn.move);
  if (turn.move.act == Act::trade) trade(rack, turn.move);
  refill(rack);
  finish_turn();
}

void TrialTable::place(const Move& play) {
  idle_ = 0;
  const std::size_t step = play.act == Act::down ? side : 1;
  std::size_t square = play.place;
  for (std::size_t i = 0; i < play.count; ++i, square += step) {
    while (board_[square] != 0) square += step;
    board_[square] = play.tiles[i];
  }
}

void TrialTable::refill(Counts& rack) {
  for (int tiles = tiles_in(rack); tiles < rack_size && pool_size() > 0; ++tiles) ++rack[draw()];
}

// [3.6] The tiles are mixed in before drawing, so some may come back.
void TrialTable::trade(Counts& rack, const Move& move) {
  FixedVector<std::uint8_t, rack_size> traded;
  for (std::size_t i = 0; i < move.count; ++i) {
    traded.push_back(static_cast<std::uint8_t>(kind_of(move.tiles[i])));
  }
  for (std::size_t i = 0; i < move.count; ++i) {
    const auto pool = static_cast<std::uint64_t>(pool_size());
    const std::uint64_t place = random_.below(pool + traded.size());
    if (place < pool) {
      ++rack[draw()];
    } else {
      ++rack[traded[static_cast<std::size_t>(place - pool)]];
      traded[static_cast<std::size_t>(place - pool)] = traded.back();
      traded.pop_back();
    }
  }
  for (const std::uint8_t kind : traded) put_back(kind);
}

std::uint8_t TrialTable::draw() {
  const int place = to_move_ == thinker_ ? front_++ : --back_;
  return order_[static_cast<std::size_t>(place)];
}

// Into the space left by a draw, and from there to a random place.
void TrialTable::put_back(std::uint8_t kind) {
  const int place = to_move_ == thinker_ ? --front_ : back_++;
  std::uint8_t& room = order_[static_cast<std::size_t>(place)];
  room = kind;
  const auto any = static_cast<int>(random_.below(static_cast<std::uint64_t>(pool_size())));
  std::swap(room, order_[static_cast<std::size_t>(front_ + any)]);
}

void TrialTable::finish_turn() {
  if (pool_size() == 0 && tiles_in(racks_[to_move_]) == 0) {
    for (const Counts& rack : racks_) points_[to_move_] += tiles_in(rack);  // 5.3
    over_ = true;
    return;
  }
  to_move_ = (to_move_ + 1) % static_cast<std::size_t>(players_);
  over_ = (time_up_ && to_move_ == starter_) || idle_ >= 2 * players_ ||
          (counts_passes_ && passes_ >= players_);
}

}  // namespace twenties::sums_of_20
