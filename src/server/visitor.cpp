#include "server/visitor.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "base/text.hpp"
#include "match/hmac.hpp"

namespace twenties {

namespace {

constexpr std::string_view cookie_name = "twenties=";
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
  return text.size() == 64 && std::ranges::all_of(text, [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
         });
}

bool is_one_of(std::string_view address, const std::vector<std::string>& list) {
  return std::ranges::find(list, address) != list.end();
}

}  // namespace

std::string fresh_token() {
  std::array<std::uint8_t, 32> bytes{};
  fill_random(bytes);
  return hex(bytes);
}

std::string person_of(std::string_view token) {
  const std::string text = cat("twenties person ", token);
  std::vector<std::uint8_t> bytes(text.begin(), text.end());
  const Digest digest = sha256(bytes);
  return hex(std::span(digest).first(16));
}

std::string_view token_in(std::string_view cookies) {
  for (const std::string_view piece : split(cookies, ';')) {
    const std::string_view cookie = trim(piece);
    if (!cookie.starts_with(cookie_name)) continue;
    const std::string_view token = cookie.substr(cookie_name.size());
    if (is_token(token)) return token;
  }
  return {};
}

std::string cookie_for(std::string_view token, bool secure) {
  return cat(cookie_name, token, "; Path=/; Max-Age=", cookie_seconds,
             "; HttpOnly; SameSite=Strict", secure ? "; Secure" : "");
}

Visitor nameless_visitor(std::string_view cookies) {
  Visitor visitor;
  visitor.token = token_in(cookies);
  if (visitor.token.empty()) {
    visitor.token = fresh_token();
    visitor.is_new = true;
  }
  visitor.guest.id = person_of(visitor.token);
  return visitor;
}

Visitor visitor_with(Store& store, std::string_view cookies) {
  Visitor visitor = nameless_visitor(cookies);
  if (visitor.is_new) return visitor;
  const auto known = store.person(visitor.guest.id);
  if (known && *known) {
    visitor.guest.name = (*known)->name;
    visitor.guest.colour = (*known)->colour;
  }
  return visitor;
}

Origin origin_of(std::string_view peer, std::string_view forwarded_for,
                 std::string_view forwarded_proto, const std::vector<std::string>& proxies) {
  Origin origin{std::string(peer), false};
  if (!is_one_of(peer, proxies)) return origin;
  origin.secure = trim(forwarded_proto) == "https";
  // Each proxy adds the address it was asked from at the end; what stands before the last one that
  // is not ours could have been made up.
  auto hops = split(forwarded_for, ',');
  while (!hops.empty()) {
    const std::string_view hop = trim(hops.back());
    hops.pop_back();
    if (hop.empty()) break;
    origin.address = hop.substr(0, 64);
    if (!is_one_of(hop, proxies)) break;
  }
  return origin;
}

}  // namespace twenties
