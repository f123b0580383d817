#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace twenties::game_of_20 {

// A set of drafted tiles: bit 0 is the lowest one.
using TileSet = std::uint32_t;

// Who has taken what so far.
struct Split {
  TileSet first = 0;  // of the drafter who begins
  TileSet second = 0;

  bool operator==(const Split&) const = default;
};

// The draft of an even number of tiles as a small game: picks 1, 2, 2, ..., 2, 1, and the last one
// is no choice. Numbers every state of a ply and every way in which it can end, without gaps. The
// real draft has 18 tiles; tests use fewer.
class DraftShape {
 public:
  static constexpr int most_tiles = 18;

  // Even, 4 to 18.
  explicit DraftShape(int tiles);

  [[nodiscard]] int tiles() const { return tiles_; }
  [[nodiscard]] TileSet all() const { return (TileSet{1} << tiles_) - 1; }
  // Decisions in a draft: the plies are 0 to plies() - 1.
  [[nodiscard]] int plies() const { return tiles_ / 2; }
  [[nodiscard]] static bool first_picks(int ply) { return ply % 2 == 0; }
  // How many tiles each has before the pick of a ply.
  [[nodiscard]] static int first_size(int ply) { return ply == 0 ? 0 : (ply - 1) / 2 * 2 + 1; }
  [[nodiscard]] static int second_size(int ply) { return ply / 2 * 2; }

  [[nodiscard]] std::size_t choose(int all, int taken) const {
    return binomials_[static_cast<std::size_t>(all)][static_cast<std::size_t>(taken)];
  }
  // States with the same set of the first drafter stand together.
  [[nodiscard]] std::size_t block(int ply) const {
    return choose(tiles_ - first_size(ply), second_size(ply));
  }
  [[nodiscard]] std::size_t states(int ply) const {
    return choose(tiles_, first_size(ply)) * block(ply);
  }
  [[nodiscard]] std::size_t index(int ply, const Split& split) const {
    return rank(split.first) * block(ply) + rank(compress(split.second, all() & ~split.first));
  }
  // Ends of the draft, by what the first drafter holds.
  [[nodiscard]] std::size_t leaves() const { return choose(tiles_, tiles_ / 2); }
  [[nodiscard]] std::size_t leaf(TileSet first) const { return rank(first); }
  [[nodiscard]] TileSet hand_of_leaf(std::size_t leaf) const {
    return sets_[static_cast<std::size_t>(tiles_ / 2)][leaf];
  }
  // What the first drafter holds after the last decision.
  [[nodiscard]] TileSet end_of(const Split& split) const {
    return std::popcount(split.first) == tiles_ / 2 ? split.first : all() & ~split.second;
  }

  // The place of a set among those of its size, ascending; and the sets of a size.
  [[nodiscard]] std::size_t rank(TileSet set) const { return ranks_[set]; }
  [[nodiscard]] const std::vector<TileSet>& sets(int size) const {
    return sets_[static_cast<std::size_t>(size)];
  }
  // Counts only the tiles of `within`: its lowest tile becomes bit 0. And back.
  [[nodiscard]] static TileSet compress(TileSet set, TileSet within);
  [[nodiscard]] static TileSet expand(TileSet set, TileSet within);

  // Calls visit(pick) for each way to take `count` tiles, 1 or 2, of those that are left.
  template <class Visit>
  static void for_each_pick(TileSet left, int count, Visit&& visit) {
    for (TileSet rest = left; rest != 0; rest &= rest - 1) {
      const TileSet one = rest & (0U - rest);
      if (count == 1) visit(one);
      for (TileSet above = rest & (rest - 1); count == 2 && above != 0; above &= above - 1) {
        visit(one | (above & (0U - above)));
      }
    }
  }

 private:
  int tiles_;
  std::array<std::array<std::size_t, most_tiles + 1>, most_tiles + 1> binomials_{};
  std::vector<std::uint16_t> ranks_;  // by the set
  std::array<std::vector<TileSet>, most_tiles + 1> sets_;
};

}  // namespace twenties::game_of_20
