// Plays policies of Twenty One against each other, and measures the exact table of one sheet:
//
//   twenty_one_policies [A] [B] [games] [players] [seed]
//
// A takes one seat in turn, B all others. Both are a level (master, sharp, ..., greedy) or a
// policy:
//   points     maximises its own points, as if there were no race
//   price:6    the best for its own points less 6 (or any number) for each turn
//   both:6     the same, but a re-roll is evaluated for all sheets
// Without arguments: master against greedy, points and price:6, 20,000 games each, two players.

#include <fmt/core.h>

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>

#include "bots/bot.hpp"
#include "bots/twenty_one/row_plan.hpp"
#include "bots/twenty_one/sheet_table.hpp"
#include "games/twenty_one/rules.hpp"

namespace twenties::twenty_one {
namespace {

using Policy = std::function<Move(const State& state, Seat seat, Random& random)>;

double seconds_since(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

// What the dice as they lie are worth to the seat, more than rolling again.
double worth_of_keeping(const RowPlan& plan, const State& state, Seat seat) {
  const OpenRow row = open_row(state, seat);
  const std::size_t roll = roll_number(row.open, faces_for(state, seat));
  return plan.worth(row, roll) - plan.reroll_worth(row, rolls_for(row.open).ones[roll]);
}

Move planned_move(const RowPlan& plan, bool watches_others, const State& state, Seat seat) {
  if (state.phase == Phase::mark) {
    const OpenRow row = open_row(state, seat);
    return move_for(state, seat, plan.mark(row, roll_number(row.open, faces_for(state, seat))));
  }
  double keeping = worth_of_keeping(plan, state, seat);
  for (int other = 0; watches_others && other < state.players; ++other) {
    if (seat_at(other) == seat) continue;
    keeping -= worth_of_keeping(plan, state, seat_at(other)) / (state.players - 1);
  }
  return keeping >= 0 ? Move::keep() : Move::reroll();
}

Policy planned(double price, bool watches_others, int players) {
  auto plan = std::make_shared<RowPlan>(Pace{price, 1.0 / players, CrossRule::any});
  return [plan, watches_others](const State& state, Seat seat, Random& /*random*/) {
    return planned_move(*plan, watches_others, state, seat);
  };
}

Policy level_named(const std::string& name) {
  auto player = make_player(TwentyOne::info(), name);
  if (!player) return nullptr;
  auto shared = std::make_shared<Player>(std::move(*player));
  return [shared](const State& state, Seat seat, Random& random) {
    const ViewOf<TwentyOne> view(TwentyOne::view(state, seat), seat);
    return *TwentyOne::read_move(shared->think(view, random.next()).move);
  };
}

Policy policy_named(const std::string& name, int players) {
  if (name == "points") return planned(0, false, players);
  if (name.starts_with("price:")) return planned(std::atof(name.c_str() + 6), false, players);
  if (name.starts_with("both:")) return planned(std::atof(name.c_str() + 5), true, players);
  return level_named(name);
}

// The share of the victory that the seat has in the end.
double play(Random& random, int players, int seat_of_first, const Policy& first,
            const Policy& others) {
  State state = TwentyOne::start({.players = players});
  for (Turn turn = TwentyOne::turn(state); !turn.is_over(); turn = TwentyOne::turn(state)) {
    if (turn.is_chance()) {
      const std::uint64_t ticket = random.below(TwentyOne::chance_total(state));
      TwentyOne::apply_chance(state, TwentyOne::draw(state, ticket));
      continue;
    }
    const Seat seat = turn.seats.lowest();
    const Policy& policy = index_of(seat) == seat_of_first ? first : others;
    TwentyOne::apply(state, seat, policy(state, seat, random));
  }
  const SeatSet winners = TwentyOne::winners(state);
  return winners.has(seat_at(seat_of_first)) ? 1.0 / winners.size() : 0;
}

int measure(const std::string& a, const std::string& b, int games, int players,
            std::uint64_t seed) {
  const Policy first = policy_named(a, players);
  const Policy others = policy_named(b, players);
  if (!first || !others || games < 1 || players < least_players || players > most_players) {
    fmt::print(stderr, "twenty_one_policies [A] [B] [games] [players] [seed]\n");
    return 1;
  }
  const auto began = std::chrono::steady_clock::now();
  Random random(seed);
  double sum = 0;
  double squares = 0;
  for (int game = 0; game < games; ++game) {
    const double share = play(random, players, game % players, first, others);
    sum += share;
    squares += share * share;
  }
  const double mean = sum / games;
  const double error = std::sqrt((squares / games - mean * mean) / games);
  fmt::print("{} against {}, {} players: {:.2f} % +- {:.2f} % of {} games, {:.0f} s\n", a, b,
             players, 100 * mean, 196 * error, games, seconds_since(began));
  std::fflush(stdout);
  return 0;
}

void measure_table(Active active, const char* name) {
  const auto began = std::chrono::steady_clock::now();
  const SheetTable table(60, active, CrossRule::any);
  fmt::print("exact table, 60 turns, active {}: {:.8f} in {:.3f} s, {} KiB\n", name, table.value(),
             seconds_since(began), table.bytes() / 1024);
}

int run(int count, char** words) {
  const auto word = [&](int at, const char* fallback) {
    return std::string(count > at ? words[at] : fallback);
  };
  if (count == 1) {
    measure_table(Active::always, "always");
    measure_table(Active::never, "never");
    measure_table(Active::alternate, "alternate");
    for (const char* other : {"greedy", "points", "price:6"}) measure("master", other, 20000, 2, 1);
    return measure("points", "greedy", 20000, 2, 1);
  }
  return measure(word(1, "master"), word(2, "greedy"), std::atoi(word(3, "20000").c_str()),
                 std::atoi(word(4, "2").c_str()),
                 static_cast<std::uint64_t>(std::atoll(word(5, "1").c_str())));
}

}  // namespace
}  // namespace twenties::twenty_one

int main(int count, char** words) { return twenties::twenty_one::run(count, words); }
