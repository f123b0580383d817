#include "server/net/http_messages.hpp"

#include <boost/beast/core/string.hpp>

namespace twenties {

namespace beast = boost::beast;
namespace http = boost::beast::http;

HttpRequest request_of(const BeastRequest& from, const std::string& peer) {
  const auto header = [&](http::field name) { return std::string(from[name]); };
  HttpRequest out;
  out.method = std::string(from.method_string());
  out.target = std::string(from.target());
  out.host = header(http::field::host);
  out.origin = header(http::field::origin);
  out.cookies = header(http::field::cookie);
  out.content_type = header(http::field::content_type);
  out.accept_encoding = header(http::field::accept_encoding);
  out.accept_language = header(http::field::accept_language);
  out.if_none_match = header(http::field::if_none_match);
  out.forwarded_for = std::string(from["X-Forwarded-For"]);
  out.forwarded_proto = std::string(from["X-Forwarded-Proto"]);
  out.peer = peer;
  out.body = from.body();
  return out;
}

std::string accepted_language(const BeastRequest& request) {
  return std::string(request[http::field::accept_language]);
}

BeastResponse response_of(const HttpReply& reply, const BeastRequest& to) {
  BeastResponse out(static_cast<http::status>(reply.status), to.version());
  out.set(http::field::content_type, reply.type);
  out.set(http::field::cache_control, reply.cache);
  for (const auto& [name, value] : reply.headers) out.insert(name, value);
  out.keep_alive(to.keep_alive() && reply.status < 500);
  const std::string_view content = reply.content();
  if (to.method() != http::verb::head) out.body() = {content.data(), content.size()};
  out.prepare_payload();
  if (to.method() == http::verb::head) out.content_length(content.size());
  return out;
}

const char* ambiguity_in(const BeastRequest& request) {
  const std::size_t hosts = request.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && request.version() >= 11)) return "server.one-host";
  const std::size_t codings = request.count(http::field::transfer_encoding);
  if (codings == 0) return nullptr;
  const bool chunked =
      codings == 1 && beast::iequals(request[http::field::transfer_encoding], "chunked");
  return chunked ? nullptr : "server.only-chunked";
}

}  // namespace twenties
