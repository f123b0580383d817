#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#if defined(__AVX2__)
#include <immintrin.h>
#endif

#include "games/game_of_20/board.hpp"

namespace twenties::game_of_20 {

// The solver numbers the squares that still matter, its lanes, from 0 on, so that eight of them are
// worked on at once. Of the lanes in use the last one has no square: it stands for "no neighbour".
inline constexpr std::size_t lanes = 8;         // of one vector
inline constexpr std::size_t most_vectors = 4;  // room for 24 empty squares and the last lane
inline constexpr std::size_t most_lanes = lanes * most_vectors;

using Vector = std::uint32_t __attribute__((vector_size(32)));
using Vectors = std::array<Vector, most_vectors>;
using LaneSet = std::uint32_t;  // a bit for each lane

inline constexpr Vector zeros{};

constexpr LaneSet lane_bit(int lane) { return LaneSet{1} << lane; }

// A bit for each lane that is not 0.
inline LaneSet nonzero_lanes(const Vector& vector) {
#if defined(__AVX2__)
  const auto zero = reinterpret_cast<__m256>(vector == zeros);
  return static_cast<LaneSet>(_mm256_movemask_ps(zero)) ^ 0xffU;
#else
  LaneSet out = 0;
  for (std::size_t lane = 0; lane < lanes; ++lane) out |= (vector[lane] != 0 ? 1U : 0U) << lane;
  return out;
#endif
}

// The lowest bit of each lane.
inline LaneSet low_bits(const Vector& vector) {
#if defined(__AVX2__)
  return static_cast<LaneSet>(_mm256_movemask_ps(reinterpret_cast<__m256>(vector << 31U)));
#else
  LaneSet out = 0;
  for (std::size_t lane = 0; lane < lanes; ++lane) out |= (vector[lane] & 1U) << lane;
  return out;
#endif
}

inline bool is_zero(const Vector& vector) {
#if defined(__AVX2__)
  const auto bits = reinterpret_cast<__m256i>(vector);
  return _mm256_testz_si256(bits, bits) != 0;
#else
  return nonzero_lanes(vector) == 0;
#endif
}

// All lanes in one.
inline std::uint32_t any_of(const Vector& vector) {
  Vector folded = vector | __builtin_shufflevector(vector, vector, 4, 5, 6, 7, 0, 1, 2, 3);
  folded |= __builtin_shufflevector(folded, folded, 2, 3, 0, 1, 6, 7, 4, 5);
  return folded[0] | folded[1];
}

// For each lane the value of the lane that it names; out of `Count` vectors.
template <std::size_t Count>
inline void pick(const Vectors& from, const Vector& names, Vector& out) {
#if defined(__AVX2__)
  const auto index = reinterpret_cast<__m256i>(names);
  const auto one = [&](std::size_t i) {
    return reinterpret_cast<__m256>(
        _mm256_permutevar8x32_epi32(reinterpret_cast<__m256i>(from[i]), index));
  };
  __m256 picked = one(0);
  if constexpr (Count > 1) {
    const auto is_odd = reinterpret_cast<__m256>(names << 28U);  // bit 3, where a blend looks
    picked = _mm256_blendv_ps(picked, one(1), is_odd);
    if constexpr (Count > 2) {
      __m256 upper = one(2);
      if constexpr (Count > 3) upper = _mm256_blendv_ps(upper, one(3), is_odd);
      picked = _mm256_blendv_ps(picked, upper, reinterpret_cast<__m256>(names << 27U));
    }
  }
  out = reinterpret_cast<Vector>(picked);
#else
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    out[lane] = from[names[lane] / lanes][names[lane] % lanes];
  }
#endif
}

}  // namespace twenties::game_of_20
