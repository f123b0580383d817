#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <memory>
#include <set>
#include <string>

#include "server/backlog.hpp"
#include "server/guest_session.hpp"
#include "server/http_routes.hpp"
#include "server/rate_limits.hpp"
#include "server/services.hpp"
#include "server/table_directory.hpp"

namespace twenties {

// One WebSocket connection. All of its work runs on the strand of its stream.
class Connection final : public Listener, public std::enable_shared_from_this<Connection> {
 public:
  using Stream = boost::beast::websocket::stream<boost::beast::tcp_stream>;
  using Request = boost::beast::http::request<boost::beast::http::string_body>;

  // `address` is the key for its limits.
  Connection(boost::beast::tcp_stream stream, TableDirectory& directory, GuestSession session,
             RateLimits& rate_limits, Backlog& backlog, std::string address);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection() override;

  // Accepts the upgrade and reads until the end; sends `cookie` to a new guest.
  boost::asio::awaitable<void> run(Request request, std::vector<HttpHeader> headers);

  void send(SharedText message) override;
  void refused() override;
  std::int64_t charge_table() override;
  // Sends the reason, and closes.
  void say_goodbye(Message reason, std::int64_t retry_after);

 private:
  boost::asio::awaitable<void> read_messages();
  boost::asio::awaitable<void> wait_if_too_fast();
  void handle(std::string_view text);
  void carry_out(const ClientMessage& message);
  void greet(const ClientMessage& message);
  void rename(const ClientMessage& message);
  void renamed(const ClientMessage& message, const Result<void>& put);
  void refuse(const std::string& id, std::string_view clause, Message reason,
              std::int64_t retry_after = 0);
  void push(SharedText message);
  void write_next();
  void disconnect();
  void close();
  void limit_control_frames();
  void tell(const ServerMessage& message);

  Stream stream_;
  TableDirectory& directory_;
  GuestSession session_;
  RateLimits& rate_limits_;
  std::string address_;
  std::set<std::string> watched_;
  Bucket requests_;  // messages other than moves cost something, and refused ones cost more
  Bucket messages_;  // everything that is read
  Bucket controls_;  // control frames: ping and pong
  Backlog::Account backlog_;
  std::deque<SharedText> outgoing_;
  std::size_t outgoing_bytes_ = 0;
  bool writing_ = true;  // initially the answer to the handshake
  bool greeted_ = false;
  bool closing_ = false;
};

}  // namespace twenties
