#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "core/explanation.hpp"
#include "core/turn.hpp"

namespace twenties {

// Pieces of answers that several questions share.

using Answer = Result<nlohmann::json>;

nlohmann::json json_of(const Parts& parts);
nlohmann::json json_of(const std::vector<Note>& notes);
nlohmann::json json_of(const Scores& scores);
nlohmann::json json_of(SeatSet seats);  // numbers from 1

std::string printed(const nlohmann::json& json);

}  // namespace twenties
