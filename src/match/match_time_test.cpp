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
    Evening evening = begin_evening(setup_for(type->info().id, "players=2", {}, "game:60"));
    const auto end = evening.match.clock().end();
    ASSERT_TRUE(end) << type->info().id;
    evening.wait(60 * a_second - 1);
    ASSERT_FALSE(evening.match.is_over());
    evening.wait(1);
    ASSERT_TRUE(evening.match.is_over()) << type->info().id;
    EXPECT_FALSE(evening.game().winners().has(end->seat));
    EXPECT_EQ(evening.match.record().actions.back().kind, Action::Kind::flag);
    EXPECT_TRUE(evening.restored().is_over());
  }
}

TEST(MatchFlag, GivesTheSeatToABotForGoodWhereThereAreMore) {
  Evening evening = begin_evening("null-game", "players=3", "game:60");
  evening.wait(60 * a_second);
  ASSERT_FALSE(evening.match.is_over());
  EXPECT_EQ(evening.match.seat(first).caretaker, usual_caretaker);
  ASSERT_EQ(evening.match.bot_turns().size(), 1U);
  EXPECT_FALSE(evening.match.next_tick()) << "a bot's time is not measured";
  evening.match.went_away("ann", evening.now);
  evening.match.came_back("ann", evening.now);
  evening.keep();
  EXPECT_EQ(evening.match.seat(first).caretaker, usual_caretaker) << "it does not come back";
  EXPECT_FALSE(evening.move(first, "take 1"));
  const std::size_t entries = evening.log.size();
  evening.match.came_back("ann", evening.now);
  evening.keep();
  EXPECT_EQ(evening.log.size(), entries) << "nothing is added where nothing changes";
  ASSERT_TRUE(evening.match.bot_move(first, evening.match.answers(), "take 1", evening.now));
  EXPECT_EQ(evening.match.clock().end()->seat, second);
}

TEST(MatchFlag, WhenAllFlagsFallAtOnceTheBotsPlayOn) {
  Evening evening = begin_evening("21", "players=3", "game:60");
  while (evening.game().turn().seats.size() < 3) evening.play();
  evening.wait(Moment{3600} * a_second);
  EXPECT_FALSE(evening.match.is_over());
  EXPECT_EQ(evening.match.bot_turns().size(), 3U);
}

TEST(MatchFlag, DaysPerMove) {
  Evening evening = begin_evening("null-game", "", "days:2");
  const Moment day = Moment{24} * 3600 * a_second;
  evening.wait(2 * day - 1);
  ASSERT_TRUE(evening.move(first, "take 1"));
  evening.wait(2 * day - 1);
  ASSERT_FALSE(evening.match.is_over());
  evening.wait(1);
  EXPECT_TRUE(evening.match.is_over());
}

TEST(MatchRound, SumsOf20EndsWhenItsTimeIsUp) {
  Evening evening = begin_evening("sums-of-20", "players=2 time=20");
  const Moment end = match_start + Moment{20} * 60 * a_second;
  EXPECT_EQ(evening.match.round_end(), end);
  evening.play();
  evening.wait(Moment{10} * 60 * a_second);
  evening.match.pause(evening.now);
  evening.wait(Moment{60} * 60 * a_second);
  ASSERT_FALSE(evening.match.is_over()) << "the time stands still in a pause";
  EXPECT_EQ(evening.match.until(*evening.match.round_end(), evening.now),
            Moment{10} * 60 * a_second);
  evening.match.resume(evening.now);
  evening.keep();
  EXPECT_EQ(evening.match.next_tick(), evening.now + Moment{10} * 60 * a_second);
  evening.wait(Moment{10} * 60 * a_second);
  EXPECT_EQ(evening.match.record().actions.back().kind, Action::Kind::time_up);
  EXPECT_FALSE(evening.match.is_over()) << "all are to have equally many turns (6.2)";
  EXPECT_FALSE(evening.match.round_end()) << "it is up once";
  EXPECT_FALSE(evening.match.next_tick());
  evening.wait(a_second);
  evening.play();
  EXPECT_TRUE(evening.match.is_over());
  EXPECT_TRUE(evening.restored().is_over());
}

TEST(MatchRound, ADecisionThatIsUndoneDoesNotBringTheTimeBack) {
  Evening evening = begin_evening("sums-of-20", "players=2 time=20");
  const Seat seat = evening.play();
  evening.wait(Moment{20} * 60 * a_second);
  ASSERT_FALSE(evening.match.is_over());
  ASSERT_TRUE(evening.undo(seat));
  ASSERT_TRUE(evening.answer_undo(seat == first ? second : first, true));
  EXPECT_TRUE(evening.match.round_end());
  evening.wait(0);
  EXPECT_FALSE(evening.match.round_end()) << "it is up again at once";
}

TEST(MatchRound, GamesWithoutATimeLimitNeverEndSo) {
  for (const GameType* type : all_games().types()) {
    Evening evening = begin_evening(setup_for(type->info().id, "players=2"));
    EXPECT_FALSE(evening.match.next_tick());
    evening.wait(Moment{1000} * 24 * 3600 * a_second);
    EXPECT_FALSE(evening.match.is_over());
  }
}

TEST(MatchPause, NobodyActsAndClocksStandStill) {
  Evening evening = begin_evening(setup_for("null-game", "", {"open", "bot:greedy"}, "game:60"));
  ASSERT_TRUE(evening.move(first, "take 1"));
  evening.match.pause(evening.now);
  EXPECT_TRUE(evening.match.bot_turns().empty());
  EXPECT_FALSE(evening.match.bot_move(second, evening.match.answers(), "take 1", evening.now));
  EXPECT_FALSE(evening.move(first, "take 1"));
  EXPECT_FALSE(evening.match.next_tick());
  evening.match.pause(evening.now);
  evening.keep();
  const std::size_t entries = evening.log.size();
  evening.match.resume(evening.now);
  evening.match.resume(evening.now);
  evening.keep();
  EXPECT_EQ(evening.log.size(), entries + 1) << "it resumes once";
  EXPECT_EQ(evening.match.bot_turns().size(), 1U);
}

TEST(MatchLeavers, AfterAGraceTimeTheOthersMayLetABotPlay) {
  Evening evening = begin_evening("null-game", "players=3");
  Match& match = evening.match;
  EXPECT_FALSE(match.care(evening.by("bob"), first)) << "ann is here";
  match.went_away("ann", evening.now);
  match.went_away("ann", evening.now + 5);
  evening.keep();
  EXPECT_EQ(match.events().back().kind, What::went_away);
  evening.now += grace_time - 1;
  EXPECT_FALSE(match.care(evening.by("bob"), first)) << "ann may still come back";
  evening.now += 1;
  EXPECT_EQ(match.care(evening.by("eve"), first).clause, rights_clause) << "eve does not play";
  EXPECT_EQ(match.care(evening.by("ann"), first).clause, rights_clause);
  EXPECT_FALSE(match.care(evening.by("bob"), nobody));
  ASSERT_TRUE(match.care(evening.by("bob"), first));
  EXPECT_FALSE(match.care(evening.by("cem"), first)) << "a bot plays there already";
  ASSERT_EQ(match.bot_turns().size(), 1U);
  EXPECT_EQ(match.bot_turns().front().level, usual_caretaker);
  EXPECT_EQ(match.bot_turns().front().seat, first);
  const std::uint64_t answers = match.answers();
  match.came_back("ann", evening.now);
  evening.keep();
  EXPECT_TRUE(match.bot_turns().empty()) << "ann has her seat back";
  EXPECT_FALSE(match.bot_move(first, answers, "take 1", evening.now)) << "the bot thought too long";
  EXPECT_TRUE(evening.move(first, "take 1"));
  EXPECT_TRUE(evening.restored().seat(first).caretaker.empty());
}

TEST(MatchLeavers, WhereAMoveMayTakeDaysNobodyIsReplacedOvernight) {
  Evening evening = begin_evening("null-game", "players=3", "days:2");
  evening.match.went_away("ann", evening.now);
  evening.now += 47 * 3600 * a_second;
  EXPECT_FALSE(evening.match.care(evening.by("bob"), first));
}

TEST(MatchLeavers, WhoLeftBeforeTheGameBeganIsAwayWhenItBegins) {
  Evening evening = open_evening(setup_for("null-game", ""));
  ASSERT_TRUE(evening.sit(first));
  evening.match.went_away("ann", evening.now);
  evening.now += grace_time;
  ASSERT_TRUE(evening.sit(second));
  EXPECT_TRUE(evening.match.care(evening.by("bob"), first));
}

TEST(MatchLeavers, TheClockOfACaredForSeatStandsStill) {
  Evening evening = begin_evening("null-game", "players=3", "game:100");
  evening.match.went_away("ann", evening.now);
  evening.now += grace_time;
  ASSERT_TRUE(evening.match.care(evening.by("bob"), first));
  EXPECT_FALSE(evening.match.next_tick());
  evening.wait(1000 * a_second);
  evening.match.came_back("ann", evening.now);
  EXPECT_EQ(evening.match.clock().left(first, evening.now), 40 * a_second);
}

TEST(MatchTime, MomentsThatGoBackwardsDoNoHarm) {
  Evening evening = begin_evening("sums-of-20", "players=2 time=20", "game:600");
  evening.wait(10 * a_second);
  evening.play();
  evening.now -= 3600 * a_second;
  evening.wait(0);
  evening.play();
  evening.match.pause(evening.now - 50);
  evening.match.resume(evening.now - 100);
  evening.play();
  evening.keep();
  EXPECT_EQ(evening.match.round_end(), match_start + Moment{20} * 60 * a_second);
  EXPECT_EQ(evening.match.clock().left(first, match_start + 10 * a_second) +
                evening.match.clock().left(second, match_start + 10 * a_second),
            (600 + 590) * a_second);
  Moment last = 0;
  for (const std::string& line : evening.log) {
    const Moment at = read_entry(line)->at;
    EXPECT_GE(at, last) << line;
    last = at;
  }
  EXPECT_EQ(evening.restored().next_tick(), evening.match.next_tick());
}

TEST(MatchTime, AHugeMomentIsTheEndOfTheYear9999) {
  Evening evening = begin_evening("24-7", "", "move:30");
  evening.now = std::numeric_limits<Moment>::max();
  evening.wait(0);
  evening.keep();
  EXPECT_TRUE(evening.match.is_over());
  EXPECT_TRUE(evening.restored().is_over());
}

TEST(MatchRematch, SeatsRotate) {
  Evening evening =
      begin_evening(setup_for("null-game", "players=3", {"open", "open", "bot:greedy"}));
  EXPECT_FALSE(evening.match.play_again(evening.by("ann"), false, "t2")) << "the game is not over";
  ASSERT_TRUE(evening.match.resign(evening.by("ann"), first));
  EXPECT_EQ(evening.match.play_again(evening.by("eve"), false, "t2").clause, rights_clause)
      << "eve did not play";
  EXPECT_FALSE(evening.match.play_again(evening.by("ann"), false, "two words"));
  EXPECT_TRUE(evening.match.play_again(evening.by("bob"), false, "t2"));
  EXPECT_TRUE(evening.match.play_again(evening.by("ann"), false, "t3")) << "it is there already";
  EXPECT_EQ(evening.match.next_table(), "t2");
  const MatchSetup next = evening.match.rematch_setup("bob", false, secret_number(1));
  EXPECT_EQ(print_seat_plan(next.seats[0]), "for:bob");
  EXPECT_EQ(print_seat_plan(next.seats[1]), "bot:greedy");
  EXPECT_EQ(print_seat_plan(next.seats[2]), "for:ann");
  EXPECT_EQ(next.host, "bob");
  EXPECT_EQ(next.secret, secret_number(1));
  EXPECT_TRUE(next.shares.empty());
  EXPECT_FALSE(next.listed) << "all seats are kept";
  EXPECT_TRUE(Match::open(all_games_and_null(), next, evening.now));
}

TEST(MatchRematch, TheSameTilesNeedEverybodysConsent) {
  Evening evening =
      begin_evening(setup_for("null-game", "players=3", {"open", "open", "bot:greedy"}));
  ASSERT_TRUE(evening.match.resign(evening.by("ann"), first));
  ASSERT_TRUE(evening.match.play_again(evening.by("ann"), true, "same"));
  EXPECT_EQ(evening.match.next_table(true), "") << "bob was not asked";
  EXPECT_TRUE(evening.match.asked_for_same().has(first));
  EXPECT_FALSE(evening.match.asked_for_same().has(second));
  ASSERT_TRUE(evening.match.play_again(evening.by("ann"), true, "same"));
  EXPECT_EQ(evening.match.next_table(true), "") << "twice is not for two";
  ASSERT_TRUE(evening.match.play_again(evening.by("bob"), false, "fresh"));
  EXPECT_EQ(evening.match.next_table(false), "fresh") << "a plain rematch is another table";
  EXPECT_EQ(evening.match.next_table(true), "");
  ASSERT_TRUE(evening.match.play_again(evening.by("bob"), true, "same"));
  EXPECT_EQ(evening.match.next_table(true), "same");
  EXPECT_EQ(evening.match.next_table(false), "fresh");
  evening.keep();
  const Match restored = evening.restored();
  EXPECT_EQ(restored.next_table(true), "same");
  EXPECT_EQ(restored.next_table(false), "fresh");
  EXPECT_FALSE(restored.has_known_tiles());
  const Evening again = open_evening(restored.rematch_setup("bob", true, secret_number(1)));
  EXPECT_TRUE(again.match.has_known_tiles()) << "before anybody sits down";
  EXPECT_FALSE(
      open_evening(restored.rematch_setup("bob", false, secret_number(1))).match.has_known_tiles());
}

// All that chance does in a game in which everybody plays the first move there is.
std::string draws(Evening& evening) {
  std::string out;
  while (!evening.match.is_over()) {
    const auto bots = evening.match.bot_turns();
    const Seat seat = bots.empty() ? evening.to_move() : bots.front().seat;
    const std::string move = evening.game().moves(seat).front();
    if (bots.empty()) {
      const std::string who = evening.match.seat(seat).guest.id;
      EXPECT_TRUE(evening.match.move(evening.by(who), seat, evening.match.answers(), move));
      if (evening.match.pending()) EXPECT_TRUE(evening.match.confirm(evening.by(who), seat));
    } else {
      EXPECT_TRUE(evening.match.bot_move(seat, bots.front().answers, move, evening.now));
    }
    if (testing::Test::HasFailure()) break;
  }
  evening.keep();
  for (const Action& action : evening.match.record().actions) {
    if (action.kind == Action::Kind::chance) out += action.text + "\n";
  }
  return out;
}

TEST(MatchRematch, TheSameTilesAgainWithSeatsSwapped) {
  for (const GameType* type : all_games().types()) {
    for (const std::string opponent : {"open", "bot:greedy", "engine:x"}) {
      Evening evening = begin_evening(setup_for(type->info().id, "players=2", {"open", opponent}));
      const std::string before = draws(evening);
      Evening again = open_evening(evening.match.rematch_setup("ann", true, secret_number(1)));
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
  Evening evening = begin_evening("null-game");
  evening.play_to_the_end();
  const MatchSetup same = evening.match.rematch_setup("ann", true, secret_number(1));
  EXPECT_EQ(same.secret, evening.match.setup().secret);
  EXPECT_EQ(same.shares.size(), 2U);
}

}  // namespace
}  // namespace twenties
