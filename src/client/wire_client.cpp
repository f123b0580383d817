#include "client/wire_client.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

#include "base/text.hpp"

namespace twenties {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using asio::ip::tcp;

constexpr auto patience = std::chrono::seconds(10);  // for one step of a request
constexpr auto whole_patience = std::chrono::seconds(20);
constexpr auto idle_time = std::chrono::seconds(40);
constexpr std::size_t longest_message = std::size_t{4} << 20U;
constexpr std::uint32_t longest_header = 32 * 1024;
constexpr std::string_view agent = "twenties";
constexpr std::string_view cookie_name = "twenties=";

std::string words_for(const beast::error_code& error) {
  if (error == beast::error::timeout) return "the server does not answer";
  if (error == websocket::error::closed) return "the server has closed it";
  if (error == http::error::end_of_stream || error == asio::error::eof) {
    return "the server has gone";
  }
  return error.message();
}

// The value of the cookie, if it can be sent back as it is.
std::string token_in(std::string_view header) {
  if (!header.starts_with(cookie_name)) return {};
  const std::string_view token =
      header.substr(cookie_name.size(), header.find(';') - cookie_name.size());
  const bool plain = std::ranges::all_of(token, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' ||
           c == '_';
  });
  return plain && token.size() <= 128 ? std::string(token) : std::string();
}

// Where a server is, and what it is called in requests.
struct Place {
  std::string host;
  std::string port;

  [[nodiscard]] std::string header() const {
    const bool is_v6 = host.find(':') != std::string::npos;
    const std::string name = is_v6 ? cat("[", host, "]") : host;
    return port == "80" ? name : cat(name, ":", port);
  }
};

asio::awaitable<beast::error_code> connect(beast::tcp_stream& stream, const Place& place) {
  beast::error_code error;
  tcp::resolver resolver(stream.get_executor());
  const auto found = co_await resolver.async_resolve(
      place.host, place.port, asio::redirect_error(asio::use_awaitable, error));
  if (error) co_return error;
  stream.expires_after(patience);
  co_await stream.async_connect(found, asio::redirect_error(asio::use_awaitable, error));
  co_return error;
}

// One WebSocket from its opening to its end. All of it runs on the thread of the client.
class Talk : public std::enable_shared_from_this<Talk> {
 public:
  using Tell = std::function<void(WireEvent)>;

  Talk(asio::io_context& context, Place place, std::string token, Tell tell)
      : stream_(context),
        place_(std::move(place)),
        token_(std::move(token)),
        tell_(std::move(tell)) {}

  asio::awaitable<void> run() {
    const auto self = shared_from_this();
    std::string why;
    try {
      why = co_await open_and_read();
    } catch (const std::exception& problem) {
      why = problem.what();
    }
    is_open_ = false;
    tell_({WireEvent::Kind::closed, std::move(why)});
  }

  void push(std::string text) {
    if (!is_open_) return;
    outgoing_.push_back(std::move(text));
    if (outgoing_.size() == 1) write_next();
  }

 private:
  asio::awaitable<std::string> open_and_read() {
    beast::error_code error = co_await connect(beast::get_lowest_layer(stream_), place_);
    if (error) co_return words_for(error);
    beast::get_lowest_layer(stream_).expires_never();
    websocket::stream_base::timeout limits{};
    limits.handshake_timeout = patience;
    limits.idle_timeout = idle_time;
    limits.keep_alive_pings = true;
    stream_.set_option(limits);
    stream_.set_option(
        websocket::stream_base::decorator([token = token_](websocket::request_type& request) {
          request.set(http::field::user_agent, agent);
          if (!token.empty()) request.set(http::field::cookie, cat(cookie_name, token));
        }));
    stream_.read_message_max(longest_message);
    websocket::response_type response;
    co_await stream_.async_handshake(response, place_.header(), "/ws",
                                     asio::redirect_error(asio::use_awaitable, error));
    if (error == websocket::error::upgrade_declined) {
      co_return cat("the server answers ", response.result_int());
    }
    if (error) co_return words_for(error);
    stream_.text(true);
    is_open_ = true;
    tell_({WireEvent::Kind::opened, {}});
    co_return co_await read_all();
  }

  asio::awaitable<std::string> read_all() {
    beast::flat_buffer buffer;
    while (true) {
      beast::error_code error;
      co_await stream_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
      if (error) co_return words_for(error);
      tell_({WireEvent::Kind::text, beast::buffers_to_string(buffer.data())});
      buffer.consume(buffer.size());
    }
  }

  void write_next() {
    stream_.async_write(asio::buffer(outgoing_.front()),
                        [self = shared_from_this()](beast::error_code error, std::size_t) {
                          if (error) return;  // the reader sees it too
                          self->outgoing_.pop_front();
                          if (!self->outgoing_.empty()) self->write_next();
                        });
  }

  websocket::stream<beast::tcp_stream> stream_;
  Place place_;
  std::string token_;
  Tell tell_;
  bool is_open_ = false;
  std::deque<std::string> outgoing_;
};

using Request = http::request<http::string_body>;
using Response = http::response_parser<http::string_body>;

asio::awaitable<void> exchange(beast::tcp_stream& stream, const Place& place,
                               const Request& request, Response& response,
                               beast::error_code& error) {
  error = co_await connect(stream, place);
  if (error) co_return;
  stream.expires_after(patience);
  co_await http::async_write(stream, request, asio::redirect_error(asio::use_awaitable, error));
  if (error) co_return;
  beast::flat_buffer buffer;
  stream.expires_after(patience);
  co_await http::async_read(stream, buffer, response,
                            asio::redirect_error(asio::use_awaitable, error));
}

}  // namespace

class WireClient::Inside {
 public:
  explicit Inside(Options options)
      : place_{options.host, cat(options.port)},
        token_(std::move(options.token)),
        wants_stop_(std::move(options.wants_stop)),
        work_(asio::make_work_guard(context_)),
        thread_([this] { context_.run(); }) {}
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;
  ~Inside() {
    context_.stop();
    thread_.join();
  }

  Result<WebReply> fetch(http::verb method, std::string_view path, std::string_view body) {
    Request request(method, path, 11);
    request.set(http::field::host, place_.header());
    request.set(http::field::user_agent, agent);
    request.set(http::field::connection, "close");
    if (!token_.empty()) request.set(http::field::cookie, cat(cookie_name, token_));
    if (method == http::verb::post) {
      request.set(http::field::content_type, "application/json");
      request.body() = body;
    }
    request.prepare_payload();
    Response response;
    response.body_limit(longest_message);
    response.header_limit(longest_header);
    if (const std::string problem = carry_out(request, response); !problem.empty()) {
      return failure(problem);
    }
    keep_token(response.get());
    return WebReply{static_cast<int>(response.get().result_int()),
                    std::move(response.get().body())};
  }

  void open() {
    asio::post(context_, [this, token = token_] {
      talk_ = std::make_shared<Talk>(context_, place_, token, [this](WireEvent event) {
        const std::scoped_lock lock(mutex_);
        events_.push_back(std::move(event));
        came_.notify_all();
      });
      asio::co_spawn(context_, talk_->run(), asio::detached);
    });
  }

  void send(std::string text) {
    asio::post(context_, [this, text = std::move(text)]() mutable {
      if (talk_) talk_->push(std::move(text));
    });
  }

  std::optional<WireEvent> poll() {
    const std::scoped_lock lock(mutex_);
    if (events_.empty()) return std::nullopt;
    WireEvent out = std::move(events_.front());
    events_.pop_front();
    return out;
  }

  [[nodiscard]] bool has_event() const {
    const std::scoped_lock lock(mutex_);
    return !events_.empty();
  }

  void wait(std::chrono::milliseconds most) {
    std::unique_lock lock(mutex_);
    came_.wait_for(lock, most, [this] { return !events_.empty(); });
  }

  [[nodiscard]] const std::string& token() const { return token_; }

 private:
  // What is wrong; empty if nothing is. It runs here and not on the thread, in small pieces, so
  // that a person who wants to leave need not wait.
  std::string carry_out(const Request& request, Response& response) {
    asio::io_context context;
    beast::tcp_stream stream(context);
    beast::error_code error;
    std::exception_ptr problem;
    asio::co_spawn(context, exchange(stream, place_, request, response, error),
                   [&](const std::exception_ptr& thrown) { problem = thrown; });
    const auto end = std::chrono::steady_clock::now() + whole_patience;
    while (!context.stopped()) {
      context.run_for(std::chrono::milliseconds(50));
      if (wants_stop_ && wants_stop_()) return "it was stopped";
      if (std::chrono::steady_clock::now() > end) return "the server does not answer";
    }
    if (problem) return "the request failed";
    return error ? words_for(error) : std::string();
  }

  void keep_token(const http::response<http::string_body>& response) {
    const auto [first, last] = response.equal_range(http::field::set_cookie);
    for (auto header = first; header != last; ++header) {
      const auto value = header->value();
      std::string token = token_in({value.data(), value.size()});
      if (!token.empty()) token_ = std::move(token);
    }
  }

  Place place_;
  std::string token_;
  std::function<bool()> wants_stop_;
  mutable std::mutex mutex_;
  std::condition_variable came_;
  std::deque<WireEvent> events_;
  asio::io_context context_{1};
  std::shared_ptr<Talk> talk_;  // touched on the thread alone
  asio::executor_work_guard<asio::io_context::executor_type> work_;
  std::thread thread_;
};

WireClient::WireClient(Options options) : inside_(std::make_unique<Inside>(std::move(options))) {}
WireClient::~WireClient() = default;

Result<WebReply> WireClient::get(std::string_view path) {
  return inside_->fetch(http::verb::get, path, {});
}
Result<WebReply> WireClient::post(std::string_view path, std::string_view json) {
  return inside_->fetch(http::verb::post, path, json);
}
void WireClient::open() { inside_->open(); }
void WireClient::send(std::string text) { inside_->send(std::move(text)); }
std::optional<WireEvent> WireClient::poll() { return inside_->poll(); }
bool WireClient::has_event() const { return inside_->has_event(); }
void WireClient::wait(std::chrono::milliseconds most) { inside_->wait(most); }
std::string WireClient::token() const { return inside_->token(); }

}  // namespace twenties
