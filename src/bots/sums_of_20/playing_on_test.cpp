#include "bots/sums_of_20/playing_on.hpp"

#include <gtest/gtest.h>

#include "core/draws.hpp"
#include "games/sums_of_20/table_for_tests.hpp"

namespace twenties::sums_of_20 {
namespace {

State new_game(const Options& options, Random& random) {
  State state = SumsOf20::start(options);
  while (SumsOf20::turn(state).is_chance()) {
    const std::uint64_t ticket = random.below(SumsOf20::chance_total(state));
    SumsOf20::apply_chance(state, SumsOf20::draw(state, ticket));
  }
  return state;
}

Chance drawn(const Counts& before, const Counts& after, std::uint8_t seat) {
  Counts fresh{};
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    fresh[kind] = static_cast<std::uint8_t>(after[kind] - before[kind]);
  }
  Chance chance{Event::draw, seat, static_cast<std::uint8_t>(tiles_in(fresh)), {}};
  fill_tiles(fresh, chance.tiles);
  return chance;
}

// The same turns and draws by the rules. They may see the end earlier, when no rack has a play.
void follow(State state, TrialTable table) {
  while (!table.is_over() && !SumsOf20::turn(state).is_over()) {
    const std::uint8_t seat = state.to_move;
    ASSERT_EQ(table.to_move(), seat);
    const JudgedMove turn = judged_turn(table.board(), table.rack(seat), table.pool_size());
    ASSERT_TRUE(SumsOf20::check(state, seat_at(seat), turn.move))
        << SumsOf20::print_move(turn.move);
    table.take(turn);
    SumsOf20::apply(state, seat_at(seat), turn.move);
    if (SumsOf20::turn(state).is_chance()) {
      const Chance chance = drawn(state.racks[seat], table.rack(seat), seat);
      ASSERT_TRUE(SumsOf20::check_chance(state, chance));
      SumsOf20::apply_chance(state, chance);
    }
    ASSERT_EQ(table.board(), state.board);
    ASSERT_EQ(table.pool_size(), tiles_in(state.pool));
    for (std::size_t each = 0; each < state.players; ++each) {
      ASSERT_EQ(table.rack(each), state.racks[each]);
      ASSERT_EQ(table.points(each), SumsOf20::scores(state)[each]);
    }
  }
  ASSERT_TRUE(SumsOf20::turn(state).is_over());
  ASSERT_TRUE(table.is_over() || state.finish == Finish::no_play);
}

TEST(TrialTable, GoesByTheRules) {
  for (int players = 2; players <= most_players; ++players) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      Random random(seed);
      const int rules = seed % 2 == 0 ? newest_version : oldest_rules;
      const State state = new_game({.players = players, .rules = rules}, random);
      follow(state, TrialTable(SumsOf20::view(state, first_seat), Random(seed)));
    }
  }
}

TEST(TrialTable, FinishesTheRoundWhenTheTimeIsUp) {
  Random random(1);
  State state = new_game({.players = 3, .minutes = 20}, random);
  SumsOf20::apply(state, seat_at(state.to_move), Move{});
  SumsOf20::time_up(state);
  follow(state, TrialTable(SumsOf20::view(state, first_seat), Random(1)));
}

TEST(TrialTable, EndsAfterARoundOfPassesInVersion1Alone) {
  for (const int rules : {1, 2}) {
    const State state = with_racks("1 1 1 1 1", "2 2 2 2 2", {.rules = rules});
    TrialTable table(SumsOf20::view(state, first_seat), Random(1));
    table.take({});
    table.take({});
    EXPECT_EQ(table.is_over(), rules == 1);
    if (rules == 1) continue;
    table.take({});
    EXPECT_FALSE(table.is_over());
    table.take({});
    EXPECT_TRUE(table.is_over());
  }
}

TEST(TrialTable, TradesAWholeRackForAPoolOfOneTile) {
  State state = with_racks("1 1 1 1 1", "2 2 2 2 2");
  state.pool = Counts{0, 0, 1};
  int threes = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    TrialTable table(SumsOf20::view(state, first_seat), Random(seed));
    table.take({move_of("trade 1 1 1 1 1"), -15, -150});
    ASSERT_EQ(tiles_in(table.rack(0)), rack_size);
    ASSERT_EQ(table.pool_size(), 1);
    threes += table.rack(0)[2];
  }
  EXPECT_NEAR(threes / 300.0, 5 / 6.0, 0.1);
}

TEST(TrialTable, ATradeMixesTheTilesIn) {
  const State state = with_racks("1 1 1 1 1", "2 2 2 2 2");
  int back = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    TrialTable table(SumsOf20::view(state, first_seat), Random(seed));
    table.take({move_of("trade 1 1 1 1 1"), -15, -150});
    ASSERT_EQ(tiles_in(table.rack(0)), rack_size);
    ASSERT_EQ(table.pool_size(), yellow_tiles - 2 * rack_size);
    ASSERT_EQ(table.points(0), -15);
    back += table.rack(0)[0];
  }
  // 16 of the 95 tiles in the pool are 1s then.
  EXPECT_NEAR(back / 400.0, 5 * 16 / 95.0, 0.15);
}

}  // namespace
}  // namespace twenties::sums_of_20
