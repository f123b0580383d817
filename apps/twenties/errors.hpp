#pragma once

#include <string_view>

#include "core/result.hpp"

namespace twenties {

// Reports an error on standard error as "COMMAND: ...", in the reader's language, and with `json`
// also as an object on standard output: {"error": {"clause": "2.1", "reason": "..."}}, in English
// and with an empty clause where no rule is concerned. Returns the exit code 1.
int tell_refusal(std::string_view command, const Error& error, bool json = false);
int tell_refusal(std::string_view command, Message message, bool json = false);

}  // namespace twenties
