#pragma once

#include <bit>
#include <concepts>

namespace twenties {

// Calls visit(index) for each set bit of the mask, lowest first.
template <std::unsigned_integral Mask, class Visit>
constexpr void for_each_bit(Mask mask, Visit&& visit) {
  while (mask != 0) {
    visit(std::countr_zero(mask));
    mask = static_cast<Mask>(mask & (mask - 1));
  }
}

// The index of the n-th set bit, counted from 0; the mask must have more than n bits.
template <std::unsigned_integral Mask>
constexpr int nth_bit(Mask mask, int n) {
  for (; n > 0; --n) mask = static_cast<Mask>(mask & (mask - 1));
  return std::countr_zero(mask);
}

}  // namespace twenties
