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

// The addresses at which other machines may reach this one, IPv4 alone: they are what people can
// read out to each other. The first is the one that this machine shows to the world beyond its own
// network, if there is any.
std::vector<OwnAddress> own_addresses();

// What to tell whoever serves the whole network: which address is for friends, and what else there
// is.
std::string words_for_friends(const std::vector<OwnAddress>& addresses, int port,
                              const Words& words);

}  // namespace twenties
