#include "core/verdict.hpp"

#include <gtest/gtest.h>

#include "core/explanation.hpp"
#include "core/table_verdicts.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

TEST(Verdict, NamesTheClauseOfTheRulebook) {
  EXPECT_TRUE(Verdict::allowed());
  EXPECT_EQ(in_english(Verdict::allowed()), "allowed");
  const Verdict refused = Verdict::refused("3.2", said("the row would be over 24"));
  EXPECT_FALSE(refused);
  EXPECT_EQ(in_english(refused), "the row would be over 24 (3.2)");
}

TEST(Verdict, TheTableHasNoClause) {
  EXPECT_EQ(in_english(Verdict::refused(table_clause, Message("table.game-over"))),
            "the game is over");
}

TEST(TurnVerdict, OnlyASeatThatIsToMoveMoves) {
  SeatSet both = SeatSet::of(seat_at(1));
  both.add(seat_at(3));
  EXPECT_TRUE(check_turn(Turn::of(both), seat_at(1)));
  EXPECT_TRUE(check_turn(Turn::of(both), seat_at(3)));
  EXPECT_EQ(in_english(check_turn(Turn::of(both), seat_at(0))),
            "it is not the turn of seat 1; to move: seat 2 and seat 4");
  EXPECT_EQ(in_english(check_turn(Turn::over(), seat_at(0))), "the game is over");
  EXPECT_EQ(check_turn(Turn::chance(), seat_at(0)).clause, table_clause);
}

TEST(TurnVerdict, ChanceActsOnlyInItsTurn) {
  EXPECT_TRUE(check_chance_turn(Turn::chance()));
  EXPECT_EQ(in_english(check_chance_turn(Turn::over())), "the game is over");
  EXPECT_EQ(check_chance_turn(Turn::of(seat_at(0))).clause, table_clause);
}

TEST(Turn, HasOnlyTheSeatsThatMayActNow) {
  EXPECT_TRUE(Turn::of(seat_at(2)).has(seat_at(2)));
  EXPECT_FALSE(Turn::of(seat_at(2)).has(seat_at(1)));
  EXPECT_FALSE(Turn::over().has(seat_at(0)));
  EXPECT_FALSE(Turn::chance().has(nobody));
  EXPECT_NE(Turn::of(seat_at(0)), Turn::of(seat_at(1)));
}

TEST(Parts, AddUpPerSeat) {
  const Parts parts{{seat_at(0), "1.1", said("a row"), 7},
                    {seat_at(1), "1.1", said("a row"), 5},
                    {seat_at(0), "1.2", said("a cross"), -2}};
  EXPECT_EQ(points_of(parts, seat_at(0)), 5);
  EXPECT_EQ(points_of(parts, seat_at(1)), 5);
  EXPECT_EQ(points_of(parts, seat_at(2)), 0);
}

}  // namespace
}  // namespace twenties
