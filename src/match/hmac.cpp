#include "match/hmac.hpp"

#include <sodium.h>

#include <cstdlib>
#include <vector>

namespace twenties {

Digest sha256(std::span<const std::uint8_t> bytes) {
  Digest out{};
  static_assert(out.size() == crypto_hash_sha256_BYTES);
  crypto_hash_sha256(out.data(), bytes.data(), bytes.size());
  return out;
}

Digest hmac_sha256(std::span<const std::uint8_t> key, std::string_view message) {
  Digest out{};
  static_assert(out.size() == crypto_auth_hmacsha256_BYTES);
  const std::vector<std::uint8_t> bytes(message.begin(), message.end());
  crypto_auth_hmacsha256_state state{};
  crypto_auth_hmacsha256_init(&state, key.data(), key.size());
  crypto_auth_hmacsha256_update(&state, bytes.data(), bytes.size());
  crypto_auth_hmacsha256_final(&state, out.data());
  return out;
}

void fill_random(std::span<std::uint8_t> bytes) {
  // Without secure random bytes there must be no game.
  static const bool ready = sodium_init() >= 0;
  if (!ready) std::abort();
  randombytes_buf(bytes.data(), bytes.size());
}

}  // namespace twenties
