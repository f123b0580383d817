#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"

namespace twenties {

// Where a server is, and which of its tables is meant.
struct ServerAddress {
  std::string host;  // without the brackets of an IPv6 address
  int port = 80;
  std::string table;  // empty: none

  // "http://HOST:PORT"
  [[nodiscard]] std::string origin() const;
  bool operator==(const ServerAddress&) const = default;
};

// "http://HOST:PORT/t/TABLE", or without the table; "http://" may be left out.
Result<ServerAddress> read_server_address(std::string_view url);

}  // namespace twenties
