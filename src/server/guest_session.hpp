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

// A guest, known by a random token that their browser keeps. The server keeps only what is derived
// from it, so that whoever reads the database cannot take anybody's seat.
struct GuestSession {
  Guest guest;
  std::string token;
  bool is_new = false;  // the token is to be given to them
};

// Makes tokens and knows its own again by the half of them that it computed, so that nobody can
// make one up and give it to somebody else. Servers with the same key know each other's.
class TokenMint {
 public:
  // With a key of its own, for as long as it lives.
  TokenMint();
  explicit TokenMint(std::string key) : key_(std::move(key)) {}

  [[nodiscard]] std::string fresh() const;
  [[nodiscard]] bool made(std::string_view token) const;
  // Bytes that follow from a text for whoever has the key, and that nobody else can guess.
  [[nodiscard]] std::array<std::uint8_t, 16> derive(std::string_view text) const;

  static std::string fresh_key();

 private:
  [[nodiscard]] std::string sign(std::string_view half) const;
  [[nodiscard]] Digest digest_of(std::string_view text) const;

  std::string key_;
};

std::string person_of(std::string_view token);
// The header that gives a token to a browser. Under TLS its name keeps other sites and unencrypted
// pages of this one from setting it.
std::string cookie_for(std::string_view token, bool secure);

// Who comes with these cookies; a newcomer gets a token, and so does whoever brings one that was
// made elsewhere. Tokens of servers before there were keys are known by what their owners left in
// the store. An error of the store makes people nameless, not unknown.
GuestSession guest_session_with(Store& store, const TokenMint& mint, std::string_view cookies,
                                bool secure);
// The same without asking the store: nobody has a name, and all tokens are taken.
GuestSession nameless_session(const TokenMint& mint, std::string_view cookies, bool secure);

// The address a request is counted under: that of the connection, or what a trusted proxy in front
// of the server says.
struct Origin {
  std::string address;
  bool secure = false;
};
bool is_proxy(std::string_view address, const std::vector<std::string>& proxies);
Origin origin_of(std::string_view peer, std::string_view forwarded_for,
                 std::string_view forwarded_proto, const std::vector<std::string>& proxies);

}  // namespace twenties
