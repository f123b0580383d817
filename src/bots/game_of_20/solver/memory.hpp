#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "bots/game_of_20/solver/future.hpp"
#include "bots/game_of_20/solver/key.hpp"

namespace twenties::game_of_20 {

// What was found out about futures: the gains that each can have. It is true for ever, so nothing
// must be cleared between two searches; when there is no room, what cost least to find out goes.
// Many threads may use it at once: of two words that do not belong together, the check is wrong.
//
// An entry tells itself from others by 64 bits that do not depend on its place, so that a look-up
// takes another future for its own with a chance of 4 in 2^64.
class Memory {
 public:
  static constexpr int widest = 255;  // gains lie in [-widest, widest]

  // At most so many bytes. Little of it is used until much is to be kept, and the system gives it
  // as it is used: so a small search is quick.
  explicit Memory(std::size_t bytes);

  // Brings the place of a key near, for the look-up that follows.
  void fetch(const Key& key) const { __builtin_prefetch(&bucket(key)); }
  // Narrows the gains by what is known.
  void recall(const Key& key, Gains& gains) const;
  // Keeps gains that took 2^effort nodes to find out.
  void keep(const Key& key, const Gains& gains, int effort);
  // So many more gains were kept. Uses more of the memory when it has become narrow; what was kept
  // is then lost in part, but it is little compared with what will be.
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
