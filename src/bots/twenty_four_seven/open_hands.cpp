#include "bots/twenty_four_seven/open_hands.hpp"

#include <algorithm>
#include <utility>

#include "base/hash.hpp"
#include "base/sorting.hpp"

namespace twenties::twenty_four_seven {

namespace {

constexpr std::size_t table_size = std::size_t{1} << 15U;
constexpr std::uint64_t nodes_between_questions = 256;

bool can_place(const Prospects& prospects, TileSet hand) {
  return !hand.empty() && prospects.fits(hand.lowest()) != 0;
}

}  // namespace

OpenHandsSearch::OpenHandsSearch(std::function<bool()> stop)
    : stop_(std::move(stop)), table_(table_size) {}

std::uint64_t OpenHandsSearch::hash_of(const OpenEnding& ending) {
  std::uint64_t hash = ending.prospects.hash();
  for (const TileSet& hand : ending.hands) hash = mix64(hash ^ hash_bytes(hand));
  return hash;
}

void OpenHandsSearch::count(std::uint64_t nodes) {
  nodes_ += nodes;
  if (nodes_ - asked_ < nodes_between_questions) return;
  asked_ = nodes_;
  stopped_ = stopped_ || stop_();
}

int OpenHandsSearch::worth_after(const OpenEnding& ending, const Placement& placement) {
  return after(ending, placement, -infinite, infinite);
}

int OpenHandsSearch::after(const OpenEnding& ending, const Placement& placement, int low,
                           int high) {
  OpenEnding next{ending.prospects, {ending.hands[1], ending.hands[0]}};
  int points = 0;
  if (placement.tile != 0) {
    points = margin_step * ending.prospects.points(placement.bit, placement.tile);
    next.prospects.place(placement.bit, placement.tile);
    next.hands[1].remove(placement.tile);
  }
  return points - search(next, hash_of(next), points - high, points - low);
}

int OpenHandsSearch::search(OpenEnding& ending, std::uint64_t key, int low, int high) {
  count(1);
  if (stopped_) return 0;
  if (!can_place(ending.prospects, ending.hands[0])) {
    if (can_place(ending.prospects, ending.hands[1])) return after(ending, {}, low, high);
    return ending.hands[1].size() - ending.hands[0].size();
  }
  Entry& entry = table_[key % table_size];
  const Entry known = entry.key == key ? entry : Entry{};
  if (known.kind == Kind::exact || (known.kind == Kind::at_least && known.worth >= high) ||
      (known.kind == Kind::at_most && known.worth <= low)) {
    return known.worth;
  }
  Placement best;
  const int worth = search_moves(ending, known, low, high, best);
  if (stopped_) return 0;
  const Kind kind = worth <= low ? Kind::at_most : worth >= high ? Kind::at_least : Kind::exact;
  entry = {key, static_cast<std::int16_t>(worth), best, kind};
  return worth;
}

int OpenHandsSearch::search_moves(OpenEnding& ending, const Entry& known, int low, int high,
                                  Placement& best) {
  JudgedMoves moves;
  list_placements(ending.prospects, ending.hands[0], moves);
  order(ending, known, moves);
  int most = -infinite;
  for (const Judged& move : moves) {
    const int floor = std::max(low, most);
    const bool first = most == -infinite;
    int worth = after(ending, move.placement, floor, first ? high : floor + 1);
    if (!first && worth > floor && worth < high) {
      worth = after(ending, move.placement, floor, high);
    }
    if (stopped_) return 0;
    if (worth > most) {
      most = worth;
      best = move.placement;
    }
    if (most >= high) break;
  }
  return most;
}

// By the points now, minus the best reply, plus a part of what the own hand can do later; the
// previous best move first.
void OpenHandsSearch::order(OpenEnding& ending, const Entry& known, JudgedMoves& moves) {
  count(moves.size());
  for (Judged& move : moves) {
    const ByTile best = ending.prospects.best_after(move.placement.bit, move.placement.tile);
    TileSet rest = ending.hands[0];
    rest.remove(move.placement.tile);
    const int reply = best_in_hand(best, ending.hands[1]);
    const int later = best_in_hand(best, rest);
    move.value += unit_of_judgement * (2 * later - 4 * reply) / 4;
    if (known.kind != Kind::none && move.placement == known.best) move.value += 1 << 24;
  }
  sort_fully(moves.begin(), moves.end(), is_better);
}

}  // namespace twenties::twenty_four_seven
