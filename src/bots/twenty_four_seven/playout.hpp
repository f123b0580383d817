#pragma once

#include <array>
#include <cstdint>

#include "base/random.hpp"
#include "bots/twenty_four_seven/judgement.hpp"

namespace twenties::twenty_four_seven {

// A sampled deal of the tiles that a seat does not see: the hands, and the bag in the order of
// drawing.
struct Deal {
  std::array<TileSet, most_players> hands{};
  FixedVector<std::uint8_t, box_size> bag;
};

Deal imagine_deal(const View& view, Random& random);

// What a player would choose who judges a few moves with many points; the skip if none fits.
struct QuickMove {
  Placement placement;
  std::size_t judged = 0;
};
QuickMove quick_move(Prospects& prospects, const Knowledge& known, int breadth, Random& random);

// The breadth and depth of a playout.
struct Outlook {
  std::uint8_t breadth = 12;  // how many of the moves with the most points now are evaluated
  std::uint8_t plies = 6;     // then the rest of the game is estimated
};

// A playout by players who know only what they would know at the table. Points are counted in tens.
class Playout {
 public:
  Playout(const Prospects& board, const View& view, const Deal& deal);

  [[nodiscard]] bool is_over() const;
  void play(const Placement& placement);
  [[nodiscard]] Placement choose(int breadth, Random& random);
  // Plays some plies, or to the end.
  void play_on(const Outlook& outlook, Random& random);

  // The estimated final points of each seat: its points, and unless the game is over a part of what
  // its hand could score now.
  [[nodiscard]] std::array<int, most_players> estimate() const;
  [[nodiscard]] int tiles_left() const;
  // How many moves were evaluated.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  [[nodiscard]] bool can_place(std::size_t seat) const;
  [[nodiscard]] Knowledge knowledge() const;

  Prospects prospects_;
  std::array<TileSet, most_players> hands_{};
  std::array<int, most_players> points_{};
  TileSet unplayed_;  // all tiles that are not on the board
  const Deal* deal_;
  std::size_t drawn_ = 0;
  std::uint8_t players_;
  std::uint8_t to_move_;
  std::uint64_t nodes_ = 0;
};

}  // namespace twenties::twenty_four_seven
