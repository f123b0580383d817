#include <gtest/gtest.h>

#include <limits>

#include "match/matches_for_tests.hpp"

namespace twenties {
namespace {

using What = MatchEvent::Kind;

const Seat first = seat_at(0);
const Seat second = seat_at(1);

TEST(MatchFlag, LosesAGameOfTwo) {
  for (const GameType* type : all_games().types()) {
    TestMatch test_match = begin_test_match(setup_for(type->info().id, "players=2", {}, "game:60"));
    const auto end = test_match.match.clock().end();
    ASSERT_TRUE(end) << type->info().id;
    test_match.wait(60 * a_second - 1);
    ASSERT_FALSE(test_match.match.is_over());
    test_match.wait(1);
    ASSERT_TRUE(test_match.match.is_over()) << type->info().id;
    EXPECT_FALSE(test_match.game().winners().has(end->seat));
    EXPECT_EQ(test_match.match.record().actions.back().kind, Action::Kind::flag);
    EXPECT_TRUE(test_match.restored().is_over());
  }
}

TEST(MatchFlag, GivesTheSeatToABotForGoodWhereThereAreMore) {
  TestMatch test_match = begin_test_match("null-game", "players=3", "game:60");
  test_match.wait(60 * a_second);
  ASSERT_FALSE(test_match.match.is_over());
  EXPECT_EQ(test_match.match.seat(first).substitute, usual_substitute);
  ASSERT_EQ(test_match.match.bot_turns().size(), 1U);
  EXPECT_FALSE(test_match.match.next_tick()) << "a bot's time is not measured";
  test_match.match.went_away("ann", test_match.now);
  test_match.match.came_back("ann", test_match.now);
  test_match.keep();
  EXPECT_EQ(test_match.match.seat(first).substitute, usual_substitute) << "it does not come back";
  EXPECT_FALSE(test_match.move(first, "take 1"));
  const std::size_t entries = test_match.log.size();
  test_match.match.came_back("ann", test_match.now);
  test_match.keep();
  EXPECT_EQ(test_match.log.size(), entries) << "nothing is added where nothing changes";
  ASSERT_TRUE(
      test_match.match.bot_move(first, test_match.match.answers(), "take 1", test_match.now));
  EXPECT_EQ(test_match.match.clock().end()->seat, second);
}

TEST(MatchFlag, WhenAllFlagsFallAtOnceTheBotsPlayOn) {
  TestMatch test_match = begin_test_match("21", "players=3", "game:60");
  while (test_match.game().turn().seats.size() < 3) test_match.play();
  test_match.wait(Moment{3600} * a_second);
  EXPECT_FALSE(test_match.match.is_over());
  EXPECT_EQ(test_match.match.bot_turns().size(), 3U);
}

TEST(MatchFlag, DaysPerMove) {
  TestMatch test_match = begin_test_match("null-game", "", "days:2");
  const Moment day = Moment{24} * 3600 * a_second;
  test_match.wait(2 * day - 1);
  ASSERT_TRUE(test_match.move(first, "take 1"));
  test_match.wait(2 * day - 1);
  ASSERT_FALSE(test_match.match.is_over());
  test_match.wait(1);
  EXPECT_TRUE(test_match.match.is_over());
}

TEST(MatchRound, SumsOf20EndsWhenItsTimeIsUp) {
  TestMatch test_match = begin_test_match("sums-of-20", "players=2 time=20");
  const Moment end = match_start + Moment{20} * 60 * a_second;
  EXPECT_EQ(test_match.match.round_end(), end);
  test_match.play();
  test_match.wait(Moment{10} * 60 * a_second);
  test_match.match.pause(test_match.now);
  test_match.wait(Moment{60} * 60 * a_second);
  ASSERT_FALSE(test_match.match.is_over()) << "the time stands still in a pause";
  EXPECT_EQ(test_match.match.until(*test_match.match.round_end(), test_match.now),
            Moment{10} * 60 * a_second);
  test_match.match.resume(test_match.now);
  test_match.keep();
  EXPECT_EQ(test_match.match.next_tick(), test_match.now + Moment{10} * 60 * a_second);
  test_match.wait(Moment{10} * 60 * a_second);
  EXPECT_EQ(test_match.match.record().actions.back().kind, Action::Kind::time_up);
  EXPECT_FALSE(test_match.match.is_over()) << "all are to have equally many turns (6.2)";
  EXPECT_FALSE(test_match.match.round_end()) << "it is up once";
  EXPECT_FALSE(test_match.match.next_tick());
  test_match.wait(a_second);
  test_match.play();
  EXPECT_TRUE(test_match.match.is_over());
  EXPECT_TRUE(test_match.restored().is_over());
}

TEST(MatchRound, ADecisionThatIsUndoneDoesNotBringTheTimeBack) {
  TestMatch test_match = begin_test_match("sums-of-20", "players=2 time=20");
  const Seat seat = test_match.play();
  test_match.wait(Moment{20} * 60 * a_second);
  ASSERT_FALSE(test_match.match.is_over());
  ASSERT_TRUE(test_match.undo(seat));
  ASSERT_TRUE(test_match.answer_undo(seat == first ? second : first, true));
  EXPECT_TRUE(test_match.match.round_end());
  test_match.wait(0);
  EXPECT_FALSE(test_match.match.round_end()) << "it is up again at once";
}

TEST(MatchRound, GamesWithoutATimeLimitNeverEndSo) {
  for (const GameType* type : all_games().types()) {
    TestMatch test_match = begin_test_match(setup_for(type->info().id, "players=2"));
    EXPECT_FALSE(test_match.match.next_tick());
    test_match.wait(Moment{1000} * 24 * 3600 * a_second);
    EXPECT_FALSE(test_match.match.is_over());
  }
}

TEST(MatchPause, NobodyActsAndClocksStandStill) {
  TestMatch test_match =
      begin_test_match(setup_for("null-game", "", {"open", "bot:greedy"}, "game:60"));
  ASSERT_TRUE(test_match.move(first, "take 1"));
  test_match.match.pause(test_match.now);
  EXPECT_TRUE(test_match.match.bot_turns().empty());
  EXPECT_FALSE(
      test_match.match.bot_move(second, test_match.match.answers(), "take 1", test_match.now));
  EXPECT_FALSE(test_match.move(first, "take 1"));
  EXPECT_FALSE(test_match.match.next_tick());
  test_match.match.pause(test_match.now);
  test_match.keep();
  const std::size_t entries = test_match.log.size();
  test_match.match.resume(test_match.now);
  test_match.match.resume(test_match.now);
  test_match.keep();
  EXPECT_EQ(test_match.log.size(), entries + 1) << "it resumes once";
  EXPECT_EQ(test_match.match.bot_turns().size(), 1U);
}

TEST(MatchLeavers, AfterAGraceTimeTheOthersMayLetABotPlay) {
  TestMatch test_match = begin_test_match("null-game", "players=3");
  Match& match = test_match.match;
  EXPECT_FALSE(match.care(test_match.by("bob"), first)) << "ann is here";
  match.went_away("ann", test_match.now);
  match.went_away("ann", test_match.now + 5);
  test_match.keep();
  EXPECT_EQ(match.events().back().kind, What::went_away);
  test_match.now += grace_time - 1;
  EXPECT_FALSE(match.care(test_match.by("bob"), first)) << "ann may still come back";
  test_match.now += 1;
  EXPECT_EQ(match.care(test_match.by("eve"), first).clause, rights_clause) << "eve does not play";
  EXPECT_EQ(match.care(test_match.by("ann"), first).clause, rights_clause);
  EXPECT_FALSE(match.care(test_match.by("bob"), nobody));
  ASSERT_TRUE(match.care(test_match.by("bob"), first));
  EXPECT_FALSE(match.care(test_match.by("cem"), first)) << "a bot plays there already";
  ASSERT_EQ(match.bot_turns().size(), 1U);
  EXPECT_EQ(match.bot_turns().front().level, usual_substitute);
  EXPECT_EQ(match.bot_turns().front().seat, first);
  const std::uint64_t answers = match.answers();
  match.came_back("ann", test_match.now);
  test_match.keep();
  EXPECT_TRUE(match.bot_turns().empty()) << "ann has her seat back";
  EXPECT_FALSE(match.bot_move(first, answers, "take 1", test_match.now))
      << "the bot thought too long";
  EXPECT_TRUE(test_match.move(first, "take 1"));
  EXPECT_TRUE(test_match.restored().seat(first).substitute.empty());
}

TEST(MatchLeavers, WhereAMoveMayTakeDaysNobodyIsReplacedOvernight) {
  TestMatch test_match = begin_test_match("null-game", "players=3", "days:2");
  test_match.match.went_away("ann", test_match.now);
  test_match.now += 47 * 3600 * a_second;
  EXPECT_FALSE(test_match.match.care(test_match.by("bob"), first));
}

TEST(MatchLeavers, WhoLeftBeforeTheGameBeganIsAwayWhenItBegins) {
  TestMatch test_match = open_test_match(setup_for("null-game", ""));
  ASSERT_TRUE(test_match.sit(first));
  test_match.match.went_away("ann", test_match.now);
  test_match.now += grace_time;
  ASSERT_TRUE(test_match.sit(second));
  EXPECT_TRUE(test_match.match.care(test_match.by("bob"), first));
}

TEST(MatchLeavers, TheClockOfACaredForSeatStandsStill) {
  TestMatch test_match = begin_test_match("null-game", "players=3", "game:100");
  test_match.match.went_away("ann", test_match.now);
  test_match.now += grace_time;
  ASSERT_TRUE(test_match.match.care(test_match.by("bob"), first));
  EXPECT_FALSE(test_match.match.next_tick());
  test_match.wait(1000 * a_second);
  test_match.match.came_back("ann", test_match.now);
  EXPECT_EQ(test_match.match.clock().left(first, test_match.now), 40 * a_second);
}

TEST(MatchTime, MomentsThatGoBackwardsDoNoHarm) {
  TestMatch test_match = begin_test_match("sums-of-20", "players=2 time=20", "game:600");
  test_match.wait(10 * a_second);
  test_match.play();
  test_match.now -= 3600 * a_second;
  test_match.wait(0);
  test_match.play();
  test_match.match.pause(test_match.now - 50);
  test_match.match.resume(test_match.now - 100);
  test_match.play();
  test_match.keep();
  EXPECT_EQ(test_match.match.round_end(), match_start + Moment{20} * 60 * a_second);
  EXPECT_EQ(test_match.match.clock().left(first, match_start + 10 * a_second) +
                test_match.match.clock().left(second, match_start + 10 * a_second),
            (600 + 590) * a_second);
  Moment last = 0;
  for (const std::string& line : test_match.log) {
    const Moment at = read_entry(line)->at;
    EXPECT_GE(at, last) << line;
    last = at;
  }
  EXPECT_EQ(test_match.restored().next_tick(), test_match.match.next_tick());
}

TEST(MatchTime, AHugeMomentIsTheEndOfTheYear9999) {
  TestMatch test_match = begin_test_match("24-7", "", "move:30");
  test_match.now = std::numeric_limits<Moment>::max();
  test_match.wait(0);
  test_match.keep();
  EXPECT_TRUE(test_match.match.is_over());
  EXPECT_TRUE(test_match.restored().is_over());
}

TEST(MatchRematch, SeatsRotate) {
  TestMatch test_match =
      begin_test_match(setup_for("null-game", "players=3", {"open", "open", "bot:greedy"}));
  EXPECT_FALSE(test_match.match.play_again(test_match.by("ann"), false, "t2"))
      << "the game is not over";
  ASSERT_TRUE(test_match.match.resign(test_match.by("ann"), first));
  EXPECT_EQ(test_match.match.play_again(test_match.by("eve"), false, "t2").clause, rights_clause)
      << "eve did not play";
  EXPECT_FALSE(test_match.match.play_again(test_match.by("ann"), false, "two words"));
  EXPECT_TRUE(test_match.match.play_again(test_match.by("bob"), false, "t2"));
  EXPECT_TRUE(test_match.match.play_again(test_match.by("ann"), false, "t3"))
      << "it is there already";
  EXPECT_EQ(test_match.match.next_table(), "t2");
  const MatchSetup next = test_match.match.rematch_setup("bob", false, secret_number(1));
  EXPECT_EQ(print_seat_plan(next.seats[0]), "for:bob");
  EXPECT_EQ(print_seat_plan(next.seats[1]), "bot:greedy");
  EXPECT_EQ(print_seat_plan(next.seats[2]), "for:ann");
  EXPECT_EQ(next.host, "bob");
  EXPECT_EQ(next.secret, secret_number(1));
  EXPECT_TRUE(next.shares.empty());
  EXPECT_FALSE(next.listed) << "all seats are kept";
  EXPECT_TRUE(Match::open(all_games_and_null(), next, test_match.now));
}

TEST(MatchRematch, TheSameTilesNeedEverybodysConsent) {
  TestMatch test_match =
      begin_test_match(setup_for("null-game", "players=3", {"open", "open", "bot:greedy"}));
  ASSERT_TRUE(test_match.match.resign(test_match.by("ann"), first));
  ASSERT_TRUE(test_match.match.play_again(test_match.by("ann"), true, "same"));
  EXPECT_EQ(test_match.match.next_table(true), "") << "bob was not asked";
  EXPECT_TRUE(test_match.match.asked_for_same().has(first));
  EXPECT_FALSE(test_match.match.asked_for_same().has(second));
  ASSERT_TRUE(test_match.match.play_again(test_match.by("ann"), true, "same"));
  EXPECT_EQ(test_match.match.next_table(true), "") << "twice is not for two";
  ASSERT_TRUE(test_match.match.play_again(test_match.by("bob"), false, "fresh"));
  EXPECT_EQ(test_match.match.next_table(false), "fresh") << "a plain rematch is another table";
  EXPECT_EQ(test_match.match.next_table(true), "");
  ASSERT_TRUE(test_match.match.play_again(test_match.by("bob"), true, "same"));
  EXPECT_EQ(test_match.match.next_table(true), "same");
  EXPECT_EQ(test_match.match.next_table(false), "fresh");
  test_match.keep();
  const Match restored = test_match.restored();
  EXPECT_EQ(restored.next_table(true), "same");
  EXPECT_EQ(restored.next_table(false), "fresh");
  EXPECT_FALSE(restored.has_known_tiles());
  const TestMatch again = open_test_match(restored.rematch_setup("bob", true, secret_number(1)));
  EXPECT_TRUE(again.match.has_known_tiles()) << "before anybody sits down";
  EXPECT_FALSE(open_test_match(restored.rematch_setup("bob", false, secret_number(1)))
                   .match.has_known_tiles());
}

// All that chance does in a game in which everybody plays the first move there is.
std::string draws(TestMatch& test_match) {
  std::string out;
  while (!test_match.match.is_over()) {
    const auto bots = test_match.match.bot_turns();
    const Seat seat = bots.empty() ? test_match.to_move() : bots.front().seat;
    const std::string move = test_match.game().moves(seat).front();
    if (bots.empty()) {
      const std::string who = test_match.match.seat(seat).guest.id;
      EXPECT_TRUE(
          test_match.match.move(test_match.by(who), seat, test_match.match.answers(), move));
      if (test_match.match.pending())
        EXPECT_TRUE(test_match.match.confirm(test_match.by(who), seat));
    } else {
      EXPECT_TRUE(test_match.match.bot_move(seat, bots.front().answers, move, test_match.now));
    }
    if (testing::Test::HasFailure()) break;
  }
  test_match.keep();
  for (const Action& action : test_match.match.record().actions) {
    if (action.kind == Action::Kind::chance) out += action.text + "\n";
  }
  return out;
}

TEST(MatchRematch, TheSameTilesAgainWithSeatsSwapped) {
  for (const GameType* type : all_games().types()) {
    for (const std::string opponent : {"open", "bot:greedy", "engine:x"}) {
      TestMatch test_match =
          begin_test_match(setup_for(type->info().id, "players=2", {"open", opponent}));
      const std::string before = draws(test_match);
      TestMatch again =
          open_test_match(test_match.match.rematch_setup("ann", true, secret_number(1)));
      for (const Seat seat : {first, second}) {
        const MatchSeat& who = again.match.seat(seat);
        if (!who.is_person()) continue;
        ASSERT_TRUE(again.match.sit(again.by(who.plan.name), seat, {"", "Again", {}}, "x"));
      }
      again.keep();
      ASSERT_NE(again.match.table(), nullptr) << type->info().id << " against " << opponent;
      EXPECT_EQ(draws(again), before) << type->info().id << " against " << opponent;
      EXPECT_TRUE(again.restored().is_over());
      const auto record = again.match.record();
      EXPECT_TRUE(Table::resume(all_games_and_null(), record)) << print_record(record);
    }
  }
}

TEST(MatchRematch, IsFreshUnlessTheSameTilesAreAskedFor) {
  TestMatch test_match = begin_test_match("null-game");
  test_match.play_to_the_end();
  const MatchSetup same = test_match.match.rematch_setup("ann", true, secret_number(1));
  EXPECT_EQ(same.secret, test_match.match.setup().secret);
  EXPECT_EQ(same.shares.size(), 2U);
}

}  // namespace
}  // namespace twenties
