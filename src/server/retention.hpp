#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "store/store.hpp"

namespace twenties {

// For how many days unused data is kept; nothing means for ever. Running games and those set aside
// are always kept.
struct Retention {
  std::optional<int> finished = 365;  // tables, after their last event
  std::optional<int> open = 30;       // tables where no game has begun
  std::optional<int> guests = 400;    // people without a seat, since their last visit
};

// "finished=90", "open=forever"; "forever" is for all of them.
Result<void> read_retention(Retention& keep, std::string_view text);

// How much was deleted, or would be.
struct Tidied {
  std::size_t finished = 0;
  std::size_t open = 0;
  std::size_t guests = 0;

  [[nodiscard]] bool is_nothing() const { return finished + open + guests == 0; }
};

// Options of tidying.
struct Tidying {
  Retention keep;
  std::int64_t now = 0;
  bool only_count = false;
  // Tables that are in use stay.
  std::function<bool(const std::string& table)> is_in_use = {};
  // Called between two commits, so that moves need not wait; false stops.
  std::function<bool()> go_on = {};
};
// What was deleted before an error stays deleted.
Result<Tidied> tidy_store(Store& store, const Tidying& how);

}  // namespace twenties
