#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <functional>
#include <optional>
#include <string>

#include "server/address.hpp"
#include "server/metrics.hpp"
#include "server/net/http_messages.hpp"
#include "server/rate_limits.hpp"

namespace twenties {

// Serves the requests of accepted connections, within the limits, and passes on those that are
// upgraded to WebSockets.
class HttpServer {
 public:
  // Runs the WebSocket until the connection ends.
  using Play = std::function<boost::asio::awaitable<void>(
      boost::beast::tcp_stream stream, BeastRequest request, std::string cookies, Origin origin)>;

  HttpServer(HttpRoutes& routes, RateLimits& rate_limits, Metrics& metrics,
             const std::atomic<bool>& running, Play play)
      : routes_(routes),
        rate_limits_(rate_limits),
        metrics_(metrics),
        running_(running),
        play_(std::move(play)) {}

  boost::asio::awaitable<void> serve(boost::beast::tcp_stream stream);

 private:
  class Admission;

  boost::asio::awaitable<void> turn_away(boost::beast::tcp_stream& stream);
  boost::asio::awaitable<void> serve_requests(boost::beast::tcp_stream& stream,
                                              const std::string& peer, Admission& admission);
  boost::asio::awaitable<std::optional<HttpReply>> reply_to(boost::beast::tcp_stream& stream,
                                                            BeastRequest& request,
                                                            const std::string& peer,
                                                            Admission& admission);
  boost::asio::awaitable<void> answer_unreadable(boost::beast::tcp_stream& stream,
                                                 boost::beast::error_code error);

  HttpRoutes& routes_;
  RateLimits& rate_limits_;
  Metrics& metrics_;
  const std::atomic<bool>& running_;
  Play play_;
  std::atomic<int> turned_away_ = 0;
};

}  // namespace twenties
