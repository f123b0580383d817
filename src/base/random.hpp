#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace twenties {

// Multiplies to 128 bits; the high half is the quotient of a fixed-point division by 2^64.
struct WideProduct {
  std::uint64_t high;
  std::uint64_t low;
};

constexpr WideProduct multiply_wide(std::uint64_t a, std::uint64_t b) {
  __extension__ using Wide = unsigned __int128;
  const Wide product = static_cast<Wide>(a) * b;
  return {static_cast<std::uint64_t>(product >> 64), static_cast<std::uint64_t>(product)};
}

// A uniform integer in [0, bound), from any source of 64-bit words, without modulo bias
// (Lemire's multiplication with rejection). The same words give the same numbers on every machine.
template <class NextWord>
constexpr std::uint64_t bounded_draw(std::uint64_t bound, NextWord&& next_word) {
  WideProduct product = multiply_wide(next_word(), bound);
  if (product.low < bound) {
    const std::uint64_t threshold = (0 - bound) % bound;
    while (product.low < threshold) product = multiply_wide(next_word(), bound);
  }
  return product.high;
}

constexpr std::uint64_t mix64(std::uint64_t value) {
  value += 0x9e3779b97f4a7c15ULL;
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
  value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
  return value ^ (value >> 31);
}

// A stream of random numbers fixed by its seed (xoshiro256++). For play, bots and tests; not for
// verifiable chance.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) {
    for (std::uint64_t& word : words_) {
      seed += 0x9e3779b97f4a7c15ULL;
      word = mix64(seed);
    }
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = rotate(words_[0] + words_[3], 23) + words_[0];
    const std::uint64_t shifted = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = rotate(words_[3], 45);
    return result;
  }

  // Uniform in [0, bound); bound must not be 0.
  constexpr std::uint64_t below(std::uint64_t bound) {
    return bounded_draw(bound, [this] { return next(); });
  }

 private:
  static constexpr std::uint64_t rotate(std::uint64_t value, int by) {
    return (value << by) | (value >> (64 - by));
  }

  std::array<std::uint64_t, 4> words_{};
};

// Fisher-Yates, from the back; every order is equally likely.
template <class Range>
constexpr void shuffle(Range& range, Random& random) {
  for (std::size_t left = range.size(); left > 1; --left) {
    std::swap(range[left - 1], range[random.below(left)]);
  }
}

}  // namespace twenties
