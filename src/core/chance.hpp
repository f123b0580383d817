#pragma once

#include <cstdint>
#include <vector>

#include "base/random.hpp"

namespace twenties {

// One outcome of chance, with its number of tickets.
template <class Chance>
struct Outcome {
  Chance chance;
  std::uint64_t weight = 0;
};

template <class Chance>
using Outcomes = std::vector<Outcome<Chance>>;

// A source of tickets: a seed, or a verifiable stream.
class ChanceSource {
 public:
  ChanceSource() = default;
  ChanceSource(const ChanceSource&) = default;
  ChanceSource& operator=(const ChanceSource&) = default;
  virtual ~ChanceSource() = default;

  // Uniform in [0, bound).
  virtual std::uint64_t below(std::uint64_t bound) = 0;
};

class SeededChance final : public ChanceSource {
 public:
  explicit SeededChance(std::uint64_t seed) : random_(seed) {}
  std::uint64_t below(std::uint64_t bound) override { return random_.below(bound); }

 private:
  Random random_;
};

// The seed of one draw of a game: it depends only on the seed of the game and the number of the
// draw, not on earlier draws.
constexpr std::uint64_t draw_seed(std::uint64_t seed, std::uint64_t draw) {
  return mix64(seed ^ mix64(draw));
}

}  // namespace twenties
