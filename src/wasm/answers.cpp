#include "wasm/answers.hpp"

#include "protocol/step_json.hpp"

namespace twenties {

using nlohmann::json;

json json_of(const Parts& parts) {
  json out = json::array();
  for (const Part& part : parts) out.push_back(json_of(part));
  return out;
}

json json_of(const std::vector<Note>& notes) {
  json out = json::array();
  for (const Note& note : notes) out.push_back(json_of(note));
  return out;
}

json json_of(const Scores& scores) {
  json out = json::array();
  for (const int score : scores) out.push_back(score);
  return out;
}

json json_of(SeatSet seats) {
  json out = json::array();
  seats.for_each([&](Seat seat) { out.push_back(number_of(seat)); });
  return out;
}

std::string printed(const json& json) {
  return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace twenties
