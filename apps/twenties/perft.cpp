#include <fmt/core.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <memory>

#include "games/registry.hpp"
#include "twenties/commands.hpp"

namespace twenties {

namespace {

std::atomic<bool> stopped = false;

struct Request {
  std::string game;
  int depth = 1;
  std::string position;
};

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

Result<std::unique_ptr<Game>> root_of(const GameType& type, const std::string& position) {
  return position.empty() ? type.start("") : type.from_position(position);
}

int run(const Request& request) {
  const auto type = all_games_and_null().require(request.game);
  if (!type) {
    fmt::print(stderr, "perft: {}\n", type.error().message);
    return 1;
  }
  const auto root = root_of(**type, request.position);
  if (!root) {
    fmt::print(stderr, "perft: {}\n", root.error().message);
    return 1;
  }
  std::signal(SIGINT, [](int) { stopped = true; });
  fmt::print("{:>5}  {:>20}  {:>9}  {:>14}\n", "depth", "sequences", "seconds", "per second");
  for (int depth = 1; depth <= request.depth; ++depth) {
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t count = (*type)->perft(**root, depth, stopped);
    const double seconds = seconds_since(start);
    if (stopped) {
      fmt::print(stderr, "perft: interrupted at depth {}\n", depth);
      return 130;
    }
    fmt::print("{:>5}  {:>20}  {:>9.3f}  {:>14.0f}\n", depth, count, seconds,
               static_cast<double>(count) / std::max(seconds, 1e-9));
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace

void add_perft(CommandLine& line) {
  auto request = std::make_shared<Request>();
  const Subcommand command =
      line.add_command("perft", "Count the tree of a game exactly, chance included");
  command.add_option("GAME", request->game, "the game").required();
  command.add_option("DEPTH", request->depth, "how many actions deep").required().within(1, 1000);
  command.add_option("POSITION", request->position,
                     "from this position (see docs/notation.md) instead of the start");
  command.runs([request] { return run(*request); });
}

}  // namespace twenties
