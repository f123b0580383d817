#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/matches_for_tests.hpp"
#include "match/secrecy.hpp"
#include "texts/words.hpp"

// What a player could do to the others at a table, and cannot.

namespace twenties {
namespace {

const Seat first = seat_at(0);
const Seat second = seat_at(1);
const Seat third = seat_at(2);

TEST(MatchAbuse, MovingAndUndoingAddsNoTimeToAClockForTheGame) {
  Evening evening = begin_evening("null-game", "", "game:60+5");
  for (int i = 0; i < 20; ++i) {
    evening.now += 25;
    ASSERT_TRUE(evening.move(first, "take 1"));
    evening.now += 25;
    ASSERT_TRUE(evening.undo(first));
  }
  EXPECT_EQ(evening.match.clock().left(first, evening.now), 59 * a_second);
  EXPECT_EQ(evening.match.clock().left(second, evening.now), 60 * a_second);
  EXPECT_EQ(evening.restored().next_tick(), evening.match.next_tick());
}

TEST(MatchAbuse, AnUndoGivesNoTimeForAMoveBack) {
  Evening evening = begin_evening("null-game", "", "move:10");
  evening.now += 4 * a_second;
  ASSERT_TRUE(evening.move(first, "take 1"));
  evening.now += 3 * a_second;
  ASSERT_TRUE(evening.undo(first));
  EXPECT_EQ(evening.match.clock().left(first, evening.now), 3 * a_second);
  ASSERT_TRUE(evening.move(first, "take 1"));
  evening.now += 3 * a_second;
  const Verdict late = evening.undo(first);
  EXPECT_FALSE(late) << "its ten seconds are over";
  EXPECT_THAT(in_english(late.reason), testing::HasSubstr("time"));
}

TEST(MatchAbuse, AnUndoThatIsAgreedToSetsEveryClockBack) {
  Evening evening = begin_evening("null-game", "", "game:60+5");
  evening.now += 10 * a_second;
  ASSERT_TRUE(evening.move(first, "take 1"));
  evening.now += 20 * a_second;
  ASSERT_TRUE(evening.move(second, "take 1"));
  evening.now += 2 * a_second;
  ASSERT_TRUE(evening.undo(first));
  evening.now += 3 * a_second;
  ASSERT_TRUE(evening.answer_undo(second, true));
  EXPECT_EQ(evening.match.clock().left(first, evening.now), (60 - 10 - 25) * a_second)
      << "as if the first move had never been made";
  EXPECT_EQ(evening.match.clock().left(second, evening.now), 60 * a_second);
}

TEST(MatchAbuse, APauseIsNotChargedByAnUndo) {
  Evening evening = begin_evening("null-game", "", "game:60");
  ASSERT_TRUE(evening.move(first, "take 1"));
  evening.match.pause(evening.now);
  evening.now += 1000 * a_second;
  evening.match.resume(evening.now);
  evening.now += a_second;
  ASSERT_TRUE(evening.undo(first));
  EXPECT_EQ(evening.match.clock().left(first, evening.now), 59 * a_second);
}

TEST(MatchAbuse, ASealedMarkThatIsMadeAnewGainsNoTime) {
  Evening evening = begin_evening("twenty-one", "players=2", "game:60+5");
  while (evening.game().turn().seats.size() < 2) evening.play();
  const Moment before_first = evening.match.clock().left(first, evening.now);
  const Moment before_second = evening.match.clock().left(second, evening.now);
  for (int i = 0; i < 10; ++i) {
    evening.now += 50;
    ASSERT_TRUE(evening.move(first, evening.some_move(first)));
    evening.now += 50;
    ASSERT_TRUE(evening.undo(first));
  }
  EXPECT_EQ(evening.match.clock().left(first, evening.now), before_first - a_second);
  EXPECT_EQ(evening.match.clock().left(second, evening.now), before_second - a_second)
      << "it thinks all the time";
  EXPECT_EQ(evening.restored().next_tick(), evening.match.next_tick());
}

TEST(MatchAbuse, UndosAreLimited) {
  Evening evening = begin_evening("null-game");
  for (int i = 0; i < usual_limits.undos; ++i) {
    ASSERT_TRUE(evening.move(first, "take 1"));
    ASSERT_TRUE(evening.undo(first)) << i;
  }
  ASSERT_TRUE(evening.move(first, "take 1"));
  const Verdict verdict = evening.undo(first);
  EXPECT_EQ(verdict.clause, table_clause);
  EXPECT_EQ(in_english(verdict.reason), "a seat undoes at most 100 decisions in a game");
  ASSERT_TRUE(evening.move(second, "take 1"));
  EXPECT_TRUE(evening.undo(second)) << "the others have theirs";
  EXPECT_FALSE(evening.restored().undo(evening.by("ann"), first)) << "also after a restart";
}

TEST(MatchAbuse, RequestsToUndoCountAsWell) {
  Evening evening = begin_evening("null-game", "players=3");
  ASSERT_TRUE(evening.move(first, "take 1"));
  ASSERT_TRUE(evening.move(second, "take 1"));
  for (int i = 0; i < usual_limits.undos; ++i) {
    ASSERT_TRUE(evening.undo(first));
    ASSERT_TRUE(evening.answer_undo(second, false));
  }
  EXPECT_FALSE(evening.undo(first));
}

TEST(MatchAbuse, WhoPlaysAloneMayUndoMore) {
  Evening evening = begin_evening(setup_for("null-game", "players=2", {"open", "bot:greedy"}));
  for (int i = 0; i < 2 * usual_limits.undos; ++i) {
    ASSERT_TRUE(evening.move(first, "take 1"));
    ASSERT_TRUE(evening.undo(first)) << i;
  }
}

TEST(MatchAbuse, PlacingAndTakingBackIsLimited) {
  Evening evening = begin_evening("24-7");
  const Seat seat = evening.to_move();
  const std::string move = evening.some_move(seat);
  for (int i = 0; i < usual_limits.take_backs; ++i) {
    ASSERT_TRUE(evening.move(seat, move));
    ASSERT_TRUE(evening.match.take_back(evening.by(seat), seat));
  }
  ASSERT_TRUE(evening.move(seat, move)) << "it can still be played";
  const Verdict verdict = evening.match.take_back(evening.by(seat), seat);
  EXPECT_EQ(in_english(verdict.reason), "a seat takes back at most 200 tiles in a game");
  EXPECT_FALSE(evening.match.undo(evening.by(seat), seat)) << "which is the same";
  EXPECT_TRUE(evening.match.confirm(evening.by(seat), seat));
}

TEST(MatchAbuse, SittingDownAgainAndAgainIsLimited) {
  Evening evening = open_evening(setup_for("null-game", "players=2"));
  for (int i = 0; i < most_sittings; ++i) {
    ASSERT_TRUE(evening.sit(first));
    ASSERT_TRUE(evening.match.stand(evening.by("ann"), first));
  }
  EXPECT_FALSE(evening.sit(first));
  EXPECT_TRUE(evening.sit(second)) << "the others may";
}

TEST(MatchAbuse, LeavingAndComingBackDoesNotFillTheTable) {
  Evening evening = begin_evening("null-game");
  for (std::uint64_t i = 0; i < most_entries; ++i) {
    evening.match.went_away("bob", evening.now);
    evening.match.came_back("bob", evening.now);
  }
  EXPECT_TRUE(evening.move(first, "take 1"));
}

TEST(MatchAbuse, NothingIsUndoneThatSomebodyAbsentDecided) {
  Evening evening = begin_evening("null-game", "players=3");
  ASSERT_TRUE(evening.move(first, "take 1"));
  ASSERT_TRUE(evening.move(second, "take 1"));
  evening.match.went_away("bob", evening.now);
  EXPECT_FALSE(evening.undo(first)) << "bob cannot be asked";
  evening.now += grace_time;
  ASSERT_TRUE(evening.match.care(evening.by("cem"), second));
  const Verdict verdict = evening.undo(first);
  EXPECT_FALSE(verdict);
  EXPECT_EQ(in_english(verdict.reason), "bob has moved since and is away: that cannot be undone");
  ASSERT_TRUE(evening.move(third, "take 1"));
  EXPECT_TRUE(evening.undo(third)) << "his own, before anybody else acted";
  evening.match.came_back("bob", evening.now);
  EXPECT_TRUE(evening.undo(first)) << "now he is asked";
  EXPECT_EQ(evening.match.undo_asked_by(), first);
}

TEST(MatchAbuse, ARequestLapsesWhenSomebodyConcernedIsGivenToABot) {
  Evening evening = begin_evening("null-game", "players=3");
  ASSERT_TRUE(evening.move(first, "take 1"));
  ASSERT_TRUE(evening.move(second, "take 1"));
  ASSERT_TRUE(evening.undo(first));
  ASSERT_TRUE(evening.answer_undo(third, true));
  const std::size_t steps = evening.steps();
  evening.match.went_away("bob", evening.now);
  evening.now += grace_time;
  ASSERT_TRUE(evening.match.care(evening.by("cem"), second));
  EXPECT_GE(evening.steps(), steps) << "what bob did stays";
  EXPECT_FALSE(evening.match.undo_asked_by());
}

TEST(MatchAbuse, AFallenFlagIsNoResignation) {
  Evening evening = begin_evening("null-game", "", "move:30");
  evening.wait(30 * a_second);
  ASSERT_TRUE(evening.match.is_over());
  EXPECT_EQ(in_english(evening.game().ending().reason), "seat 1 ran out of time");
  EXPECT_THAT(print_record(evening.match.record()), testing::HasSubstr("! flag 1\n"));
  EXPECT_TRUE(Table::resume(all_games_and_null(), evening.match.record()));
}

TEST(MatchHelp, IsOffAsSoonAsTwoPeoplePlay) {
  EXPECT_EQ(begin_evening("null-game").match.help_policy(), HelpPolicy::off);
  EXPECT_EQ(open_evening(setup_for("null-game", "players=2")).match.help_policy(), HelpPolicy::off)
      << "an open seat is for somebody";
  const auto alone = begin_evening(setup_for("null-game", "players=2", {"open", "bot:greedy"}));
  EXPECT_EQ(alone.match.help_policy(), HelpPolicy::free);
}

TEST(MatchHelp, IsCountedForAllToSee) {
  MatchSetup setup = setup_for("null-game", "players=2");
  setup.help = HelpPolicy::counted;
  Evening evening = begin_evening(setup);
  ASSERT_TRUE(evening.match.help(evening.by("ann"), first, "hint"));
  const Sender again = evening.by("ann");
  ASSERT_TRUE(evening.match.help(again, first, "moves"));
  ASSERT_TRUE(evening.match.help(again, first, "moves")) << "sent twice, it counts once";
  evening.keep();
  EXPECT_EQ(evening.match.helped(first), 2);
  EXPECT_EQ(evening.match.helped(second), 0);
  EXPECT_EQ(evening.match.events().back().kind, MatchEvent::Kind::helped);
  EXPECT_TRUE(evening.match.events().back().is_for(second));
  EXPECT_TRUE(evening.match.events().back().is_for(nobody));
  EXPECT_EQ(evening.restored().helped(first), 2);
  EXPECT_EQ(evening.restored().help_policy(), HelpPolicy::counted);
  EXPECT_EQ(evening.match.help(evening.by("bob"), first, "hint").clause, rights_clause);
  EXPECT_THAT(print_record(evening.match.record()), testing::HasSubstr("help: counted 2 0\n"));
  EXPECT_TRUE(read_record(print_record(evening.match.record())));
}

TEST(MatchHelp, IsRefusedWhereItIsOffAndNotCountedWhereItIsFree) {
  Evening off = begin_evening("null-game");
  const Verdict verdict = off.match.help(off.by("ann"), first, "hint");
  EXPECT_EQ(in_english(verdict.reason), "there is no help at this table");
  MatchSetup setup = setup_for("null-game", "players=2");
  setup.help = HelpPolicy::free;
  Evening free = begin_evening(setup);
  EXPECT_TRUE(free.match.help(free.by("ann"), first, "hint"));
  EXPECT_EQ(free.match.helped(first), 0);
  EXPECT_THAT(print_record(free.match.record()), testing::HasSubstr("help: free\n"));
}

}  // namespace
}  // namespace twenties
