#pragma once

#include <algorithm>
#include <concepts>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/seat.hpp"

// Fields of a JSON object. Empty, 0 and false are omitted, and are the defaults when reading.
// Reading throws nlohmann::json::exception if the JSON has another form.

namespace twenties {

template <class T>
void put(nlohmann::json& out, const char* name, const T& value) {
  if (value != T{}) out[name] = value;
}

inline void read_value(const nlohmann::json& from, bool& value) { value = from.get<bool>(); }
inline void read_value(const nlohmann::json& from, std::string& value) {
  value = from.get<std::string>();
}
// Whole numbers only; those out of range are clamped.
template <std::integral T>
void read_value(const nlohmann::json& from, T& value) {
  const auto read = from.get_ref<const nlohmann::json::number_integer_t&>();
  const bool huge = from.is_number_unsigned() && read < 0;
  if constexpr (std::unsigned_integral<T>) {
    value = huge ? from.get<T>() : static_cast<T>(std::max<std::int64_t>(0, read));
  } else {
    constexpr std::int64_t low = std::numeric_limits<T>::min();
    constexpr std::int64_t high = std::numeric_limits<T>::max();
    value = static_cast<T>(huge ? high : std::clamp<std::int64_t>(read, low, high));
  }
}
template <class T>
void read_value(const nlohmann::json& from, std::vector<T>& values) {
  for (const nlohmann::json& item : from.get_ref<const nlohmann::json::array_t&>()) {
    read_value(item, values.emplace_back());
  }
}

template <class T>
void get(const nlohmann::json& from, const char* name, T& value) {
  if (const auto found = from.find(name); found != from.end()) read_value(*found, value);
}

template <class T, class ToJson>
void put_list(nlohmann::json& out, const char* name, const std::vector<T>& items,
              ToJson&& to_json) {
  if (items.empty()) return;
  nlohmann::json list = nlohmann::json::array();
  for (const T& item : items) list.push_back(to_json(item));
  out[name] = std::move(list);
}

template <class T, class FromJson>
void get_list(const nlohmann::json& from, const char* name, std::vector<T>& items,
              FromJson&& from_json) {
  const auto found = from.find(name);
  if (found == from.end()) return;
  for (const nlohmann::json& item : found->get_ref<const nlohmann::json::array_t&>()) {
    items.push_back(from_json(item));
  }
}

// A seat that does not exist reads as nobody.
inline Seat get_seat(const nlohmann::json& from) {
  int number = 0;
  get(from, "seat", number);
  return number >= 1 && number <= max_seats ? seat_at(number - 1) : nobody;
}

}  // namespace twenties
