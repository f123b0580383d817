#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/matches_for_tests.hpp"
#include "match/secrecy.hpp"
#include "texts/words.hpp"

// Attempts of a player to disturb the others at a table.

namespace twenties {
namespace {

const Seat first = seat_at(0);
const Seat second = seat_at(1);
const Seat third = seat_at(2);

TEST(MatchAbuse, MovingAndUndoingAddsNoTimeToAClockForTheGame) {
  TestMatch test_match = begin_test_match("null-game", "", "game:60+5");
  for (int i = 0; i < 20; ++i) {
    test_match.now += 25;
    ASSERT_TRUE(test_match.move(first, "take 1"));
    test_match.now += 25;
    ASSERT_TRUE(test_match.undo(first));
  }
  EXPECT_EQ(test_match.match.clock().left(first, test_match.now), 59 * a_second);
  EXPECT_EQ(test_match.match.clock().left(second, test_match.now), 60 * a_second);
  EXPECT_EQ(test_match.restored().next_tick(), test_match.match.next_tick());
}

TEST(MatchAbuse, AnUndoGivesNoTimeForAMoveBack) {
  TestMatch test_match = begin_test_match("null-game", "", "move:10");
  test_match.now += 4 * a_second;
  ASSERT_TRUE(test_match.move(first, "take 1"));
  test_match.now += 3 * a_second;
  ASSERT_TRUE(test_match.undo(first));
  EXPECT_EQ(test_match.match.clock().left(first, test_match.now), 3 * a_second);
  ASSERT_TRUE(test_match.move(first, "take 1"));
  test_match.now += 3 * a_second;
  const Verdict late = test_match.undo(first);
  EXPECT_FALSE(late) << "its ten seconds are over";
  EXPECT_THAT(in_english(late.reason), testing::HasSubstr("time"));
}

TEST(MatchAbuse, AnUndoThatIsAgreedToSetsEveryClockBack) {
  TestMatch test_match = begin_test_match("null-game", "", "game:60+5");
  test_match.now += 10 * a_second;
  ASSERT_TRUE(test_match.move(first, "take 1"));
  test_match.now += 20 * a_second;
  ASSERT_TRUE(test_match.move(second, "take 1"));
  test_match.now += 2 * a_second;
  ASSERT_TRUE(test_match.undo(first));
  test_match.now += 3 * a_second;
  ASSERT_TRUE(test_match.answer_undo(second, true));
  EXPECT_EQ(test_match.match.clock().left(first, test_match.now), (60 - 10 - 25) * a_second)
      << "as if the first move had never been made";
  EXPECT_EQ(test_match.match.clock().left(second, test_match.now), 60 * a_second);
}

TEST(MatchAbuse, APauseIsNotChargedByAnUndo) {
  TestMatch test_match = begin_test_match("null-game", "", "game:60");
  ASSERT_TRUE(test_match.move(first, "take 1"));
  test_match.match.pause(test_match.now);
  test_match.now += 1000 * a_second;
  test_match.match.resume(test_match.now);
  test_match.now += a_second;
  ASSERT_TRUE(test_match.undo(first));
  EXPECT_EQ(test_match.match.clock().left(first, test_match.now), 59 * a_second);
}

TEST(MatchAbuse, ASealedMarkThatIsMadeAnewGainsNoTime) {
  TestMatch test_match = begin_test_match("twenty-one", "players=2", "game:60+5");
  while (test_match.game().turn().seats.size() < 2) test_match.play();
  const Moment before_first = test_match.match.clock().left(first, test_match.now);
  const Moment before_second = test_match.match.clock().left(second, test_match.now);
  for (int i = 0; i < 10; ++i) {
    test_match.now += 50;
    ASSERT_TRUE(test_match.move(first, test_match.some_move(first)));
    test_match.now += 50;
    ASSERT_TRUE(test_match.undo(first));
  }
  EXPECT_EQ(test_match.match.clock().left(first, test_match.now), before_first - a_second);
  EXPECT_EQ(test_match.match.clock().left(second, test_match.now), before_second - a_second)
      << "it thinks all the time";
  EXPECT_EQ(test_match.restored().next_tick(), test_match.match.next_tick());
}

TEST(MatchAbuse, UndosAreLimited) {
  TestMatch test_match = begin_test_match("null-game");
  for (int i = 0; i < usual_limits.undos; ++i) {
    ASSERT_TRUE(test_match.move(first, "take 1"));
    ASSERT_TRUE(test_match.undo(first)) << i;
  }
  ASSERT_TRUE(test_match.move(first, "take 1"));
  const Verdict verdict = test_match.undo(first);
  EXPECT_EQ(verdict.clause, table_clause);
  EXPECT_EQ(in_english(verdict.reason), "a seat can undo at most 100 decisions in a game");
  ASSERT_TRUE(test_match.move(second, "take 1"));
  EXPECT_TRUE(test_match.undo(second)) << "the others have theirs";
  EXPECT_FALSE(test_match.restored().undo(test_match.by("ann"), first)) << "also after a restart";
}

TEST(MatchAbuse, RequestsToUndoCountAsWell) {
  TestMatch test_match = begin_test_match("null-game", "players=3");
  ASSERT_TRUE(test_match.move(first, "take 1"));
  ASSERT_TRUE(test_match.move(second, "take 1"));
  for (int i = 0; i < usual_limits.undos; ++i) {
    ASSERT_TRUE(test_match.undo(first));
    ASSERT_TRUE(test_match.answer_undo(second, false));
  }
  EXPECT_FALSE(test_match.undo(first));
}

TEST(MatchAbuse, WhoPlaysAloneMayUndoMore) {
  TestMatch test_match =
      begin_test_match(setup_for("null-game", "players=2", {"open", "bot:greedy"}));
  for (int i = 0; i < 2 * usual_limits.undos; ++i) {
    ASSERT_TRUE(test_match.move(first, "take 1"));
    ASSERT_TRUE(test_match.undo(first)) << i;
  }
}

TEST(MatchAbuse, PlacingAndTakingBackIsLimited) {
  TestMatch test_match = begin_test_match("24-7");
  const Seat seat = test_match.to_move();
  const std::string move = test_match.some_move(seat);
  for (int i = 0; i < usual_limits.take_backs; ++i) {
    ASSERT_TRUE(test_match.move(seat, move));
    ASSERT_TRUE(test_match.match.take_back(test_match.by(seat), seat));
  }
  ASSERT_TRUE(test_match.move(seat, move)) << "it can still be played";
  const Verdict verdict = test_match.match.take_back(test_match.by(seat), seat);
  EXPECT_EQ(in_english(verdict.reason), "a seat can take back at most 200 tiles in a game");
  EXPECT_FALSE(test_match.match.undo(test_match.by(seat), seat)) << "which is the same";
  EXPECT_TRUE(test_match.match.confirm(test_match.by(seat), seat));
}

TEST(MatchAbuse, SittingDownAgainAndAgainIsLimited) {
  TestMatch test_match = open_test_match(setup_for("null-game", "players=2"));
  for (int i = 0; i < most_sittings; ++i) {
    ASSERT_TRUE(test_match.sit(first));
    ASSERT_TRUE(test_match.match.stand(test_match.by("ann"), first));
  }
  EXPECT_FALSE(test_match.sit(first));
  EXPECT_TRUE(test_match.sit(second)) << "the others may";
}

TEST(MatchAbuse, LeavingAndComingBackDoesNotFillTheTable) {
  TestMatch test_match = begin_test_match("null-game");
  for (std::uint64_t i = 0; i < most_entries; ++i) {
    test_match.match.went_away("bob", test_match.now);
    test_match.match.came_back("bob", test_match.now);
  }
  EXPECT_TRUE(test_match.move(first, "take 1"));
}

TEST(MatchAbuse, NothingIsUndoneThatSomebodyAbsentDecided) {
  TestMatch test_match = begin_test_match("null-game", "players=3");
  ASSERT_TRUE(test_match.move(first, "take 1"));
  ASSERT_TRUE(test_match.move(second, "take 1"));
  test_match.match.went_away("bob", test_match.now);
  EXPECT_FALSE(test_match.undo(first)) << "bob cannot be asked";
  test_match.now += grace_time;
  ASSERT_TRUE(test_match.match.care(test_match.by("cem"), second));
  const Verdict verdict = test_match.undo(first);
  EXPECT_FALSE(verdict);
  EXPECT_EQ(in_english(verdict.reason), "bob has moved since and is away: that cannot be undone");
  ASSERT_TRUE(test_match.move(third, "take 1"));
  EXPECT_TRUE(test_match.undo(third)) << "his own, before anybody else acted";
  test_match.match.came_back("bob", test_match.now);
  EXPECT_TRUE(test_match.undo(first)) << "now he is asked";
  EXPECT_EQ(test_match.match.undo_asked_by(), first);
}

TEST(MatchAbuse, ARequestLapsesWhenSomebodyConcernedIsGivenToABot) {
  TestMatch test_match = begin_test_match("null-game", "players=3");
  ASSERT_TRUE(test_match.move(first, "take 1"));
  ASSERT_TRUE(test_match.move(second, "take 1"));
  ASSERT_TRUE(test_match.undo(first));
  ASSERT_TRUE(test_match.answer_undo(third, true));
  const std::size_t steps = test_match.steps();
  test_match.match.went_away("bob", test_match.now);
  test_match.now += grace_time;
  ASSERT_TRUE(test_match.match.care(test_match.by("cem"), second));
  EXPECT_GE(test_match.steps(), steps) << "what bob did stays";
  EXPECT_FALSE(test_match.match.undo_asked_by());
}

TEST(MatchAbuse, AFallenFlagIsNoResignation) {
  TestMatch test_match = begin_test_match("null-game", "", "move:30");
  test_match.wait(30 * a_second);
  ASSERT_TRUE(test_match.match.is_over());
  EXPECT_EQ(in_english(test_match.game().ending().reason), "seat 1 ran out of time");
  EXPECT_THAT(print_record(test_match.match.record()), testing::HasSubstr("! flag 1\n"));
  EXPECT_TRUE(Table::resume(all_games_and_null(), test_match.match.record()));
}

TEST(MatchHelp, IsOffAsSoonAsTwoPeoplePlay) {
  EXPECT_EQ(begin_test_match("null-game").match.help_policy(), HelpPolicy::off);
  EXPECT_EQ(open_test_match(setup_for("null-game", "players=2")).match.help_policy(),
            HelpPolicy::off)
      << "an open seat is for somebody";
  const auto alone = begin_test_match(setup_for("null-game", "players=2", {"open", "bot:greedy"}));
  EXPECT_EQ(alone.match.help_policy(), HelpPolicy::free);
}

TEST(MatchHelp, IsCountedForAllToSee) {
  MatchSetup setup = setup_for("null-game", "players=2");
  setup.help = HelpPolicy::counted;
  TestMatch test_match = begin_test_match(setup);
  ASSERT_TRUE(test_match.match.help(test_match.by("ann"), first, "hint"));
  const Sender again = test_match.by("ann");
  ASSERT_TRUE(test_match.match.help(again, first, "moves"));
  ASSERT_TRUE(test_match.match.help(again, first, "moves")) << "sent twice, it counts once";
  test_match.keep();
  EXPECT_EQ(test_match.match.helped(first), 2);
  EXPECT_EQ(test_match.match.helped(second), 0);
  EXPECT_EQ(test_match.match.events().back().kind, MatchEvent::Kind::helped);
  EXPECT_TRUE(test_match.match.events().back().is_for(second));
  EXPECT_TRUE(test_match.match.events().back().is_for(nobody));
  EXPECT_EQ(test_match.restored().helped(first), 2);
  EXPECT_EQ(test_match.restored().help_policy(), HelpPolicy::counted);
  EXPECT_EQ(test_match.match.help(test_match.by("bob"), first, "hint").clause, rights_clause);
  EXPECT_THAT(print_record(test_match.match.record()), testing::HasSubstr("help: counted 2 0\n"));
  EXPECT_TRUE(read_record(print_record(test_match.match.record())));
}

TEST(MatchHelp, IsRefusedWhereItIsOffAndNotCountedWhereItIsFree) {
  TestMatch off = begin_test_match("null-game");
  const Verdict verdict = off.match.help(off.by("ann"), first, "hint");
  EXPECT_EQ(in_english(verdict.reason), "there is no help at this table");
  MatchSetup setup = setup_for("null-game", "players=2");
  setup.help = HelpPolicy::free;
  TestMatch free = begin_test_match(setup);
  EXPECT_TRUE(free.match.help(free.by("ann"), first, "hint"));
  EXPECT_EQ(free.match.helped(first), 0);
  EXPECT_THAT(print_record(free.match.record()), testing::HasSubstr("help: free\n"));
}

}  // namespace
}  // namespace twenties
