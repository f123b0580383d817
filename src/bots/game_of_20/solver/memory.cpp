#include "bots/game_of_20/solver/memory.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace twenties::game_of_20 {

namespace {

// What was found: low gain and high gain (9 bits each, from -widest), effort (6 bits). No word that
// is kept is 0.
constexpr unsigned gain_bits = 9;
constexpr std::uint64_t gain_mask = (1U << gain_bits) - 1;

constexpr int low_of(std::uint64_t word) {
  return static_cast<int>(word & gain_mask) - Memory::widest;
}
constexpr int high_of(std::uint64_t word) {
  return static_cast<int>(word >> gain_bits & gain_mask) - Memory::widest;
}
// An empty word is cheaper than any.
constexpr int effort_of(std::uint64_t word) {
  return word == 0 ? -1 : static_cast<int>(word >> (2 * gain_bits));
}
constexpr std::uint64_t word_of(const Gains& gains, int effort) {
  const auto low = static_cast<std::uint64_t>(gains.low + Memory::widest);
  const auto high = static_cast<std::uint64_t>(gains.high + Memory::widest);
  return low | high << gain_bits | static_cast<std::uint64_t>(effort) << (2 * gain_bits);
}

constexpr std::size_t huge_page = std::size_t{1} << 21U;
constexpr std::size_t first_buckets = std::size_t{1} << 14U;  // 1 MiB, which stays in the cache
constexpr std::size_t growth = 4;

#if defined(__wasm__)
// The module has no other heap than that of C++.
void* zeroed(std::size_t bytes) {
  void* block = ::operator new(bytes, std::nothrow);
  return block == nullptr ? nullptr : std::memset(block, 0, bytes);
}
#else
// Fresh pages of the system are full of zeros.
void* zeroed(std::size_t bytes) { return std::calloc(bytes, 1); }
#endif

}  // namespace

Memory::Memory(std::size_t bytes) {
  std::size_t count = std::bit_floor(std::max(bytes / sizeof(Bucket), std::size_t{1}));
  while (!reserve(count)) count /= 2;
  mask_ = std::min(count_, first_buckets) - 1;
}

// Zeros are words that no key finds.
bool Memory::reserve(std::size_t count) {
  const std::size_t size = count * sizeof(Bucket);
  const std::size_t alignment = size >= huge_page ? huge_page : sizeof(Bucket);
  std::size_t room = size + alignment;
  block_.reset(zeroed(room));
  if (block_ == nullptr) {
    if (count == 1) std::abort();
    return false;
  }
  void* start = block_.get();
  std::align(alignment, size, start, room);
#if defined(__linux__)
  if (size >= huge_page) madvise(start, size, MADV_HUGEPAGE);  // far fewer misses in a large table
#endif
  buckets_ = static_cast<Bucket*>(start);
  count_ = count;
  return true;
}

void Memory::Release::operator()(void* block) const {
#if defined(__wasm__)
  ::operator delete(block);
#else
  std::free(block);
#endif
}

void Memory::recall(const Key& key, Gains& gains) const {
  for (const Entry& entry : bucket(key).entries) {
    const Word word = entry.found.load(std::memory_order_relaxed);
    if ((entry.check.load(std::memory_order_relaxed) ^ word) != key.check || word == 0) continue;
    gains.low = std::max(gains.low, low_of(word));
    gains.high = std::min(gains.high, high_of(word));
    return;
  }
}

void Memory::keep(const Key& key, const Gains& gains, int effort) {
  Entry* place = nullptr;
  int least = std::numeric_limits<int>::max();
  for (Entry& entry : bucket(key).entries) {
    const Word word = entry.found.load(std::memory_order_relaxed);
    const int cost = effort_of(word);
    if ((entry.check.load(std::memory_order_relaxed) ^ word) == key.check && word != 0) {
      place = &entry;
      effort = std::max(effort, cost);
      break;
    }
    if (cost < least) {
      least = cost;
      place = &entry;
    }
  }
  const Word word = word_of(gains, effort);
  place->found.store(word, std::memory_order_relaxed);
  place->check.store(key.check ^ word, std::memory_order_relaxed);
}

void Memory::kept_more(std::uint64_t count) {
  const std::uint64_t kept = kept_.fetch_add(count, std::memory_order_relaxed) + count;
  const std::size_t used = mask_.load(std::memory_order_relaxed) + 1;
  if (kept < used * slots || used == count_) return;
  mask_.store(std::min(used * growth, count_) - 1, std::memory_order_relaxed);
}

}  // namespace twenties::game_of_20
