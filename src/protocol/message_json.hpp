#pragma once

#include <nlohmann/json.hpp>

#include "core/message.hpp"

namespace twenties {

// {"id": "table.not-your-turn", "args": {"seat": {"seat": 1}, ...}}. Numbers, texts and lists are
// plain JSON; other types are objects: {"square": "d4"}, {"tile": "7"}, {"seat": 1}, {"line": [7,
// 9], "sum": 16}, and a message inside another one.
nlohmann::json json_of(const Message& message);

// A plain text reads as `said`. Throws nlohmann::json::exception if the JSON has another form.
Message message_from(const nlohmann::json& from);

// Omitted if it is empty.
void put(nlohmann::json& out, const char* name, const Message& message);
void read_value(const nlohmann::json& from, Message& message);

}  // namespace twenties
