#include "protocol/action_json.hpp"

#include "protocol/json_fields.hpp"

namespace twenties {

namespace {

using nlohmann::json;

json json_of_line(const TouchedLine& line) {
  json out{{"squares", line.squares}, {"sum", line.sum}, {"kind", line.kind}};
  put(out, "points", line.points);
  put(out, "reach", line.reach);
  put(out, "together", line.together);
  return out;
}

TouchedLine line_from(const json& from) {
  TouchedLine out;
  get(from, "squares", out.squares);
  get(from, "sum", out.sum);
  get(from, "kind", out.kind);
  get(from, "points", out.points);
  get(from, "reach", out.reach);
  get(from, "together", out.together);
  return out;
}

Die die_from(const json& from) {
  Die out;
  get(from, "colour", out.colour);
  get(from, "value", out.value);
  return out;
}

}  // namespace

json json_of(const std::vector<TouchedLine>& lines) {
  json out = json::array();
  for (const TouchedLine& line : lines) out.push_back(json_of_line(line));
  return out;
}

json json_of(const ActionData& data) {
  json out{{"kind", data.kind}};
  if (data.seat != nobody) out["seat"] = number_of(data.seat);
  put(out, "hand", data.hand);
  put(out, "tiles", data.tiles);
  put(out, "squares", data.squares);
  put(out, "way", data.way);
  put_list(out, "dice", data.dice,
           [](const Die& die) { return json{{"colour", die.colour}, {"value", die.value}}; });
  put_list(out, "lines", data.lines, json_of_line);
  return out;
}

ActionData action_data_from(const json& from) {
  ActionData out;
  get(from, "kind", out.kind);
  out.seat = get_seat(from);
  get(from, "hand", out.hand);
  get(from, "tiles", out.tiles);
  get(from, "squares", out.squares);
  get(from, "way", out.way);
  get_list(from, "dice", out.dice, die_from);
  get_list(from, "lines", out.lines, line_from);
  return out;
}

}  // namespace twenties
