#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "base/random.hpp"

namespace twenties {

// A 64-bit hash of the bytes of a plain value; the same on every little-endian machine.
template <class T>
  requires std::has_unique_object_representations_v<T>
std::uint64_t hash_bytes(const T& value) {
  std::uint64_t hash = mix64(sizeof(T));
  const auto* bytes = reinterpret_cast<const unsigned char*>(&value);
  std::size_t at = 0;
  for (; at + 8 <= sizeof(T); at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + at, 8);
    hash = mix64(hash ^ word);
  }
  if (at < sizeof(T)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + at, sizeof(T) - at);
    hash = mix64(hash ^ word);
  }
  return hash;
}

// Equality by bytes, for values without padding.
template <class T>
  requires std::has_unique_object_representations_v<T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(static_cast<const void*>(&a), static_cast<const void*>(&b), sizeof(T)) == 0;
}

}  // namespace twenties
