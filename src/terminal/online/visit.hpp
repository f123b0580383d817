#pragma once

#include <string>

#include "client/server_address.hpp"
#include "client/token_store.hpp"
#include "terminal/online/online_session.hpp"

namespace twenties {

// What somebody who joins has said beforehand.
struct VisitRequest {
  ServerAddress address;
  std::string name;  // empty: as the server knows them
  int seat = 0;      // 0: whichever is empty
};

// From the first word with a server to the last: who we are, which table, and the game. An error if
// the server or the table cannot be reached.
Result<Leaving> visit(Console& console, Wire& wire, const OnlineWorld& world,
                      const TokenStore& tokens, const VisitRequest& request);

}  // namespace twenties
