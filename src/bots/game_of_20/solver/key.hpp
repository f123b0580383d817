#pragma once

#include <cstdint>
#include <memory>

#include "bots/game_of_20/solver/future.hpp"

namespace twenties::game_of_20 {

// The key of a future in the table. Two futures with the same continuations, be it that one is a
// mirror image of the other (unless few squares are left) or that lone squares lie elsewhere, have
// the same key.
struct Key {
  std::uint64_t place = 0;  // where to look
  std::uint64_t check = 0;  // what must stand there; of other numbers than the place

  bool operator==(const Key&) const = default;
};

// Makes keys. Keys of different seeds are independent, so that a collision would not repeat.
class Keys {
 public:
  explicit Keys(std::uint64_t seed = 0);

  [[nodiscard]] Key of(const Future& future) const;

 private:
  struct Numbers;
  struct Board {
    std::uint64_t place;
    std::uint64_t check;
  };

  static std::shared_ptr<const Numbers> numbers_for(std::uint64_t seed);
  [[nodiscard]] Board board_numbers(const Future& future) const;
  [[nodiscard]] Board seen_one_way(const Future& future) const;

  std::shared_ptr<const Numbers> numbers_;
};

}  // namespace twenties::game_of_20
