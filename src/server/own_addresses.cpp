#include "server/own_addresses.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <span>

#include "base/text.hpp"

namespace twenties {

namespace {

std::string text_of(const in_addr& address) {
  std::array<char, INET_ADDRSTRLEN> text{};
  inet_ntop(AF_INET, &address, text.data(), text.size());
  return text.data();
}

// Copied, since the system's pointer has another type.
sockaddr_in ipv4_of(const sockaddr& address) {
  sockaddr_in out{};
  std::memcpy(&out, &address, sizeof(out));
  return out;
}

// Link-local addresses, which a machine gives itself without DHCP, are no use to others.
bool is_made_up(const in_addr& address) { return (ntohl(address.s_addr) >> 16U) == 0xa9feU; }

// The address of the default route. Nothing is sent.
std::string address_to_the_world() {
  const int handle = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (handle < 0) return {};
  sockaddr_in far{};
  far.sin_family = AF_INET;
  far.sin_port = htons(9);
  inet_pton(AF_INET, "192.0.2.1", &far.sin_addr);  // reserved for documentation
  sockaddr generic{};
  std::memcpy(&generic, &far, sizeof(far));
  socklen_t size = sizeof(generic);
  const bool found =
      connect(handle, &generic, size) == 0 && getsockname(handle, &generic, &size) == 0;
  close(handle);
  return found ? text_of(ipv4_of(generic).sin_addr) : std::string();
}

std::string url_of(const OwnAddress& own, int port) {
  return cat("http://", own.address, ":", port);
}

}  // namespace

std::vector<OwnAddress> own_addresses() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, &freeifaddrs);
  std::vector<OwnAddress> out;
  for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
    const bool is_up = (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
    if (!is_up || one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET) continue;
    const in_addr address = ipv4_of(*one->ifa_addr).sin_addr;
    if (!is_made_up(address)) out.push_back({text_of(address), one->ifa_name});
  }
  const auto best = std::ranges::find(out, address_to_the_world(), &OwnAddress::address);
  if (best != out.end()) std::rotate(out.begin(), best, best + 1);
  return out;
}

std::string words_for_friends(const std::vector<OwnAddress>& addresses, int port,
                              const Words& words) {
  if (addresses.empty()) return cat(words.say("serve.no-network"), "\n");
  std::string out = cat(words.say("serve.friends", {{"url", url_of(addresses.front(), port)}}),
                        "\n", words.say("serve.open-there"), "\n");
  if (addresses.size() > 1) {
    const auto rest = std::span(addresses).subspan(1);
    const std::string urls = join(rest, ", ", [&](const OwnAddress& own) {
      return cat(url_of(own, port), " (", own.interface, ")");
    });
    out += cat(words.say("serve.other-addresses", {{"urls", urls}}), "\n");
  }
  return out;
}

}  // namespace twenties
