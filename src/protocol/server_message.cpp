#include "protocol/server_message.hpp"

#include "protocol/json_fields.hpp"
#include "protocol/message_json.hpp"
#include "protocol/news_json.hpp"

namespace twenties {

namespace {

using nlohmann::json;
using Kind = ServerMessage::Kind;

std::string dump(const json& what) {
  return what.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace

std::string print_server_message(const ServerMessage& message) {
  if (message.kind == Kind::news) return dump(json_of(message.news));
  if (message.kind == Kind::history) return dump(json_of_history(message.news));
  json out{{"type", server_message_names[static_cast<std::size_t>(message.kind)]}};
  put(out, "id", message.id);
  put(out, "version", message.version);
  put(out, "name", message.name);
  put(out, "colour", message.colour);
  put(out, "number", message.number);
  put(out, "clause", message.clause);
  // Clients of another version must be able to read why the connection ends.
  if (message.kind == Kind::bye) {
    put(out, "reason", message.words);
    put(out, "message", message.reason);
  } else {
    put(out, "reason", message.reason);
  }
  put(out, "retry_after", message.retry_after);
  put(out, "table", message.table);
  return dump(out);
}

}  // namespace twenties
