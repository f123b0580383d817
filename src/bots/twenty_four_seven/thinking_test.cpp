#include "bots/twenty_four_seven/thinking.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "bots/twenty_four_seven/simulation.hpp"
#include "games/twenty_four_seven/referee.hpp"

namespace twenties::twenty_four_seven {
namespace {

Thought thought(const State& state, std::string_view level, const Limits& limits,
                std::string_view also = {}, Watch* watch = nullptr) {
  const Seat seat = seat_at(state.to_move);
  const ViewOf<TwentyFourSeven> view(TwentyFourSeven::view(state, seat), seat);
  const auto player = make_player(TwentyFourSeven::info(), level);
  return player->bot->think({view, 24, limits, watch, also});
}

constexpr Limits little{.nodes = 3000};

TEST(ExpectedBest, IsTheMeanOverAllHands) {
  const TileSet unseen = tiles({1, 1, 2, 5, 5, 5, 9, 10});
  ByTile best{};
  best[1] = 4;
  best[5] = 12;
  best[9] = 2;
  std::vector<int> all;
  unseen.for_each([&](int tile) { all.push_back(tile); });
  double sum = 0;
  int hands = 0;
  for (unsigned set = 0; set < 256; ++set) {
    if (std::popcount(set) != 3) continue;
    int most = 0;
    for_each_bit(
        set, [&](int at) { most = std::max(most, int{best[all[static_cast<std::size_t>(at)]]}); });
    sum += most;
    ++hands;
  }
  EXPECT_NEAR(expected_best(best, unseen, 3), sum / hands * unit_of_judgement, 1.5);
  EXPECT_EQ(expected_best(best, unseen, 0), 0);
  EXPECT_EQ(expected_best(best, unseen, 6), 12 * unit_of_judgement) << "one 5 is always there";
}

// A third 5 below two others, on a 2x square.
TEST(Thinking, TakesAHundredPointsWhenTheyAreThere) {
  const State state = table("....... ....... .....5. ...1.5. ....... ....... .......",
                            {tiles({5, 1, 9, 10, 10, 4}), tiles({3, 3, 3, 6, 6, 6})});
  ASSERT_EQ(points(state, "5 f5"), 100);
  for (const std::string_view level : {"steady", "sharp", "master"}) {
    EXPECT_EQ(thought(state, level, little).move, "5 f5") << level;
  }
}

// Beside the 10 in the centre a 10 waits for a 4 to make 24, and an 8 for a 6. The bot should not
// set up what only the others can finish.
TEST(Thinking, DoesNotSetUpTheNextPlayer) {
  const auto alone = [](TileSet hand) {
    return table("....... ....... ....... ...T... ....... ....... .......",
                 {hand, tiles({3, 3, 5, 5, 9, 9})});
  };
  const auto judged = [](const State& state, std::string_view text) {
    const JudgedMoves moves = judged_moves(TwentyFourSeven::view(state, seat_at(0)));
    return std::ranges::find(moves, placement_of(move(text)), &Judged::placement)->value;
  };
  const State fours = alone(tiles({10, 8, 4, 4, 4, 4}));
  EXPECT_GT(judged(fours, "10 e4"), judged(fours, "8 e4"));
  EXPECT_NE(thought(fours, "master", {.nodes = 20'000}).move.substr(0, 2), "8 ");
  const State sixes = alone(tiles({10, 8, 6, 6, 6, 6}));
  EXPECT_GT(judged(sixes, "8 e4"), judged(sixes, "10 e4"));
  EXPECT_NE(thought(sixes, "master", {.nodes = 20'000}).move.substr(0, 3), "10 ");
}

TEST(Thinking, ValuesAnotherMoveInTheSameGames) {
  const State state = table("....... ....... ....... ...89.. ....... ....... .......",
                            {tiles({7, 1, 2, 10, 10, 4}), tiles({3, 3, 3, 5, 5, 6})});
  for (const std::string_view level : {"gentle", "steady", "sharp", "master"}) {
    const Thought same = thought(state, level, little);
    const Thought best = thought(state, level, little, same.move);
    ASSERT_TRUE(best.also) << level;
    EXPECT_EQ(best.also->values[0], best.evaluation.values[0]) << level;
    const Thought other = thought(state, level, little, "10 c3");
    ASSERT_TRUE(other.also) << level;
    EXPECT_FALSE(other.also->exact);
    EXPECT_NEAR(other.also->values[0], -other.also->values[1], 1e-6) << level;
  }
  const Thought other = thought(state, "master", little, "10 c3");
  EXPECT_LT(other.also->values[0] + 20, other.evaluation.values[0]);
  EXPECT_GT(other.also->error, 0);
}

struct Stopped : Watch {
  [[nodiscard]] bool wants_stop() const override { return true; }
};

TEST(Thinking, AnswersLegallyWhateverTheLimits) {
  Random random(8);
  Stopped stopped;
  for (int players = 2; players <= 4; ++players) {
    play_at_random(players, random, [&](const State& state) {
      if (state.stage != Stage::place) return;
      for (const std::string_view level : {"gentle", "steady", "sharp", "master"}) {
        const Thought few = thought(state, level, {.nodes = 1});
        const Thought none = thought(state, level, {}, {}, &stopped);
        for (const Thought& found : {few, none}) {
          ASSERT_TRUE(TwentyFourSeven::check(state, seat_at(state.to_move),
                                             *TwentyFourSeven::read_move(found.move)));
          ASSERT_EQ(found.evaluation.values.size(), static_cast<std::size_t>(players));
        }
      }
    });
  }
}

// Work begun within the limit is finished, which may take as long again.
TEST(Thinking, KeepsToALimitOfNodesHoweverSmall) {
  Random random(9);
  for (int players = 2; players <= 4; ++players) {
    play_at_random(players, random, [&](const State& state) {
      if (state.stage != Stage::place) return;
      TwentyFourSeven::Moves moves;
      TwentyFourSeven::moves(state, seat_at(state.to_move), moves);
      // Each move is evaluated once, whatever the limit.
      const std::uint64_t least = moves.size();
      for (const std::uint64_t nodes : {100U, 700U, 1000U}) {
        const Thought found =
            thought(state, "master", {.nodes = nodes}, TwentyFourSeven::print_move(moves[0]));
        ASSERT_LE(found.nodes, std::max(2 * nodes, least));
        ASSERT_TRUE(found.also);
        // A few playouts may all have the same result.
        ASSERT_TRUE(found.evaluation.exact || found.evaluation.error > 0 || nodes > 100);
      }
    });
  }
}

// A solved ending is reported as exact, and its values are zero-sum.
TEST(Thinking, KnowsTheEnd) {
  Random random(12);
  int exact = 0;
  for (int game = 0; game < 5; ++game) {
    play_at_random(2, random, [&](const State& state) {
      if (state.stage != Stage::place || !state.bag.empty()) return;
      if (state.hands[0].size() + state.hands[1].size() > 4) return;
      const Thought found = thought(state, "master", {.nodes = 2'000'000});
      ASSERT_TRUE(found.evaluation.exact);
      ASSERT_EQ(found.evaluation.values[0], -found.evaluation.values[1]);
      ASSERT_EQ(found.evaluation.error, 0);
      ++exact;
    });
  }
  EXPECT_GT(exact, 5);
}

}  // namespace
}  // namespace twenties::twenty_four_seven
