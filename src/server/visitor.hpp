#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/match.hpp"
#include "store/store.hpp"

namespace twenties {

// A guest, known by a random token that their browser keeps. The server keeps only what is derived
// from it, so that whoever reads the database cannot take anybody's seat.
struct Visitor {
  Guest guest;
  std::string token;
  bool is_new = false;  // the token is to be given to them
};

std::string fresh_token();
std::string person_of(std::string_view token);
// The token in the text of a Cookie header; empty if there is none.
std::string_view token_in(std::string_view cookies);
// The header that gives a token to a browser.
std::string cookie_for(std::string_view token, bool secure);

// Who comes with these cookies; a newcomer gets a token. An error of the store makes them nameless,
// not unknown.
Visitor visitor_with(Store& store, std::string_view cookies);
// The same without asking the store for the name.
Visitor nameless_visitor(std::string_view cookies);

// The address a request is counted under: that of the connection, or what a trusted proxy in front
// of the server says.
struct Origin {
  std::string address;
  bool secure = false;
};
Origin origin_of(std::string_view peer, std::string_view forwarded_for,
                 std::string_view forwarded_proto, const std::vector<std::string>& proxies);

}  // namespace twenties
