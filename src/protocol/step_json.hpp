#pragma once

#include <nlohmann/json.hpp>

#include "core/step.hpp"

namespace twenties {

// A step as sent to clients: docs/protocol.md. Step::seen_by removes what a viewer may not know.
nlohmann::json json_of(const Step& step);
nlohmann::json json_of(const Part& part);
nlohmann::json json_of(const Note& note);

// A seat that does not exist reads as nobody, and a step that needs it as hidden. Throws
// nlohmann::json::exception if the JSON has another form.
Step step_from(const nlohmann::json& from);

}  // namespace twenties
