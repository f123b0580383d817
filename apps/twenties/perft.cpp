#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <memory>
#include <nlohmann/json.hpp>

#include "games/registry.hpp"
#include "twenties/commands.hpp"
#include "twenties/errors.hpp"
#include "twenties/reader.hpp"

namespace twenties {

namespace {

std::atomic<bool> stopped = false;

struct PerftRequest {
  std::string game;
  int depth = 1;
  std::string position;
  bool json = false;
};

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

Result<std::unique_ptr<Game>> root_of(const GameType& type, const std::string& position) {
  return position.empty() ? type.start("") : type.from_position(position);
}

// One line for each depth.
void tell(int depth, std::uint64_t count, double seconds, bool json) {
  const double rate = static_cast<double>(count) / std::max(seconds, 1e-9);
  if (json) {
    const nlohmann::ordered_json line{
        {"depth", depth}, {"sequences", count}, {"seconds", seconds}, {"per_second", rate}};
    fmt::print("{}\n", line.dump());
  } else {
    fmt::print("{:>5}  {:>20}  {:>9}  {:>14.0f}\n", depth, count, decimal(seconds, 3), rate);
  }
  std::fflush(stdout);
}

int run_perft(const PerftRequest& request) {
  const auto type = all_games_and_null().require(request.game);
  if (!type) return tell_refusal("perft", type.error(), request.json);
  const auto root = root_of(**type, request.position);
  if (!root) return tell_refusal("perft", root.error(), request.json);
  std::signal(SIGINT, [](int) { stopped = true; });
  if (!request.json) {
    fmt::print("{:>5}  {:>20}  {:>9}  {:>14}\n", say("bench.depth"), say("bench.sequences"),
               say("bench.seconds"), say("bench.per-second"));
  }
  for (int depth = 1; depth <= request.depth; ++depth) {
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t count = (*type)->perft(**root, depth, stopped);
    const double seconds = seconds_since(start);
    if (stopped) {
      tell_refusal("perft", Message("bench.interrupted", {{"depth", depth}}));
      return 130;
    }
    tell(depth, count, seconds, request.json);
  }
  return 0;
}

}  // namespace

void add_perft(CommandLine& line) {
  auto request = std::make_shared<PerftRequest>();
  const Subcommand command = line.add_command("perft", "help.perft");
  command.add_option("GAME", request->game, "help.game").required();
  command.add_option("DEPTH", request->depth, "help.perft-depth").required().within(1, 1000);
  command.add_option("POSITION", request->position, "help.perft-position");
  command.add_flag("--json", request->json, "help.perft-json");
  command.runs([request] { return run_perft(*request); });
}

}  // namespace twenties
