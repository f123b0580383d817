#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <string>

#include "server/http_routes.hpp"

namespace twenties {

// Requests and replies of the networking library, and ours.

using BeastRequest = boost::beast::http::request<boost::beast::http::string_body>;
// Its bytes are those of the reply, which has to live as long.
using BeastResponse = boost::beast::http::response<boost::beast::http::span_body<const char>>;

HttpRequest request_of(const BeastRequest& from, const std::string& peer);
std::string accepted_language(const BeastRequest& request);
BeastResponse response_of(const HttpReply& reply, const BeastRequest& to);
// Why a proxy in front of the server could read a request differently, as the id of a message: such
// a request is refused. nullptr: all is well.
const char* ambiguity_in(const BeastRequest& request);

}  // namespace twenties
