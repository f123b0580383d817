#include "protocol/server_message.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "protocol/json_fields.hpp"
#include "protocol/news_json.hpp"

namespace twenties {

namespace {

using nlohmann::json;
using Kind = ServerMessage::Kind;

constexpr std::array<std::string_view, 7> kind_names{"welcome", "done", "refused", "news",
                                                     "gone",    "pong", "bye"};

ServerMessage message_from(const json& from, Kind kind) {
  ServerMessage out;
  out.kind = kind;
  if (kind == Kind::news) {
    out.news = news_from(from);
    return out;
  }
  get(from, "id", out.id);
  get(from, "version", out.version);
  get(from, "name", out.name);
  get(from, "colour", out.colour);
  get(from, "number", out.number);
  get(from, "clause", out.clause);
  get(from, "reason", out.reason);
  get(from, "retry_after", out.retry_after);
  get(from, "table", out.table);
  return out;
}

std::string dump(const json& what) {
  return what.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace

std::string print_server_message(const ServerMessage& message) {
  if (message.kind == Kind::news) return dump(json_of(message.news));
  json out{{"type", kind_names[static_cast<std::size_t>(message.kind)]}};
  put(out, "id", message.id);
  put(out, "version", message.version);
  put(out, "name", message.name);
  put(out, "colour", message.colour);
  put(out, "number", message.number);
  put(out, "clause", message.clause);
  put(out, "reason", message.reason);
  put(out, "retry_after", message.retry_after);
  put(out, "table", message.table);
  return dump(out);
}

Result<ServerMessage> read_server_message(std::string_view text) {
  const json object = json::parse(text, nullptr, false);
  if (!object.is_object()) return failure("a message is one JSON object");
  const auto type = object.find("type");
  const bool named = type != object.end() && type->is_string();
  const auto kind = std::ranges::find(kind_names, named ? type->get<std::string>() : "");
  if (kind == kind_names.end()) return failure("the message is of an unknown type");
  try {
    return message_from(object, static_cast<Kind>(kind - kind_names.begin()));
  } catch (const json::exception& error) {
    return failure(cat("the message has another form: ", error.what()));
  }
}

}  // namespace twenties
