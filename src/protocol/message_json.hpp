#pragma once

#include <nlohmann/json.hpp>

#include "core/message.hpp"

namespace twenties {

// {"id": "table.not-your-turn", "args": {"seat": {"seat": 1}, ...}}. Numbers, texts and lists are
// such themselves; the others say what they are: {"square": "d4"}, {"tile": "7"}, {"seat": 1},
// {"line": [7, 9], "sum": 16}, and a message inside of another one.
nlohmann::json json_of(const Message& message);

// A text alone counts as said. Throws nlohmann::json::exception where the JSON is of another form.
Message message_from(const nlohmann::json& from);

// Left out if it is empty.
void put(nlohmann::json& out, const char* name, const Message& message);
void read_value(const nlohmann::json& from, Message& message);

}  // namespace twenties
