#pragma once

#include <string>
#include <string_view>

#include "protocol/server_message.hpp"

namespace twenties {

// A text of a server without what could steer a terminal: control characters become '?'.
std::string harmless(std::string_view text);

// A message of the server, every text in it harmless. The position stays as it is: it is read, and
// never shown.
Result<ServerMessage> read_harmless_message(std::string_view json);

}  // namespace twenties
