#include "bots/twenty_four_seven/endgame.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "bots/search/full_tree.hpp"
#include "games/twenty_four_seven/referee.hpp"

namespace twenties::twenty_four_seven {
namespace {

// Positions of random games of two in which the bag is empty and so many tiles are in hand.
std::vector<State> endings(int games, int least, int most) {
  Random random(247);
  std::vector<State> out;
  for (int game = 0; game < games; ++game) {
    play_at_random(2, random, [&](const State& state) {
      const int tiles = state.hands[0].size() + state.hands[1].size();
      if (state.stage == Stage::place && state.bag.empty() && tiles >= least && tiles <= most) {
        out.push_back(state);
      }
    });
  }
  return out;
}

View view_of_mover(const State& state) {
  return TwentyFourSeven::view(state, seat_at(state.to_move));
}

SolvedEnding solved(const View& view, int threads = 1) {
  Budget budget({.threads = threads});
  return *solve_ending(view, 0, 1, budget);
}

std::uint64_t bits_of(TileSet tiles) { return std::bit_cast<std::uint64_t>(tiles); }

// Every way to set three of the unseen tiles aside, each tile told apart from its equals.
std::map<std::uint64_t, std::uint64_t> hands_tile_by_tile(const View& view) {
  std::vector<int> tiles;
  unseen_by(view.board, view.hand).for_each([&](int tile) { tiles.push_back(tile); });
  std::map<std::uint64_t, std::uint64_t> out;
  for (std::size_t a = 0; a < tiles.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      for (std::size_t c = 0; c < b; ++c) {
        TileSet hand;
        for (const int tile : tiles) hand.add(tile);
        for (const std::size_t aside : {a, b, c}) hand.remove(tiles[aside]);
        if (can_place(view.board, view.hand) || can_place(view.board, hand)) ++out[bits_of(hand)];
      }
    }
  }
  return out;
}

TEST(PossibleHands, AreAllWaysToSetThreeTilesAside) {
  std::uint64_t most = 0;
  for (const State& state : endings(30, 1, 12)) {
    const View view = view_of_mover(state);
    std::map<std::uint64_t, std::uint64_t> found;
    std::uint64_t ways = 0;
    for (const PossibleHand& hand : possible_hands(view)) {
      found[bits_of(hand.hand)] += hand.ways;
      ways += hand.ways;
    }
    ASSERT_EQ(found, hands_tile_by_tile(view)) << TwentyFourSeven::print_position(state);
    EXPECT_TRUE(found.contains(bits_of(state.hands[state.to_move == 0 ? 1 : 0])))
        << "the true hand is possible";
    most = std::max(most, ways);
  }
  EXPECT_EQ(most, most_deals);
}

// The state of one deal: the other seat has this hand, the rest of the unseen tiles are aside.
State with_hand(const State& state, const View& view, TileSet hand) {
  State out = state;
  out.hands[state.to_move == 0 ? 1U : 0U] = hand;
  out.aside = unseen_by(view.board, view.hand);
  hand.for_each([&](int tile) { out.aside.remove(tile); });
  return out;
}

// Final margin and lead in tiles by seat, in one number whose parts cannot mix.
FixedVector<double, 2> worth_of(const State& state) {
  const Scores scores = TwentyFourSeven::scores(state);
  const int points = scores[0] - scores[1];
  const int tiles = state.hands[1].size() - state.hands[0].size();
  FixedVector<double, 2> out;
  out.push_back(points * 100 + tiles);
  out.push_back(-points * 100 - tiles);
  return out;
}

struct PlainSums {
  std::uint64_t wins = 0;
  std::uint64_t draws = 0;
  std::int64_t margin = 0;
};

// The slow twin: the rules themselves, the whole tree of every deal, the winners as they say.
PlainSums plainly(const State& state, const View& view, const Move& move) {
  PlainSums sums;
  for (const PossibleHand& hand : possible_hands(view)) {
    State after = with_hand(state, view, hand.hand);
    const Seat seat = seat_at(state.to_move);
    TwentyFourSeven::apply(after, seat, move);
    const auto worth =
        static_cast<int>(full_tree_value<TwentyFourSeven>(after, worth_of)[state.to_move]);
    sums.wins += worth > 0 ? hand.ways : 0;
    sums.draws += worth == 0 ? hand.ways : 0;
    const int tens = (worth + (worth < 0 ? -500 : 500)) / 1000;
    sums.margin += tens * static_cast<std::int64_t>(hand.ways);
  }
  return sums;
}

TEST(SolvedEndings, AreWhatTheWholeTreeOfEachDealGives) {
  int compared = 0;
  int skips = 0;
  for (const State& state : endings(40, 2, 5)) {
    const View view = view_of_mover(state);
    const SolvedEnding ending = solved(view);
    TwentyFourSeven::Moves moves;
    TwentyFourSeven::moves(state, seat_at(state.to_move), moves);
    ASSERT_EQ(ending.moves.size(), moves.size());
    for (const EndingMove& found : ending.moves) {
      const PlainSums plain = plainly(state, view, move_of(found.placement));
      ASSERT_EQ(found.wins, plain.wins) << TwentyFourSeven::print_position(state);
      ASSERT_EQ(found.draws, plain.draws) << TwentyFourSeven::print_position(state);
      ASSERT_EQ(found.margin, plain.margin) << TwentyFourSeven::print_position(state);
      skips += found.placement.tile == 0 ? 1 : 0;
      ++compared;
    }
  }
  EXPECT_GT(compared, 100);
  EXPECT_GT(skips, 0);
}

TEST(SolvedEndings, PutWinsFirstAndThenTheMargin) {
  for (const State& state : endings(12, 3, 5)) {
    const SolvedEnding ending = solved(view_of_mover(state));
    for (std::size_t at = 1; at < ending.moves.size(); ++at) {
      const EndingMove& better = ending.moves[at - 1];
      const EndingMove& worse = ending.moves[at];
      ASSERT_GE(better.half_wins(), worse.half_wins());
      if (better.half_wins() == worse.half_wins()) ASSERT_GE(better.margin, worse.margin);
    }
  }
}

TEST(SolvedEndings, DependOnTheViewAlone) {
  Random random(3);
  for (const State& state : endings(12, 3, 5)) {
    const State other = TwentyFourSeven::imagine(view_of_mover(state), random);
    const SolvedEnding one = solved(view_of_mover(state));
    const SolvedEnding two = solved(view_of_mover(other));
    ASSERT_EQ(one.ways, two.ways);
    ASSERT_EQ(one.nodes, two.nodes);
    for (std::size_t at = 0; at < one.moves.size(); ++at) {
      ASSERT_EQ(one.moves[at].placement, two.moves[at].placement);
      ASSERT_EQ(one.moves[at].margin, two.moves[at].margin);
    }
  }
}

TEST(SolvedEndings, AreGivenUpWhenADealTakesTooLong) {
  const State state = endings(5, 6, 6).front();
  const View view = view_of_mover(state);
  Budget budget({});
  EXPECT_FALSE(solve_ending(view, 10, 1, budget));
  EXPECT_TRUE(solve_ending(view, 100'000'000, 1, budget));
}

TEST(SolvedEndings, AreForTwoPlayersWithAnEmptyBag) {
  EXPECT_TRUE(is_ending(view_of_mover(endings(1, 4, 12).front())));
  EXPECT_FALSE(is_ending(view_of_mover(table(
      "....... ....... ....... ...5... ....... ....... .......", {tiles({1, 2}), tiles({3, 4})}))));
  const State three = table("....... ....... ....... ...5... ....... ....... .......",
                            {tiles({1}), tiles({3}), tiles({4})}, true);
  EXPECT_FALSE(is_ending(view_of_mover(three)));
}

}  // namespace
}  // namespace twenties::twenty_four_seven
