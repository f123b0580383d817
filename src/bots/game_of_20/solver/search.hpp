#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "bots/game_of_20/solver/memory.hpp"
#include "bots/search/budget.hpp"

namespace twenties::game_of_20 {

// What the threads that search the same future share.
struct Team {
  const Keys& keys;
  Memory& memory;
  Budget& budget;
  std::atomic<bool> is_done = false;  // one of them has the answer
  // The futures being searched, by key: other threads do something else first.
  std::array<std::atomic<std::uint64_t>, 4096> busy{};
};

// How often each kind of move, a tile and a square, has reached the bound when it was searched.
class History {
 public:
  static constexpr std::size_t kinds = (highest_tile + 1) * (square_count + 1);
  // Of a lone square only that it is one matters: square_count.
  static std::size_t kind(int tile, int square) {
    return static_cast<std::size_t>(tile * (square_count + 1) + square);
  }
  void add(std::size_t kind, bool reached) {
    ++tries_[kind];
    if (reached) ++cuts_[kind];
  }
  // In 512ths.
  [[nodiscard]] int cut_rate(std::size_t kind) const {
    return static_cast<int>(512 * (cuts_[kind] + 1) / (tries_[kind] + 2));
  }

 private:
  std::array<std::uint64_t, kinds> tries_{};
  std::array<std::uint64_t, kinds> cuts_{};
};

// One thread's search for whether the gain of a future reaches a bound.
class Search {
 public:
  // Whether this is the only thread of the team.
  Search(Team& team, bool is_alone);
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;
  ~Search();

  // Narrows the gains of a future until they lie on one side of the bound: low >= bound, or
  // high < bound. After a stop they are what was known before.
  Gains test(const Future& future, const Key& key, Gains known, int bound);

  [[nodiscard]] bool is_stopped() const { return stopped_; }
  // Tells the budget of all nodes so far.
  void settle_up();

 private:
  struct Child;
  struct Children;

  Gains expand(const Future& future, int bound);
  bool make_children(const Future& future, Children& children);
  bool settle_by_bounds(Children& children);
  bool settle_by_memory(Children& children) const;
  bool settle_by_search(Children& children, bool later);
  void search_child(Child& child, int bound);
  [[nodiscard]] bool is_shared(const Child& child) const;
  [[nodiscard]] bool is_busy(const Child& child);
  std::atomic<std::uint64_t>& sign_of(const Child& child);

  Team& team_;
  bool is_alone_;
  // The children of all nodes from the root to here, one after another.
  std::unique_ptr<Child[]> children_;
  Child* free_ = nullptr;  // the first that is not in use
  History history_;
  std::uint64_t nodes_ = 0;
  std::uint64_t told_ = 0;
  bool stopped_ = false;
};

}  // namespace twenties::game_of_20
