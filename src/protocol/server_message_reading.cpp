#include <algorithm>

#include "base/text.hpp"
#include "protocol/json_fields.hpp"
#include "protocol/message_json.hpp"
#include "protocol/news_json.hpp"
#include "protocol/server_message.hpp"

// Separate from the writing because it catches exceptions, which the browser build does not have.

namespace twenties {

namespace {

using nlohmann::json;
using Kind = ServerMessage::Kind;

ServerMessage message_from(const json& from, Kind kind) {
  ServerMessage out;
  out.kind = kind;
  if (kind == Kind::news) {
    out.news = news_from(from);
    return out;
  }
  if (kind == Kind::history) {
    out.news = history_from(from);
    return out;
  }
  get(from, "id", out.id);
  get(from, "version", out.version);
  get(from, "name", out.name);
  get(from, "colour", out.colour);
  get(from, "number", out.number);
  get(from, "clause", out.clause);
  if (kind == Kind::bye) {
    get(from, "reason", out.words);
    get(from, "message", out.reason);
    if (out.reason.empty()) out.reason = said(out.words);
  } else {
    get(from, "reason", out.reason);
  }
  get(from, "retry_after", out.retry_after);
  get(from, "table", out.table);
  return out;
}

}  // namespace

Result<ServerMessage> read_server_message(std::string_view text) {
  const json object = json::parse(text, nullptr, false);
  if (!object.is_object()) return failure(Message("protocol.no-object"));
  const auto type = object.find("type");
  const bool named = type != object.end() && type->is_string();
  const auto kind = std::ranges::find(server_message_names, named ? type->get<std::string>() : "");
  if (kind == server_message_names.end()) return failure(Message("protocol.unknown-type"));
  try {
    return message_from(object, static_cast<Kind>(kind - server_message_names.begin()));
  } catch (const json::exception& error) {
    return failure(Message("protocol.other-form", {{"problem", error.what()}}));
  }
}

}  // namespace twenties
