#include "server/server.hpp"

#include <sodium.h>
#include <sys/resource.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>
#include <thread>
#include <utility>

#include "base/text.hpp"
#include "server/net/connection.hpp"

namespace twenties {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;

constexpr auto request_time = std::chrono::seconds(20);
constexpr std::uint32_t longest_header = 8 * 1024;
constexpr std::int64_t tidy_every = 60'000;
constexpr std::int64_t alive_every = 1'000;
constexpr int reading_threads = 2;
constexpr std::size_t most_waiting_readers = 1000;
constexpr auto farewell = std::chrono::milliseconds(400);

void allow_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
  }
}

HttpRequest request_of(const Connection::Request& from, const std::string& peer) {
  const auto header = [&](http::field name) { return std::string(from[name]); };
  HttpRequest out;
  out.method = std::string(from.method_string());
  out.target = std::string(from.target());
  out.host = header(http::field::host);
  out.origin = header(http::field::origin);
  out.cookies = header(http::field::cookie);
  out.content_type = header(http::field::content_type);
  out.accept_encoding = header(http::field::accept_encoding);
  out.if_none_match = header(http::field::if_none_match);
  out.forwarded_for = std::string(from["X-Forwarded-For"]);
  out.forwarded_proto = std::string(from["X-Forwarded-Proto"]);
  out.peer = peer;
  out.body = from.body();
  return out;
}

http::response<http::string_body> response_of(HttpReply reply, const Connection::Request& to) {
  http::response<http::string_body> out(static_cast<http::status>(reply.status), to.version());
  out.set(http::field::content_type, reply.type);
  out.set(http::field::cache_control, reply.cache);
  for (const auto& [name, value] : reply.headers) out.insert(name, value);
  out.keep_alive(to.keep_alive() && reply.status < 500);
  const std::size_t size = reply.body.size();
  if (to.method() != http::verb::head) out.body() = std::move(reply.body);
  out.prepare_payload();
  if (to.method() == http::verb::head) out.content_length(size);
  return out;
}

// A connection as the doorman counts it, for as long as it lasts; an empty address is not counted.
class Stay {
 public:
  Stay(Doorman& doorman, std::string address)
      : doorman_(doorman),
        address_(std::move(address)),
        welcome_(address_.empty() || doorman_.enter(address_)) {}
  Stay(const Stay&) = delete;
  Stay& operator=(const Stay&) = delete;
  ~Stay() {
    if (welcome_ && !address_.empty()) doorman_.leave(address_);
  }

  [[nodiscard]] bool is_welcome() const { return welcome_; }

 private:
  Doorman& doorman_;
  std::string address_;
  bool welcome_;
};

// The desk's answer, which may come from another thread, on the executor of the caller.
asio::awaitable<HttpReply> ask(HttpDesk& desk, HttpRequest request) {
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(HttpReply)>(
      [&desk](auto handler, const HttpRequest& what) {
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        desk.answer(what, [shared](HttpReply reply) {
          const auto executor = asio::get_associated_executor(*shared);
          asio::post(executor,
                     [shared, reply = std::move(reply)]() mutable { (*shared)(std::move(reply)); });
        });
      },
      asio::use_awaitable, std::move(request));
}

}  // namespace

class Server::Inside {
 public:
  Inside(const Registry& registry, std::unique_ptr<Store> store, ServerOptions options)
      : options_(std::move(options)),
        store_(std::move(store)),
        writer_(std::make_unique<Writer>(*store_)),
        readers_(std::make_unique<Workers>(reading_threads, most_waiting_readers)),
        names_(std::make_unique<Workers>(1, most_waiting_readers)),
        thinkers_(std::make_unique<Thinkers>(options_.bot_threads, options_.engines)),
        alarm_(std::make_unique<Alarm>()),
        doorman_(options_.limits),
        hall_(services(registry)),
        desk_(hall_, doorman_, options_.desk) {}
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;
  // What still waits in the context (requests, connections) refers to the hall and the doorman, and
  // rooms have strands of the context: so the rooms go first, then the context, then the rest.
  ~Inside() {
    stop();
    hall_.clear();
    acceptor_.reset();
    owned_context_.reset();
    tables_context_.reset();
  }

  Result<void> start() {
    beast::error_code error;
    const auto address = asio::ip::make_address(options_.host, error);
    if (error) return failure(cat(quote(options_.host), " is no address to listen on"));
    const tcp::endpoint end(address, static_cast<std::uint16_t>(options_.port));
    if (!error) acceptor_->open(end.protocol(), error);
    if (!error) acceptor_->set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor_->bind(end, error);
    if (!error) acceptor_->listen(asio::socket_base::max_listen_connections, error);
    if (error) {
      return failure(
          cat("cannot listen on ", options_.host, ":", options_.port, ": ", error.message()));
    }
    port_ = acceptor_->local_endpoint().port();
    if (const auto set = set_clock(); !set) return set;
    running_ = true;
    for (int i = 0; i < options_.threads; ++i) {
      threads_.emplace_back([this] { context_.run(); });
      threads_.emplace_back([this] { tables_context_->run(); });
    }
    if (const auto opened = hall_.open(); !opened) return failure(opened.error().message);
    asio::co_spawn(acceptor_->get_executor(), accept(), asio::detached);
    show_life();
    tidy();
    options_.log.info("listening", {{"host", options_.host}, {"port", std::to_string(port_)}});
    return {};
  }

  void stop() {
    if (!running_.exchange(false)) return;
    asio::post(acceptor_->get_executor(), [this] { acceptor_->close(); });
    thinkers_->stop();
    hall_.close();
    say_goodbye();
    std::this_thread::sleep_for(farewell);
    alarm_->stop();
    writer_->stop();
    readers_->stop();
    names_->stop();
    work_.reset();
    tables_work_.reset();
    context_.stop();
    tables_context_->stop();
    for (std::thread& thread : threads_) thread.join();
    store_->set_alive(now(), {});
    store_->leave(neighbours_.self());
    options_.log.info("stopped");
  }

  [[nodiscard]] int port() const { return port_; }

 private:
  Services services(const Registry& registry) {
    return {registry,
            *store_,
            *writer_,
            *readers_,
            *names_,
            *thinkers_,
            bot_tables_,
            neighbours_,
            *alarm_,
            metrics_,
            options_.log,
            [this] { return now(); },
            [this] {
              return [strand = asio::make_strand(*tables_context_)](std::function<void()> work) {
                asio::post(strand, std::move(work));
              };
            }};
  }

  // Milliseconds since 1970. It never runs behind what the store has seen: a wall clock that was
  // set back while no server ran would make the clocks of all games stand still.
  [[nodiscard]] std::int64_t now() const { return options_.now() + lead_; }

  Result<void> set_clock() {
    const auto last = store_->last_alive();
    if (!last) return failure(last.error().message);
    lead_ = std::max<std::int64_t>(0, *last - options_.now());
    if (lead_ > 0) {
      options_.log.warn("the wall clock was set back: dates run ahead of it",
                        {{"milliseconds", std::to_string(lead_)}});
    }
    return {};
  }

  // Writes that this server runs, and looks which others do.
  void show_life() {
    if (!running_) return;
    if (const auto shown = store_->set_alive(now(), neighbours_.self()); !shown) {
      options_.log.error("the store does not take anything", {{"reason", shown.error().message}});
    } else {
      metrics_.store_written = now();
      see_neighbours();
    }
    show_life_later();
  }

  void show_life_later() {
    alarm_->after(alive_every, [this] {
      if (!names_->post([this] { show_life(); })) show_life_later();
    });
  }

  void see_neighbours() {
    const auto signs = store_->signs_of_life();
    if (!signs) return;
    for (const std::string& server : neighbours_.see(*signs, now())) {
      hall_.lost(server);
      store_->leave(server);
    }
  }

  void tidy() {
    alarm_->after(tidy_every, [this] {
      hall_.tidy();
      doorman_.tidy(now());
      tidy();
    });
  }

  asio::awaitable<void> accept() {
    while (running_) {
      beast::error_code error;
      auto socket = co_await acceptor_->async_accept(
          asio::make_strand(context_), asio::redirect_error(asio::use_awaitable, error));
      if (error == asio::error::operation_aborted || !acceptor_->is_open()) co_return;
      if (error) {  // no more files, for example
        options_.log.warn("not accepted", {{"reason", error.message()}});
        asio::steady_timer timer(acceptor_->get_executor(), std::chrono::milliseconds(100));
        co_await timer.async_wait(asio::redirect_error(asio::use_awaitable, error));
        continue;
      }
      socket.set_option(tcp::no_delay(true), error);
      const auto executor = socket.get_executor();
      asio::co_spawn(executor, serve(beast::tcp_stream(std::move(socket))), asio::detached);
    }
  }

  asio::awaitable<void> serve(beast::tcp_stream stream) {
    beast::error_code error;
    const auto end = stream.socket().remote_endpoint(error);
    if (error) co_return;
    const std::string peer = end.address().to_string();
    const bool proxied =
        std::ranges::find(options_.desk.proxies, peer) != options_.desk.proxies.end();
    const Stay stay(doorman_, proxied ? std::string() : peer);
    if (!stay.is_welcome()) {
      metrics_.count_rejected("connections");
      co_return;
    }
    co_await serve_requests(stream, peer, proxied);
  }

  asio::awaitable<void> serve_requests(beast::tcp_stream& stream, const std::string& peer,
                                       bool proxied) {
    beast::flat_buffer buffer;
    while (running_) {
      http::request_parser<http::string_body> parser;
      parser.header_limit(longest_header);
      parser.body_limit(longest_body);
      stream.expires_after(request_time);
      beast::error_code error;
      co_await http::async_read(stream, buffer, parser,
                                asio::redirect_error(asio::use_awaitable, error));
      if (error) {
        co_await answer_unreadable(stream, error);
        co_return;
      }
      Connection::Request request = parser.release();
      const bool upgrade = beast::websocket::is_upgrade(request);
      HttpRequest what = request_of(request, peer);
      HttpReply reply;
      if (upgrade) {
        auto refusal = desk_.refuse_upgrade(what);
        if (!refusal) {
          co_await play(std::move(stream), std::move(request), what, proxied);
          co_return;
        }
        reply = std::move(*refusal);
      } else {
        reply = co_await ask(desk_, std::move(what));
      }
      auto response = response_of(std::move(reply), request);
      stream.expires_after(request_time);
      co_await http::async_write(stream, response,
                                 asio::redirect_error(asio::use_awaitable, error));
      if (error || !response.keep_alive()) break;
    }
    beast::error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  }

  asio::awaitable<void> answer_unreadable(beast::tcp_stream& stream, beast::error_code error) {
    if (error == http::error::end_of_stream || error == beast::error::timeout ||
        error.category() == asio::error::get_system_category()) {
      co_return;
    }
    metrics_.count_rejected("http");
    const bool large = error == http::error::body_limit || error == http::error::header_limit;
    Connection::Request nothing;
    nothing.keep_alive(false);
    auto response = response_of(error_reply(large ? 413 : 400, error.message()), nothing);
    for (const auto& [name, value] : security_headers(false)) response.set(name, value);
    stream.expires_after(request_time);
    co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, error));
    stream.socket().shutdown(tcp::socket::shutdown_send, error);
  }

  // Who it is, found out on a thread of the readers'; if too many wait there, a stranger.
  asio::awaitable<Visitor> meet(std::string cookies) {
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Visitor)>(
        [this](auto handler, const std::string& from) {
          auto shared = std::make_shared<decltype(handler)>(std::move(handler));
          const auto tell = [shared](Visitor visitor) {
            const auto executor = asio::get_associated_executor(*shared);
            asio::post(executor, [shared, visitor = std::move(visitor)]() mutable {
              (*shared)(std::move(visitor));
            });
          };
          const bool posted =
              readers_->post([this, tell, from] { tell(visitor_with(*store_, from)); });
          if (!posted) tell(nameless_visitor(from));
        },
        asio::use_awaitable, std::move(cookies));
  }

  asio::awaitable<void> play(beast::tcp_stream stream, Connection::Request request,
                             const HttpRequest& what, bool proxied) {
    const Origin origin =
        origin_of(what.peer, what.forwarded_for, what.forwarded_proto, options_.desk.proxies);
    const Stay stay(doorman_, proxied ? origin.address : std::string());
    if (!stay.is_welcome()) {
      metrics_.count_rejected("connections");
      co_return;
    }
    Visitor visitor = co_await meet(what.cookies);
    std::vector<HttpHeader> headers;
    if (visitor.is_new) {
      headers.emplace_back("Set-Cookie", cookie_for(visitor.token, origin.secure));
    }
    const auto connection = std::make_shared<Connection>(
        std::move(stream), hall_, std::move(visitor), doorman_, origin.address);
    remember(connection);
    co_await connection->run(std::move(request), std::move(headers));
  }

  void remember(const std::shared_ptr<Connection>& connection) {
    const std::scoped_lock lock(mutex_);
    if (connections_.size() > 2 * static_cast<std::size_t>(metrics_.connections.load()) + 100) {
      std::erase_if(connections_, [](const auto& each) { return each.expired(); });
    }
    connections_.push_back(connection);
  }

  void say_goodbye() {
    const std::scoped_lock lock(mutex_);
    for (const auto& each : connections_) {
      if (const auto connection = each.lock()) {
        connection->say_goodbye("the server stops; nothing is lost", 2000);
      }
    }
  }

  ServerOptions options_;
  std::unique_ptr<Store> store_;
  Metrics metrics_;
  std::unique_ptr<asio::io_context> owned_context_ = std::make_unique<asio::io_context>();
  asio::io_context& context_ = *owned_context_;
  asio::executor_work_guard<asio::io_context::executor_type> work_{context_.get_executor()};
  // On a strand: it is closed while it waits for somebody.
  std::optional<tcp::acceptor> acceptor_{std::in_place, asio::make_strand(context_)};
  // Tables have threads of their own, which may wait for the store: connections do not.
  std::unique_ptr<asio::io_context> tables_context_ = std::make_unique<asio::io_context>();
  asio::executor_work_guard<asio::io_context::executor_type> tables_work_{
      tables_context_->get_executor()};
  std::unique_ptr<Writer> writer_;
  std::unique_ptr<Workers> readers_;
  std::unique_ptr<Workers> names_;
  std::unique_ptr<Thinkers> thinkers_;
  BotTables bot_tables_{options_.limits.bot_tables_of_a_host, options_.limits.bot_tables};
  Neighbours neighbours_{fresh_server_name()};
  std::unique_ptr<Alarm> alarm_;
  Doorman doorman_;
  Hall hall_;
  HttpDesk desk_;
  std::mutex mutex_;
  std::vector<std::weak_ptr<Connection>> connections_;
  std::vector<std::thread> threads_;
  std::atomic<bool> running_ = false;
  std::int64_t lead_ = 0;  // of the clock before the wall clock
  int port_ = 0;
};

Server::Server(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Server::~Server() = default;

Result<std::unique_ptr<Server>> Server::start(const Registry& registry,
                                              std::unique_ptr<Store> store, ServerOptions options) {
  if (sodium_init() < 0) return failure("the library of cryptography cannot be used");
  allow_many_files();
  auto inside = std::make_unique<Inside>(registry, std::move(store), std::move(options));
  if (const auto started = inside->start(); !started) return failure(started.error().message);
  return std::unique_ptr<Server>(new Server(std::move(inside)));
}

int Server::port() const { return inside_->port(); }
void Server::stop() { inside_->stop(); }

}  // namespace twenties
