#pragma once

#include <cstdint>

#include "core/seat.hpp"

namespace twenties {

// Who acts next: nobody, chance, or each seat of a set (several if the rules let them act at the
// same time, in any order).
struct Turn {
  enum class Kind : std::uint8_t { over, chance, seats };

  Kind kind = Kind::over;
  SeatSet seats;

  static constexpr Turn over() { return {Kind::over, {}}; }
  static constexpr Turn chance() { return {Kind::chance, {}}; }
  static constexpr Turn of(Seat seat) { return {Kind::seats, SeatSet::of(seat)}; }
  static constexpr Turn of(SeatSet seats) { return {Kind::seats, seats}; }

  [[nodiscard]] constexpr bool is_over() const { return kind == Kind::over; }
  [[nodiscard]] constexpr bool is_chance() const { return kind == Kind::chance; }
  [[nodiscard]] constexpr bool has(Seat seat) const {
    return kind == Kind::seats && seats.has(seat);
  }
  constexpr bool operator==(const Turn&) const = default;
};

}  // namespace twenties
