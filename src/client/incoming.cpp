#include "client/incoming.hpp"

#include <nlohmann/json.hpp>

namespace twenties {

namespace {

using nlohmann::json;

constexpr std::string_view position_field = "view";

// U+0080 to U+009F, which some terminals act on as well.
bool begins_c1_control(std::string_view text, std::size_t at) {
  if (static_cast<unsigned char>(text[at]) != 0xc2 || at + 1 >= text.size()) return false;
  const auto next = static_cast<unsigned char>(text[at + 1]);
  return next >= 0x80 && next <= 0x9f;
}

void make_harmless(json& value) {  // NOLINT(misc-no-recursion): as deep as the parser allows
  if (value.is_string()) {
    value = harmless(value.get_ref<const std::string&>());
  } else if (value.is_object()) {
    for (auto& [name, item] : value.items()) {
      if (name != position_field) make_harmless(item);
    }
  } else if (value.is_array()) {
    for (json& item : value) make_harmless(item);
  }
}

// The library's parser has no limit of its own.
bool is_shallow(std::string_view text) {
  constexpr int deepest = 32;
  int depth = 0;
  bool in_text = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (in_text && c == '\\') ++at;
    if (c == '"') in_text = !in_text;
    if (in_text) continue;
    if (c == '{' || c == '[') ++depth;
    if (c == '}' || c == ']') --depth;
    if (depth > deepest) return false;
  }
  return true;
}

}  // namespace

std::string harmless(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (begins_c1_control(text, at)) {
      out += '?';
      ++at;
    } else {
      out += byte < 0x20 || byte == 0x7f ? '?' : text[at];
    }
  }
  return out;
}

Result<ServerMessage> read_harmless_message(std::string_view text) {
  if (!is_shallow(text)) return failure(Message("online.too-deep"));
  json value = json::parse(text, nullptr, false);
  if (value.is_discarded()) return failure(Message("online.no-json"));
  make_harmless(value);
  return read_server_message(value.dump(-1, ' ', false, json::error_handler_t::replace));
}

}  // namespace twenties
