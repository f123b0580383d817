#include "twenties/errors.hpp"

#include <fmt/core.h>

#include <cstdio>
#include <nlohmann/json.hpp>

#include "core/clause.hpp"

namespace twenties {

int tell_refusal(std::string_view command, std::string_view message, bool json) {
  if (json) {
    const ClausedReason refused = split_clause(message);
    const nlohmann::ordered_json out{
        {"error", {{"clause", refused.clause}, {"reason", refused.reason}}}};
    fmt::print("{}\n", out.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    std::fflush(stdout);
  }
  fmt::print(stderr, "{}: {}\n", command, message);
  return 1;
}

}  // namespace twenties
