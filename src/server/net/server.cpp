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
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>
#include <thread>
#include <utility>

#include "base/text.hpp"
#include "server/address.hpp"
#include "server/net/connection.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;

constexpr auto request_time = std::chrono::seconds(20);
constexpr auto time_to_turn_away = std::chrono::seconds(3);
constexpr int most_turned_away = 200;  // at a time; more are cut off without a word
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

std::string why_not_listening(const ServerOptions& options, const beast::error_code& error) {
  const bool is_v6 = options.host.find(':') != std::string::npos;
  const std::string host = is_v6 ? cat("[", options.host, "]") : options.host;
  const std::string where = cat("cannot listen on ", host, ":", options.port);
  if (error == asio::error::address_in_use && options.ports_to_try > 1) {
    return cat(where, " to ", options.port + options.ports_to_try - 1, ": all are taken");
  }
  if (error == asio::error::address_in_use) {
    return cat(where, ": another program has taken this port");
  }
  if (error == boost::system::errc::address_not_available) {
    return cat(where, ": this machine does not have that address");
  }
  return cat(where, ": ", error.message());
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
  out.accept_language = header(http::field::accept_language);
  out.if_none_match = header(http::field::if_none_match);
  out.forwarded_for = std::string(from["X-Forwarded-For"]);
  out.forwarded_proto = std::string(from["X-Forwarded-Proto"]);
  out.peer = peer;
  out.body = from.body();
  return out;
}

std::string language_of(const Connection::Request& request) {
  return std::string(request[http::field::accept_language]);
}

// Its bytes are those of the reply, which has to live as long.
using Response = http::response<http::span_body<const char>>;

Response response_of(const HttpReply& reply, const Connection::Request& to) {
  Response out(static_cast<http::status>(reply.status), to.version());
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

// What a proxy in front of the server could read differently is not guessed at; nullptr: all is
// well.
const char* ambiguity_in(const Connection::Request& request) {
  const std::size_t hosts = request.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && request.version() >= 11)) return "server.one-host";
  const std::size_t codings = request.count(http::field::transfer_encoding);
  if (codings == 0) return nullptr;
  const bool chunked =
      codings == 1 && beast::iequals(request[http::field::transfer_encoding], "chunked");
  return chunked ? nullptr : "server.only-chunked";
}

// A connection as the rate_limits counts it, for as long as it lasts; an empty address is not
// counted.
class Stay {
 public:
  Stay(RateLimits& rate_limits, std::string address, Purpose purpose)
      : rate_limits_(rate_limits),
        address_(std::move(address)),
        purpose_(purpose),
        welcome_(address_.empty() || rate_limits_.enter(address_, purpose_)) {}
  Stay(const Stay&) = delete;
  Stay& operator=(const Stay&) = delete;
  ~Stay() { end(); }

  [[nodiscard]] bool is_welcome() const { return welcome_; }
  void end() {
    if (std::exchange(welcome_, false) && !address_.empty()) rate_limits_.leave(address_, purpose_);
  }

 private:
  RateLimits& rate_limits_;
  std::string address_;
  Purpose purpose_;
  bool welcome_;
};

// The answer, which may come from another thread, on the executor of the caller.
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

}  // namespace

class Server::Inside {
 public:
  Inside(const Registry& registry, std::unique_ptr<Store> store, ServerOptions options)
      : options_(std::move(options)),
        store_(std::move(store)),
        writer_(std::make_unique<Writer>(*store_)),
        readers_(std::make_unique<Workers>(reading_threads, most_waiting_readers)),
        names_(std::make_unique<Workers>(1, most_waiting_readers)),
        bot_pool_(std::make_unique<BotPool>(options_.bot_threads, options_.engines)),
        alarm_(std::make_unique<Alarm>()),
        rate_limits_(options_.limits),
        directory_(services(registry)),
        retention_task_(
            *store_, options_.keep, [this] { return now(); }, options_.log,
            [this](const std::string& table) { return directory_.has_room(table); }),
        routes_(directory_, rate_limits_, options_.http) {}
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;
  // What still waits in the context (requests, connections) refers to the directory and the
  // rate_limits, and rooms have strands of the context: so the rooms go first, then the context,
  // then the rest.
  ~Inside() {
    stop();
    directory_.clear();
    acceptor_.reset();
    // They refer to the contexts, also where nothing was started.
    work_.reset();
    tables_work_.reset();
    owned_context_.reset();
    tables_context_.reset();
  }

  Result<void> start() {
    if (auto listening = listen(); !listening) return listening;
    port_ = acceptor_->local_endpoint().port();
    if (const auto set = set_clock(); !set) return set;
    if (auto known = know_tokens(); !known) return known;
    running_ = true;
    for (int i = 0; i < options_.threads; ++i) {
      threads_.emplace_back([this] { context_.run(); });
      threads_.emplace_back([this] { tables_context_->run(); });
    }
    if (const auto opened = directory_.open(); !opened) return tl::unexpected(opened.error());
    asio::co_spawn(acceptor_->get_executor(), accept(), asio::detached);
    show_life();
    tidy();
    retention_task_.start();
    options_.log.info("listening", {{"host", options_.host}, {"port", std::to_string(port_)}});
    return {};
  }

  void stop() {
    if (!running_.exchange(false)) return;
    asio::post(acceptor_->get_executor(), [this] { acceptor_->close(); });
    bot_pool_->stop();
    retention_task_.stop();
    directory_.close();
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
            *bot_pool_,
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

  // Tokens outlive the server, and several servers of one store know them.
  Result<void> know_tokens() {
    return store_->secret("tokens", TokenMint::fresh_key()).map([this](std::string key) {
      *directory_.services().mint = TokenMint(std::move(key));
    });
  }

  Result<void> listen() {
    beast::error_code error;
    const auto address = asio::ip::make_address(options_.host, error);
    if (error) {
      return failure(cat(quote(options_.host),
                         " is no address to listen on, such as 127.0.0.1 for this machine alone or "
                         "0.0.0.0 for all"));
    }
    for (int port = options_.port;; ++port) {
      error = listen_on({address, static_cast<std::uint16_t>(port)});
      if (!error) return {};
      const int tried = port + 1 - options_.port;
      if (error != asio::error::address_in_use || tried >= options_.ports_to_try) break;
    }
    return failure(why_not_listening(options_, error));
  }

  beast::error_code listen_on(const tcp::endpoint& end) {
    beast::error_code error;
    acceptor_->open(end.protocol(), error);
    if (!error) acceptor_->set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor_->bind(end, error);
    if (!error) acceptor_->listen(asio::socket_base::max_listen_connections, error);
    beast::error_code ignored;
    if (error) acceptor_->close(ignored);
    return error;
  }

  // Milliseconds since 1970. It never runs behind what the store has seen: a wall clock that was
  // set back while no server ran would make the clocks of all games stand still.
  [[nodiscard]] std::int64_t now() const { return options_.now() + lead_; }

  Result<void> set_clock() {
    const auto last = store_->last_alive();
    if (!last) return tl::unexpected(last.error());
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
      options_.log.error("the store does not take anything",
                         {{"reason", in_english(shown.error())}});
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
      directory_.lost(server);
      store_->leave(server);
    }
  }

  void tidy() {
    alarm_->after(tidy_every, [this] {
      directory_.tidy();
      rate_limits_.tidy(now());
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
    const std::string peer = plain_address(end.address().to_string());
    const bool proxied = is_proxy(peer, options_.http.proxies);
    Stay stay(rate_limits_, proxied ? std::string() : counted_address(peer), Purpose::pages);
    if (stay.is_welcome()) {
      co_await serve_requests(stream, peer, stay);
      co_return;
    }
    metrics_.count_rejected("connections");
    if (turned_away_.fetch_add(1) < most_turned_away) co_await turn_away(stream);
    --turned_away_;
  }

  // Hears what is asked before it says no: who is cut off while still talking hears nothing.
  asio::awaitable<void> turn_away(beast::tcp_stream& stream) {
    beast::flat_buffer buffer;
    http::request_parser<http::string_body> parser;
    parser.header_limit(longest_header);
    parser.body_limit(longest_body);
    stream.expires_after(time_to_turn_away);
    beast::error_code error;
    co_await http::async_read(stream, buffer, parser,
                              asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return;
    const Connection::Request request = parser.release();
    co_await say_and_end(stream, no_room(), language_of(request));
  }

  static HttpReply no_room() {
    return error_reply(503, Message("server.too-many-connections"), 5'000);
  }

  asio::awaitable<void> serve_requests(beast::tcp_stream& stream, const std::string& peer,
                                       Stay& stay) {
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
      if (const char* problem = ambiguity_in(request); problem != nullptr) {
        metrics_.count_rejected("http");
        co_await say_and_end(stream, error_reply(400, Message(problem)), language_of(request));
        co_return;
      }
      const auto reply = co_await reply_to(stream, request, peer, stay);
      if (!reply) co_return;
      auto response = response_of(*reply, request);
      stream.expires_after(request_time);
      co_await http::async_write(stream, response,
                                 asio::redirect_error(asio::use_awaitable, error));
      if (error || !response.keep_alive()) break;
    }
    beast::error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  }

  // Nothing if the request became a connection for play, which is over now.
  asio::awaitable<std::optional<HttpReply>> reply_to(beast::tcp_stream& stream,
                                                     Connection::Request& request,
                                                     const std::string& peer, Stay& stay) {
    HttpRequest what = request_of(request, peer);
    if (!beast::websocket::is_upgrade(request)) co_return co_await ask(routes_, std::move(what));
    if (auto refusal = routes_.refuse_upgrade(what)) co_return refusal;
    const Origin origin =
        origin_of(peer, what.forwarded_for, what.forwarded_proto, options_.http.proxies);
    const Stay playing(rate_limits_, origin.address, Purpose::play);
    if (!playing.is_welcome()) {
      metrics_.count_rejected("connections");
      HttpReply refusal = no_room();
      put_into_words(refusal, what.accept_language);
      co_return refusal;
    }
    stay.end();
    co_await play(std::move(stream), std::move(request), what, origin);
    co_return std::nullopt;
  }

  asio::awaitable<void> answer_unreadable(beast::tcp_stream& stream, beast::error_code error) {
    if (error == http::error::end_of_stream || error == beast::error::timeout ||
        error.category() == asio::error::get_system_category()) {
      co_return;
    }
    metrics_.count_rejected("http");
    const bool large = error == http::error::body_limit || error == http::error::header_limit;
    const Message problem("server.unreadable", {{"problem", error.message()}});
    co_await say_and_end(stream, error_reply(large ? 413 : 400, problem), {});
  }

  // For requests that do not get to the routes.
  static asio::awaitable<void> say_and_end(beast::tcp_stream& stream, HttpReply reply,
                                           std::string accept_language) {
    put_into_words(reply, accept_language);
    Connection::Request nothing;
    nothing.keep_alive(false);
    auto response = response_of(reply, nothing);
    for (const auto& [name, value] : security_headers(false)) response.set(name, value);
    stream.expires_after(request_time);
    beast::error_code error;
    co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, error));
    stream.socket().shutdown(tcp::socket::shutdown_send, error);
  }

  // Who it is, found out on a thread of the readers'; if too many wait there, a stranger.
  asio::awaitable<GuestSession> meet(std::string cookies, bool secure) {
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(GuestSession)>(
        [this, secure](auto handler, const std::string& from) {
          auto shared = std::make_shared<decltype(handler)>(std::move(handler));
          const auto tell = [shared](GuestSession session) {
            const auto executor = asio::get_associated_executor(*shared);
            asio::post(executor, [shared, session = std::move(session)]() mutable {
              (*shared)(std::move(session));
            });
          };
          const TokenMint& mint = *directory_.services().mint;
          const bool posted = readers_->post([this, tell, from, secure, &mint] {
            tell(guest_session_with(*store_, mint, from, secure));
          });
          if (!posted) tell(nameless_session(mint, from, secure));
        },
        asio::use_awaitable, std::move(cookies));
  }

  asio::awaitable<void> play(beast::tcp_stream stream, Connection::Request request,
                             const HttpRequest& what, const Origin& origin) {
    GuestSession session = co_await meet(what.cookies, origin.secure);
    std::vector<HttpHeader> headers;
    if (session.is_new) {
      headers.emplace_back("Set-Cookie", cookie_for(session.token, origin.secure));
    }
    retention_task_.saw(session.guest.id);
    const auto connection = std::make_shared<Connection>(
        std::move(stream), directory_, std::move(session), rate_limits_, backlog_, origin.address);
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
        connection->say_goodbye(Message("server.stops"), 2000);
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
  std::unique_ptr<BotPool> bot_pool_;
  BotTables bot_tables_{options_.limits.bot_tables_of_a_host, options_.limits.bot_tables};
  Neighbours neighbours_{fresh_server_name()};
  std::unique_ptr<Alarm> alarm_;
  RateLimits rate_limits_;
  Backlog backlog_{options_.limits.unsent_bytes};
  TableDirectory directory_;
  RetentionTask retention_task_;
  HttpRoutes routes_;
  std::mutex mutex_;
  std::vector<std::weak_ptr<Connection>> connections_;
  std::vector<std::thread> threads_;
  std::atomic<bool> running_ = false;
  std::int64_t lead_ = 0;  // of the clock before the wall clock
  std::atomic<int> turned_away_ = 0;
  int port_ = 0;
};

Server::Server(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Server::~Server() = default;

Result<std::unique_ptr<Server>> Server::start(const Registry& registry,
                                              std::unique_ptr<Store> store, ServerOptions options) {
  if (sodium_init() < 0) return failure("the library of cryptography cannot be used");
  allow_many_files();
  auto inside = std::make_unique<Inside>(registry, std::move(store), std::move(options));
  if (const auto started = inside->start(); !started) return tl::unexpected(started.error());
  return std::unique_ptr<Server>(new Server(std::move(inside)));
}

int Server::port() const { return inside_->port(); }
void Server::stop() { inside_->stop(); }

}  // namespace twenties
