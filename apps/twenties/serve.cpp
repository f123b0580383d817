#include <fmt/core.h>

#include <csignal>
#include <memory>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "games/registry.hpp"
#include "server/own_addresses.hpp"
#include "server/server.hpp"
#include "twenties/commands.hpp"
#include "twenties/stores.hpp"

namespace twenties {

namespace {

constexpr int ports_to_try = 10;

struct ServeRequest {
  StorePlace place;
  std::vector<std::string> names;
  std::vector<std::string> engines;  // NAME=COMMAND
  std::string log = "info";
  std::string web;  // the folder of the web client
  std::vector<std::string> keep;
  bool port_given = false;
  ServerOptions server;
};

bool is_loopback(std::string_view host) {
  return host == "::1" || host == "localhost" || host.starts_with("127.");
}

// Lines below the chosen level are left out.
Log log_of(const std::string& level) {
  if (level == "info") return {};
  return Log([errors_only = level == "error"](std::string_view line) {
    const bool is_error = line.find("\"level\":\"error\"") != std::string_view::npos;
    const bool is_warning = line.find("\"level\":\"warn\"") != std::string_view::npos;
    if (is_error || (is_warning && !errors_only)) std::fwrite(line.data(), 1, line.size(), stderr);
  });
}

Result<ServerOptions> options_of(const ServeRequest& request) {
  ServerOptions options = request.server;
  if (options.host == "localhost") options.host = "127.0.0.1";
  options.log = log_of(request.log);
  for (const std::string& name : request.names) options.desk.names.push_back(lower_case(name));
  if (is_loopback(options.host)) {
    for (const char* name : {"localhost", "127.0.0.1", "[::1]"}) {
      options.desk.names.emplace_back(name);
    }
  }
  if (!request.web.empty()) {
    auto web = WebFolder::read(request.web);
    if (!web) return failure(web.error().message);
    options.desk.web = std::make_shared<const WebFolder>(std::move(*web));
  }
  for (const std::string& keep : request.keep) {
    if (const auto read = read_retention(options.keep, keep); !read) {
      return failure(read.error().message);
    }
  }
  for (const std::string& engine : request.engines) {
    const std::size_t equals = engine.find('=');
    if (equals == 0 || equals == std::string::npos || equals + 1 == engine.size()) {
      return failure(cat("an engine is NAME=COMMAND, not ", quote(engine)));
    }
    options.engines.emplace(engine.substr(0, equals), engine.substr(equals + 1));
  }
  return options;
}

Result<std::unique_ptr<Server>> start(const ServeRequest& request) {
  auto options = options_of(request);
  if (!options) return failure(options.error().message);
  // Where nobody asked for a port, one nearby will do if the usual one is taken.
  if (!request.port_given) options->ports_to_try = ports_to_try;
  auto store = open_store(request.place);
  if (!store) return failure(store.error().message);
  return Server::start(all_games(), std::move(*store), std::move(*options));
}

int wait_for_signal(const sigset_t& signals) {
  int signal = 0;
  sigwait(&signals, &signal);
  return signal;
}

int run_serve(const ServeRequest& request) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
  // A file that may not grow any more is trouble of the store, not the end of the server.
  std::signal(SIGXFSZ, SIG_IGN);
  auto server = start(request);
  if (!server) {
    fmt::print(stderr, "serve: {}\n", server.error().message);
    return 1;
  }
  const std::string& host = request.server.host;
  const bool for_all = host == "0.0.0.0" || host == "::";
  const std::string shown = for_all ? "localhost" : host;
  fmt::print("Twenties is at http://{}:{}\n",
             shown.find(':') == std::string::npos ? shown : cat("[", shown, "]"),
             (*server)->port());
  fmt::print("{}: twenties join http://{}:{}    (Ctrl-C stops the server; no game is lost)\n",
             request.web.empty() ? "Play with" : "Open it in a browser, or play with", shown,
             (*server)->port());
  if (for_all) fmt::print("{}", words_for_friends(own_addresses(), (*server)->port()));
  std::fflush(stdout);
  wait_for_signal(signals);
  pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
  (*server)->stop();
  return 0;
}

void add_limits(const Subcommand& command, ServerOptions& server) {
  command.add_option("--threads", server.threads, "threads for connections and tables")
      .within(1, 64)
      .show_default();
  command.add_option("--bot-threads", server.bot_threads, "threads on which bots think")
      .within(1, 64)
      .show_default();
  command
      .add_option("--connections-per-address", server.limits.connections,
                  "connections that one address may have at a time")
      .within(1, 1'000'000)
      .show_default();
  command.add_option("--connections", server.limits.all_connections, "connections of all addresses")
      .within(1, 1'000'000)
      .show_default();
  command
      .add_option("--requests-per-second", server.limits.requests_a_second,
                  "HTTP requests that one address may make")
      .within(1.0, 1e6)
      .show_default();
  command
      .add_option("--tables-per-minute", server.limits.tables_a_minute,
                  "tables that one address may make")
      .within(1.0, 1e6)
      .show_default();
}

}  // namespace

void add_serve(CommandLine& line) {
  auto request = std::make_shared<ServeRequest>();
  const Subcommand command = line.add_command("serve", "Serve tables for people on the network");
  command
      .add_option("--host", request->server.host,
                  "the address to listen on; 0.0.0.0: for all in the same network")
      .show_default();
  const CommandOption port =
      command.add_option("--port", request->server.port, "the port; 0: any that is free")
          .within(0, 65535)
          .show_default();
  add_store_options(command, request->place);
  command.add_option("--name", request->names,
                     "a host name this server answers to; needed behind a proxy on this machine");
  command.add_option("--trusted-proxy", request->server.desk.proxies,
                     "the address of a proxy whose X-Forwarded-For is believed");
  command.add_option("--engine", request->engines,
                     "NAME=COMMAND: an engine that tables can seat (docs/engines.md)");
  command.add_option("--web", request->web,
                     "the folder of the built web client; without it there is a page that says how "
                     "to join from a terminal");
  add_keep_option(command, request->keep);
  command.add_option("--log", request->log, "what is written to standard error")
      .one_of({"info", "warn", "error"})
      .show_default();
  add_limits(command, request->server);
  command.footer(
      "docs/server.md describes running it for others; docs/protocol.md how to speak to it.");
  command.runs([request, port] {
    request->port_given = port.was_given();
    // Tables that are made quickly one after another are requests, too.
    DoorLimits& limits = request->server.limits;
    limits.tables_at_once = std::max(limits.tables_at_once, limits.tables_a_minute / 10);
    limits.requests_at_once = std::max(limits.requests_at_once, 5 * limits.requests_a_second);
    return run_serve(*request);
  });
}

}  // namespace twenties
