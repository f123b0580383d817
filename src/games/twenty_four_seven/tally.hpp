#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace twenties::twenty_four_seven {

inline constexpr int points_for_7 = 20;  // clause 4.1
inline constexpr int points_for_24 = 40;
inline constexpr int points_for_bonus = 60;  // clause 4.4

constexpr int points_for_run(int length) { return length < 3 ? 0 : 10 * length; }       // 4.2
constexpr int points_for_set(int length) { return length < 3 ? 0 : 20 + 10 * length; }  // 4.3

// The categories of points.
enum class Category : std::uint8_t { sums_of_7, sums_of_24, runs, sets, bonus };
inline constexpr std::size_t category_count = 5;

// Points by category, doubled ones as they counted.
struct Tally {
  std::array<std::uint16_t, category_count> points{};

  constexpr void add(Category category, int more) {
    std::uint16_t& sum = points[static_cast<std::size_t>(category)];
    sum = static_cast<std::uint16_t>(sum + more);
  }
  [[nodiscard]] constexpr int in(Category category) const {
    return points[static_cast<std::size_t>(category)];
  }
  [[nodiscard]] constexpr int total() const {
    int sum = 0;
    for (const int part : points) sum += part;
    return sum;
  }
};

}  // namespace twenties::twenty_four_seven
