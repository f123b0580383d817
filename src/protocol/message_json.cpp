#include "protocol/message_json.hpp"

#include "protocol/json_fields.hpp"

namespace twenties {

namespace {

using nlohmann::json;

// We write nothing deeper, and limit what we read to protect the stack.
constexpr int deepest = 8;

json json_of(const Value& value);

json arguments_of(const std::vector<Argument>& arguments) {
  json out = json::object();
  for (const Argument& argument : arguments) out[argument.name] = json_of(argument.value);
  return out;
}

json message_of(const std::string& id, const std::vector<Argument>& arguments) {
  json out{{"id", id}};
  if (!arguments.empty()) out["args"] = arguments_of(arguments);
  return out;
}

json list_of(const std::vector<Value>& items) {
  json out = json::array();
  for (const Value& item : items) out.push_back(json_of(item));
  return out;
}

json json_of(const Value& value) {
  switch (value.kind) {
    case Value::Kind::number:
      return value.number;
    case Value::Kind::text:
      return value.text;
    case Value::Kind::square:
      return {{"square", value.text}};
    case Value::Kind::tile:
      return {{"tile", value.text}};
    case Value::Kind::seat:
      return {{"seat", value.number}};
    case Value::Kind::line:
      return {{"line", list_of(value.items)}, {"sum", value.number}};
    case Value::Kind::list:
      return list_of(value.items);
    case Value::Kind::message:
      break;
  }
  return message_of(value.text, value.arguments);
}

Value value_from(const json& from, int depth);

std::vector<Value> values_from(const json& from, int depth) {
  std::vector<Value> out;
  for (const json& item : from) out.push_back(value_from(item, depth));
  return out;
}

Message message_from(const json& from, int depth) {
  if (from.is_string()) return said(from.get<std::string>());
  (void)from.get_ref<const json::object_t&>();
  Message out;
  get(from, "id", out.id);
  const auto found = from.find("args");
  if (found == from.end() || depth >= deepest) return out;
  for (const auto& [name, value] : found->get_ref<const json::object_t&>()) {
    out.arguments.push_back({name, value_from(value, depth + 1)});
  }
  return out;
}

Value object_from(const json& from, int depth) {
  Value out;
  if (from.contains("id")) return {message_from(from, depth)};
  if (from.contains("line")) {
    out.kind = Value::Kind::line;
    get(from, "sum", out.number);
    if (depth < deepest) out.items = values_from(from["line"], depth + 1);
  } else if (from.contains("seat")) {
    out.kind = Value::Kind::seat;
    get(from, "seat", out.number);
  } else if (from.contains("tile")) {
    out.kind = Value::Kind::tile;
    get(from, "tile", out.text);
  } else {
    out.kind = Value::Kind::square;
    get(from, "square", out.text);
  }
  return out;
}

Value value_from(const json& from, int depth) {
  if (from.is_object()) return object_from(from, depth);
  if (from.is_array())
    return {depth < deepest ? values_from(from, depth + 1) : std::vector<Value>()};
  if (from.is_string()) return {from.get<std::string>()};
  int number = 0;
  read_value(from, number);
  return {number};
}

}  // namespace

json json_of(const Message& message) { return message_of(message.id, message.arguments); }

Message message_from(const json& from) { return message_from(from, 0); }

void put(json& out, const char* name, const Message& message) {
  if (!message.empty()) out[name] = json_of(message);
}

void read_value(const json& from, Message& message) { message = message_from(from); }

}  // namespace twenties
