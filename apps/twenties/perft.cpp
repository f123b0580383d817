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
    fmt::print("{:>5}  {:>20}  {:>9.3f}  {:>14.0f}\n", depth, count, seconds, rate);
  }
  std::fflush(stdout);
}

int run_perft(const PerftRequest& request) {
  const auto type = all_games_and_null().require(request.game);
  if (!type) return tell_refusal("perft", type.error().message, request.json);
  const auto root = root_of(**type, request.position);
  if (!root) return tell_refusal("perft", root.error().message, request.json);
  std::signal(SIGINT, [](int) { stopped = true; });
  if (!request.json) {
    fmt::print("{:>5}  {:>20}  {:>9}  {:>14}\n", "depth", "sequences", "seconds", "per second");
  }
  for (int depth = 1; depth <= request.depth; ++depth) {
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t count = (*type)->perft(**root, depth, stopped);
    const double seconds = seconds_since(start);
    if (stopped) {
      fmt::print(stderr, "perft: interrupted at depth {}\n", depth);
      return 130;
    }
    tell(depth, count, seconds, request.json);
  }
  return 0;
}

}  // namespace

void add_perft(CommandLine& line) {
  auto request = std::make_shared<PerftRequest>();
  const Subcommand command =
      line.add_command("perft", "Count the tree of a game exactly, chance included");
  command.add_option("GAME", request->game, "the game").required();
  command.add_option("DEPTH", request->depth, "how many actions deep").required().within(1, 1000);
  command.add_option("POSITION", request->position,
                     "from this position (see docs/notation.md) instead of the start");
  command.add_flag("--json", request->json, "one JSON object on a line for each depth");
  command.runs([request] { return run_perft(*request); });
}

}  // namespace twenties
