#include "server/net/http_server.hpp"

#include <boost/asio/async_result.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <memory>
#include <utility>

#include "core/result.hpp"

namespace twenties {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;

constexpr auto request_time = std::chrono::seconds(20);
constexpr auto time_to_turn_away = std::chrono::seconds(3);
constexpr int most_turned_away = 200;  // at a time; further ones are closed without an answer
constexpr std::uint32_t longest_header = 8 * 1024;

// Awaits the answer, which may come from another thread, on the executor of the caller.
asio::awaitable<HttpReply> ask(HttpRoutes& routes, HttpRequest request) {
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(HttpReply)>(
      [&routes](auto handler, const HttpRequest& what) {
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        routes.answer(what, [shared](HttpReply reply) {
          const auto executor = asio::get_associated_executor(*shared);
          asio::post(executor,
                     [shared, reply = std::move(reply)]() mutable { (*shared)(std::move(reply)); });
        });
      },
      asio::use_awaitable, std::move(request));
}

asio::awaitable<tl::expected<BeastRequest, beast::error_code>> read_request(
    beast::tcp_stream& stream, beast::flat_buffer& buffer, std::chrono::seconds most) {
  http::request_parser<http::string_body> parser;
  parser.header_limit(longest_header);
  parser.body_limit(longest_body);
  stream.expires_after(most);
  beast::error_code error;
  co_await http::async_read(stream, buffer, parser,
                            asio::redirect_error(asio::use_awaitable, error));
  if (error) co_return tl::unexpected(error);
  co_return parser.release();
}

HttpReply no_room() { return error_reply(503, Message("server.too-many-connections"), 5'000); }

// For requests that do not reach the routes.
asio::awaitable<void> say_and_end(beast::tcp_stream& stream, HttpReply reply,
                                  std::string accept_language) {
  put_into_words(reply, accept_language);
  BeastRequest nothing;
  nothing.keep_alive(false);
  auto response = response_of(reply, nothing);
  for (const auto& [name, value] : security_headers(false)) response.set(name, value);
  stream.expires_after(request_time);
  beast::error_code error;
  co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, error));
  stream.socket().shutdown(tcp::socket::shutdown_send, error);
}

}  // namespace

// Counts a connection against the limits while it lasts; an empty address is not counted.
class HttpServer::Admission {
 public:
  Admission(RateLimits& rate_limits, std::string address, Purpose purpose)
      : rate_limits_(rate_limits),
        address_(std::move(address)),
        purpose_(purpose),
        admitted_(address_.empty() || rate_limits_.enter(address_, purpose_)) {}
  Admission(const Admission&) = delete;
  Admission& operator=(const Admission&) = delete;
  ~Admission() { end(); }

  [[nodiscard]] bool is_admitted() const { return admitted_; }
  void end() {
    if (std::exchange(admitted_, false) && !address_.empty())
      rate_limits_.leave(address_, purpose_);
  }

 private:
  RateLimits& rate_limits_;
  std::string address_;
  Purpose purpose_;
  bool admitted_;
};

asio::awaitable<void> HttpServer::serve(beast::tcp_stream stream) {
  beast::error_code error;
  const auto end = stream.socket().remote_endpoint(error);
  if (error) co_return;
  const std::string peer = plain_address(end.address().to_string());
  const bool proxied = is_proxy(peer, routes_.rules().proxies);
  Admission admission(rate_limits_, proxied ? std::string() : counted_address(peer),
                      Purpose::pages);
  if (admission.is_admitted()) {
    co_await serve_requests(stream, peer, admission);
    co_return;
  }
  metrics_.count_rejected("connections");
  if (turned_away_.fetch_add(1) < most_turned_away) co_await turn_away(stream);
  --turned_away_;
}

// Reads the request before refusing it: a client that is cut off while sending would not see the
// answer.
asio::awaitable<void> HttpServer::turn_away(beast::tcp_stream& stream) {
  beast::flat_buffer buffer;
  const auto request = co_await read_request(stream, buffer, time_to_turn_away);
  if (request) co_await say_and_end(stream, no_room(), accepted_language(*request));
}

asio::awaitable<void> HttpServer::serve_requests(beast::tcp_stream& stream, const std::string& peer,
                                                 Admission& admission) {
  beast::flat_buffer buffer;
  while (running_) {
    auto read = co_await read_request(stream, buffer, request_time);
    if (!read) {
      co_await answer_unreadable(stream, read.error());
      co_return;
    }
    BeastRequest request = *std::move(read);
    if (const char* problem = ambiguity_in(request); problem != nullptr) {
      metrics_.count_rejected("http");
      co_await say_and_end(stream, error_reply(400, Message(problem)), accepted_language(request));
      co_return;
    }
    const auto reply = co_await reply_to(stream, request, peer, admission);
    if (!reply) co_return;
    auto response = response_of(*reply, request);
    stream.expires_after(request_time);
    beast::error_code error;
    co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, error));
    if (error || !response.keep_alive()) break;
  }
  beast::error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

// Nothing if the request became a WebSocket, which has ended.
asio::awaitable<std::optional<HttpReply>> HttpServer::reply_to(beast::tcp_stream& stream,
                                                               BeastRequest& request,
                                                               const std::string& peer,
                                                               Admission& admission) {
  HttpRequest what = request_of(request, peer);
  if (!beast::websocket::is_upgrade(request)) co_return co_await ask(routes_, std::move(what));
  if (auto refusal = routes_.refuse_upgrade(what)) co_return refusal;
  const Origin origin =
      origin_of(peer, what.forwarded_for, what.forwarded_proto, routes_.rules().proxies);
  const Admission playing(rate_limits_, origin.address, Purpose::play);
  if (!playing.is_admitted()) {
    metrics_.count_rejected("connections");
    HttpReply refusal = no_room();
    put_into_words(refusal, what.accept_language);
    co_return refusal;
  }
  admission.end();
  co_await play_(std::move(stream), std::move(request), what.cookies, origin);
  co_return std::nullopt;
}

asio::awaitable<void> HttpServer::answer_unreadable(beast::tcp_stream& stream,
                                                    beast::error_code error) {
  if (error == http::error::end_of_stream || error == beast::error::timeout ||
      error.category() == asio::error::get_system_category()) {
    co_return;
  }
  metrics_.count_rejected("http");
  const bool large = error == http::error::body_limit || error == http::error::header_limit;
  const Message problem("server.unreadable", {{"problem", error.message()}});
  co_await say_and_end(stream, error_reply(large ? 413 : 400, problem), {});
}

}  // namespace twenties
