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
#include <optional>
#include <thread>
#include <utility>

#include "base/text.hpp"
#include "server/address.hpp"
#include "server/net/connection.hpp"
#include "server/net/http_server.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

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
        timer_(std::make_unique<Timer>()),
        rate_limits_(options_.limits),
        directory_(services(registry)),
        retention_task_(
            *store_, options_.keep, [this] { return now(); }, options_.log,
            [this](const std::string& table) { return directory_.has_room(table); }),
        routes_(directory_, rate_limits_, options_.http) {}
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;
  // Handlers waiting in the context (requests, connections) refer to the directory and the rate
  // limits, and rooms have strands of the context. So rooms are destroyed first, then the context,
  // then the rest.
  ~Inside() {
    stop();
    directory_.clear();
    acceptor_.reset();
    // They refer to the contexts, even if nothing was started.
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
    timer_->stop();
    writer_->stop();
    readers_->stop();
    names_->stop();
    work_.reset();
    tables_work_.reset();
    context_.stop();
    tables_context_->stop();
    for (std::thread& thread : threads_) thread.join();
    store_->set_alive(now(), {});
    store_->leave(peers_.self());
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
            peers_,
            *timer_,
            metrics_,
            options_.log,
            [this] { return now(); },
            [this] {
              return [strand = asio::make_strand(*tables_context_)](std::function<void()> work) {
                asio::post(strand, std::move(work));
              };
            }};
  }

  // Tokens are valid beyond a restart and on all servers of one store.
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

  // Milliseconds since 1970. It never runs behind the last time in the store: if the wall clock was
  // set back while no server ran, the clocks of all games would stop.
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

  // Writes this server's heartbeat, and reads those of the others.
  void show_life() {
    if (!running_) return;
    if (const auto shown = store_->set_alive(now(), peers_.self()); !shown) {
      options_.log.error("the store does not take anything",
                         {{"reason", in_english(shown.error())}});
    } else {
      metrics_.store_written = now();
      update_peers();
    }
    show_life_later();
  }

  void show_life_later() {
    timer_->after(alive_every, [this] {
      if (!names_->post([this] { show_life(); })) show_life_later();
    });
  }

  void update_peers() {
    const auto signs = store_->heartbeats();
    if (!signs) return;
    for (const std::string& server : peers_.update(*signs, now())) {
      directory_.lost(server);
      store_->leave(server);
    }
  }

  void tidy() {
    timer_->after(tidy_every, [this] {
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
      if (error) {  // no more file descriptors, for example
        options_.log.warn("not accepted", {{"reason", error.message()}});
        asio::steady_timer timer(acceptor_->get_executor(), std::chrono::milliseconds(100));
        co_await timer.async_wait(asio::redirect_error(asio::use_awaitable, error));
        continue;
      }
      socket.set_option(tcp::no_delay(true), error);
      const auto executor = socket.get_executor();
      asio::co_spawn(executor, http_.serve(beast::tcp_stream(std::move(socket))), asio::detached);
    }
  }

  // Looks up the guest on a reader thread; if too many wait there, the guest has no name.
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

  asio::awaitable<void> play(beast::tcp_stream stream, BeastRequest request, std::string cookies,
                             Origin origin) {
    GuestSession session = co_await meet(std::move(cookies), origin.secure);
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
  // On a strand, since it is closed while it accepts.
  std::optional<tcp::acceptor> acceptor_{std::in_place, asio::make_strand(context_)};
  // Tables have their own threads, which may wait for the store; connections never do.
  std::unique_ptr<asio::io_context> tables_context_ = std::make_unique<asio::io_context>();
  asio::executor_work_guard<asio::io_context::executor_type> tables_work_{
      tables_context_->get_executor()};
  std::unique_ptr<Writer> writer_;
  std::unique_ptr<Workers> readers_;
  std::unique_ptr<Workers> names_;
  std::unique_ptr<BotPool> bot_pool_;
  BotTables bot_tables_{options_.limits.bot_tables_of_a_host, options_.limits.bot_tables};
  PeerServers peers_{fresh_server_name()};
  std::unique_ptr<Timer> timer_;
  RateLimits rate_limits_;
  Backlog backlog_{options_.limits.unsent_bytes};
  TableDirectory directory_;
  RetentionTask retention_task_;
  HttpRoutes routes_;
  std::atomic<bool> running_ = false;
  HttpServer http_{
      routes_, rate_limits_, metrics_, running_,
      [this](beast::tcp_stream stream, BeastRequest request, std::string cookies, Origin origin) {
        return play(std::move(stream), std::move(request), std::move(cookies), std::move(origin));
      }};
  std::mutex mutex_;
  std::vector<std::weak_ptr<Connection>> connections_;
  std::vector<std::thread> threads_;
  std::int64_t lead_ = 0;  // of our clock ahead of the wall clock
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
