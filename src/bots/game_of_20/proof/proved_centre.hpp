#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bots/evaluation.hpp"
#include "bots/game_of_20/draft.hpp"
#include "core/result.hpp"

namespace twenties::game_of_20 {

// A draft under way, as two masks with the tile 3 in bit 0: the tiles of whoever drafted first, and
// those of the other.
struct DraftHands {
  std::uint32_t first = 0;
  std::uint32_t second = 0;

  // Of a position of the draft with two seats.
  static DraftHands of(const State& state);
  [[nodiscard]] int taken() const { return std::popcount(first | second); }
  [[nodiscard]] std::uint32_t pool() const;
  // Picks are 1, 2, 2, ...: so it is the first drafter's turn with 0, 3, 7, 11 and 15 taken.
  [[nodiscard]] bool first_picks() const { return taken() % 4 != 1; }
  [[nodiscard]] DraftHands after(std::uint32_t pick) const;
};

// "This drafter wins" or "this drafter does not lose": what can be claimed of a draft.
struct DraftClaim {
  bool of_first = true;  // who drafted first
  bool win = true;

  [[nodiscard]] unsigned index() const { return (of_first ? 2U : 0U) + (win ? 1U : 0U); }
};

// Results about positions of a draft: for each claim whether it was examined and whether it is
// proved. A hash table with open addressing.
class DraftMemo {
 public:
  // Two bits for each claim: looked at, proved. 0: nothing is known of the position.
  [[nodiscard]] unsigned find(const DraftHands& hands) const;
  void add(const DraftHands& hands, unsigned flags);
  [[nodiscard]] std::size_t size() const { return used_; }

 private:
  void grow();
  [[nodiscard]] std::size_t place_of(std::uint64_t key) const;

  std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(1024);
  std::size_t used_ = 0;
};

// What is known about the deals of one centre tile, prepared for the draft.
class ProvedCentre {
 public:
  // Four bits a deal, in the order of Deal::index, the low half of a byte first. Two bits for each
  // question, "does the hand that places first win?" in the low ones and "does it not lose?": 0 for
  // unknown, 1 for yes, 2 for no. A yes to the first is a yes to the second, and a no to the second
  // a no to the first.
  static constexpr std::size_t packed_size = 12'155;

  // Refuses what has another size, or contradicts itself.
  static Result<ProvedCentre> read(int centre, std::span<const std::uint8_t> packed);

  // Whether a claim is proved of a finished draft, in which the first drafter holds these tiles.
  [[nodiscard]] bool is_known(std::uint32_t first, DraftClaim claim) const {
    return (std::uint32_t{known_[first]} >> claim.index() & 1U) != 0;
  }
  // What the evaluation expects for the first drafter, in hundredths of a point, if both go on to
  // take the tiles with the highest individual values. It only affects the order of a search.
  [[nodiscard]] int guess(DraftHands hands) const;

  [[nodiscard]] const DraftMemo& memo() const { return memo_; }
  // What is proved about the very first pick; -1 to 1 if nothing.
  [[nodiscard]] const Proved& start() const { return start_; }
  // Keeps the results of a search from the first pick for later ones.
  void keep(DraftMemo memo, Proved start);

 private:
  void learn(std::uint32_t mask, unsigned wins, unsigned does_not_lose);
  void judge(int centre);

  std::vector<std::uint8_t> known_;  // by the first drafter's tiles, a bit for each claim
  std::vector<std::int32_t> judged_;
  std::array<std::uint8_t, drafted_count> wanted_{};  // bits of tiles, the most valuable first
  DraftMemo memo_;
  Proved start_;
};

}  // namespace twenties::game_of_20
