#include "bots/twenty_one/win_chance.hpp"

#include <gtest/gtest.h>

#include "bots/twenty_one/race.hpp"
#include "games/twenty_one/marking.hpp"

namespace twenties::twenty_one {
namespace {

TEST(NormalDistribution, IsKnownToSixDigits) {
  EXPECT_NEAR(normal_below(0), 0.5, 1e-6);
  EXPECT_NEAR(normal_below(1), 0.841344746, 1e-6);
  EXPECT_NEAR(normal_below(-1.959963985), 0.025, 1e-6);
  EXPECT_NEAR(normal_below(4), 0.999968329, 1e-6);
  EXPECT_NEAR(normal_below(-20), 0, 1e-6);
}

Runners runners_of(std::initializer_list<Runner> list) {
  Runners runners;
  for (const Runner& runner : list) runners.push_back(runner);
  return runners;
}

const Outlook& outlook_for(int players) { return race_knowledge(players, CrossRule::any).outlook; }

// 4.3, 4.5: the fifth row of anybody ends the race, most points win, equal points share.
TEST(TwentyOneWinChance, IsTheResultWhenTheRaceIsOver) {
  const Runners race =
      runners_of({{0, fresh_row, 80, 0}, {2, {0b11, 1}, 81, 1}, {1, fresh_row, 81, 2}});
  const auto chances = win_chances(outlook_for(3), race);
  EXPECT_EQ(chances[0], 0);
  EXPECT_EQ(chances[1], 0.5);
  EXPECT_EQ(chances[2], 0.5);
}

TEST(TwentyOneWinChance, AddsUpToOne) {
  for (int players = 2; players <= 6; ++players) {
    Runners race;
    for (int seat = 0; seat < players; ++seat) {
      race.push_back({5 - seat % 3, {0b111000, seat % 2}, 10 + 3 * seat, seat});
    }
    double sum = 0;
    for (std::size_t seat = 0; seat < race.size(); ++seat) {
      const double chance = win_chance(outlook_for(players), race, seat);
      EXPECT_GT(chance, 0);
      sum += chance;
    }
    EXPECT_NEAR(sum, 1, 0.005) << players;
  }
}

TEST(TwentyOneWinChance, GrowsWithPointsAndWithTheTurnToRoll) {
  const auto chance = [](int points, int until_active) {
    return win_chance(
        outlook_for(2),
        runners_of({{3, fresh_row, points, until_active}, {3, fresh_row, 30, 1 - until_active}}),
        0);
  };
  EXPECT_LT(chance(25, 0), chance(30, 0));
  EXPECT_LT(chance(30, 0), chance(35, 0));
  EXPECT_LT(chance(30, 1), 0.5);
  EXPECT_NEAR(chance(30, 0) + chance(30, 1), 1, 1e-5);
}

// The slow twin: whole races by the plan, with the rules. Each owner rolls again for the own sheet,
// as the outlook has it.
double share_of_played_races(const State& start, const RowPlan& plan, int games) {
  Random random(21);
  double wins = 0;
  for (int game = 0; game < games; ++game) {
    State state = start;
    for (Turn turn = TwentyOne::turn(state); !turn.is_over(); turn = TwentyOne::turn(state)) {
      if (turn.is_chance()) {
        const std::uint64_t ticket = random.below(TwentyOne::chance_total(state));
        TwentyOne::apply_chance(state, TwentyOne::draw(state, ticket));
        continue;
      }
      const Seat seat = turn.seats.lowest();
      const OpenRow row = open_row(state, seat);
      const std::size_t roll = roll_number(row.open, faces_for(state, seat));
      const bool keeps =
          plan.worth(row, roll) >= plan.reroll_worth(row, rolls_for(row.open).ones[roll]);
      TwentyOne::apply(state, seat,
                       state.phase == Phase::mark ? move_for(state, seat, plan.mark(row, roll))
                       : keeps                    ? Move::keep()
                                                  : Move::reroll());
    }
    const SeatSet winners = TwentyOne::winners(state);
    if (winners.has(seat_at(0))) wins += 1.0 / winners.size();
  }
  return wins / games;
}

// Seat 1 is ahead in points, the last seat in rows.
State race_position(int players) {
  State state =
      TwentyOne::start({.players = players, .sheets_named = true, .sheets = {0, 1, 2, 3, 4, 5}});
  state.phase = Phase::roll;
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    state.points[seat] = static_cast<std::uint8_t>(seat == 0 ? 36 : 30);
    state.complete_rows[seat] = seat + 1 == state.players ? 3 : 2;
  }
  return state;
}

TEST(TwentyOneWinChance, IsWhatComesOfPlayedRaces) {
  constexpr int games = 3000;
  for (const int players : {2, 4}) {
    const State state = race_position(players);
    Runners race;
    for (int seat = 0; seat < players; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      race.push_back({row_count - state.complete_rows[at], fresh_row, state.points[at], seat});
    }
    const RaceKnowledge& known = race_knowledge(players, CrossRule::any);
    const double played = share_of_played_races(state, known.plan, games);
    EXPECT_NEAR(win_chance(known.outlook, race, 0), played, 0.05) << players << " players";
    EXPECT_GT(played, 0.1);
    EXPECT_LT(played, 0.9);
  }
}

}  // namespace
}  // namespace twenties::twenty_one
