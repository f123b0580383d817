#include "protocol/step_json.hpp"

#include <string>

#include "protocol/action_json.hpp"
#include "protocol/json_fields.hpp"
#include "protocol/message_json.hpp"

namespace twenties {

namespace {

using nlohmann::json;

Action::Kind kind_from(const std::string& name) {
  if (name == "chance") return Action::Kind::chance;
  if (name == "time_up") return Action::Kind::time_up;
  if (name == "flag") return Action::Kind::flag;
  return name == "resign" ? Action::Kind::resign : Action::Kind::move;
}

Part part_from(const json& from) {
  Part out;
  out.seat = get_seat(from);
  get(from, "clause", out.clause);
  get(from, "what", out.what);
  get(from, "points", out.points);
  return out;
}

Note note_from(const json& from) {
  Note out;
  get(from, "name", out.name);
  get_list(from, "items", out.items, [](const json& item) { return twenties::message_from(item); });
  return out;
}

}  // namespace

json json_of(const Part& part) {
  return {{"seat", number_of(part.seat)},
          {"clause", part.clause},
          {"what", json_of(part.what)},
          {"points", part.points}};
}

json json_of(const Note& note) {
  json out{{"name", note.name}, {"items", json::array()}};
  for (const Message& item : note.items) out["items"].push_back(json_of(item));
  return out;
}

json json_of(const Step& step) {
  json out{{"kind", step.kind()}};
  if (step.action.seat != nobody) out["seat"] = number_of(step.action.seat);
  put(out, "text", step.action.text);
  if (!step.data.kind.empty()) out["action"] = json_of(step.data);
  put(out, "hidden", step.hidden);
  put(out, "points", step.points());
  put_list(out, "parts", step.effect.parts, [](const Part& part) { return json_of(part); });
  put_list(out, "notes", step.effect.notes, [](const Note& note) { return json_of(note); });
  return out;
}

Step step_from(const json& from) {
  Step out;
  std::string kind;
  get(from, "kind", kind);
  out.action.kind = kind_from(kind);
  out.action.seat = get_seat(from);
  out.is_skip = kind == "skip";
  get(from, "text", out.action.text);
  if (const auto data = from.find("action"); data != from.end()) {
    out.data = action_data_from(*data);
  }
  get(from, "hidden", out.hidden);
  get_list(from, "parts", out.effect.parts, part_from);
  get_list(from, "notes", out.effect.notes, note_from);
  std::erase_if(out.effect.parts, [](const Part& part) { return part.seat == nobody; });
  const bool needs_seat =
      out.action.kind != Action::Kind::chance && out.action.kind != Action::Kind::time_up;
  if (needs_seat && out.action.seat == nobody) out.hidden = true;
  return out;
}

}  // namespace twenties
