#pragma once

#include <string>
#include <vector>

#include "texts/words.hpp"

namespace twenties {

// An address of this machine, as four numbers, and the interface that has it ("eth0").
struct OwnAddress {
  std::string address;
  std::string interface;
};

// The addresses at which other machines may reach this one; only IPv4, because people may read them
// out. The first is that of the default route, if there is one.
std::vector<OwnAddress> own_addresses();

// What `serve` prints for a server on all interfaces: the address for friends, and the others.
std::string words_for_friends(const std::vector<OwnAddress>& addresses, int port,
                              const Words& words);

}  // namespace twenties
