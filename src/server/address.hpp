#pragma once

#include <string>
#include <string_view>

namespace twenties {

// An address as it is compared with others: IPv6 has one spelling, and IPv4 within it
// (::ffff:1.2.3.4) is IPv4. What is no address stays as it is.
std::string plain_address(std::string_view text);

// What the visitors of an address are counted under: of IPv6 the first 64 bits, since whoever has
// one address there has all of them.
std::string counted_address(std::string_view text);

}  // namespace twenties
