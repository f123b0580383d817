#include "bots/game_of_20/proof/draft_shape.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr int half = DraftShape::most_tiles / 2;
constexpr TileSet half_mask = (TileSet{1} << half) - 1;

TileSet compress_slowly(TileSet set, TileSet within) {
  TileSet out = 0;
  for (int place = 0; within != 0; within &= within - 1, ++place) {
    if ((set & within & (0U - within)) != 0) out |= TileSet{1} << place;
  }
  return out;
}

// By the tiles that count, then by the set.
std::vector<std::uint16_t> compressed_halves() {
  std::vector<std::uint16_t> out;
  out.reserve(std::size_t{1} << (2 * half));
  for (TileSet within = 0; within <= half_mask; ++within) {
    for (TileSet set = 0; set <= half_mask; ++set) {
      out.push_back(static_cast<std::uint16_t>(compress_slowly(set, within)));
    }
  }
  return out;
}

}  // namespace

DraftShape::DraftShape(int tiles) : tiles_(tiles), ranks_(std::size_t{1} << tiles) {
  for (std::size_t all_of = 0; all_of <= most_tiles; ++all_of) {
    binomials_[all_of][0] = 1;
    for (std::size_t taken = 1; taken <= all_of; ++taken) {
      binomials_[all_of][taken] = binomials_[all_of - 1][taken - 1] + binomials_[all_of - 1][taken];
    }
  }
  for (TileSet set = 0; set <= all(); ++set) {
    auto& same = sets_[static_cast<std::size_t>(std::popcount(set))];
    ranks_[set] = static_cast<std::uint16_t>(same.size());
    same.push_back(set);
  }
}

TileSet DraftShape::compress(TileSet set, TileSet within) {
  static const std::vector<std::uint16_t> halves = compressed_halves();
  const TileSet low = within & half_mask;
  const TileSet low_part = halves[low << half | (set & half_mask)];
  const TileSet high_part = halves[within >> half << half | set >> half];
  return low_part | high_part << std::popcount(low);
}

TileSet DraftShape::expand(TileSet set, TileSet within) {
  TileSet out = 0;
  for (; set != 0; set >>= 1, within &= within - 1) {
    if ((set & 1U) != 0) out |= within & (0U - within);
  }
  return out;
}

}  // namespace twenties::game_of_20
