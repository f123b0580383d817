#include "bots/game_of_20/proof/proved_draft.hpp"

#include <array>
#include <bit>

namespace twenties::game_of_20 {

namespace {

// Tiles taken when the second drafter picks two of five, and then the first drafter two of three.
constexpr int last_but_one = 13;
constexpr int last_pick = 15;
// From here on, ordering the picks costs more than it saves.
constexpr int from_here_unsorted = 11;
constexpr std::uint64_t nodes_between_looks = 1024;

Move move_of(std::uint32_t pick) {
  const int low = std::countr_zero(pick);
  const int high = 31 - std::countl_zero(pick);
  return Move::take(low + lowest_drafted, high == low ? 0 : high + lowest_drafted);
}

std::uint32_t bit_of(int tile) { return tile == 0 ? 0 : 1U << (tile - lowest_drafted); }

// Graphs with five corners as masks of their ten edges: whether there is a triangle in them.
constexpr std::array<bool, 1024> with_triangle = [] {
  const auto edge = [](unsigned a, unsigned b) { return 1U << (b * (b - 1) / 2 + a); };
  std::array<bool, 1024> out{};
  for (unsigned c = 2; c < 5; ++c) {
    for (unsigned b = 1; b < c; ++b) {
      for (unsigned a = 0; a < b; ++a) {
        const unsigned triangle = edge(a, b) | edge(a, c) | edge(b, c);
        for (unsigned graph = 0; graph < 1024; ++graph) {
          out[graph] = out[graph] || (graph & triangle) == triangle;
        }
      }
    }
  }
  return out;
}();

}  // namespace

std::uint32_t mask_of(const Move& pick) { return bit_of(pick.tile) | bit_of(pick.second); }

ProvedDraft::Children ProvedDraft::children(const DraftHands& hands, bool sorted) const {
  Children out;
  const bool one = hands.taken() == 0;
  const int sign = hands.first_picks() ? 1 : -1;
  const auto add = [&](std::uint32_t pick) {
    const int guess = sorted ? sign * centre_.guess(hands.after(pick)) : 0;
    const Child child{pick, guess};
    std::size_t at = out.size();
    out.push_back(child);
    for (; at > 0 && out[at - 1].guess < child.guess; --at) out[at] = out[at - 1];
    out[at] = child;
  };
  for (std::uint32_t left = hands.pool(); left != 0; left &= left - 1) {
    const std::uint32_t low = left & (0U - left);
    if (one) add(low);
    for (std::uint32_t more = one ? 0 : left & (left - 1); more != 0; more &= more - 1) {
      add(low | (more & (0U - more)));
    }
  }
  return out;
}

bool ProvedDraft::holds_at_last_pick(const DraftHands& hands, DraftClaim claim) const {
  for (std::uint32_t left = hands.pool(); left != 0; left &= left - 1) {
    const std::uint32_t not_taken = left & (0U - left);
    const bool known = centre_.is_known(hands.first | (hands.pool() & ~not_taken), claim);
    if (known == claim.of_first) return known;
  }
  return !claim.of_first;
}

// The tiles in the pool are corners. An edge stands for a finished draft in which the first drafter
// got the two tiles at its ends. The second drafter chooses a triangle by taking the two corners
// that are not in it, and the first drafter an edge of it.
bool ProvedDraft::holds_at_last_but_one(const DraftHands& hands, DraftClaim claim) const {
  std::array<std::uint32_t, 5> corners{};
  std::size_t count = 0;
  unsigned edges = 0;
  unsigned edge = 1;
  for (std::uint32_t left = hands.pool(); left != 0; left &= left - 1) {
    const std::uint32_t corner = left & (0U - left);
    for (std::size_t other = 0; other < count; ++other) {
      if (centre_.is_known(hands.first | corner | corners[other], claim)) edges |= edge;
      edge <<= 1U;
    }
    corners[count++] = corner;
  }
  return claim.of_first ? !with_triangle[edges ^ 1023U] : with_triangle[edges];
}

bool ProvedDraft::holds(const DraftHands& hands, DraftClaim claim) {
  if (hands.taken() > last_pick) return centre_.is_known(hands.first, claim);
  if (hands.taken() == last_but_one) return holds_at_last_but_one(hands, claim);
  if (hands.taken() == last_pick) return holds_at_last_pick(hands, claim);
  const unsigned looked_at = 1U << (2 * claim.index());
  unsigned known = memo_.find(hands);
  if ((known & looked_at) == 0) known = centre_.memo().find(hands);
  if ((known & looked_at) != 0) return (known & looked_at << 1U) != 0;
  if (++nodes_ % nodes_between_looks == 0 && watch_ != nullptr && watch_->wants_stop()) {
    stopped_ = true;
  }
  if (stopped_) return false;
  const bool result = holds_by_search(hands, claim);
  if (!stopped_) memo_.add(hands, looked_at | (result ? looked_at << 1U : 0U));
  return result;
}

bool ProvedDraft::holds_by_search(const DraftHands& hands, DraftClaim claim) {
  const bool own = hands.first_picks() == claim.of_first;
  for (const Child& child : children(hands, hands.taken() < from_here_unsorted)) {
    if (holds(hands.after(child.pick), claim) == own) return own;
  }
  return !own;
}

Proved ProvedDraft::look(const DraftHands& hands) {
  const bool first = hands.first_picks();
  const bool expects_win = (centre_.guess(hands) > 0) == first;
  Proved out;
  for (const bool own : {expects_win, !expects_win}) {
    int claimed = -1;
    const bool of_first = own == first;
    if (holds(hands, {of_first, true})) {
      claimed = 1;
    } else if (holds(hands, {of_first, false})) {
      claimed = 0;
    }
    (own ? out.low : out.high) = static_cast<std::int8_t>(own ? claimed : -claimed);
    if (claimed == 1) {
      out.low = out.high = own ? 1 : -1;
      break;
    }
  }
  return stopped_ ? Proved{} : out;
}

bool ProvedDraft::keeps(const DraftHands& hands, const Move& pick, const Proved& proved) {
  if (proved.low < 0) return true;
  return holds(hands.after(mask_of(pick)), {hands.first_picks(), proved.low > 0});
}

std::uint32_t ProvedDraft::pick_for(const DraftHands& hands, DraftClaim claim) {
  const Children all = children(hands, true);
  if (hands.first_picks() == claim.of_first) {
    for (const Child& child : all) {
      if (holds(hands.after(child.pick), claim)) return child.pick;
    }
  }
  return all[0].pick;
}

std::vector<Move> ProvedDraft::line(DraftHands hands, const Proved& proved) {
  std::vector<Move> out;
  if (!proved.says_something()) return out;
  const bool own = proved.low >= 0;
  const DraftClaim claim{own == hands.first_picks(), (own ? proved.low : -proved.high) > 0};
  while (hands.taken() <= last_pick) {
    const std::uint32_t pick = pick_for(hands, claim);
    out.push_back(move_of(pick));
    hands = hands.after(pick);
  }
  return stopped_ ? std::vector<Move>{} : out;
}

}  // namespace twenties::game_of_20
