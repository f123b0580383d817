#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/fixed_vector.hpp"

namespace twenties {

inline constexpr int max_seats = 6;

// A player's place in the game, counted from 0 in code and from 1 in texts.
enum class Seat : std::uint8_t {};

// As a viewer: a spectator, who sees what every seat may see. As an actor: chance.
inline constexpr Seat nobody{255};

constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }
constexpr int index_of(Seat seat) { return static_cast<int>(seat); }
constexpr int number_of(Seat seat) { return static_cast<int>(seat) + 1; }

class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr explicit SeatSet(std::uint8_t mask) : mask_(mask) {}

  static constexpr SeatSet of(Seat seat) { return SeatSet(bit(seat)); }
  static constexpr SeatSet first(int count) {
    return SeatSet(static_cast<std::uint8_t>((1U << static_cast<unsigned>(count)) - 1U));
  }

  [[nodiscard]] constexpr bool has(Seat seat) const {
    return index_of(seat) < 8 && (mask_ & bit(seat)) != 0;
  }
  constexpr void add(Seat seat) { mask_ = static_cast<std::uint8_t>(mask_ | bit(seat)); }
  constexpr void remove(Seat seat) { mask_ = static_cast<std::uint8_t>(mask_ & ~bit(seat)); }
  [[nodiscard]] constexpr bool empty() const { return mask_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(mask_); }
  [[nodiscard]] constexpr Seat lowest() const { return seat_at(std::countr_zero(mask_)); }
  [[nodiscard]] constexpr std::uint8_t mask() const { return mask_; }
  constexpr bool operator==(const SeatSet&) const = default;

  // Calls visit(seat) in seat order.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (unsigned left = mask_; left != 0; left &= left - 1) visit(seat_at(std::countr_zero(left)));
  }

 private:
  static constexpr std::uint8_t bit(Seat seat) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat));
  }
  std::uint8_t mask_ = 0;
};

// One number per seat.
using Scores = FixedVector<int, max_seats>;

}  // namespace twenties
