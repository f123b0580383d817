// Learns what tiles kept on a rack are worth in Sums of 20, and writes
// src/bots/sums_of_20/leave_values.cpp:
//
//   fit_leaves [games per pass] [passes] > src/bots/sums_of_20/leave_values.cpp
//
// The judge plays against itself. What was kept is then worth the points of the seat's next turn
// and what is kept after that one, less the average; after a few passes the table converges. Only
// random turns are used for training, because a judge who keeps four tiles had a bad rack anyway.
// Rare choices are regularised towards a sum of one number for each tile.

#include <fmt/core.h>

#include <array>
#include <cstdlib>

#include "bots/sums_of_20/playing_on.hpp"
#include "core/draws.hpp"

namespace twenties::sums_of_20 {
namespace {

constexpr double leaning = 30;       // the weight of the sum, in samples
constexpr std::uint64_t one_in = 4;  // turns that are played at random

struct Seen {
  double sum = 0;
  double count = 0;
};
using Tables = std::array<Seen, leaves>;

View new_game(std::uint64_t seed) {
  Random random(seed);
  State state = SumsOf20::start({});
  while (SumsOf20::turn(state).is_chance()) {
    const std::uint64_t ticket = random.below(SumsOf20::chance_total(state));
    SumsOf20::apply_chance(state, SumsOf20::draw(state, ticket));
  }
  return SumsOf20::view(state, seat_at(0));
}

Counts kept_by(const Counts& rack, const Move& move) {
  Counts kept = rack;
  for (std::size_t i = 0; i < move.count; ++i) --kept[kind_of(move.tiles[i])];
  return kept;
}

// Any play; nothing if there is none.
std::optional<JudgedMove> random_play(const Board& board, const Counts& rack, Random& random) {
  std::optional<JudgedMove> chosen;
  std::uint64_t count = 0;
  generate_plays(board, rack, [&](const Move& move, int points) {
    if (random.below(++count) == 0) chosen = JudgedMove{move, points, points * tenths};
  });
  return chosen;
}

void watch_game(std::uint64_t seed, const LeaveValues& values, Tables& tables) {
  Random random(seed);
  TrialTable table(new_game(seed), Random(mix64(seed)));
  std::array<std::size_t, 2> before{leaves, leaves};  // leaves: nothing to learn from
  while (!table.is_over() && table.pool_size() >= lasting_pool) {
    const std::size_t seat = table.to_move();
    const JudgedMove turn = judged_turn(table.board(), table.rack(seat), table.pool_size(), values);
    if (before[seat] != leaves) {
      tables[before[seat]].sum += turn.worth;
      tables[before[seat]].count += 1;
    }
    before[seat] = leaves;
    const auto other = random.below(one_in) != 0
                           ? std::nullopt
                           : random_play(table.board(), table.rack(seat), random);
    if (other) before[seat] = leave_index(kept_by(table.rack(seat), other->move));
    table.take(other.value_or(turn));
  }
}

// One number for how many tiles are kept, and one for each tile, to which all choices add up best.
class Sums {
 public:
  explicit Sums(const Tables& tables, double average) {
    for (int sweep = 0; sweep < 200; ++sweep) {
      for (std::size_t part = 0; part < parts_.size(); ++part) improve(part, tables, average);
    }
  }
  [[nodiscard]] double of(const Counts& kept) const {
    double sum = 0;
    for (std::size_t part = 0; part < parts_.size(); ++part)
      sum += times(part, kept) * parts_[part];
    return sum;
  }

 private:
  static double times(std::size_t part, const Counts& kept) {
    if (part < kinds) return kept[part];
    return tiles_in(kept) == static_cast<int>(part - kinds) ? 1 : 0;
  }
  void improve(std::size_t part, const Tables& tables, double average) {
    double over = 0;
    double weight = 1;
    for_each_leave([&](const Counts& kept) {
      const Seen& seen = tables[leave_index(kept)];
      const double often = times(part, kept);
      over += often * (seen.sum - seen.count * (average + of(kept)));
      weight += often * often * seen.count;
    });
    parts_[part] += over / weight;
  }

 public:
  template <class Visit>
  static void for_each_leave(Visit&& visit) {
    Counts all;
    all.fill(most_kept);
    for (int count = 0; count <= most_kept; ++count) {
      list_draws(all, count, [&](const Counts& kept, std::uint64_t) { visit(kept); });
    }
  }

 private:
  std::array<double, kinds + rack_size> parts_{};
};

LeaveValues learn(const Tables& tables) {
  Seen all;
  for (const Seen& seen : tables) {
    all.sum += seen.sum;
    all.count += seen.count;
  }
  const double average = all.sum / all.count;
  const Sums sums(tables, average);
  LeaveValues out{};
  Sums::for_each_leave([&](const Counts& kept) {
    const Seen& seen = tables[leave_index(kept)];
    const double value =
        (seen.sum - seen.count * average + leaning * sums.of(kept)) / (seen.count + leaning);
    out[leave_index(kept)] = static_cast<std::int16_t>(value);
  });
  fmt::print(stderr, "{:.0f} turns of {:.2f} points on average\n", all.count, average / tenths);
  return out;
}

void write(const LeaveValues& values) {
  fmt::print(
      "#include \"bots/sums_of_20/leave_values.hpp\"\n\nnamespace twenties::sums_of_20 {{\n\n"
      "// Written by bench/training/fit_leaves.cpp.\n"
      "// clang-format off\nconst LeaveValues leave_values{{");
  for (std::size_t i = 0; i < leaves; ++i)
    fmt::print("{}{},", i % 20 == 0 ? "\n    " : " ", values[i]);
  fmt::print("\n}};\n// clang-format on\n\n}}  // namespace twenties::sums_of_20\n");
}

}  // namespace
}  // namespace twenties::sums_of_20

int main(int count, char** arguments) {
  using namespace twenties::sums_of_20;
  const int games = count > 1 ? std::atoi(arguments[1]) : 20000;
  const int passes = count > 2 ? std::atoi(arguments[2]) : 6;
  LeaveValues values{};
  std::uint64_t seed = 0;
  for (int pass = 0; pass < passes; ++pass) {
    Tables tables{};
    // The last pass plays more games, since it gives the result.
    const int now = pass + 1 == passes ? 4 * games : games;
    for (int game = 0; game < now; ++game) watch_game(twenties::mix64(seed++), values, tables);
    values = learn(tables);
  }
  write(values);
  return 0;
}
