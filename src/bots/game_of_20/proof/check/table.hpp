#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/random.hpp"
#include "bots/game_of_20/proof/check/bounds.hpp"
#include "bots/game_of_20/proof/check/key.hpp"

namespace twenties::game_of_20::check {

// Proved results by position. An entry holds the whole key, and is used only for that key.
class Table {
 public:
  // Memory in bytes.
  explicit Table(std::size_t memory)
      : buckets_(std::max<std::size_t>(memory / sizeof(Bucket), 1)) {}

  // What is known of a position; `otherwise` if nothing is.
  [[nodiscard]] Range find(const Key& key, Range otherwise) const {
    for (const Entry& entry : buckets_[place_of(key)]) {
      if (entry.key == key) return {.low = entry.low, .high = entry.high};
    }
    return otherwise;
  }

  // Keeps the newest entry, and the one with the most tiles to place, which took more work.
  void store(const Key& key, Range range) {
    auto& [kept, newest] = buckets_[place_of(key)];
    const Entry entry{key, static_cast<std::int16_t>(range.low),
                      static_cast<std::int16_t>(range.high)};
    if (kept.key == key) {
      kept = entry;
    } else if (newest.key == key) {
      newest = entry;
    } else if (key.tiles() >= kept.key.tiles()) {
      newest = kept;
      kept = entry;
    } else {
      newest = entry;
    }
  }

  void prefetch(const Key& key) const { __builtin_prefetch(&buckets_[place_of(key)]); }
  void clear() { buckets_.assign(buckets_.size(), Bucket{}); }

 private:
  struct Entry {
    Key key;  // all zero in an empty place; a position that is asked for has tiles
    std::int16_t low = 0;
    std::int16_t high = 0;
  };
  using Bucket = std::array<Entry, 2>;

  [[nodiscard]] std::size_t place_of(const Key& key) const {
    const std::uint64_t rest = key.third ^ std::uint64_t{key.fourth} << 32U;
    const std::uint64_t hash = mix64(mix64(key.first ^ mix64(key.second)) ^ rest);
    return static_cast<std::size_t>(multiply_wide(hash, buckets_.size()).high);
  }

  std::vector<Bucket> buckets_;
};

}  // namespace twenties::game_of_20::check
