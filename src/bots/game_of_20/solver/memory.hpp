#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "bots/game_of_20/solver/future.hpp"
#include "bots/game_of_20/solver/key.hpp"

namespace twenties::game_of_20 {

// The transposition table: the possible gains of each future. Entries stay valid, so nothing is
// cleared between searches; when it is full, the entry with the least effort is replaced. Many
// threads may use it at once: if two words do not belong together, the check fails.
//
// An entry tells itself from others by 64 bits that do not depend on its place, so that a look-up
// takes another future for its own with a chance of 4 in 2^64.
class Memory {
 public:
  static constexpr int widest = 255;  // gains lie in [-widest, widest]

  // At most this many bytes. It is allocated lazily, so that small searches are quick.
  explicit Memory(std::size_t bytes);

  // Prefetches the entry of a key.
  void fetch(const Key& key) const { __builtin_prefetch(&bucket(key)); }
  // Narrows the gains by what is known.
  void recall(const Key& key, Gains& gains) const;
  // Stores gains that took 2^effort nodes to find.
  void keep(const Key& key, const Gains& gains, int effort);
  // Reports how many gains were stored. Uses more of the memory when the table fills up; this loses
  // some entries, which are few compared with those to come.
  void kept_more(std::uint64_t count);

 private:
  using Word = std::uint64_t;
  static constexpr std::size_t slots = 4;
  struct Entry {
    std::atomic<Word> found;
    std::atomic<Word> check;  // the key's, combined with what was found
  };
  struct alignas(64) Bucket {
    std::array<Entry, slots> entries;
  };
  struct Release {
    void operator()(void* block) const;
  };

  [[nodiscard]] Bucket& bucket(const Key& key) const {
    return buckets_[key.place & mask_.load(std::memory_order_relaxed)];
  }
  bool reserve(std::size_t count);

  std::unique_ptr<void, Release> block_;
  Bucket* buckets_ = nullptr;
  std::size_t count_ = 1;              // of buckets, a power of two
  std::atomic<std::size_t> mask_ = 0;  // the last of those in use
  std::atomic<std::uint64_t> kept_ = 0;
};

}  // namespace twenties::game_of_20
