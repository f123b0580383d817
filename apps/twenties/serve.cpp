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
#include "twenties/errors.hpp"
#include "twenties/reader.hpp"
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
  for (const std::string& name : request.names) options.http.names.push_back(lower_case(name));
  if (is_loopback(options.host)) {
    for (const char* name : {"localhost", "127.0.0.1", "[::1]"}) {
      options.http.names.emplace_back(name);
    }
  }
  if (!request.web.empty()) {
    auto web = WebFolder::read(request.web);
    if (!web) return tl::unexpected(web.error());
    options.http.web = std::make_shared<const WebFolder>(std::move(*web));
  }
  for (const std::string& keep : request.keep) {
    if (const auto read = read_retention(options.keep, keep); !read) {
      return tl::unexpected(read.error());
    }
  }
  for (const std::string& engine : request.engines) {
    const std::size_t equals = engine.find('=');
    if (equals == 0 || equals == std::string::npos || equals + 1 == engine.size()) {
      return failure(Message("serve.bad-engine", {{"engine", quote(engine)}}));
    }
    options.engines.emplace(engine.substr(0, equals), engine.substr(equals + 1));
  }
  return options;
}

Result<std::unique_ptr<Server>> start(const ServeRequest& request) {
  auto options = options_of(request);
  if (!options) return tl::unexpected(options.error());
  // Without --port, the next free port is used if the default is taken.
  if (!request.port_given) options->ports_to_try = ports_to_try;
  auto store = open_store(request.place);
  if (!store) return tl::unexpected(store.error());
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
  // A file that cannot grow is an error of the store, not of the server.
  std::signal(SIGXFSZ, SIG_IGN);
  auto server = start(request);
  if (!server) return tell_refusal("serve", server.error());
  const std::string& host = request.server.host;
  const bool for_all = host == "0.0.0.0" || host == "::";
  const std::string shown = for_all ? "localhost" : host;
  const bool is_name = shown.find(':') == std::string::npos;
  const std::string url =
      cat("http://", is_name ? shown : cat("[", shown, "]"), ":", (*server)->port());
  fmt::print("{}\n", say("serve.at", {{"url", url}}));
  fmt::print("{}\n", say(request.web.empty() ? "serve.play-with" : "serve.open-or-play-with",
                         {{"url", url}}));
  if (for_all) fmt::print("{}", words_for_friends(own_addresses(), (*server)->port(), reader()));
  std::fflush(stdout);
  wait_for_signal(signals);
  pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
  (*server)->stop();
  return 0;
}

void add_limits(const Subcommand& command, ServerOptions& server) {
  command.add_option("--threads", server.threads, "help.serve-threads")
      .within(1, 64)
      .show_default();
  command.add_option("--bot-threads", server.bot_threads, "help.serve-bot-threads")
      .within(1, 64)
      .show_default();
  command
      .add_option("--connections-per-address", server.limits.connections,
                  "help.serve-connections-per-address")
      .within(1, 1'000'000)
      .show_default();
  command.add_option("--connections", server.limits.all_connections, "help.serve-connections")
      .within(1, 1'000'000)
      .show_default();
  command
      .add_option("--requests-per-second", server.limits.requests_a_second,
                  "help.serve-requests-per-second")
      .within(1.0, 1e6)
      .show_default();
  command
      .add_option("--tables-per-minute", server.limits.tables_a_minute,
                  "help.serve-tables-per-minute")
      .within(1.0, 1e6)
      .show_default();
}

}  // namespace

void add_serve(CommandLine& line) {
  auto request = std::make_shared<ServeRequest>();
  const Subcommand command = line.add_command("serve", "help.serve");
  command.add_option("--host", request->server.host, "help.serve-host").show_default();
  const CommandOption port = command.add_option("--port", request->server.port, "help.serve-port")
                                 .within(0, 65535)
                                 .show_default();
  add_store_options(command, request->place);
  command.add_option("--name", request->names, "help.serve-name");
  command.add_option("--trusted-proxy", request->server.http.proxies, "help.serve-trusted-proxy");
  command.add_option("--engine", request->engines, "help.serve-engine");
  command.add_option("--web", request->web, "help.serve-web");
  add_keep_option(command, request->keep);
  command.add_option("--log", request->log, "help.serve-log")
      .one_of({"info", "warn", "error"})
      .show_default();
  add_limits(command, request->server);
  command.footer("help.serve-footer");
  command.runs([request, port] {
    request->port_given = port.was_given();
    // Tables that are made quickly one after another are requests, too.
    LimitSettings& limits = request->server.limits;
    limits.tables_at_once = std::max(limits.tables_at_once, limits.tables_a_minute / 10);
    limits.requests_at_once = std::max(limits.requests_at_once, 5 * limits.requests_a_second);
    return run_serve(*request);
  });
}

}  // namespace twenties
