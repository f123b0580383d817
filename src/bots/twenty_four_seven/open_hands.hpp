#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "bots/twenty_four_seven/judgement.hpp"

namespace twenties::twenty_four_seven {

// The value of a finished game as one number: the margin in tens, and as a tie-break who has fewer
// tiles in hand (5.2). Above 0 is a win, 0 a shared one.
inline constexpr int margin_step = 16;
constexpr int margin_in(int worth) { return (worth + margin_step / 2) >> 4; }

// An ending of two players with an empty bag and open hands. Index 0 is the seat to move.
struct OpenEnding {
  Prospects prospects;
  std::array<TileSet, 2> hands;
};

// Alpha-beta to the end of the game, with a table of positions. Worths are of what is still to
// come: points so far are not in them.
class OpenHandsSearch {
 public:
  // `stop` is called every few hundred nodes; once it returns true, all results are invalid.
  explicit OpenHandsSearch(std::function<bool()> stop);

  // After this move, for the seat that makes it.
  int worth_after(const OpenEnding& ending, const Placement& placement);

  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  [[nodiscard]] bool is_stopped() const { return stopped_; }

 private:
  static constexpr int infinite = 30'000;
  enum class Kind : std::uint8_t { none, exact, at_least, at_most };
  struct Entry {
    std::uint64_t key = 0;
    std::int16_t worth = 0;
    Placement best;
    Kind kind = Kind::none;
  };

  static std::uint64_t hash_of(const OpenEnding& ending);
  int search(OpenEnding& ending, std::uint64_t key, int low, int high);
  int search_moves(OpenEnding& ending, const Entry& known, int low, int high, Placement& best);
  int after(const OpenEnding& ending, const Placement& placement, int low, int high);
  void order(OpenEnding& ending, const Entry& known, JudgedMoves& moves);
  void count(std::uint64_t nodes);

  std::function<bool()> stop_;
  std::vector<Entry> table_;
  std::uint64_t nodes_ = 0;
  std::uint64_t asked_ = 0;
  bool stopped_ = false;
};

}  // namespace twenties::twenty_four_seven
