#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <string>

#include "server/http_routes.hpp"

namespace twenties {

// Converts between the networking library's requests and replies and ours.

using BeastRequest = boost::beast::http::request<boost::beast::http::string_body>;
// It refers to the bytes of the reply, which must outlive it.
using BeastResponse = boost::beast::http::response<boost::beast::http::span_body<const char>>;

HttpRequest request_of(const BeastRequest& from, const std::string& peer);
std::string accepted_language(const BeastRequest& request);
BeastResponse response_of(const HttpReply& reply, const BeastRequest& to);
// The id of a message if a proxy in front of the server could interpret the request differently
// (request smuggling); such a request is refused. Otherwise nullptr.
const char* ambiguity_in(const BeastRequest& request);

}  // namespace twenties
