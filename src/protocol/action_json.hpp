#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "core/action_data.hpp"

namespace twenties {

// What a move or chance did, taken apart: docs/protocol.md.
nlohmann::json json_of(const ActionData& data);
nlohmann::json json_of(const std::vector<TouchedLine>& lines);

// Throws nlohmann::json::exception where the JSON is of another form.
ActionData action_data_from(const nlohmann::json& from);

}  // namespace twenties
