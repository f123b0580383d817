#include "bots/game_of_20/proof/check/draft_claims.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "base/bits.hpp"

namespace twenties::game_of_20::check {

namespace {

bool is_of_first(Claim claim) { return claim == Claim::wins || claim == Claim::does_not_lose; }

std::size_t choose(int n, int k) {
  std::size_t out = 1;
  for (int i = 1; i <= k; ++i) {
    out = out * static_cast<std::size_t>(n - k + i) / static_cast<std::size_t>(i);
  }
  return out;
}

// How many tiles the first player has when so many are gone: 0, 1, 1, 3, 3, 5, ...
int firsts_of(int gone) { return gone == 0 ? 0 : 1 + 2 * ((gone - 1) / 4); }

// The bits of `set` at the places of `frame`, pushed together.
DraftTiles squeezed(DraftTiles set, DraftTiles frame) {
  DraftTiles out = 0;
  DraftTiles bit = 1;
  for (; frame != 0; frame &= frame - 1, bit <<= 1U) {
    if ((set & frame & (0U - frame)) != 0) out |= bit;
  }
  return out;
}

Known known_of(const Answers& answers, const Deal& deal) {
  Known out;
  for (const Question question : {Question::does_not_lose, Question::wins}) {
    const std::optional<bool> yes = answers.find(deal, question);
    const int bound = bound_of(question);
    if (yes && *yes) out.low = static_cast<std::int8_t>(std::max<int>(out.low, bound));
    if (yes && !*yes) out.high = static_cast<std::int8_t>(std::min<int>(out.high, bound - 1));
  }
  return out;
}

}  // namespace

bool Known::shows(Claim claim) const {
  switch (claim) {
    case Claim::wins:
      return low >= 1;
    case Claim::does_not_lose:
      return low >= 0;
    case Claim::does_not_win:
      return high <= 0;
    case Claim::loses:
      return high <= -1;
  }
  return false;
}

KnownEnds known_ends(const Answers& answers) {
  constexpr int tiles = 2 * tiles_dealt;
  KnownEnds out(std::size_t{1} << tiles);
  for (DraftTiles set = 0; set < out.size(); ++set) {
    if (std::popcount(set) != tiles_dealt) continue;
    const Hand nine{set << lowest_drafted};
    const Deal deal = Deal::of(answers.centre(), nine);
    const Known known = known_of(answers, deal);  // for the hand that places first
    const bool is_same = deal.first == nine;
    out[set] = is_same ? known
                       : Known{.low = static_cast<std::int8_t>(-known.high),
                               .high = static_cast<std::int8_t>(-known.low)};
  }
  return out;
}

DraftClaims::DraftClaims(int tiles, const KnownEnds& ends)
    : tiles_(tiles), all_((1U << tiles) - 1), ends_(ends), rank_(std::size_t{1} << tiles) {
  std::vector<std::uint32_t> seen(static_cast<std::size_t>(tiles) + 1);
  for (std::size_t set = 0; set < rank_.size(); ++set) {
    rank_[set] = seen[static_cast<std::size_t>(std::popcount(set))]++;
  }
  std::size_t next = 0;
  for (int gone = 0; gone < tiles; ++gone) {
    const int firsts = firsts_of(gone);
    begin_.push_back(next);
    stride_.push_back(choose(tiles - firsts, gone - firsts));
    if (gone == 0 || gone % 2 == 1) next += choose(tiles, firsts) * stride_.back();
  }
  memo_.resize(next);
}

bool DraftClaims::is_first_to_pick(const Draft& draft) const {
  return std::popcount(draft.first) <= std::popcount(draft.second);
}

bool DraftClaims::is_over(const Draft& draft) const {
  return std::popcount(draft.first | draft.second) == tiles_ - 1;
}

DraftTiles DraftClaims::end_of(const Draft& draft) const {
  return std::popcount(draft.first) == tiles_ / 2 ? draft.first : all_ & ~draft.second;
}

std::size_t DraftClaims::index_of(const Draft& draft) const {
  const auto gone = static_cast<std::size_t>(std::popcount(draft.first | draft.second));
  const DraftTiles second = squeezed(draft.second, all_ & ~draft.first);
  return begin_[gone] + rank_[draft.first] * stride_[gone] + rank_[second];
}

std::vector<DraftTiles> DraftClaims::picks(const Draft& draft) const {
  const DraftTiles pool = all_ & ~(draft.first | draft.second);
  std::vector<DraftTiles> out;
  for_each_bit(pool, [&](int low) {
    const DraftTiles one = 1U << low;
    if (pool == all_) {
      out.push_back(one);
      return;
    }
    for_each_bit(pool & ~(2 * one - 1), [&](int high) { out.push_back(one | 1U << high); });
  });
  return out;
}

DraftClaims::Draft DraftClaims::after(const Draft& draft, DraftTiles pick) const {
  Draft out = draft;
  (is_first_to_pick(draft) ? out.first : out.second) |= pick;
  return out;
}

bool DraftClaims::holds(const Draft& draft, Claim claim) {
  if (is_over(draft)) return ends_[end_of(draft)].shows(claim);
  std::uint8_t& memo = memo_[index_of(draft)];
  const unsigned shift = 2 * static_cast<unsigned>(claim);
  if ((memo >> shift & 3U) == 0) {
    const unsigned found = decide(draft, claim) ? 2 : 1;
    memo = static_cast<std::uint8_t>(memo | found << shift);
  }
  return (memo >> shift & 3U) == 2;
}

// The claimant needs one pick that keeps the claim; against the other player all have to.
bool DraftClaims::decide(const Draft& draft, Claim claim) {
  const bool is_claimant = is_first_to_pick(draft) == is_of_first(claim);
  for (const DraftTiles pick : picks(draft)) {
    if (holds(after(draft, pick), claim) == is_claimant) return is_claimant;
  }
  return !is_claimant;
}

bool DraftClaims::follows(Claim claim) { return holds({}, claim); }

std::vector<DraftTiles> DraftClaims::right_picks(const Draft& draft, Claim claim) {
  std::vector<DraftTiles> out;
  for (const DraftTiles pick : picks(draft)) {
    if (holds(after(draft, pick), claim)) out.push_back(pick);
  }
  return out;
}

DraftTiles DraftClaims::hardest_pick(const Draft& draft, Claim claim) {
  DraftTiles hardest = 0;
  std::size_t fewest = 0;
  for (const DraftTiles pick : picks(draft)) {
    const Draft next = after(draft, pick);
    const std::size_t right = is_over(next) ? 1 : right_picks(next, claim).size();
    if (hardest != 0 && right >= fewest) continue;
    hardest = pick;
    fewest = right;
  }
  return hardest;
}

// Follows one strategy through the draft, to each position once.
class DraftClaims::Walk {
 public:
  Walk(DraftClaims& claims, Claim claim)
      : claims_(claims), claim_(claim), seen_(claims.memo_.size()), ends_(claims.ends_.size()) {}

  void visit(const Draft& draft) {
    std::vector<bool>::reference seen =
        claims_.is_over(draft) ? ends_[claims_.end_of(draft)] : seen_[claims_.index_of(draft)];
    if (seen) return;
    seen = true;
    if (claims_.is_over(draft)) {
      ++count_;
    } else if (claims_.is_first_to_pick(draft) == is_of_first(claim_)) {
      visit(claims_.after(draft, choice(draft)));
    } else {
      for (const DraftTiles pick : claims_.picks(draft)) visit(claims_.after(draft, pick));
    }
  }
  [[nodiscard]] std::size_t ends() const { return count_; }

 private:
  // The first pick that is right; one that leads where the strategy has been before is better.
  [[nodiscard]] DraftTiles choice(const Draft& draft) const {
    DraftTiles out = 0;
    for (const DraftTiles pick : claims_.picks(draft)) {
      const Draft next = claims_.after(draft, pick);
      if ((out != 0 && !was_seen(next)) || !claims_.holds(next, claim_)) continue;
      out = pick;
      if (was_seen(next)) break;
    }
    return out;
  }
  [[nodiscard]] bool was_seen(const Draft& draft) const {
    return claims_.is_over(draft) ? ends_[claims_.end_of(draft)] : seen_[claims_.index_of(draft)];
  }

  DraftClaims& claims_;
  Claim claim_;
  std::vector<bool> seen_;
  std::vector<bool> ends_;
  std::size_t count_ = 0;
};

Strategy DraftClaims::strategy(Claim claim) {
  Strategy out;
  Walk walk(*this, claim);
  walk.visit({});
  out.ends = walk.ends();
  Draft draft;
  while (!is_over(draft)) {
    const bool is_claimant = is_first_to_pick(draft) == is_of_first(claim);
    if (is_claimant) {
      const std::vector<DraftTiles> right = right_picks(draft, claim);
      if (out.beginnings.empty()) out.beginnings = right;
      out.line.push_back(right.front());
    } else {
      out.line.push_back(hardest_pick(draft, claim));
    }
    draft = after(draft, out.line.back());
  }
  return out;
}

}  // namespace twenties::game_of_20::check
