#pragma once

#include <cstdint>
#include <deque>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "base/sorting.hpp"

namespace twenties {

// The tiles that are still to be drawn while a game is played out, in an order. Bags that are alike
// give orders that are alike: the place of a tile follows from the seed and the tile alone. Counts
// has the number of tiles by kind.
template <class Counts>
class Deck {
 public:
  Deck(const Counts& bag, std::uint64_t seed) : random_(mix64(seed + 1)), left_(bag) {
    std::vector<std::pair<std::uint64_t, std::uint8_t>> tiles;
    for (std::size_t kind = 0; kind < bag.size(); ++kind) {
      for (std::uint64_t copy = 0; copy < bag[kind]; ++copy) {
        tiles.emplace_back(mix64(seed ^ mix64(kind << 8U | copy)), static_cast<std::uint8_t>(kind));
      }
    }
    sort_fully(tiles);
    for (const auto& [place, kind] : tiles) order_.push_back(kind);
  }

  // The owner draws from the front and the others from the back, so that what the one draws does
  // not depend on how many tiles the others took. The bag shows what was put back since.
  Counts draw(const Counts& bag, int count, bool is_owner) {
    put_back(bag);
    Counts out{};
    for (; count > 0; --count) {
      const std::uint8_t kind = is_owner ? order_.front() : order_.back();
      ++out[kind];
      --left_[kind];
      is_owner ? order_.pop_front() : order_.pop_back();
    }
    return out;
  }

 private:
  void put_back(const Counts& bag) {
    for (std::size_t kind = 0; kind < bag.size(); ++kind) {
      for (; left_[kind] < bag[kind]; ++left_[kind]) {
        const auto place = static_cast<std::ptrdiff_t>(random_.below(order_.size() + 1));
        order_.insert(order_.begin() + place, static_cast<std::uint8_t>(kind));
      }
    }
  }

  Random random_;
  std::deque<std::uint8_t> order_;  // kinds
  Counts left_;                     // what is in the order
};

}  // namespace twenties
