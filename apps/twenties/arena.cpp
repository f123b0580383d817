#include "bots/arena/arena.hpp"

#include <fmt/core.h>

#include <chrono>
#include <csignal>
#include <memory>

#include "base/text.hpp"
#include "games/registry.hpp"
#include "twenties/arena_report.hpp"
#include "twenties/commands.hpp"

namespace twenties {

namespace {

StopFlag interrupted;

struct Request {
  std::string game;
  std::string seats;
  std::string options;
  std::uint64_t deals = 0;
  std::uint64_t seed = 1;
  double move_time = 0;  // seconds
  std::uint64_t nodes = 0;
  int threads = 1;
  bool json = false;
};

std::optional<Limits> limits_of(const Request& request) {
  if (request.move_time == 0 && request.nodes == 0) return std::nullopt;
  Limits limits;
  limits.nodes = request.nodes;
  limits.time = std::chrono::milliseconds(static_cast<std::int64_t>(request.move_time * 1000));
  return limits;
}

Result<Arena> open(const Request& request) {
  const auto type = all_games_and_null().require(request.game);
  if (!type) return failure(type.error().message);
  Contest contest;
  contest.game = *type;
  contest.options = request.options;
  for (const std::string_view name : split(request.seats, ',')) {
    contest.players.emplace_back(trim(name));
  }
  contest.deals = request.deals;
  contest.seed = request.seed;
  contest.limits = limits_of(request);
  contest.threads = request.threads;
  return Arena::open(std::move(contest));
}

int run(const Request& request) {
  const auto arena = open(request);
  if (!arena) {
    fmt::print(stderr, "arena: {}\n", arena.error().message);
    return 1;
  }
  std::signal(SIGINT, [](int) { interrupted.stop(); });
  std::signal(SIGTERM, [](int) { interrupted.stop(); });
  const Standings standings = arena->run(
      [](std::uint64_t, const DealResult&, const Standings&) { return true; }, &interrupted);
  fmt::print("{}", request.json ? arena_json(*arena, standings) : arena_text(*arena, standings));
  return interrupted.wants_stop() ? 130 : 0;
}

constexpr std::string_view footer =
    "Each deal is played once for each rotation of the players, with the same tiles and dice as "
    "far\n"
    "as play allows. The intervals hold 95 % and are taken over deals, not games. A share is 1 for "
    "a\n"
    "win and the players' part of a shared victory; a margin is measured against the mean of the\n"
    "others, and more is better in every game. Levels that are limited by nodes are always played\n"
    "with their own limit, which makes them what they are; --move-time and --nodes say what the\n"
    "others (master) may spend on a move. With nodes the result is the same on any number of\n"
    "threads.";

}  // namespace

void add_arena(CLI::App& app, int& exit_code) {
  auto request = std::make_shared<Request>();
  CLI::App* command = app.add_subcommand("arena", "Let bots play many games and compare them");
  command->add_option("--game", request->game, "the game")->required();
  command->add_option("--seats", request->seats, "the players: A,B[,...]; a name may come twice")
      ->required();
  command->add_option("--deals", request->deals, "how many deals")
      ->required()
      ->check(CLI::Range(1, 1'000'000'000));
  command->add_option("--options", request->options, "of the game, as in \"pool=half\"");
  command->add_option("--seed", request->seed, "of the deals")->capture_default_str();
  CLI::Option* time = command->add_option("--move-time", request->move_time, "seconds for a move")
                          ->check(CLI::Range(0.001, 86400.0));
  command->add_option("--nodes", request->nodes, "nodes for a move")
      ->check(CLI::PositiveNumber)
      ->excludes(time);
  command->add_option("--threads", request->threads, "how many games are played at the same time")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_flag("--json", request->json, "the result as one JSON object");
  command->footer(std::string(footer));
  command->callback([request, &exit_code] { exit_code = run(*request); });
}

}  // namespace twenties
