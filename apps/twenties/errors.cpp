#include "twenties/errors.hpp"

#include <fmt/core.h>

#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "core/clause.hpp"
#include "texts/words.hpp"
#include "twenties/reader.hpp"

namespace twenties {

int tell_refusal(std::string_view command, const Error& error, bool json) {
  if (json) {
    const std::string english = in_english(error);
    const ClausedReason refused = split_clause(english);
    const nlohmann::ordered_json out{
        {"error", {{"clause", refused.clause}, {"reason", refused.reason}}}};
    fmt::print("{}\n", out.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    std::fflush(stdout);
  }
  fmt::print(stderr, "{}: {}\n", command, say(error));
  return 1;
}

int tell_refusal(std::string_view command, Message message, bool json) {
  return tell_refusal(command, Error{std::move(message)}, json);
}

}  // namespace twenties
