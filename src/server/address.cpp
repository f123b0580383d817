#include "server/address.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>

#include "base/text.hpp"

namespace twenties {

namespace {

// The bytes of an IPv6 address; an interface name after it is ignored.
bool read_v6(std::string_view text, in6_addr& out) {
  const std::string plain(text.substr(0, text.find('%')));
  return plain.size() < INET6_ADDRSTRLEN && inet_pton(AF_INET6, plain.c_str(), &out) == 1;
}

std::string print(int family, const void* bytes) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  return inet_ntop(family, bytes, text.data(), text.size()) == nullptr ? "" : text.data();
}

// On one link all addresses have the same first 64 bits.
bool is_of_one_link(const in6_addr& address) { return IN6_IS_ADDR_LINKLOCAL(&address); }

}  // namespace

std::string plain_address(std::string_view text) {
  in6_addr address{};
  if (!read_v6(text, address)) return std::string(text);
  if (IN6_IS_ADDR_V4MAPPED(&address)) return print(AF_INET, &address.s6_addr[12]);
  return print(AF_INET6, &address);
}

std::string counted_address(std::string_view text) {
  std::string plain = plain_address(text);
  in6_addr address{};
  if (!read_v6(plain, address) || is_of_one_link(address)) return plain;
  std::fill(&address.s6_addr[8], &address.s6_addr[16], std::uint8_t{0});
  return cat(print(AF_INET6, &address), "/64");
}

}  // namespace twenties
