#include "protocol/client_message.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/text.hpp"

namespace twenties {

namespace {

using nlohmann::json;
using Kind = ClientMessage::Kind;

constexpr std::array<std::string_view, 18> kind_names{
    "hello",   "name",      "watch", "unwatch",     "history", "sit",  "stand", "bot",     "move",
    "confirm", "take_back", "undo",  "answer_undo", "resign",  "care", "help",  "rematch", "ping"};

constexpr std::size_t longest_id = 40;
constexpr std::size_t longest_text = 400;

// Reads the fields of a message one after another and remembers the first that is wrong.
class Fields {
 public:
  explicit Fields(const json& object) : object_(object) {}

  void text(const char* name, std::string& out, bool required, std::size_t longest = longest_text) {
    const auto found = object_.find(name);
    if (found == object_.end()) return missing(name, required);
    if (!found->is_string() || found->get_ref<const std::string&>().size() > longest) {
      return wrong("protocol.bad-text", name, {"most", cat(longest)});
    }
    out = found->get<std::string>();
    if (required && out.empty()) wrong("protocol.empty", name);
  }
  void number(const char* name, std::uint64_t& out, bool required) {
    const auto found = object_.find(name);
    if (found == object_.end()) return missing(name, required);
    if (!found->is_number_unsigned()) return wrong("protocol.bad-number", name);
    out = found->get<std::uint64_t>();
  }
  void seat(const char* name, Seat& out, bool required) {
    std::uint64_t value = 0;
    const auto found = object_.find(name);
    if (found == object_.end()) return missing(name, required);
    if (found->is_number_unsigned()) value = found->get<std::uint64_t>();
    if (value < 1 || value > max_seats) {
      return wrong("protocol.bad-seat", name, {"most", cat(max_seats)});
    }
    out = seat_at(static_cast<int>(value) - 1);
  }
  void flag(const char* name, bool& out, bool required) {
    const auto found = object_.find(name);
    if (found == object_.end()) return missing(name, required);
    if (!found->is_boolean()) return wrong("protocol.bad-flag", name);
    out = found->get<bool>();
  }

  [[nodiscard]] const Message& problem() const { return problem_; }

 private:
  void missing(const char* name, bool required) {
    if (required) wrong("protocol.missing", name);
  }
  void wrong(const char* id, const char* name, Argument more = {}) {
    if (!problem_.empty()) return;
    problem_ = Message(id, {{"name", quote(name)}});
    if (!more.name.empty()) problem_.arguments.push_back(std::move(more));
  }

  const json& object_;
  Message problem_;
};

bool concerns_table(Kind kind) {
  return kind != Kind::hello && kind != Kind::name && kind != Kind::ping;
}

bool concerns_seat(Kind kind) {
  switch (kind) {
    case Kind::sit:
    case Kind::stand:
    case Kind::bot:
    case Kind::move:
    case Kind::confirm:
    case Kind::take_back:
    case Kind::undo:
    case Kind::resign:
    case Kind::care:
    case Kind::help:
      return true;
    default:
      return false;
  }
}

// A move must say which action it answers; these commands may, so that they do not apply to a later
// position.
bool may_answer(Kind kind) {
  return kind == Kind::confirm || kind == Kind::take_back || kind == Kind::undo;
}

bool is_about_looking(Kind kind) {
  return kind == Kind::watch || kind == Kind::unwatch || kind == Kind::history;
}

// Every command has an id, so that it counts once even if it is sent twice.
bool needs_id(Kind kind) {
  return kind != Kind::hello && kind != Kind::ping && !is_about_looking(kind);
}

bool is_id(std::string_view id) {
  return std::ranges::all_of(id, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' ||
           c == '_';
  });
}

void read_fields(Fields& fields, ClientMessage& message) {
  const Kind kind = message.kind;
  fields.text("id", message.id, needs_id(kind), longest_id);
  if (concerns_table(kind)) fields.text("table", message.table, true, 64);
  const bool may_have_seat = is_about_looking(kind);
  if (concerns_seat(kind) || may_have_seat) fields.seat("seat", message.seat, !may_have_seat);
  if (kind == Kind::hello) {
    std::uint64_t version = 0;
    fields.number("version", version, true);
    message.version = static_cast<int>(std::min<std::uint64_t>(version, 1'000'000));
  }
  if (kind == Kind::watch || kind == Kind::history) fields.number("after", message.after, false);
  if (kind == Kind::move) {
    fields.number("answers", message.answers, true);
    fields.text("move", message.move, true);
  }
  if (may_answer(kind)) fields.number("answers", message.answers, false);
  if (kind == Kind::sit) fields.text("share", message.share, true, 64);
  if (kind == Kind::sit || kind == Kind::name) {
    fields.text("name", message.name, kind == Kind::name, 40);
    fields.text("colour", message.colour, false, 16);
  }
  if (kind == Kind::bot) fields.text("level", message.level, true, 40);
  if (kind == Kind::answer_undo) fields.flag("yes", message.yes, true);
  if (kind == Kind::rematch) fields.flag("same_tiles", message.same_tiles, false);
  if (kind == Kind::help) fields.text("what", message.what, true, 16);
}

}  // namespace

tl::expected<ClientMessage, MessageError> read_client_message(std::string_view text) {
  const auto wrong = [](std::string id, Message reason) {
    return tl::unexpected(MessageError{std::move(id), std::move(reason)});
  };
  if (text.size() > longest_client_message) return wrong({}, Message("protocol.too-long"));
  const json object = json::parse(text, nullptr, false);
  if (!object.is_object()) return wrong({}, Message("protocol.no-object"));
  ClientMessage message;
  std::string type;
  Fields first(object);
  first.text("type", type, true, 40);
  const auto kind = std::ranges::find(kind_names, type);
  if (kind != kind_names.end()) message.kind = static_cast<Kind>(kind - kind_names.begin());
  Fields fields(object);
  read_fields(fields, message);
  if (!is_id(message.id)) return wrong({}, Message("protocol.bad-id"));
  if (!first.problem().empty()) return wrong(std::move(message.id), first.problem());
  if (kind == kind_names.end()) {
    return wrong(std::move(message.id), Message("protocol.no-type", {{"type", quote(type)}}));
  }
  if (!fields.problem().empty()) return wrong(std::move(message.id), fields.problem());
  return message;
}

std::string print_client_message(const ClientMessage& message) {
  const Kind kind = message.kind;
  json out{{"type", kind_names[static_cast<std::size_t>(kind)]}};
  const auto put = [&](const char* name, const std::string& text) {
    if (!text.empty()) out[name] = text;
  };
  put("id", message.id);
  put("table", message.table);
  if (message.seat != nobody) out["seat"] = number_of(message.seat);
  if (kind == Kind::hello) out["version"] = message.version;
  if (is_about_looking(kind) && message.after != 0) out["after"] = message.after;
  if (kind == Kind::move || (may_answer(kind) && message.answers != 0)) {
    out["answers"] = message.answers;
  }
  put("move", message.move);
  put("share", message.share);
  put("name", message.name);
  put("colour", message.colour);
  put("level", message.level);
  if (kind == Kind::answer_undo) out["yes"] = message.yes;
  if (kind == Kind::rematch) out["same_tiles"] = message.same_tiles;
  put("what", message.what);
  return out.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace twenties
