#include "server/net/connection.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/websocket.hpp>
#include <utility>

#include "base/text.hpp"
#include "protocol/apply_command.hpp"
#include "protocol/version.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;

constexpr std::size_t most_outgoing = 1000;
constexpr std::size_t most_outgoing_bytes = std::size_t{4} << 20U;
constexpr std::int64_t longest_wait = 1'000;  // milliseconds between two messages of a flood
constexpr auto idle_time = std::chrono::seconds(120);

}  // namespace

Connection::Connection(boost::beast::tcp_stream stream, TableDirectory& directory,
                       GuestSession session, RateLimits& rate_limits, Backlog& backlog,
                       std::string address)
    : stream_(std::move(stream)),
      directory_(directory),
      session_(std::move(session)),
      rate_limits_(rate_limits),
      address_(std::move(address)),
      requests_(60, 20),
      messages_(300, 100),
      controls_(30, 1),
      backlog_(backlog, address_, [this] { disconnect(); }) {
  ++directory_.services().metrics.connections;
}

Connection::~Connection() { --directory_.services().metrics.connections; }

asio::awaitable<void> Connection::run(Request request, std::vector<HttpHeader> headers) {
  websocket::stream_base::timeout patience{};
  patience.handshake_timeout = std::chrono::seconds(15);
  patience.idle_timeout = idle_time;
  patience.keep_alive_pings = true;
  stream_.set_option(patience);
  stream_.set_option(websocket::stream_base::decorator(
      [headers = std::move(headers)](websocket::response_type& response) {
        for (const auto& [name, value] : headers) response.set(name, value);
      }));
  stream_.read_message_max(longest_client_message);
  stream_.auto_fragment(false);
  stream_.write_buffer_bytes(512);
  stream_.text(true);
  limit_control_frames();
  boost::beast::error_code error;
  boost::beast::get_lowest_layer(stream_).expires_never();
  co_await stream_.async_accept(request, asio::redirect_error(asio::use_awaitable, error));
  if (!error) {
    writing_ = false;
    if (!outgoing_.empty()) write_next();
    co_await read_messages();
  }
  closing_ = true;
  directory_.forget(*this, watched_);
}

// The library answers pings by itself while it waits for a message, so they are limited here.
void Connection::limit_control_frames() {
  stream_.control_callback([this](websocket::frame_type kind, boost::beast::string_view) {
    if (kind == websocket::frame_type::close || closing_) return;
    if (controls_.take(1, directory_.services().now()) == 0) return;
    directory_.services().metrics.count_rejected("control");
    closing_ = true;
    asio::post(stream_.get_executor(), [self = shared_from_this()] { self->close(); });
  });
}

asio::awaitable<void> Connection::read_messages() {
  boost::beast::flat_buffer buffer;
  while (!closing_) {
    boost::beast::error_code error;
    co_await stream_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
    if (error == websocket::error::message_too_big) {
      directory_.services().metrics.count_rejected("size");
    }
    if (error) co_return;
    if (!stream_.got_text()) {
      refuse({}, message_clause, Message("server.messages-are-text"));
    } else {
      const auto data = buffer.cdata();
      handle({static_cast<const char*>(data.data()), data.size()});
    }
    buffer.consume(buffer.size());
    co_await wait_if_too_fast();
  }
}

// A client that sends too much is read more slowly; nothing is lost.
asio::awaitable<void> Connection::wait_if_too_fast() {
  const std::int64_t now = directory_.services().now();
  messages_.charge(1, now);
  const std::int64_t wait = std::max(messages_.empty_for(now), requests_.empty_for(now));
  if (wait <= 0) co_return;
  asio::steady_timer timer(stream_.get_executor());
  timer.expires_after(std::chrono::milliseconds(std::min(wait, longest_wait)));
  boost::beast::error_code error;
  co_await timer.async_wait(asio::redirect_error(asio::use_awaitable, error));
}

void Connection::handle(std::string_view text) {
  const auto message = read_client_message(text);
  if (!message) return refuse(message.error().id, message_clause, message.error().reason);
  if (!greeted_ && message->kind != ClientMessage::Kind::hello) {
    return refuse(message->id, message_clause, Message("server.hello-first"));
  }
  const std::int64_t now = directory_.services().now();
  const bool plays = message->kind == ClientMessage::Kind::move ||
                     message->kind == ClientMessage::Kind::confirm ||
                     message->kind == ClientMessage::Kind::take_back;
  // A legal move is never delayed: earlier refusals have already been paid for by waiting.
  if (!plays) {
    if (requests_.take(1, now) > 0) {
      // A refusal costs as much as the message; the delay pays for both.
      return refuse(message->id, rate_clause, Message("server.too-many-messages"),
                    requests_.take(2, now));
    }
  }
  carry_out(*message);
}

void Connection::carry_out(const ClientMessage& message) {
  switch (message.kind) {
    case ClientMessage::Kind::hello:
      return greet(message);
    case ClientMessage::Kind::name:
      return rename(message);
    case ClientMessage::Kind::ping: {
      ServerMessage pong;
      pong.kind = ServerMessage::Kind::pong;
      pong.id = message.id;
      return tell(pong);
    }
    case ClientMessage::Kind::watch:
      watched_.insert(message.table);
      break;
    default:
      break;
  }
  directory_.receive(message, session_.guest, shared_from_this());
}

void Connection::greet(const ClientMessage& message) {
  if (message.version != protocol_version) {
    return say_goodbye(Message("server.other-version", {{"n", protocol_version}}), 0);
  }
  greeted_ = true;
  ServerMessage welcome;
  welcome.kind = ServerMessage::Kind::welcome;
  welcome.id = message.id;
  welcome.version = protocol_version;
  welcome.name = session_.guest.name;
  welcome.colour = session_.guest.colour;
  tell(welcome);
}

void Connection::rename(const ClientMessage& message) {
  if (!is_guest_name(message.name)) {
    return refuse(message.id, table_clause, Message("table.bad-guest-name"));
  }
  if (!is_guest_colour(message.colour)) {
    return refuse(message.id, table_clause, Message("table.bad-colour"));
  }
  Services& services = directory_.services();
  if (const auto wait = rate_limits_.rename(address_, services.now()); wait > 0) {
    return refuse(message.id, rate_clause, Message("server.too-many-names"), wait);
  }
  const bool posted = services.names.post([self = shared_from_this(), message] {
    auto put = self->directory_.services().store.put_person(
        {self->session_.guest.id, message.name, message.colour, self->directory_.services().now()});
    asio::post(self->stream_.get_executor(),
               [self, message, put = std::move(put)] { self->renamed(message, put); });
  });
  if (!posted) refuse(message.id, store_clause, Message("server.too-many-waiting"), 2000);
}

void Connection::renamed(const ClientMessage& message, const Result<void>& put) {
  if (!put) {
    directory_.services().log.error("no name stored", {{"reason", in_english(put.error())}});
    return refuse(message.id, store_clause, Message(cannot_store), 2000);
  }
  session_.guest.name = message.name;
  session_.guest.colour = message.colour;
  ServerMessage done;
  done.kind = ServerMessage::Kind::done;
  done.id = message.id;
  tell(done);
}

void Connection::refuse(const std::string& id, std::string_view clause, Message reason,
                        std::int64_t retry_after) {
  directory_.services().metrics.count_rejected(clause);
  requests_.charge(1, directory_.services().now());
  ServerMessage refusal;
  refusal.kind = ServerMessage::Kind::refused;
  refusal.id = id;
  refusal.clause = clause;
  refusal.reason = std::move(reason);
  refusal.retry_after = retry_after;
  tell(refusal);
}

void Connection::refused() {
  asio::post(stream_.get_executor(), [self = shared_from_this()] {
    self->requests_.charge(1, self->directory_.services().now());
  });
}

std::int64_t Connection::charge_table() {
  return rate_limits_.make_table(address_, directory_.services().now());
}

void Connection::tell(const ServerMessage& message) {
  send(std::make_shared<const std::string>(print_server_message(message)));
}

void Connection::send(SharedText message) {
  asio::post(stream_.get_executor(),
             [self = shared_from_this(), message = std::move(message)]() mutable {
               self->push(std::move(message));
             });
}

// A client that does not read is disconnected; it catches up when it reconnects.
void Connection::push(SharedText message) {
  if (closing_) return;
  outgoing_bytes_ += message->size();
  backlog_.add(message->size());
  outgoing_.push_back(std::move(message));
  if (outgoing_.size() > most_outgoing || outgoing_bytes_ > most_outgoing_bytes) {
    directory_.services().metrics.count_rejected("slow");
    return close();
  }
  if (!writing_) write_next();
}

void Connection::write_next() {
  writing_ = true;
  stream_.async_write(boost::asio::buffer(*outgoing_.front()),
                      [self = shared_from_this()](boost::beast::error_code error, std::size_t) {
                        self->writing_ = false;
                        if (error || self->closing_) return;
                        self->outgoing_bytes_ -= self->outgoing_.front()->size();
                        self->backlog_.take(self->outgoing_.front()->size());
                        self->outgoing_.pop_front();
                        if (!self->outgoing_.empty()) self->write_next();
                      });
}

// Called on the thread of any client of the same address.
void Connection::disconnect() {
  asio::post(stream_.get_executor(), [self = weak_from_this()] {
    const auto connection = self.lock();
    if (!connection || connection->closing_) return;
    connection->directory_.services().metrics.count_rejected("slow");
    connection->close();
  });
}

void Connection::close() {
  closing_ = true;
  boost::beast::get_lowest_layer(stream_).cancel();
  boost::beast::get_lowest_layer(stream_).close();
}

void Connection::say_goodbye(Message reason, std::int64_t retry_after) {
  ServerMessage bye;
  bye.kind = ServerMessage::Kind::bye;
  bye.words = in_english(reason);
  bye.reason = std::move(reason);
  bye.retry_after = retry_after;
  tell(bye);
  asio::post(stream_.get_executor(), [self = shared_from_this()] {
    auto timer = std::make_shared<asio::steady_timer>(self->stream_.get_executor());
    timer->expires_after(std::chrono::milliseconds(200));
    timer->async_wait([self, timer](boost::beast::error_code) { self->close(); });
  });
}

}  // namespace twenties
