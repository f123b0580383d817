#include "protocol/server_message.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
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
  const auto get = [&](const char* name, auto& value) {
    if (const auto found = from.find(name); found != from.end()) found->get_to(value);
  };
  get("id", out.id);
  get("version", out.version);
  get("name", out.name);
  get("colour", out.colour);
  get("number", out.number);
  get("clause", out.clause);
  get("reason", out.reason);
  get("retry_after", out.retry_after);
  get("table", out.table);
  return out;
}

std::string dump(const json& what) {
  return what.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace

std::string print_server_message(const ServerMessage& message) {
  if (message.kind == Kind::news) return dump(json_of(message.news));
  json out{{"type", kind_names[static_cast<std::size_t>(message.kind)]}};
  const auto put = [&](const char* name, const auto& value) {
    if (value != std::decay_t<decltype(value)>{}) out[name] = value;
  };
  put("id", message.id);
  put("version", message.version);
  put("name", message.name);
  put("colour", message.colour);
  put("number", message.number);
  put("clause", message.clause);
  put("reason", message.reason);
  put("retry_after", message.retry_after);
  put("table", message.table);
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
