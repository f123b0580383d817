#include "bots/game_of_20/proof/proved_centre.hpp"

#include <bit>
#include <utility>

#include "base/hash.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr std::uint32_t all_drafted = (1U << drafted_count) - 1;
constexpr int nine = static_cast<int>(drafted_count) / 2;

enum : unsigned { unknown, yes, no };

Hand hand_of(std::uint32_t mask) { return {mask << lowest_drafted}; }

bool places_first(std::uint32_t mask) {
  return 2 * hand_of(mask).sum() > drafted_tiles.sum();  // 3.1
}

// What answers can be together, when one follows from the other where it can.
bool is_consistent(unsigned wins, unsigned does_not_lose) {
  if (wins == yes) return does_not_lose == yes;
  if (does_not_lose == no) return wins == no;
  return wins <= no && does_not_lose <= no;
}

}  // namespace

DraftHands DraftHands::of(const State& state) {
  const auto drafted = [&](std::size_t hand) {
    return (state.hands[hand] & drafted_tiles.bits) >> lowest_drafted;
  };
  const DraftHands out{drafted(state.to_move), drafted(state.to_move ^ 1U)};
  return out.first_picks() ? out : DraftHands{out.second, out.first};
}

std::uint32_t DraftHands::pool() const { return all_drafted & ~(first | second); }

DraftHands DraftHands::after(std::uint32_t pick) const {
  return first_picks() ? DraftHands{first | pick, second} : DraftHands{first, second | pick};
}

std::size_t DraftMemo::place_of(std::uint64_t key) const {
  std::size_t at = mix64(key) & (slots_.size() - 1);
  while (slots_[at] != 0 && slots_[at] >> 8U != key) at = (at + 1) & (slots_.size() - 1);
  return at;
}

unsigned DraftMemo::find(const DraftHands& hands) const {
  const std::uint64_t key = std::uint64_t{hands.first} << drafted_count | hands.second;
  return static_cast<unsigned>(slots_[place_of(key)] & 0xffU);
}

void DraftMemo::add(const DraftHands& hands, unsigned flags) {
  const std::uint64_t key = std::uint64_t{hands.first} << drafted_count | hands.second;
  std::uint64_t& slot = slots_[place_of(key)];
  const bool is_new = slot == 0;
  slot |= key << 8U | flags;
  if (is_new && 2 * ++used_ > slots_.size()) grow();
}

void DraftMemo::grow() {
  const auto old = std::exchange(slots_, std::vector<std::uint64_t>(2 * slots_.size()));
  for (const std::uint64_t entry : old) {
    if (entry != 0) slots_[place_of(entry >> 8U)] = entry;
  }
}

Result<ProvedCentre> ProvedCentre::read(int centre, std::span<const std::uint8_t> packed) {
  if (packed.size() != packed_size) return failure("the answers are not of the right size");
  ProvedCentre out;
  out.known_.resize(all_drafted + 1);
  std::size_t at = 0;
  for (std::uint32_t mask = 0; mask <= all_drafted; ++mask) {
    if (std::popcount(mask) != nine || !places_first(mask)) continue;
    const unsigned answers = packed[at / 2] >> (at % 2 * 4) & 0xfU;
    ++at;
    if (!is_consistent(answers & 3U, answers >> 2U))
      return failure("the answers contradict themselves");
    out.learn(mask, answers & 3U, answers >> 2U);
  }
  out.judge(centre);
  return out;
}

void ProvedCentre::learn(std::uint32_t mask, unsigned wins, unsigned does_not_lose) {
  // The bits of DraftClaim::index, for the hand that places first and for the other.
  const unsigned own = (wins == yes ? 2U : 0U) | (does_not_lose == yes ? 1U : 0U);
  const unsigned other = (does_not_lose == no ? 2U : 0U) | (wins == no ? 1U : 0U);
  known_[mask] = static_cast<std::uint8_t>(own << 2U | other);
  known_[all_drafted & ~mask] = static_cast<std::uint8_t>(other << 2U | own);
}

void ProvedCentre::judge(int centre) {
  static const DraftJudge judge;
  judged_.resize(all_drafted + 1);
  for (std::uint32_t mask = 0; mask <= all_drafted; ++mask) {
    if (std::popcount(mask) != nine || !places_first(mask)) continue;
    judged_[mask] = judge.deal(hand_of(mask), centre);
    judged_[all_drafted & ~mask] = -judged_[mask];
  }
  wanted_ = judge.wanted(centre);
  for (std::uint8_t& tile : wanted_) tile = static_cast<std::uint8_t>(tile - lowest_drafted);
}

int ProvedCentre::guess(DraftHands hands) const {
  bool first = hands.first_picks();
  int picks = hands.taken() == 0 ? 1 : 2;
  const std::uint32_t pool = hands.pool();
  for (const std::uint8_t tile : wanted_) {
    const std::uint32_t bit = 1U << tile;
    if ((pool & bit) == 0) continue;
    if (first) hands.first |= bit;
    if (--picks == 0) {
      first = !first;
      picks = 2;
    }
  }
  return judged_[hands.first];
}

void ProvedCentre::keep(DraftMemo memo, Proved start) {
  memo_ = std::move(memo);
  start_ = start;
}

}  // namespace twenties::game_of_20
