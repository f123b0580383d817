#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.hpp"

namespace twenties {

// A request of the page, as a JSON object. Fields of the wrong type count as missing, so that no
// request can crash the core.
class Request {
 public:
  // The object must outlive the request.
  explicit Request(const nlohmann::json& object) : object_(object) {}
  explicit Request(nlohmann::json&& object) = delete;

  [[nodiscard]] std::string text(const char* name) const {
    const auto found = object_.find(name);
    return found != object_.end() && found->is_string() ? found->get<std::string>() : std::string();
  }
  [[nodiscard]] std::int64_t number(const char* name, std::int64_t fallback = 0) const {
    const auto found = object_.find(name);
    return found != object_.end() && found->is_number_integer() ? found->get<std::int64_t>()
                                                                : fallback;
  }
  [[nodiscard]] bool flag(const char* name) const {
    const auto found = object_.find(name);
    return found != object_.end() && found->is_boolean() && found->get<bool>();
  }
  [[nodiscard]] std::vector<std::string> texts(const char* name) const {
    std::vector<std::string> out;
    for (const nlohmann::json& item : list(name)) {
      out.push_back(item.is_string() ? item.get<std::string>() : std::string());
    }
    return out;
  }
  // Each an object; others are passed over by whoever reads them.
  [[nodiscard]] nlohmann::json list(const char* name) const {
    const auto found = object_.find(name);
    return found != object_.end() && found->is_array() ? *found : nlohmann::json::array();
  }
  // Counted from 1; 0 and everything else is a spectator.
  [[nodiscard]] Seat seat(const char* name = "seat") const {
    const std::int64_t read = number(name);
    return read >= 1 && read <= max_seats ? seat_at(static_cast<int>(read - 1)) : nobody;
  }

 private:
  const nlohmann::json& object_;
};

}  // namespace twenties
