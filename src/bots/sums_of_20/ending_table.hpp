#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bots/sums_of_20/judge.hpp"
#include "games/sums_of_20/rules.hpp"

namespace twenties::sums_of_20 {

// What is left of a game of two with an empty pool. As in the rules, but for two things that change
// no value. When no rack has a play, passing on both sides ends the game with the same points. And
// two passes in a row end it after a play, even where the rules want four (5.2): with more to go
// neither seat can gain by a pass, since the other one can pass the turn back.
class EndingTable {
 public:
  explicit EndingTable(const OpenTable& table);

  [[nodiscard]] const Board& board() const { return board_; }
  [[nodiscard]] const Counts& rack() const { return racks_[to_move_]; }
  [[nodiscard]] int tiles(std::size_t seat) const;
  [[nodiscard]] std::size_t to_move() const { return to_move_; }
  [[nodiscard]] bool is_over() const { return over_; }
  // Without one the rules end the game (5.2).
  [[nodiscard]] bool has_any_play() const;
  // Differs whenever the rest of the game could differ.
  [[nodiscard]] std::uint64_t key() const;

  // Makes a turn and gives its points, with those for going out (5.3).
  int take(const Move& move, int points);

 private:
  void place(const Move& play);

  Board board_;
  std::array<Counts, 2> racks_;
  std::uint64_t board_key_ = 0;
  std::uint8_t to_move_;
  std::uint8_t starter_;
  std::uint8_t passes_to_end_;  // this many in a row end the game from here
  bool time_up_;
  bool over_ = false;
};

}  // namespace twenties::sums_of_20
