#pragma once

#include "match/match.hpp"
#include "protocol/client_message.hpp"

namespace twenties {

// The clause of refusals that concern a message as such.
inline constexpr std::string_view message_clause = "message";

// What a message asks of the match at its table, carried out for the person who sent it. Messages
// that concern a connection, or several tables, are not for a match.
// `via` is the server where the person is connected.
Verdict apply_command(Match& match, const ClientMessage& message, const Guest& guest, Moment now,
                      std::string_view via = {});

}  // namespace twenties
