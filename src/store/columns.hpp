#pragma once

#include <algorithm>
#include <cstdint>

#include "store/store.hpp"

namespace twenties {

// Numbers as database columns store them.

inline constexpr std::int64_t any_status = -1;

inline std::int64_t to_column(TableStatus status) { return static_cast<std::int64_t>(status); }

inline TableStatus to_status(std::int64_t column) {
  constexpr std::int64_t last = static_cast<std::int64_t>(TableStatus::set_aside);
  return static_cast<TableStatus>(std::clamp<std::int64_t>(column, 0, last));
}

// Larger numbers are clamped to this, which no log or list reaches, so that nothing overflows.
inline std::int64_t to_column(std::uint64_t number) {
  constexpr std::uint64_t beyond = std::uint64_t{1} << 62;
  return static_cast<std::int64_t>(std::min(number, beyond));
}

}  // namespace twenties
