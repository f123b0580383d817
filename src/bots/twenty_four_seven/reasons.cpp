#include "bots/twenty_four_seven/reasons.hpp"

#include <cmath>

namespace twenties::twenty_four_seven {

namespace {

// The place that scores most for any of some tiles.
void find_most(const Prospects& prospects, TileSet tiles, PlacementTerms& out) {
  tiles.for_each_number([&](int tile) {
    for_each_bit(prospects.fits(tile), [&](int bit) {
      const int points = prospects.points(bit, tile) * points_in_one;
      if (points <= out.most) return;
      out.most = points;
      out.tile = tile;
      out.square = square_of(bit);
    });
  });
}

Value square_value_of(const PlacementTerms& terms) {
  return terms.square < 0 ? Value("none") : Value::square(name_of(terms.square));
}

}  // namespace

PlacementTerms terms_of(const View& view, const Move& move) {
  const Placement placement = placement_of(move);
  Prospects prospects(view.board);
  const Knowledge known = knowledge_of(view);
  TileSet rest = known.hand;
  PlacementTerms out;
  if (placement.tile != 0) {
    out.points = prospects.points(placement.bit, placement.tile) * points_in_one;
    prospects.place(placement.bit, placement.tile);
    rest.remove(placement.tile);
  }
  const ByTile best = prospects.best();
  out.reply =
      static_cast<int>(std::lround(points_of(expected_best(best, known.unseen, known.other_hand))));
  out.later = best_in_hand(best, rest) * points_in_one;
  find_most(prospects, known.unseen, out);
  return out;
}

std::vector<Reason> reasons(const View& view, const Move& best, const Move& played) {
  const PlacementTerms better = terms_of(view, best);
  const PlacementTerms other = terms_of(view, played);
  const double others = view.players - 1;
  std::vector<Reason> out;
  out.push_back({Message("twenty-four-seven-reasons.scores",
                         {{"best", better.points}, {"played", other.points}}),
                 static_cast<double>(better.points - other.points)});
  out.push_back({Message("twenty-four-seven-reasons.leaves", {{"best", better.reply},
                                                              {"played", other.reply},
                                                              {"square", square_value_of(other)},
                                                              {"tile", Value::tile(other.tile)},
                                                              {"most", other.most}}),
                 (other.reply - better.reply) / others});
  out.push_back({Message("twenty-four-seven-reasons.keeps",
                         {{"best", better.later}, {"played", other.later}}),
                 (better.later - other.later) / (2 * others)});
  return out;
}

}  // namespace twenties::twenty_four_seven
