#include "reports/speed.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <nlohmann/json.hpp>
#include <vector>

#include "bots/choosing.hpp"
#include "core/playout.hpp"
#include "games/game_of_20/rules.hpp"
#include "games/sums_of_20/plays.hpp"
#include "games/sums_of_20/rules.hpp"
#include "games/twenty_four_seven/rules.hpp"
#include "games/twenty_one/rules.hpp"
#include "reports/numbers.hpp"

namespace twenties {

namespace {

using sums_of_20::SumsOf20;

constexpr auto run_time = std::chrono::milliseconds(400);

// Processor time of this thread, which other load hardly affects.
std::chrono::nanoseconds core_time() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

// How often per second work() does its units, in the best of several runs; work returns how many
// units it did.
template <class Work>
double best_rate(Work&& work) {
  double best = 0;
  for (int run = 0; run < speed_runs; ++run) {
    std::uint64_t done = 0;
    const auto began = core_time();
    std::chrono::duration<double> spent{};
    do {
      done += work();
      spent = core_time() - began;
    } while (spent < run_time);
    best = std::max(best, static_cast<double>(done) / spent.count());
  }
  return best;
}

// Keeps a result alive, so that the compiler cannot remove its computation.
void keep(std::uint64_t value) {
  [[maybe_unused]] static volatile std::uint64_t sink;
  sink = value;
}

// Whole random games with setup, chance and final scores; `counts` says which moves are units.
template <Rules G, class Counts>
double playout_rate(std::string_view options, Counts&& counts) {
  const typename G::State start = G::start(*G::read_options(options));
  typename G::Moves moves;
  Random random(20);
  return best_rate([&] {
    std::uint64_t units = 0;
    std::uint64_t checksum = 0;
    for (int game = 0; game < 64; ++game) {
      typename G::State state = start;
      play_out<G>(state, random, moves, [&](const auto& move) { units += counts(move) ? 1U : 0U; });
      for (const int score : G::scores(state)) checksum += static_cast<std::uint64_t>(score);
    }
    keep(checksum);
    return units;
  });
}

template <Rules G>
double playout_rate(std::string_view options) {
  return playout_rate<G>(options, [](const auto& /*move*/) { return true; });
}

// Positions from the middle of greedy games, with a full rack to move and tiles in the pool.
std::vector<SumsOf20::State> middle_positions() {
  std::vector<SumsOf20::State> out;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Random random(seed);
    SumsOf20::State state = SumsOf20::start({});
    for (int decision = 0; !SumsOf20::turn(state).is_over() && decision < 16;) {
      const Turn turn = SumsOf20::turn(state);
      if (turn.is_chance()) {
        const std::uint64_t ticket = random.below(SumsOf20::chance_total(state));
        SumsOf20::apply_chance(state, SumsOf20::draw(state, ticket));
        continue;
      }
      const Seat seat = turn.seats.lowest();
      if (++decision >= 8) out.push_back(state);
      SumsOf20::apply(state, seat, greedy_move<SumsOf20>(state, seat, random));
    }
  }
  return out;
}

double microseconds_per_position() {
  const std::vector<SumsOf20::State> positions = middle_positions();
  const double rate = best_rate([&] {
    std::uint64_t checksum = 0;
    for (const SumsOf20::State& state : positions) {
      const auto seat = static_cast<std::size_t>(index_of(SumsOf20::turn(state).seats.lowest()));
      sums_of_20::generate_plays(state.board, state.racks[seat], [&](const auto& move, int points) {
        checksum += static_cast<std::uint64_t>(points) + move.place;
      });
    }
    keep(checksum);
    return static_cast<std::uint64_t>(positions.size());
  });
  return 1e6 / rate;
}

bool is_mark(const twenty_one::Move& move) {
  return move.kind == twenty_one::Move::Kind::write || move.kind == twenty_one::Move::Kind::cross;
}

double bytes(std::size_t size) { return static_cast<double>(size); }

}  // namespace

void measure_speed(const std::function<void(const Measure&)>& tell) {
  using game_of_20::GameOf20;
  using twenty_four_seven::TwentyFourSeven;
  using twenty_one::TwentyOne;
  tell({"game-of-20", "bench.playouts", playout_rate<GameOf20>("players=2"),
        "bench.moves-a-second"});
  tell({"twenty-four-seven", "bench.playouts-for-2", playout_rate<TwentyFourSeven>("players=2"),
        "bench.moves-a-second"});
  tell({"twenty-one", "bench.playouts-for-4", playout_rate<TwentyOne>("players=4", is_mark),
        "bench.marks-a-second"});
  tell({"sums-of-20", "bench.plays", microseconds_per_position(), "bench.us-a-position"});
  tell({"game-of-20", "bench.size", bytes(sizeof(GameOf20::State)), "bench.bytes"});
  tell({"twenty-four-seven", "bench.size", bytes(sizeof(TwentyFourSeven::State)), "bench.bytes"});
  tell({"twenty-one", "bench.size", bytes(sizeof(TwentyOne::State)), "bench.bytes"});
  tell({"sums-of-20", "bench.size", bytes(sizeof(SumsOf20::State)), "bench.bytes"});
}

std::string text_of(const Measure& measure, const Words& words) {
  if (measure.value >= 1e6) {
    const std::string value = fmt::format("{:>8}", decimal(words, measure.value / 1e6, 1));
    return fmt::format(
        "{:<18} {:<57} {}\n", measure.game, words.say(measure.what),
        words.say("bench.millions", {{"value", value}, {"unit", words.say(measure.unit)}}));
  }
  return fmt::format("{:<18} {:<57} {:>8} {}\n", measure.game, words.say(measure.what),
                     decimal(words, measure.value, 2), words.say(measure.unit));
}

std::string json_of(const Measure& measure) {
  const nlohmann::ordered_json line{{"game", measure.game},
                                    {"what", in_english(Message(measure.what))},
                                    {"value", measure.value},
                                    {"unit", in_english(Message(measure.unit))}};
  return line.dump() + "\n";
}

}  // namespace twenties
