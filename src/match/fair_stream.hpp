#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

#include "core/chance.hpp"
#include "match/hmac.hpp"

namespace twenties {

// The 64-bit word at a place (0 to 3) of a block, lowest byte first.
constexpr std::uint64_t word_of(const Digest& block, std::size_t place) {
  std::uint64_t word = 0;
  for (std::size_t byte = 8; byte-- > 0;) word = word << 8U | block[place * 8 + byte];
  return word;
}

// Tickets from blocks of 32 bytes, four words each. It requests blocks as needed and does not
// depend on how they are computed.
class FairStream final : public ChanceSource {
 public:
  using Blocks = std::function<Digest(std::uint64_t number)>;

  explicit FairStream(Blocks blocks) : blocks_(std::move(blocks)) {}

  std::uint64_t next() {
    const std::size_t place = used_ % words_per_block;
    if (place == 0) block_ = blocks_(used_ / words_per_block);
    ++used_;
    return word_of(block_, place);
  }

  std::uint64_t below(std::uint64_t bound) override {
    return bounded_draw(bound, [this] { return next(); });
  }

 private:
  static constexpr std::size_t words_per_block = sizeof(Digest) / sizeof(std::uint64_t);

  Blocks blocks_;
  Digest block_{};
  std::uint64_t used_ = 0;  // words
};

}  // namespace twenties
