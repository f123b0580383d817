// HTTP requests: any method, target, headers and body, with a store in memory. There must always be
// an answer with a valid status.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "base/text.hpp"
#include "fuzzing.hpp"
#include "games/registry.hpp"
#include "server/http_routes.hpp"
#include "store/open_store.hpp"

namespace {

using namespace twenties;

// A directory that makes tables, but runs nothing at them.
struct World {
  // As a server does: their threads use the directory.
  ~World() {
    timer.stop();
    writer.stop();
    workers.stop();
  }

  std::unique_ptr<Store> store = std::move(*open_memory());
  Writer writer{*store};
  Workers workers{1, 64};
  BotPool bot_pool{0, {}};
  BotTables bot_tables{3, 30};
  PeerServers peers{"self"};
  Timer timer;
  Metrics metrics;
  Log log{[](std::string_view) {}};
  TableDirectory directory{{all_games(), *store, writer, workers, workers, bot_pool, bot_tables,
                            peers, timer, metrics, log, [] { return std::int64_t{1}; },
                            [] { return [](const std::function<void()>&) {}; }}};
  RateLimits rate_limits{{.requests_a_second = 1e9,
                          .requests_at_once = 1e9,
                          .tables_a_minute = 1e9,
                          .tables_at_once = 1e9}};
  HttpRoutes routes{directory, rate_limits, {{}, {"10.0.0.1"}, nullptr}};
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static World world;
  const std::string_view text(static_cast<const char*>(static_cast<const void*>(data)), size);
  const auto lines = split(text, '\n');
  const auto line = [&](std::size_t i) {
    return i < lines.size() ? std::string(lines[i]) : std::string();
  };
  HttpRequest request;
  request.method = line(0);
  request.target = line(1);
  request.host = line(2);
  request.origin = line(3);
  request.cookies = line(4);
  request.content_type = line(5);
  request.forwarded_for = line(6);
  request.peer = line(7);
  for (std::size_t i = 8; i < lines.size(); ++i) request.body += line(i);
  static_cast<void>(world.routes.refuse_upgrade(request));
  const bool makes_table = request.method == "POST" && request.target.starts_with("/api/tables");
  // The answer to a new table comes from the writer's thread, perhaps while the program ends.
  world.routes.answer(request, [makes_table](const HttpReply& reply) {
    if (reply.status < 200 || reply.status > 599) std::abort();
    if (!makes_table && reply.status == 201) std::abort();
  });
  return 0;
}
