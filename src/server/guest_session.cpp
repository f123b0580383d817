#include "server/guest_session.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "base/text.hpp"
#include "match/hmac.hpp"
#include "server/address.hpp"

namespace twenties {

namespace {

constexpr std::string_view cookie_name = "twenties=";
constexpr std::string_view secure_cookie_name = "__Host-twenties=";
constexpr std::size_t token_size = 64;
constexpr int cookie_seconds = 400 * 24 * 3600;

std::string hex(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out;
  for (const std::uint8_t byte : bytes) {
    out += digits[byte >> 4U];
    out += digits[byte & 15U];
  }
  return out;
}

bool is_token(std::string_view text) {
  return text.size() == token_size && std::ranges::all_of(text, [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
         });
}

// The token in the text of a Cookie header; empty if there is none.
std::string_view token_in(std::string_view cookies, std::string_view name) {
  for (const std::string_view piece : split(cookies, ';')) {
    const std::string_view cookie = trim(piece);
    if (!cookie.starts_with(name)) continue;
    const std::string_view token = cookie.substr(name.size());
    if (is_token(token)) return token;
  }
  return {};
}

// Whether the person of this token has a name or a seat; also true if the store cannot tell now.
bool is_known(Store& store, std::string_view token) {
  if (token.empty()) return false;
  TableQuery seats;
  seats.person = person_of(token);
  seats.most = 1;
  const auto person = store.person(seats.person);
  if (!person || *person) return true;
  const auto tables = store.summaries(seats);
  return !tables || !tables->empty();
}

}  // namespace

TokenMint::TokenMint() : key_(fresh_key()) {}

std::string TokenMint::fresh_key() {
  std::array<std::uint8_t, 32> bytes{};
  fill_random(bytes);
  return hex(bytes);
}

Digest TokenMint::digest_of(std::string_view text) const {
  const std::vector<std::uint8_t> key(key_.begin(), key_.end());
  return hmac_sha256(key, text);
}

std::array<std::uint8_t, 16> TokenMint::derive(std::string_view text) const {
  const Digest digest = digest_of(cat("twenties derived ", text));
  std::array<std::uint8_t, 16> out{};
  std::copy_n(digest.begin(), out.size(), out.begin());
  return out;
}

std::string TokenMint::sign(std::string_view half) const {
  const Digest digest = digest_of(cat("twenties token ", half));
  return hex(std::span(digest).first(token_size / 4));
}

std::string TokenMint::fresh() const {
  const std::string half = fresh_key().substr(0, token_size / 2);
  return half + sign(half);
}

bool TokenMint::made(std::string_view token) const {
  if (!is_token(token)) return false;
  const std::string right = sign(token.substr(0, token_size / 2));
  const std::string_view given = token.substr(token_size / 2);
  unsigned difference = 0;  // compared in constant time, so that timing reveals nothing
  for (std::size_t i = 0; i < given.size(); ++i) {
    difference |= static_cast<unsigned>(given[i]) ^ static_cast<unsigned>(right[i]);
  }
  return difference == 0;
}

std::string person_of(std::string_view token) {
  const std::string text = cat("twenties person ", token);
  std::vector<std::uint8_t> bytes(text.begin(), text.end());
  const Digest digest = sha256(bytes);
  return hex(std::span(digest).first(16));
}

std::string cookie_for(std::string_view token, bool secure) {
  return cat(secure ? secure_cookie_name : cookie_name, token, "; Path=/; Max-Age=", cookie_seconds,
             "; HttpOnly; SameSite=Strict", secure ? "; Secure" : "");
}

namespace {

// `is_known` is for tokens that the mint did not make.
template <class IsKnown>
GuestSession nameless(const TokenMint& mint, std::string_view cookies, bool secure,
                      const IsKnown& is_known) {
  GuestSession session;
  session.token = token_in(cookies, secure ? secure_cookie_name : cookie_name);
  if (!mint.made(session.token)) {
    // Before there were keys, the cookie had the same name under TLS.
    const bool renamed = secure && session.token.empty();
    if (renamed) session.token = token_in(cookies, cookie_name);
    const bool known = !(renamed && mint.made(session.token)) && is_known(session.token);
    session.is_new = renamed || !known;
    if (!known) session.token = mint.fresh();
  }
  session.guest.id = person_of(session.token);
  return session;
}

}  // namespace

GuestSession nameless_session(const TokenMint& mint, std::string_view cookies, bool secure) {
  return nameless(mint, cookies, secure, [](std::string_view token) { return !token.empty(); });
}

GuestSession guest_session_with(Store& store, const TokenMint& mint, std::string_view cookies,
                                bool secure) {
  GuestSession session = nameless(mint, cookies, secure,
                                  [&](std::string_view token) { return is_known(store, token); });
  const auto known = store.person(session.guest.id);
  if (known && *known) {
    session.guest.name = (*known)->name;
    session.guest.colour = (*known)->colour;
  }
  return session;
}

bool is_proxy(std::string_view address, const std::vector<std::string>& proxies) {
  return std::ranges::find(proxies, plain_address(address), plain_address) != proxies.end();
}

Origin origin_of(std::string_view peer, std::string_view forwarded_for,
                 std::string_view forwarded_proto, const std::vector<std::string>& proxies) {
  Origin origin{counted_address(peer), false};
  if (!is_proxy(peer, proxies)) return origin;
  origin.secure = trim(forwarded_proto) == "https";
  // Each proxy appends the address of its client; everything before the last address that is not
  // ours could be forged.
  auto hops = split(forwarded_for, ',');
  while (!hops.empty()) {
    const std::string hop = plain_address(trim(hops.back()).substr(0, 64));
    hops.pop_back();
    if (hop.empty()) break;
    origin.address = counted_address(hop);
    if (!is_proxy(hop, proxies)) break;
  }
  return origin;
}

}  // namespace twenties
