#include "bots/twenty_four_seven/judgement.hpp"

#include <algorithm>

#include "base/bits.hpp"

namespace twenties::twenty_four_seven {

namespace {

constexpr int certain = 1 << 16;  // a chance of 1

// The chance that one certain tile out of `tiles` is in none of the `hand` drawn ones.
constexpr auto chance_to_miss = [] {
  std::array<std::array<int, largest_hand + 1>, box_size + 1> out{};
  for (int tiles = 1; tiles <= box_size; ++tiles) {
    for (int hand = 0; hand <= static_cast<int>(largest_hand); ++hand) {
      out[static_cast<std::size_t>(tiles)][static_cast<std::size_t>(hand)] =
          hand < tiles ? (tiles - hand) * certain / tiles : 0;
    }
  }
  return out;
}();

// The numbers that are worth something, the best first.
FixedVector<std::uint8_t, highest_number> by_worth(const ByTile& best, TileSet tiles) {
  FixedVector<std::uint8_t, highest_number> order;
  tiles.for_each_number([&](int tile) {
    if (best[tile] == 0) return;
    order.push_back(static_cast<std::uint8_t>(tile));
    for (std::size_t at = order.size() - 1; at > 0 && best[order[at]] > best[order[at - 1]]; --at) {
      std::swap(order[at], order[at - 1]);
    }
  });
  return order;
}

}  // namespace

TileSet unseen_by(const Board& board, TileSet hand) {
  TileSet unseen = TileSet::box();
  for_each_bit(tiles_on(board), [&](int bit) { unseen.remove(tile_at(board, square_of(bit))); });
  hand.for_each([&](int tile) { unseen.remove(tile); });
  return unseen;
}

Knowledge knowledge_of(const View& view) {
  int others = 0;
  for (const int size : view.hand_sizes) others += size;
  others -= view.hand.size();
  const int opponents = view.players - 1;
  return {view.hand, unseen_by(view.board, view.hand), (others + opponents - 1) / opponents,
          view.players};
}

int expected_best(const ByTile& best, TileSet unseen, int hand) {
  auto left = static_cast<std::size_t>(unseen.size());
  const auto drawn = static_cast<std::size_t>(std::min(hand, static_cast<int>(largest_hand)));
  int missed = certain;  // the chance that no better tile is in the hand
  int expected = 0;
  for (const std::uint8_t tile : by_worth(best, unseen)) {
    const int before = missed;
    for (int copy = unseen.count(tile); copy > 0; --copy) {
      missed = static_cast<int>(std::int64_t{missed} * chance_to_miss[left--][drawn] / certain);
    }
    expected += (before - missed) * best[tile];
  }
  return expected / (certain / unit_of_judgement);
}

int best_in_hand(const ByTile& best, TileSet hand) {
  int most = 0;
  hand.for_each_number([&](int tile) { most = std::max(most, int{best[tile]}); });
  return most;
}

void list_placements(const Prospects& prospects, TileSet hand, JudgedMoves& out) {
  out.clear();
  hand.for_each_number([&](int tile) {
    for_each_bit(prospects.fits(tile), [&](int bit) {
      out.push_back({prospects.points(bit, tile) * unit_of_judgement,
                     {static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(bit)}});
    });
  });
}

int judge(Prospects& prospects, const Knowledge& knowledge, const Placement& placement) {
  const ByTile best = prospects.best_after(placement.bit, placement.tile);
  TileSet rest = knowledge.hand;
  rest.remove(placement.tile);
  const int now = prospects.points(placement.bit, placement.tile) * unit_of_judgement;
  const int later = best_in_hand(best, rest) * unit_of_judgement;
  const int reply = expected_best(best, knowledge.unseen, knowledge.other_hand);
  return now - reply + later / (2 * (knowledge.players - 1));
}

}  // namespace twenties::twenty_four_seven
