// Exact counts of the game trees, from the start and from positions in the middle of games. A
// count changes only when a rule does.

#include <gtest/gtest.h>

#include <atomic>

#include "games/registry.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

struct Count {
  std::string_view game;
  std::string_view position;  // empty: the start
  int depth;
  std::uint64_t sequences;
};

constexpr std::string_view placing =
    "players=2 centres=2,4-6 board=1,.,1,.,6/3,4,.,.,./.,.,2,.,2/.,.,.,2,./1,.,.,1,. "
    "hands=8,9,11,14,17,19,20/5,7,10,12,13,15,16,18 to-move=2";
constexpr std::string_view solo =
    "players=1 centres=3 board=5,.,1,.,./.,.,4,.,./.,.,3,3,./1,.,.,.,2/1,1,2,.,. "
    "hands=6,7,10,11,12,14,16,19/8,9,13,15,17,18,20 to-move=1";
constexpr std::string_view marking =
    "players=6 sheets=random cross=any phase=mark dealt=F,A,C,E,B,D active=3 "
    "dice=B1,G5,R4,Y6,W2,K1 rows=64.31x/....../....../....../......,"
    "432xx./....../....../....../......,652.xx/....../....../....../......,"
    "6x432./....../....../....../......,624.x./....../....../....../......,"
    "2432xx/....../....../....../...... sealed=x4,-,-,-,-,WK";
constexpr std::string_view sums =
    "players=2 pool=full time=30 phase=play to-move=1 starter=1 idle=0 passes=0 time-up=no "
    "board=f2:1,g2:8,h2:2,i2:9,l2:9,n2:11,d3:4,l3:1,d4:10,g4:1,i4:1,l4:6,d5:1,g5:5,i5:1,k5:8,l5:2,"
    "g6:4,i6:4,l6:2,g7:8,i7:*11,b8:16,g8:2,h8:9,i8:3,n8:14,d11:1,e11:8,h11:8,k11:9,l11:3,m11:1,"
    "n11:6,o11:1,h12:5,l12:10,h13:2,l13:4,b14:15,g14:6,h14:2,h15:3 racks=24457/14557 "
    "tally=3,12,0,0,0/3,10,2,0,0";
constexpr std::string_view three_players =
    "players=3 turn=1 board=.....73/.....3./....2T5/..64.../.99.2../..1T8../.5482.. "
    "hands=3,3,6,6,6/1,2,4,7,9/1,1,4,8,10 aside=5,7,7 points=0,0,0,0,0/0,0,0,0,0/0,0,0,0,0";
constexpr std::string_view empty_bag =
    "players=2 turn=1 board=.3.T252/9#4.#19/.98#14T/#7197#./583#67./.#433.5/86#T66. "
    "hands=4,8,10/2,5 aside=1,2,7 points=20,80,0,0,0/20,40,0,0,0";

constexpr Count counts[] = {
    {"null-game", "", 4, 23},
    {"null-game", "", 8, 1},
    {"game-of-20", "", 4, 29'376},
    {"game-of-20", placing, 7, 112'865},
    {"game-of-20", solo, 8, 374'136},
    {"twenty-one", "", 2, 60},
    {"twenty-one", "", 3, 2'799'360},
    {"twenty-one", marking, 5, 373'248},
    {"sums-of-20", "", 1, 3'103},
    {"sums-of-20", sums, 2, 105'543},
    {"twenty-four-seven", "", 2, 2'200},
    {"twenty-four-seven", three_players, 5, 1'395'588},
    {"twenty-four-seven", empty_bag, 4, 656},
    {"twenty-four-seven", empty_bag, 5, 288},
    {"twenty-four-seven", empty_bag, 6, 0},
};

TEST(Perft, CountsAreAsRecorded) {
  const std::atomic<bool> never = false;
  for (const Count& count : counts) {
    const GameType* type = all_games_and_null().find(count.game);
    const auto game =
        count.position.empty() ? type->start("") : type->from_position(count.position);
    ASSERT_TRUE(game) << count.position << ": " << in_english(game.error());
    EXPECT_EQ(type->perft(**game, count.depth, never), count.sequences)
        << count.game << " to depth " << count.depth << ' ' << count.position;
  }
}

// The same count through the notation: typed moves lead through the same tree.
std::uint64_t count_by_text(const Game& game, int depth) {
  if (depth == 0) return 1;
  if (game.turn().is_over()) return 0;
  const Seat seat = game.turn().seats.lowest();
  std::uint64_t sum = 0;
  for (const std::string& move : game.moves(seat)) {
    const auto next = game.clone();
    EXPECT_TRUE(next->play(seat, move)) << move;
    sum += count_by_text(*next, depth - 1);
  }
  return sum;
}

TEST(Perft, AgreesWithTheTreeOfTexts) {
  const std::atomic<bool> never = false;
  const Count cases[] = {{"game-of-20", placing, 4, 0},
                         {"game-of-20", solo, 4, 0},
                         {"twenty-one", marking, 4, 0},
                         {"twenty-four-seven", empty_bag, 5, 0}};
  for (const Count& count : cases) {
    const GameType* type = all_games().find(count.game);
    const auto game = type->from_position(count.position);
    ASSERT_TRUE(game);
    EXPECT_EQ(type->perft(**game, count.depth, never), count_by_text(**game, count.depth));
  }
}

}  // namespace
}  // namespace twenties
