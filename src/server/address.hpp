#pragma once

#include <string>
#include <string_view>

namespace twenties {

// The canonical form of an address: IPv6 has one spelling, and IPv4 within IPv6 (::ffff:1.2.3.4) is
// IPv4. Other texts are unchanged.
std::string plain_address(std::string_view text);

// The key under which an address is counted for limits: the first 64 bits of IPv6, since one
// customer has all addresses with that prefix.
std::string counted_address(std::string_view text);

}  // namespace twenties
