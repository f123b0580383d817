#pragma once

#include <string>
#include <vector>

namespace twenties {

// A page computes digests with WebCrypto, which answers later. So whoever asks here for a digest
// that is not known yet gets a wrong one, the question is written down, and what was done with it
// has to be thrown away and done again when the page has answered.
struct WantedDigest {
  std::string key;      // bytes; of SHA-256 empty
  std::string message;  // bytes
  bool is_hash = false;
};

std::vector<WantedDigest> take_wanted_digests();
void promise_kept(const WantedDigest& wanted, const unsigned char* digest);

}  // namespace twenties
