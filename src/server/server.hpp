#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>

#include "core/registry.hpp"
#include "server/http_routes.hpp"
#include "server/log.hpp"
#include "server/rate_limits.hpp"
#include "server/retention_task.hpp"
#include "store/store.hpp"

namespace twenties {

struct ServerOptions {
  std::string host = "127.0.0.1";
  int port = 2420;       // 0: any that is free
  int ports_to_try = 1;  // from `port` on, while they are taken
  int threads = 2;
  int bot_threads = 1;
  LimitSettings limits;
  HttpRules http;
  Retention keep;
  std::map<std::string, std::string> engines;  // name and command
  std::function<std::int64_t()> now = steady_clock();
  Log log;
};

// The whole server: listens, serves pages and tables, and runs bots.
class Server {
 public:
  static Result<std::unique_ptr<Server>> start(const Registry& registry,
                                               std::unique_ptr<Store> store, ServerOptions options);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  // Stops if stop() was not called.
  ~Server();

  [[nodiscard]] int port() const;
  // Shuts down cleanly: accepts nothing more, stops the clocks, writes everything to disk, and
  // tells the clients.
  void stop();

 private:
  class Inside;
  explicit Server(std::unique_ptr<Inside> inside);

  std::unique_ptr<Inside> inside_;
};

}  // namespace twenties
