#pragma once

#include <string>
#include <string_view>

namespace twenties {

// Tells what is wrong on standard error as "COMMAND: ...", and with `json` also as an object on
// standard output: {"error": {"clause": "2.1", "reason": "..."}}, the clause empty where no rule is
// concerned. Returns the exit code 1.
int tell_refusal(std::string_view command, std::string_view message, bool json);

}  // namespace twenties
