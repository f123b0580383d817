#include "bots/twenty_four_seven/playout.hpp"

#include <algorithm>

namespace twenties::twenty_four_seven {

namespace {

// Brings some of those with the highest values to the front, in any order.
void bring_best_to_front(JudgedMoves& moves, std::size_t count) {
  if (moves.size() <= count) return;
  std::nth_element(moves.begin(), moves.begin() + count, moves.end(), is_better);
  moves.resize(count);
}

}  // namespace

// Among moves with equal points, random ones are evaluated.
QuickMove quick_move(Prospects& prospects, const Knowledge& known, int breadth, Random& random) {
  JudgedMoves moves;
  list_placements(prospects, known.hand, moves);
  if (moves.empty()) return {};
  for (Judged& move : moves) move.value += static_cast<int>(random.next() >> 56U);
  bring_best_to_front(moves, static_cast<std::size_t>(breadth));
  if (moves.size() == 1) return {moves[0].placement, 0};
  for (Judged& move : moves) move.value = judge(prospects, known, move.placement);
  return {std::min_element(moves.begin(), moves.end(), is_better)->placement, moves.size()};
}

Deal imagine_deal(const View& view, Random& random) {
  const State state = TwentyFourSeven::imagine(view, random);
  Deal deal;
  deal.hands = state.hands;
  state.bag.for_each([&](int tile) { deal.bag.push_back(static_cast<std::uint8_t>(tile)); });
  shuffle(deal.bag, random);
  return deal;
}

Playout::Playout(const Prospects& board, const View& view, const Deal& deal)
    : prospects_(board),
      hands_(deal.hands),
      unplayed_(unseen_by(view.board, {})),
      deal_(&deal),
      players_(view.players),
      to_move_(view.to_move) {
  for (std::size_t seat = 0; seat < players_; ++seat) {
    points_[seat] = view.tallies[seat].total() / points_in_one;
  }
}

bool Playout::can_place(std::size_t seat) const {
  return !hands_[seat].empty() && prospects_.fits(hands_[seat].lowest()) != 0;
}

bool Playout::is_over() const {
  for (std::size_t seat = 0; seat < players_; ++seat) {
    if (can_place(seat)) return false;
  }
  return true;
}

void Playout::play(const Placement& placement) {
  if (placement.tile != 0) {
    points_[to_move_] += prospects_.points(placement.bit, placement.tile);
    prospects_.place(placement.bit, placement.tile);
    hands_[to_move_].remove(placement.tile);
    unplayed_.remove(placement.tile);
    if (drawn_ < deal_->bag.size()) hands_[to_move_].add(deal_->bag[drawn_++]);
  }
  to_move_ = static_cast<std::uint8_t>(to_move_ + 1 == players_ ? 0 : to_move_ + 1);
}

Knowledge Playout::knowledge() const {
  const TileSet hand = hands_[to_move_];
  TileSet unseen = unplayed_;
  hand.for_each([&](int tile) { unseen.remove(tile); });
  const std::size_t next = to_move_ + 1U == players_ ? 0U : to_move_ + 1U;
  return {hand, unseen, hands_[next].size(), players_};
}

Placement Playout::choose(int breadth, Random& random) {
  const QuickMove found = quick_move(prospects_, knowledge(), breadth, random);
  nodes_ += found.judged;
  return found.placement;
}

void Playout::play_on(const Outlook& outlook, Random& random) {
  for (int ply = 0; ply < outlook.plies && !is_over(); ++ply) {
    ++nodes_;
    play(choose(outlook.breadth, random));
  }
}

std::array<int, most_players> Playout::estimate() const {
  std::array<int, most_players> out{};
  const ByTile best = prospects_.best();
  for (std::size_t turn = 0; turn < players_; ++turn) {
    const std::size_t seat = (to_move_ + turn) % players_;
    const int hope = best_in_hand(best, hands_[seat]) * unit_of_judgement;
    out[seat] = points_[seat] * unit_of_judgement + (hope >> turn);
  }
  return out;
}

int Playout::tiles_left() const {
  int left = static_cast<int>(deal_->bag.size() - drawn_);
  for (std::size_t seat = 0; seat < players_; ++seat) left += hands_[seat].size();
  return left;
}

}  // namespace twenties::twenty_four_seven
