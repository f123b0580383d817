#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "match/hmac.hpp"
#include "match/match.hpp"
#include "store/store.hpp"

namespace twenties {

// A guest, identified by a random token in their browser. The server stores only what is derived
// from it, so that nobody can take a seat by reading the database.
struct GuestSession {
  Guest guest;
  std::string token;
  bool is_new = false;  // the token has to be sent to them
};

// Makes tokens and recognises them by the half that it computed, so that nobody can plant a made-up
// token on somebody else. Servers with the same key recognise each other's.
class TokenMint {
 public:
  // With a random key of its own.
  TokenMint();
  explicit TokenMint(std::string key) : key_(std::move(key)) {}

  [[nodiscard]] std::string fresh() const;
  [[nodiscard]] bool made(std::string_view token) const;
  // Bytes derived from a text and the key, unpredictable without the key.
  [[nodiscard]] std::array<std::uint8_t, 16> derive(std::string_view text) const;

  static std::string fresh_key();

 private:
  [[nodiscard]] std::string sign(std::string_view half) const;
  [[nodiscard]] Digest digest_of(std::string_view text) const;

  std::string key_;
};

std::string person_of(std::string_view token);
// The header that sets the token. Under TLS its name prevents other sites and unencrypted pages of
// this one from setting it.
std::string cookie_for(std::string_view token, bool secure);

// The guest with these cookies; a new guest gets a token, and so does one with a token that was
// made elsewhere. Tokens from before there were keys are valid if their owner has a name or a seat
// in the store. If the store fails, people have no name but keep their identity.
GuestSession guest_session_with(Store& store, const TokenMint& mint, std::string_view cookies,
                                bool secure);
// The same without the store: nobody has a name, and all tokens are accepted.
GuestSession nameless_session(const TokenMint& mint, std::string_view cookies, bool secure);

// The address to which limits apply: that of the connection, or the one reported by a trusted
// proxy.
struct Origin {
  std::string address;
  bool secure = false;
};
bool is_proxy(std::string_view address, const std::vector<std::string>& proxies);
Origin origin_of(std::string_view peer, std::string_view forwarded_for,
                 std::string_view forwarded_proto, const std::vector<std::string>& proxies);

}  // namespace twenties
