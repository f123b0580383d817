#pragma once

#include "match/match.hpp"
#include "protocol/client_message.hpp"

namespace twenties {

// The clause of refusals that concern the message itself.
inline constexpr std::string_view message_clause = "message";

// Applies a message to the match of its table, for the person who sent it. Messages about a
// connection, or about several tables, do not go to a match. `via` is the server where the person
// is connected.
Verdict apply_command(Match& match, const ClientMessage& message, const Guest& guest, Moment now,
                      std::string_view via = {});

}  // namespace twenties
