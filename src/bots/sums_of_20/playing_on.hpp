#pragma once

#include <array>
#include <cstdint>

#include "base/random.hpp"
#include "bots/sums_of_20/judge.hpp"
#include "games/sums_of_20/rules.hpp"

namespace twenties::sums_of_20 {

// A fast table for playouts: the rules of State without its checks, records and slow test for "no
// rack has a legal play" (idle turns take its place), and with the pool in a fixed order.
class TrialTable {
 public:
  // The unseen tiles are in random order.
  TrialTable(const View& view, Random random);

  [[nodiscard]] bool is_over() const { return over_; }
  [[nodiscard]] std::size_t to_move() const { return to_move_; }
  [[nodiscard]] const Board& board() const { return board_; }
  [[nodiscard]] const Counts& rack(std::size_t seat) const { return racks_[seat]; }
  [[nodiscard]] int pool_size() const { return back_ - front_; }
  [[nodiscard]] int points(std::size_t seat) const { return points_[seat]; }
  // What the seat kept after its latest turn here, in tenths; 0 if it had none.
  [[nodiscard]] int kept(std::size_t seat) const { return kept_[seat]; }

  // A turn of the seat to move, and its draw.
  void take(const JudgedMove& turn);

 private:
  void place(const Move& play);
  void refill(Counts& rack);
  void trade(Counts& rack, const Move& move);
  std::uint8_t draw();
  void put_back(std::uint8_t kind);
  void finish_turn();

  Board board_;
  std::array<Counts, most_players> racks_;
  std::array<int, most_players> points_{};
  std::array<int, most_players> kept_{};
  // Kinds; the pool is what lies from front to back. The seat that thinks draws at the front, the
  // others at the back, so that its own draws do not depend on what the others do.
  std::array<std::uint8_t, yellow_tiles> order_;
  int front_ = 0;
  int back_ = 0;
  Random random_;
  std::size_t thinker_;
  std::size_t to_move_;
  std::size_t starter_;
  int players_;
  int idle_;
  int passes_;  // in a row
  bool counts_passes_;
  bool time_up_;
  bool over_ = false;
};

}  // namespace twenties::sums_of_20
