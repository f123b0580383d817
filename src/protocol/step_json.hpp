#pragma once

#include <nlohmann/json.hpp>

#include "core/step.hpp"

namespace twenties {

// A step as every client is sent it: docs/protocol.md. Who may not know it is given what
// Step::seen_by leaves of it.
nlohmann::json json_of(const Step& step);
nlohmann::json json_of(const Part& part);
nlohmann::json json_of(const Note& note);

// A seat that does not exist reads as nobody, and a step that would need it as a hidden one. Throws
// nlohmann::json::exception where the JSON is of another form.
Step step_from(const nlohmann::json& from);

}  // namespace twenties
