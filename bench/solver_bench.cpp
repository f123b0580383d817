// How fast Game of 20 is solved, beside the plain alpha-beta or another version, in one run:
//   solver_bench [six N] [four N] [outcome N] [exact N] [questions N [--against PROGRAM]]
//                [--threads T] [--memory MiB] [--seed S] [--from K]
// six and four: exact values of N positions after so many random plies, by both solvers, on one
// thread, with tables of 256 MiB; outcome and exact: N random deals from the empty board. A run
// that was interrupted goes on with --from: the positions before the K-th are left out.
//
// questions: what a proof asks about N random deals from the empty board, on one thread: "is the
// value 1 or more?" where the judgement of the draft expects a win of the hand that places first,
// else "0 or more?". One solver answers all of them, as in the prover. Against PROGRAM, a
// solver_bench of another version, which finds the outcome of each deal in turn: processor times of
// both, its start included, and whether the answers agree.

#include <fmt/core.h>
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <optional>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "bots/game_of_20/draft.hpp"
#include "bots/game_of_20/solver.hpp"
#include "deals.hpp"
#include "reference/plain_alpha_beta.hpp"

namespace {

using namespace twenties;
using namespace twenties::game_of_20;

struct Settings {
  int threads = 1;
  int memory = 4096;  // MiB
  int seed = 1;
  int from = 1;
  std::string against;  // a program
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

// Processor time of this thread, which other load hardly affects.
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

  [[nodiscard]] double total() const {
    double sum = 0;
    for (const double one : seconds) sum += one;
    return sum;
  }
  [[nodiscard]] double mean() const { return total() / static_cast<double>(seconds.size()); }
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

// Processor time of all programs that were started and have ended.
double seconds_of_others() {
  rusage used{};
  getrusage(RUSAGE_CHILDREN, &used);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

// The sign of the value that another solver_bench finds for the deal; nothing if it fails.
std::optional<int> outcome_by(int deal, const Settings& settings) {
  const std::string command =
      fmt::format("'{}' outcome {} --from {} --seed {} --memory {}", settings.against, deal, deal,
                  settings.seed, settings.memory);
  std::FILE* const output = popen(command.c_str(), "r");
  if (output == nullptr) return std::nullopt;
  std::optional<int> low;
  std::array<char, 256> line{};
  while (std::fgets(line.data(), line.size(), output) != nullptr) {
    int number = 0;
    int value = 0;
    if (std::sscanf(line.data(), "%d %d", &number, &value) == 2 && number == deal) low = value;
  }
  if (pclose(output) != 0 || !low) return std::nullopt;
  return (*low > 0) - (*low < 0);
}

// A question of the prover, and whether its answer fits an outcome.
struct Asked {
  int bound;
  bool yes;

  [[nodiscard]] bool fits(int sign) const { return (sign >= bound) == yes; }
};

Asked ask(const State& state, Solver& solver, Budget& budget) {
  static const DraftJudge judge;
  const Hand first{state.hands[state.to_move] & drafted_tiles.bits};
  const int bound = judge.deal(first, state.board.tile(centre_square)) > 0 ? 1 : 0;
  return {bound, solver.is_at_least(state, bound, budget).value_or(false)};
}

// False: the two programs disagree.
bool ask_questions(int count, const Settings& settings) {
  Random random(static_cast<std::uint64_t>(settings.seed));
  Solver solver(static_cast<std::size_t>(settings.memory) * mebibyte);
  Times mine;
  Times others;
  fmt::print("questions from the empty board, {} MiB\n{:>4} {:>10} {:>10} {:>14} {:>10}\n",
             settings.memory, "", "answer", "seconds", "nodes", "other s");
  for (int i = 1; i <= count; ++i) {
    const State state = random_deal(random);
    if (i < settings.from) continue;
    const ProcessorWatch watch;
    Budget budget({});
    const Asked asked = ask(state, solver, budget);
    mine.seconds.push_back(watch.seconds());
    fmt::print("{:>4} {:>10} {:>10.2f} {:>14}", i,
               fmt::format(">={} {}", asked.bound, asked.yes ? "yes" : "no"), mine.seconds.back(),
               budget.nodes());
    if (!settings.against.empty()) {
      const double before = seconds_of_others();
      const auto sign = outcome_by(i, settings);
      if (!sign || !asked.fits(*sign)) return false;
      others.seconds.push_back(seconds_of_others() - before);
      fmt::print(" {:>10.2f}", others.seconds.back());
    }
    fmt::print("\n");
    std::fflush(stdout);
  }
  if (mine.seconds.empty()) return true;
  fmt::print("total {:.1f} s, median {:.2f} s, most {:.2f} s", mine.total(), mine.median(),
             mine.most());
  if (!others.seconds.empty()) {
    fmt::print("; the other {:.1f} s: {:.2f} times as long", others.total(),
               others.total() / mine.total());
  }
  fmt::print("\n\n");
  return true;
}

struct Task {
  std::string name;
  int count;
};

bool is_task(std::string_view name) {
  return name == "six" || name == "four" || name == "outcome" || name == "exact" ||
         name == "questions";
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
  if (task.name == "questions") return ask_questions(task.count, settings);
  solve_deals(task.name == "exact" ? Goal::exact : Goal::outcome, task.count, settings);
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  Settings settings;
  std::vector<Task> tasks;
  for (int i = 1; i < argc; i += 2) {
    const std::string name = argv[i];
    if (name == "--against" && i + 1 < argc) {
      settings.against = argv[i + 1];
      continue;
    }
    const auto number = i + 1 < argc ? read_integer(argv[i + 1], 1, 1'000'000) : std::nullopt;
    int* const place = setting(settings, name);
    if (!number || (place == nullptr && !is_task(name))) {
      fmt::print(stderr,
                 "solver_bench [six N] [four N] [outcome N] [exact N] [questions N [--against "
                 "PROGRAM]] [--threads T] [--memory MiB] [--seed S] [--from K]\n");
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
