#include "crowd/wire.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <optional>
#include <utility>

#include "base/text.hpp"

namespace twenties {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using asio::ip::tcp;
using beast::error_code;

constexpr auto glance = Milliseconds(5);
constexpr auto answer_time = std::chrono::seconds(10);

std::string cookie_of(std::string_view token) { return cat("twenties=", token); }

std::string host_of(const Address& address) { return cat(address.host, ":", address.port); }

tcp::endpoint end_of(const Address& address) {
  error_code ignored;
  return {asio::ip::make_address(address.host, ignored), static_cast<std::uint16_t>(address.port)};
}

}  // namespace

struct Loop::Inside {
  asio::io_context context{1};
  std::atomic<bool> stopped = false;
};

Loop::Loop() : inside_(std::make_unique<Inside>()) {}
Loop::~Loop() = default;

void Loop::run_for(Milliseconds time) {
  run_until([] { return false; }, time);
}

bool Loop::run_until(const std::function<bool()>& condition, Milliseconds time) {
  const auto end = std::chrono::steady_clock::now() + time;
  const auto work = asio::make_work_guard(inside_->context);
  while (!inside_->stopped) {
    if (condition()) return true;
    const auto now = std::chrono::steady_clock::now();
    if (now >= end) return false;
    inside_->context.restart();
    inside_->context.run_until(std::min(end, now + glance));
  }
  return false;
}

void Loop::after(Milliseconds time, std::function<void()> call) {
  auto timer = std::make_shared<asio::steady_timer>(inside_->context, time);
  timer->async_wait([timer, call = std::move(call)](error_code error) {
    if (!error) call();
  });
}

void Loop::stop() { inside_->stopped = true; }
bool Loop::is_stopped() const { return inside_->stopped; }

Result<Address> read_address(std::string_view link) {
  constexpr std::string_view scheme = "http://";
  std::string_view rest = link;
  if (rest.starts_with(scheme)) rest.remove_prefix(scheme.size());
  if (rest.ends_with('/')) rest.remove_suffix(1);
  const std::size_t colon = rest.rfind(':');
  const auto port = colon == std::string_view::npos
                        ? std::optional(80)
                        : read_integer(rest.substr(colon + 1), 1, 65535);
  std::string host(rest.substr(0, colon));
  if (host == "localhost") host = "127.0.0.1";
  error_code error;
  (void)asio::ip::make_address(host, error);
  if (error || !port) {
    return failure(cat(quote(link), " is no link to a server, such as http://127.0.0.1:2420"));
  }
  return Address{std::move(host), *port};
}

std::string ask_for_token(const Address& address) {
  asio::io_context context;
  tcp::socket socket(context);
  error_code error;
  socket.connect(end_of(address), error);
  http::request<http::empty_body> request(http::verb::get, "/api/me", 11);
  request.set(http::field::host, host_of(address));
  request.keep_alive(false);
  if (!error) http::write(socket, request, error);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  if (!error) http::read(socket, buffer, response, error);
  if (error) return {};
  const std::string cookie(response[http::field::set_cookie]);
  const std::string name = cookie_of("");
  return cookie.starts_with(name) ? cookie.substr(name.size(), cookie.find(';') - name.size()) : "";
}

namespace {

class BeastWire final : public Wire, public std::enable_shared_from_this<BeastWire> {
 public:
  BeastWire(asio::io_context& context, Ends ends) : stream_(context), ends_(std::move(ends)) {}

  void connect(const Address& address, std::string_view token) {
    stream_.next_layer().async_connect(end_of(address),
                                       [self = shared_from_this(), host = host_of(address),
                                        cookie = cookie_of(token)](error_code error) mutable {
                                         if (error) return self->end();
                                         self->greet(host, std::move(cookie));
                                       });
  }

  void send(std::string text) override {
    if (ended_) return;
    outgoing_.push_back(std::move(text));
    if (open_ && !writing_) write();
  }

  void cut() override {
    ended_ = true;
    ends_ = {};
    drop();
  }

 private:
  void greet(const std::string& host, std::string cookie) {
    error_code ignored;
    stream_.next_layer().set_option(tcp::no_delay(true), ignored);
    stream_.set_option(websocket::stream_base::decorator(
        [cookie = std::move(cookie)](websocket::request_type& request) {
          request.set(http::field::cookie, cookie);
        }));
    stream_.auto_fragment(false);
    stream_.write_buffer_bytes(512);
    stream_.text(true);
    stream_.async_handshake(host, "/ws", [self = shared_from_this()](error_code error) {
      if (error) return self->end();
      self->open_ = true;
      if (self->ends_.opened) self->ends_.opened();
      if (!self->outgoing_.empty() && !self->writing_) self->write();
      self->read();
    });
  }

  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
      if (error) return self->end();
      const auto data = self->buffer_.cdata();
      // The handler may cut the connection.
      if (const auto heard = self->ends_.heard) {
        heard({static_cast<const char*>(data.data()), data.size()});
      }
      self->buffer_.consume(self->buffer_.size());
      if (!self->ended_) self->read();
    });
  }

  void write() {
    writing_ = true;
    stream_.async_write(asio::buffer(outgoing_.front()),
                        [self = shared_from_this()](error_code error, std::size_t) {
                          self->writing_ = false;
                          if (error) return self->end();
                          self->outgoing_.pop_front();
                          if (!self->outgoing_.empty() && !self->ended_) self->write();
                        });
  }

  void end() {
    if (std::exchange(ended_, true)) return;
    drop();
    const Ends ends = std::exchange(ends_, {});
    if (ends.closed) ends.closed();
  }

  void drop() {
    error_code ignored;
    stream_.next_layer().set_option(asio::socket_base::linger(true, 0), ignored);
    stream_.next_layer().close(ignored);
  }

  websocket::stream<tcp::socket> stream_;
  beast::flat_buffer buffer_;
  Ends ends_;
  std::deque<std::string> outgoing_;
  bool open_ = false;
  bool writing_ = false;
  bool ended_ = false;
};

class BeastCounter final : public Counter, public std::enable_shared_from_this<BeastCounter> {
 public:
  explicit BeastCounter(asio::io_context& context) : context_(context) {}

  void post(const Address& address, std::string_view token, std::string_view target,
            std::string body, Answer answer) override {
    http::request<http::string_body> request(http::verb::post, target, 11);
    request.set(http::field::host, host_of(address));
    request.set(http::field::cookie, cookie_of(token));
    request.set(http::field::content_type, "application/json");
    request.body() = std::move(body);
    request.prepare_payload();
    asio::co_spawn(
        context_,
        [self = shared_from_this(), address, request = std::move(request),
         answer = std::move(answer)]() mutable { return self->ask(address, request, answer); },
        asio::detached);
  }

 private:
  asio::awaitable<void> ask(Address address, http::request<http::string_body>& request,
                            const Answer& answer) {
    const std::string host = host_of(address);
    error_code error;
    const auto go_on = [&error] { return asio::redirect_error(asio::use_awaitable, error); };
    if (!stream_ || host != connected_to_) {
      stream_.emplace(context_);
      connected_to_ = host;
      stream_->expires_after(answer_time);
      co_await stream_->async_connect(end_of(address), go_on());
    }
    http::response<http::string_body> response;
    beast::flat_buffer buffer;
    stream_->expires_after(answer_time);
    if (!error) co_await http::async_write(*stream_, request, go_on());
    if (!error) co_await http::async_read(*stream_, buffer, response, go_on());
    if (error || !response.keep_alive()) stream_.reset();
    if (error) {
      answer(0, error.message());
    } else {
      answer(static_cast<int>(response.result_int()), response.body());
    }
  }

  asio::io_context& context_;
  std::optional<beast::tcp_stream> stream_;
  std::string connected_to_;
};

}  // namespace

std::shared_ptr<Wire> Wire::open(Loop& loop, const Address& address, std::string_view token,
                                 Ends ends) {
  auto wire = std::make_shared<BeastWire>(loop.inside().context, std::move(ends));
  wire->connect(address, token);
  return wire;
}

std::shared_ptr<Counter> Counter::open(Loop& loop) {
  return std::make_shared<BeastCounter>(loop.inside().context);
}

}  // namespace twenties
