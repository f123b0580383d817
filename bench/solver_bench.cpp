// How fast Game of 20 is solved, beside the plain alpha-beta, in one run:
//   solver_bench [six N] [four N] [outcome N] [exact N] [--threads T] [--memory MiB] [--seed S]
//                [--from K]
// six and four: exact values of N positions after so many random plies, by both solvers, on one
// thread, with tables of 256 MiB; outcome and exact: N random deals from the empty board. A run
// that was interrupted goes on with --from: the positions before the K-th are left out.

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <optional>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "bots/game_of_20/solver.hpp"
#include "deals.hpp"
#include "plain_alpha_beta.hpp"

namespace {

using namespace twenties;
using namespace twenties::game_of_20;

struct Settings {
  int threads = 1;
  int memory = 4096;  // MiB
  int seed = 1;
  int from = 1;
};

constexpr std::size_t mebibyte = std::size_t{1} << 20U;
constexpr std::size_t table_of_both = 256 * mebibyte;

class Stopwatch {
 public:
  [[nodiscard]] double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// Time of the processor, which others on the same machine hardly change: for what one thread does.
class ProcessorWatch {
 public:
  [[nodiscard]] double seconds() const {
    return static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC;
  }

 private:
  std::clock_t start_ = std::clock();
};

// A deal after so many random plies.
State random_position(Random& random, int plies) {
  State state = random_deal(random);
  GameOf20::Moves moves;
  for (; plies > 0 && state.stage == Stage::placing; --plies) {
    GameOf20::moves(state, seat_of(state, state.to_move), moves);
    GameOf20::apply(state, seat_of(state, state.to_move), moves[random.below(moves.size())]);
  }
  return state;
}

struct Times {
  std::vector<double> seconds;

  [[nodiscard]] double mean() const {
    double sum = 0;
    for (const double one : seconds) sum += one;
    return sum / static_cast<double>(seconds.size());
  }
  [[nodiscard]] double most() const { return *std::max_element(seconds.begin(), seconds.end()); }
  [[nodiscard]] double median() const {
    std::vector<double> sorted = seconds;
    std::sort(sorted.begin(), sorted.end());
    const std::size_t middle = sorted.size() / 2;
    return sorted.size() % 2 != 0 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
};

// False: the two solvers disagree.
bool compare(int plies, int count, const Settings& settings) {
  Random random(static_cast<std::uint64_t>(settings.seed));
  Times fast;
  Times plain;
  fmt::print("after {} random plies, exact\n{:>4} {:>6} {:>10} {:>12} {:>10} {:>12}\n", plies, "",
             "value", "seconds", "nodes", "plain s", "plain nodes");
  for (int i = 0; i < count; ++i) {
    const State state = random_position(random, plies);
    if (i + 1 < settings.from) continue;
    const ProcessorWatch first;
    Budget budget({});
    const Solution solution = Solver(table_of_both).solve(state, Goal::exact, budget);
    fast.seconds.push_back(first.seconds());
    const ProcessorWatch second;
    PlainAlphaBeta reference(table_of_both);
    const int value = reference.solve(state);
    plain.seconds.push_back(second.seconds());
    fmt::print("{:>4} {:>6} {:>10.4f} {:>12} {:>10.3f} {:>12}\n", i + 1, solution.value.low,
               fast.seconds.back(), solution.nodes, plain.seconds.back(), reference.nodes());
    std::fflush(stdout);
    if (!solution.value.is_exact() || solution.value.low != value) return false;
  }
  if (fast.seconds.empty()) return true;
  fmt::print("mean {:.4f} s, plain {:.3f} s: {:.1f} times faster\n\n", fast.mean(), plain.mean(),
             plain.mean() / fast.mean());
  return true;
}

void solve_deals(Goal goal, int count, const Settings& settings) {
  Random random(static_cast<std::uint64_t>(settings.seed));
  Times times;
  fmt::print("from the empty board, {}, {} threads, {} MiB\n{:>4} {:>12} {:>10} {:>14}\n",
             goal == Goal::exact ? "exact" : "win, draw or loss", settings.threads, settings.memory,
             "", "value", "seconds", "nodes");
  for (int i = 0; i < count; ++i) {
    const State state = random_deal(random);
    if (i + 1 < settings.from) continue;
    const Stopwatch watch;
    Budget budget({.threads = settings.threads});
    Solver solver(static_cast<std::size_t>(settings.memory) * mebibyte, settings.threads);
    const Solution solution = solver.solve(state, goal, budget);
    times.seconds.push_back(watch.seconds());
    const Bracket& value = solution.value;
    fmt::print("{:>4} {:>12} {:>10.2f} {:>14}\n", i + 1,
               value.is_exact() ? cat(value.low) : cat(value.low, "..", value.high),
               times.seconds.back(), solution.nodes);
    std::fflush(stdout);
  }
  if (times.seconds.empty()) return;
  fmt::print("median {:.2f} s, mean {:.2f} s, most {:.2f} s\n\n", times.median(), times.mean(),
             times.most());
}

struct Task {
  std::string name;
  int count;
};

bool is_task(std::string_view name) {
  return name == "six" || name == "four" || name == "outcome" || name == "exact";
}

int* setting(Settings& settings, std::string_view name) {
  if (name == "--threads") return &settings.threads;
  if (name == "--memory") return &settings.memory;
  if (name == "--from") return &settings.from;
  return name == "--seed" ? &settings.seed : nullptr;
}

bool run(const Task& task, const Settings& settings) {
  if (task.name == "six") return compare(6, task.count, settings);
  if (task.name == "four") return compare(4, task.count, settings);
  solve_deals(task.name == "exact" ? Goal::exact : Goal::outcome, task.count, settings);
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  Settings settings;
  std::vector<Task> tasks;
  for (int i = 1; i < argc; i += 2) {
    const std::string name = argv[i];
    const auto number = i + 1 < argc ? read_integer(argv[i + 1], 1, 1'000'000) : std::nullopt;
    int* const place = setting(settings, name);
    if (!number || (place == nullptr && !is_task(name))) {
      fmt::print(stderr,
                 "solver_bench [six N] [four N] [outcome N] [exact N] [--threads T] [--memory MiB] "
                 "[--seed S] [--from K]\n");
      return 2;
    }
    if (place != nullptr) {
      *place = *number;
    } else {
      tasks.push_back({name, *number});
    }
  }
  if (tasks.empty()) tasks = {{"six", 20}, {"four", 20}, {"outcome", 20}, {"exact", 5}};
  for (const Task& task : tasks) {
    if (!run(task, settings)) {
      fmt::print("the two solvers disagree\n");
      return 1;
    }
  }
  return 0;
}
