// Plays real games over many connections, and measures how long the server takes to acknowledge a
// move. tools/load builds and runs it.
#include <fmt/core.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "crowd/crowd.hpp"
#include "crowd/server_process.hpp"
#include "games/registry.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto opening_time = Milliseconds(120'000);
constexpr auto warm_up = Milliseconds(2'000);
constexpr auto last_answers = Milliseconds(15'000);

struct Wish {
  std::string url = "http://127.0.0.1:2420";
  bool serve = false;
  std::string program;
  std::string database;
  int threads = 2;
  int process = 0;  // of a server that we did not start
  int connections = 5000;
  int tables = 500;
  int spectators = -1;
  std::vector<double> rates;
  bool fast = false;
  int seconds = 20;
  bool json = false;
  CrowdOptions crowd;
};

// What was measured at one rate.
struct Row {
  double rate = 0;  // 0: as fast as possible
  double seconds = 0;
  int open = 0;
  Figures figures;
  double server_seconds = 0;
  double own_seconds = 0;

  [[nodiscard]] double moves_a_second() const {
    return static_cast<double>(figures.moves) / seconds;
  }
  // Milliseconds below which this share of the moves was acknowledged; the latencies are sorted.
  [[nodiscard]] double latency(double share) const {
    const auto& all = figures.latencies;
    if (all.empty()) return 0;
    const auto place = static_cast<std::size_t>(share * static_cast<double>(all.size()));
    return static_cast<double>(all[std::min(place, all.size() - 1)]) / 1000;
  }
};

struct Report {
  std::vector<Row> rows;
  int idle = 0;
  std::int64_t memory_at_first = 0;
  std::int64_t memory_with_idle = 0;
  std::int64_t memory_at_last = 0;

  [[nodiscard]] std::int64_t bytes_of_an_idle_one() const {
    return idle == 0 ? 0 : (memory_with_idle - memory_at_first) / idle;
  }
};

Loop* interrupted_loop = nullptr;

void interrupt(int) { interrupted_loop->stop(); }

// A temporary folder.
struct DataFolder {
  DataFolder() : path(std::filesystem::temp_directory_path() / "twenties-load-XXXXXX") {
    if (mkdtemp(path.data()) == nullptr) path.clear();
  }
  DataFolder(const DataFolder&) = delete;
  DataFolder& operator=(const DataFolder&) = delete;
  ~DataFolder() {
    std::error_code ignored;
    if (!path.empty()) std::filesystem::remove_all(path, ignored);
  }
  std::string path;
};

Result<ServerProcess> serve(const Wish& wish, const DataFolder& folder) {
  std::vector<std::string> arguments = {"--port", "0",         "--log",
                                        "warn",   "--threads", std::to_string(wish.threads)};
  if (wish.database.empty()) {
    arguments.insert(arguments.end(), {"--data", folder.path});
  } else {
    arguments.insert(arguments.end(), {"--database", wish.database});
  }
  for (const char* limit : {"--connections-per-address", "--connections", "--requests-per-second",
                            "--tables-per-minute"}) {
    arguments.insert(arguments.end(), {limit, "1000000"});
  }
  return ServerProcess::start(wish.program, arguments, folder.path + "/log");
}

void say(const std::string& text) { fmt::print(stderr, "{}\n", text); }

Row measure(Loop& loop, Crowd& crowd, double rate, const Wish& wish, pid_t server) {
  Row row{rate, 0, 0, {}, 0, 0};
  crowd.set_rate(rate);
  crowd.play();
  loop.run_for(warm_up);
  crowd.take_figures();
  const Usage before = usage_of(server);
  const Usage own_before = usage_of(getpid());
  const auto began = Clock::now();
  for (int second = 0; second < wish.seconds && !loop.is_stopped(); ++second) {
    loop.run_for(Milliseconds(1000));
    if (!wish.json) {
      fmt::print(stderr, "\r{:>3} s, {} connections, {} tables at play ", second + 1, crowd.open(),
                 crowd.playing());
    }
  }
  row.seconds = std::chrono::duration<double>(Clock::now() - began).count();
  row.figures = crowd.take_figures();
  row.server_seconds = usage_of(server).seconds - before.seconds;
  row.own_seconds = usage_of(getpid()).seconds - own_before.seconds;
  row.open = crowd.open();
  std::ranges::sort(row.figures.latencies);
  if (!wish.json) fmt::print(stderr, "\r{:60}\r", "");
  return row;
}

Result<Report> run(const Wish& wish, const Address& address, pid_t server) {
  Loop loop;
  interrupted_loop = &loop;
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  CrowdOptions options = wish.crowd;
  options.servers = {address};
  Report report;
  report.idle = options.idle;
  Crowd crowd(loop, options);
  loop.run_for(Milliseconds(200));
  report.memory_at_first = usage_of(server).memory;
  const auto all_open = [&] { return crowd.open() == crowd.wanted(); };
  crowd.open_idle();
  if (!loop.run_until(all_open, opening_time)) {
    return failure(cat("only ", crowd.open(), " connections were opened"));
  }
  loop.run_for(Milliseconds(500));
  report.memory_with_idle = usage_of(server).memory;
  crowd.open_tables();
  const auto all_play = [&] { return all_open() && crowd.playing() == options.tables; };
  if (!loop.run_until(all_play, opening_time)) {
    return failure(cat("only ", crowd.playing(), " tables and ", crowd.open(), " connections"));
  }
  for (const double rate : wish.rates) {
    if (!loop.is_stopped()) {
      report.rows.push_back(measure(loop, crowd, rate, wish, server));
    }
  }
  crowd.rest();
  loop.run_until([&] { return crowd.waiting() == 0; }, last_answers);
  if (crowd.waiting() > 0 && !loop.is_stopped()) {
    say(cat(crowd.waiting(), " requests were not answered"));
  }
  report.memory_at_last = usage_of(server).memory;
  return report;
}

std::string rate_text(double rate) { return rate > 0 ? fmt::format("{:.0f}", rate) : "any"; }

void print_table(const Report& report) {
  fmt::print(
      "| moves/s asked | acknowledged | p50 ms | p90 ms | p99 ms | most ms | connections | games | "
      "messages/s | server CPU | own CPU |\n|---|---|---|---|---|---|---|---|---|---|---|\n");
  for (const Row& row : report.rows) {
    fmt::print(
        "| {} | {:.0f} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {} | {} | {:.0f} | {:.2f} | {:.2f} "
        "|\n",
        rate_text(row.rate), row.moves_a_second(), row.latency(0.5), row.latency(0.9),
        row.latency(0.99), row.latency(1), row.open, row.figures.games,
        static_cast<double>(row.figures.heard) / row.seconds, row.server_seconds / row.seconds,
        row.own_seconds / row.seconds);
  }
  fmt::print("CPU is in cores.\n");
  for (const Row& row : report.rows) {
    for (const auto& [what, count] : row.figures.trouble) {
      fmt::print("at {} moves/s: {} times {}\n", rate_text(row.rate), count, what);
    }
    if (row.figures.lost > 0) {
      fmt::print("at {} moves/s: {} connections lost\n", rate_text(row.rate), row.figures.lost);
    }
    if (row.figures.short_of_turns > 0) {
      fmt::print("at {} moves/s: {} times nobody was to move\n", rate_text(row.rate),
                 row.figures.short_of_turns);
    }
  }
  if (report.memory_at_first > 0) {
    fmt::print(
        "memory of the server: {} KiB, with {} idle connections {} KiB ({} bytes each), at "
        "the end {} KiB\n",
        report.memory_at_first / 1024, report.idle, report.memory_with_idle / 1024,
        report.bytes_of_an_idle_one(), report.memory_at_last / 1024);
  }
}

void print_json(const Report& report) {
  fmt::print(R"({{"memory":{},"memory_with_idle":{},"memory_at_end":{},"idle":{},)",
             report.memory_at_first, report.memory_with_idle, report.memory_at_last, report.idle);
  fmt::print(R"("bytes_of_an_idle_connection":{},"rates":[)", report.bytes_of_an_idle_one());
  for (std::size_t i = 0; i < report.rows.size(); ++i) {
    const Row& row = report.rows[i];
    fmt::print(R"({}{{"rate":{:.0f},"seconds":{:.2f},"moves":{},"moves_per_second":{:.1f},)",
               i > 0 ? "," : "", row.rate, row.seconds, row.figures.moves, row.moves_a_second());
    fmt::print(R"("p50_ms":{:.2f},"p90_ms":{:.2f},"p99_ms":{:.2f},"max_ms":{:.2f},)",
               row.latency(0.5), row.latency(0.9), row.latency(0.99), row.latency(1));
    fmt::print(R"("connections":{},"lost":{},"games":{},"messages":{},"nobody_to_move":{},)",
               row.open, row.figures.lost, row.figures.games, row.figures.heard,
               row.figures.short_of_turns);
    fmt::print(R"("server_cpu_seconds":{:.2f},"own_cpu_seconds":{:.2f},"trouble":{{)",
               row.server_seconds, row.own_seconds);
    bool first = true;
    for (const auto& [what, count] : row.figures.trouble) {
      fmt::print(R"({}"{}":{})", first ? "" : ",", what, count);
      first = false;
    }
    fmt::print("}}}}");
  }
  fmt::print("]}}\n");
}

// Whether only overtaken moves were refused.
bool is_clean(const Report& report) {
  return !report.rows.empty() && std::ranges::all_of(report.rows, [](const Row& row) {
    return row.figures.lost == 0 && row.figures.moves > 0 &&
           std::ranges::all_of(row.figures.trouble,
                               [](const auto& each) { return each.first == "refused: stale"; });
  });
}

int carry_out(Wish wish) {
  const GameType* type = all_games().find(wish.crowd.game);
  if (type == nullptr || !type->start(wish.crowd.options)) {
    say("load: there is no such game with such options");
    return 2;
  }
  wish.crowd.game = type->info().id;
  if (wish.rates.empty()) wish.rates = {1000};
  if (wish.fast) wish.rates = {0};
  const int people = ((*type->start(wish.crowd.options))->seats() - (wish.crowd.bots ? 1 : 0)) *
                     wish.crowd.devices * wish.tables;
  wish.crowd.tables = wish.tables;
  wish.crowd.spectators = std::clamp(wish.spectators < 0 ? wish.tables : wish.spectators, 0,
                                     std::max(0, wish.connections - people));
  wish.crowd.idle = std::max(0, wish.connections - people - wish.crowd.spectators);
  const DataFolder folder;
  std::optional<ServerProcess> server;
  if (wish.serve) {
    auto started = serve(wish, folder);
    if (!started) {
      say(cat("load: ", in_english(started.error())));
      return 1;
    }
    server.emplace(std::move(*started));
  }
  const auto address = server ? Result<Address>(server->address()) : read_address(wish.url);
  if (!address) {
    say(cat("load: ", in_english(address.error())));
    return 2;
  }
  const auto report = run(wish, *address, server ? server->id() : wish.process);
  if (!report) {
    say(cat("load: ", in_english(report.error())));
    return 1;
  }
  if (wish.json) {
    print_json(*report);
  } else {
    print_table(*report);
  }
  const bool stopped_well = !server || server->stop() == 0;
  if (!stopped_well) say("load: the server did not stop well");
  return stopped_well && is_clean(*report) ? 0 : 1;
}

void add_options(CLI::App& app, Wish& wish) {
  app.add_option("--url", wish.url, "the server")->capture_default_str();
  app.add_flag("--serve", wish.serve, "start a server with an empty database, and stop it");
  app.add_option("--program", wish.program, "the program that --serve runs");
  app.add_option("--database", wish.database, "PostgreSQL for --serve, instead of SQLite");
  app.add_option("--threads", wish.threads, "threads of --serve")->capture_default_str();
  app.add_option("--pid", wish.process, "the process of a server that runs on this machine");
  app.add_option("--connections", wish.connections, "connections in all")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  app.add_option("--tables", wish.tables, "tables at which people play")
      ->check(CLI::Range(1, 100'000))
      ->capture_default_str();
  app.add_option("--spectators", wish.spectators,
                 "connections that watch (usual: one at each table); the rest do nothing");
  app.add_option("--rate", wish.rates, "moves a second; several are measured one after another")
      ->delimiter(',');
  app.add_flag("--as-fast-as-possible", wish.fast, "each move at once when it is due");
  app.add_option("--seconds", wish.seconds, "how long each rate is measured")
      ->check(CLI::Range(1, 86'400))
      ->capture_default_str();
  app.add_option("--game", wish.crowd.game, "what is played")->capture_default_str();
  app.add_option("--options", wish.crowd.options, "its options");
  app.add_option("--devices", wish.crowd.devices, "connections of each seat")
      ->check(CLI::Range(1, 10));
  app.add_flag("--bots", wish.crowd.bots, "a bot has the last seat");
  app.add_option("--copies", wish.crowd.chaos.most_copies, "send each command up to so often")
      ->check(CLI::Range(1, 10));
  app.add_option("--cuts", wish.crowd.chaos.cuts_a_second, "connections cut a second");
  app.add_option("--seed", wish.crowd.seed, "of the moves");
  app.add_flag("--json", wish.json, "the figures as one JSON object");
}

}  // namespace
}  // namespace twenties

int main(int argc, char** argv) {
  twenties::Wish wish;
  wish.program = (std::filesystem::path(argv[0]).parent_path() / "twenties").string();
  CLI::App app("Plays real games over many connections and measures the server");
  twenties::add_options(app, wish);
  CLI11_PARSE(app, argc, argv);
  return twenties::carry_out(std::move(wish));
}
