#include "match/match.hpp"

#include <gtest/gtest.h>

#include "match/matches_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

const Seat first = seat_at(0);
const Seat second = seat_at(1);
const Seat third = seat_at(2);

TEST(MatchSeats, TheGameBeginsWhenTheLastSeatIsTaken) {
  for (const GameType* type : all_games().types()) {
    TestMatch test_match = open_test_match(setup_for(type->info().id, "", {"open", "open"}));
    EXPECT_EQ(test_match.match.table(), nullptr);
    ASSERT_TRUE(test_match.sit(second));
    EXPECT_EQ(test_match.match.table(), nullptr);
    EXPECT_FALSE(test_match.move(second, "skip")) << "the game has not begun";
    ASSERT_TRUE(test_match.sit(first));
    ASSERT_NE(test_match.match.table(), nullptr) << type->info().id;
    EXPECT_EQ(test_match.game().turn().kind, Turn::Kind::seats) << "chance has acted by itself";
    EXPECT_FALSE(test_match.match.stand(test_match.by(first), first)) << "now it is too late";
  }
}

TEST(MatchSeats, ASeatBelongsToWhoSitsThere) {
  TestMatch test_match = open_test_match(setup_for("null-game", "", {"open", "for:bob"}));
  Match& match = test_match.match;
  ASSERT_TRUE(test_match.sit(first));
  const auto sit = [&](const std::string& who, Seat seat, const std::string& name,
                       const std::string& share) {
    return match.sit(test_match.by(who), seat, {who, name, {}}, share);
  };
  EXPECT_FALSE(sit("cem", first, "Cem", "x")) << "it is taken";
  EXPECT_FALSE(sit("cem", second, "Cem", "x")) << "it is kept for bob";
  EXPECT_FALSE(sit("cem", third, "Cem", "x")) << "there is no such seat";
  EXPECT_FALSE(sit("cem", nobody, "Cem", "x"));
  EXPECT_EQ(match.stand(test_match.by("cem"), first).clause, rights_clause);
  ASSERT_TRUE(match.stand(test_match.by("ann"), first));
  for (const char* name : {"", " Cem", "bot sharp", "Bot Sharp", "a,b", "x\n", "\xff",
                           "a name that is far too long for any record of a game"}) {
    EXPECT_FALSE(sit("cem", first, name, "x")) << name;
  }
  for (const char* share : {"", "a b", "a,b", "a=b", "a:", "\xff"}) {
    EXPECT_FALSE(sit("cem", first, "Cem", share)) << share;
  }
  EXPECT_FALSE(match.sit(test_match.by("cem"), first, {"cem", "Cem", "two words"}, "x"));
  EXPECT_FALSE(match.sit({"two words", "i", 0}, first, {"x", "X", {}}, "x"));
  EXPECT_FALSE(match.sit({"", "i", 0}, first, {"", "X", {}}, "x"));
  EXPECT_FALSE(match.sit({"cem", "a=b", 0}, first, {"cem", "X", {}}, "x"));
  EXPECT_EQ(match.take_fresh().size(), 1U) << "only that ann stood up";
  ASSERT_TRUE(sit("cem", first, "Cem: who else?", "x"));
  test_match.keep();
  EXPECT_EQ(test_match.restored().seat(first).guest.name, "Cem: who else?");
  ASSERT_TRUE(test_match.sit(second));
  const auto record = read_record(print_record(match.record()));
  ASSERT_TRUE(record);
  EXPECT_EQ(record->seats.front(), "Cem: who else?");
}

TEST(MatchSeats, OnlyTheHostGivesSeatsToBots) {
  TestMatch test_match = open_test_match(setup_for("null-game", "players=3"));
  Match& match = test_match.match;
  ASSERT_TRUE(test_match.sit(second));
  EXPECT_EQ(match.seat_bot(test_match.by("bob"), first, "sharp").clause, rights_clause);
  EXPECT_FALSE(match.seat_bot(test_match.by("ann"), second, "sharp")) << "bob sits there";
  EXPECT_FALSE(match.seat_bot(test_match.by("ann"), first, "shark"));
  ASSERT_TRUE(match.seat_bot(test_match.by("ann"), first, "sharp"));
  ASSERT_TRUE(match.seat_bot(test_match.by("ann"), third, "greedy"));
  EXPECT_NE(match.table(), nullptr);
}

TEST(MatchSeats, SeveralPeopleShareOneDevice) {
  TestMatch test_match = open_test_match(setup_for("null-game", ""));
  Match& match = test_match.match;
  ASSERT_TRUE(match.sit(test_match.by("ann"), first, {"ann", "Ann", {}}, "x"));
  ASSERT_TRUE(match.sit(test_match.by("ann"), second, {"ann", "Anton", {}}, "y"));
  EXPECT_EQ(match.seats_of("ann").size(), 2);
  ASSERT_TRUE(match.move(test_match.by("ann"), first, match.answers(), "take 1"));
  ASSERT_TRUE(match.move(test_match.by("ann"), second, match.answers(), "take 1"));
  ASSERT_TRUE(match.undo(test_match.by("ann"), first)) << "there is nobody else to ask";
  EXPECT_TRUE(match.table()->game().turn().has(first));
}

TEST(MatchSeats, AnEngineWithALongNameIsRefusedBeforeAnybodySits) {
  const std::string longest(32, 'e');
  const auto open = [](const std::string& name) {
    return Match::open(all_games_and_null(),
                       setup_for("null-game", "", {"open", cat("engine:", name)}), match_start);
  };
  EXPECT_FALSE(open(longest + "e"));
  ASSERT_TRUE(open(longest));
  TestMatch test_match(std::move(*open(longest)));
  ASSERT_TRUE(test_match.sit(first));
  EXPECT_NE(test_match.match.table(), nullptr);
}

TEST(MatchSetup, WhatCannotBePlayedIsRefused) {
  const auto refused = [](const MatchSetup& setup) {
    return !Match::open(all_games_and_null(), setup, match_start);
  };
  EXPECT_TRUE(refused(setup_for("chess", "")));
  EXPECT_TRUE(refused(setup_for("null-game", "players=9")));
  EXPECT_TRUE(refused(setup_for("null-game", "", {"open", "open", "open"})));
  EXPECT_TRUE(refused(setup_for("null-game", "", {"bot:shark"})));
  MatchSetup setup = setup_for("null-game", "");
  setup.secret = "secret";
  EXPECT_TRUE(refused(setup));
  setup = setup_for("null-game", "");
  setup.shares = {"a"};
  EXPECT_TRUE(refused(setup));
  setup.shares = {"a", "b c"};
  EXPECT_TRUE(refused(setup));
  setup = setup_for("null-game", "");
  setup.host = "two words";
  EXPECT_TRUE(refused(setup));
  EXPECT_EQ(setup_of(*read_entry(print_entry(
                         entry_of(setup_for("21", "", {"for:x", "bot:sharp"}), match_start))))
                ->seats.size(),
            2U);
}

// A log as programs wrote it before there was a second version of any rules.
std::vector<std::string> without_rules(std::vector<std::string> log) {
  constexpr std::string_view field = " rules=2";
  const std::size_t at = log.front().find(field);
  EXPECT_NE(at, std::string::npos) << log.front();
  if (at != std::string::npos) log.front().erase(at, field.size());
  return log;
}

TEST(MatchSetup, NewTablesFollowTheNewestRulesAndTheirLogsSayWhich) {
  for (const GameType* type : all_games().types()) {
    const TestMatch test_match = begin_test_match(setup_for(type->info().id, ""));
    EXPECT_EQ(test_match.match.setup().rules, type->info().rules_version);
    EXPECT_EQ(test_match.restored().setup(), test_match.match.setup());
    EXPECT_EQ(test_match.match.record().rules_version, type->info().rules_version);
  }
}

TEST(MatchSetup, ALogThatNamesNoRulesGoesOnByVersion1) {
  TestMatch test_match = begin_test_match("21", "cross=leftmost");
  auto old = Match::restore(all_games(), without_rules(test_match.log));
  ASSERT_TRUE(old) << in_english(old.error());
  EXPECT_EQ(old->record().rules_version, 1);
  EXPECT_EQ(old->table()->game().rules_version(), 1);
  const auto position = old->table()->game().position();
  EXPECT_TRUE(position.starts_with("rules=1 ")) << position;
  const MatchSetup next = old->rematch_setup("ann", false, secret_number(1));
  EXPECT_EQ(open_test_match(next).match.setup().rules, 2) << "a rematch is a new table";
}

TEST(MatchSetup, APositionOfALogThatNamesNoRulesIsReadByVersion1) {
  MatchSetup setup = setup_for("21", "");
  setup.position = "players=2 sheets=A,C cross=leftmost phase=first dealt=A,C";
  const TestMatch test_match = begin_test_match(setup);
  const auto old = Match::restore(all_games(), without_rules(test_match.log));
  ASSERT_TRUE(old) << in_english(old.error());
  EXPECT_EQ(old->record().rules_version, 1);
  const Record record = old->record();
  EXPECT_EQ(record.position, cat("rules=1 ", setup.position));
  EXPECT_TRUE(Table::resume(all_games(), record));
}

TEST(MatchSetup, RulesThatAreNotPlayedAreRefused) {
  TestMatch test_match = begin_test_match("sums-of-20");
  for (const std::string_view rules : {"3", "0", "x", "99999999999"}) {
    std::vector<std::string> log = test_match.log;
    log.front().replace(log.front().find("rules=2"), 7, cat("rules=", rules));
    EXPECT_FALSE(Match::restore(all_games(), log)) << rules;
  }
}

TEST(MatchMoves, OnlyTheOwnSeatAndOnlyInTurn) {
  TestMatch test_match = begin_test_match("null-game");
  Match& match = test_match.match;
  EXPECT_EQ(match.move(test_match.by("bob"), first, match.answers(), "take 1").clause,
            rights_clause);
  EXPECT_EQ(match.move(test_match.by("eve"), first, match.answers(), "take 1").clause,
            rights_clause);
  EXPECT_FALSE(match.move(test_match.by("bob"), second, match.answers(), "take 1"));
  EXPECT_FALSE(match.move(test_match.by("ann"), nobody, match.answers(), "take 1"));
  EXPECT_FALSE(match.move(test_match.by("ann"), first, match.answers(), "take 9"));
  EXPECT_FALSE(match.move(test_match.by("ann"), first, match.answers(), "dance"));
  EXPECT_TRUE(match.take_fresh().empty()) << "refused commands add nothing";
  EXPECT_TRUE(match.move(test_match.by("ann"), first, match.answers(), "take 1"));
}

TEST(MatchMoves, AMoveAnswersTheActionBeforeIt) {
  for (const GameType* type : all_games().types()) {
    TestMatch test_match = begin_test_match(setup_for(type->info().id, "players=2"));
    for (std::uint64_t turn = 1; turn < 20 && !test_match.match.is_over(); ++turn) {
      const Seat seat = test_match.to_move();
      const std::string move = test_match.some_move(seat, turn);
      const std::uint64_t answers = test_match.match.answers();
      for (const std::uint64_t wrong : {answers - 1, answers + 1}) {
        EXPECT_EQ(test_match.match.move(test_match.by(seat), seat, wrong, move).clause,
                  stale_clause);
      }
      test_match.play(turn);
    }
  }
}

TEST(MatchNames, HaveNoSignsThatNobodySees) {
  for (const char* name : {"Ann\u200b", "A\u202enn", "\u2066Ann", "Ann\ufeff", "\u3164"}) {
    EXPECT_FALSE(is_guest_name(name)) << name;
  }
  EXPECT_TRUE(is_guest_name("Zo\u00eb \U0001F468\u200d\U0001F469"));
}

TEST(MatchMoves, AnIdIsForOneCommandAlone) {
  for (const char* game : {"game-of-20", "twenty-four-seven"}) {
    TestMatch test_match = begin_test_match(setup_for(game, "players=2"));
    const Seat seat = test_match.to_move();
    const std::string text = test_match.some_move(seat, 1);
    const std::uint64_t answers = test_match.match.answers();
    const Sender sender = test_match.by(seat);
    ASSERT_TRUE(test_match.match.move(sender, seat, answers, text));
    test_match.keep();
    Match again = test_match.restored();
    for (Match* match : {&test_match.match, &again}) {
      const auto refuses = [&](const Verdict& verdict) {
        return in_english(verdict.reason) == "this id was used for another command" &&
               match->take_fresh().empty();
      };
      EXPECT_TRUE(match->move(sender, seat, answers, text))
          << "the same again gets the same answer";
      EXPECT_TRUE(refuses(match->move(sender, seat, match->answers(), "no such move")));
      EXPECT_TRUE(refuses(match->move(sender, seat_at(1 - index_of(seat)), answers, text)));
      EXPECT_TRUE(refuses(match->confirm(sender, seat)));
      EXPECT_TRUE(refuses(match->take_back(sender, seat)));
      EXPECT_TRUE(refuses(match->undo(sender, seat)));
      EXPECT_TRUE(refuses(match->resign(sender, seat)));
      EXPECT_TRUE(refuses(match->care(sender, seat)));
      EXPECT_TRUE(refuses(match->answer_undo(sender, true)));
    }
  }
}

TEST(MatchMoves, SentTwiceTheyCountOnce) {
  for (const GameType* type : all_games().types()) {
    TestMatch test_match = begin_test_match(setup_for(type->info().id, "players=2"));
    const Seat seat = test_match.to_move();
    const Sender sender = test_match.by(seat);
    const std::uint64_t answers = test_match.match.answers();
    const std::string move = test_match.some_move(seat);
    ASSERT_TRUE(test_match.match.move(sender, seat, answers, move));
    test_match.keep();
    EXPECT_TRUE(test_match.match.move(sender, seat, answers, move));
    EXPECT_TRUE(test_match.match.take_fresh().empty());
    Match again = test_match.restored();
    EXPECT_TRUE(again.move(sender, seat, answers, move)) << "also after the server started anew";
    EXPECT_TRUE(again.take_fresh().empty());
    EXPECT_EQ(again.done_before(sender), test_match.match.done_before(sender));
    EXPECT_FALSE(again.done_before({"eve", sender.id, 0})) << "ids are each person's own";
  }
}

TEST(MatchMoves, ALateDuplicateOfAMoveThatWasUndoneDoesNothing) {
  TestMatch test_match = begin_test_match("null-game");
  const Sender sender = test_match.by(first);
  const std::uint64_t answers = test_match.match.answers();
  ASSERT_TRUE(test_match.match.move(sender, first, answers, "take 1"));
  ASSERT_TRUE(test_match.undo(first));
  const std::size_t steps = test_match.steps();
  EXPECT_TRUE(test_match.match.move(sender, first, answers, "take 1")) << "it was done, once";
  EXPECT_EQ(test_match.steps(), steps);
  EXPECT_EQ(test_match.match.move(test_match.by(first), first, answers, "take 1").clause,
            stale_clause)
      << "and what was meant for the table before the undo is stale";
}

TEST(MatchMoves, AResignationEndsTheGame) {
  for (const GameType* type : all_games().types()) {
    TestMatch test_match = begin_test_match(setup_for(type->info().id, "players=2"));
    const Seat seat = test_match.to_move();
    ASSERT_TRUE(test_match.move(seat, test_match.some_move(seat)));
    ASSERT_TRUE(test_match.match.resign(test_match.by("bob"), second))
        << "also when it is not their turn";
    test_match.keep();
    EXPECT_TRUE(test_match.match.is_over());
    EXPECT_FALSE(test_match.match.pending());
    EXPECT_EQ(test_match.game().winners(), SeatSet::of(first));
    EXPECT_FALSE(test_match.match.resign(test_match.by("ann"), first));
    EXPECT_FALSE(test_match.match.next_tick());
    EXPECT_TRUE(test_match.restored().is_over());
  }
}

TEST(MatchBots, BotsEnginesAndSubstitutesAreAskedWhenItIsTheirTurn) {
  TestMatch test_match =
      begin_test_match(setup_for("null-game", "players=3", {"bot:greedy", "engine:x"}));
  Match& match = test_match.match;
  ASSERT_EQ(match.bot_turns().size(), 1U);
  BotTurn turn = match.bot_turns().front();
  EXPECT_EQ(turn.level, "greedy");
  EXPECT_TRUE(turn.engine.empty());
  EXPECT_EQ(match.bot_move(first, turn.answers + 1, "take 1", test_match.now).clause, stale_clause);
  EXPECT_FALSE(match.bot_move(second, turn.answers, "take 1", test_match.now));
  EXPECT_FALSE(match.bot_move(nobody, turn.answers, "take 1", test_match.now));
  ASSERT_TRUE(match.bot_move(first, turn.answers, "take 1", test_match.now));
  turn = match.bot_turns().front();
  EXPECT_EQ(turn.engine, "x");
  EXPECT_TRUE(turn.level.empty());
  match.replace_engine(second, test_match.now);
  turn = match.bot_turns().front();
  EXPECT_TRUE(turn.engine.empty()) << "the engine has failed";
  EXPECT_EQ(turn.level, usual_substitute);
  ASSERT_TRUE(match.bot_move(second, turn.answers, "take 1", test_match.now));
  EXPECT_TRUE(match.bot_turns().empty()) << "a person is to decide";
  EXPECT_FALSE(match.bot_move(third, match.answers(), "take 1", test_match.now));
  test_match.keep();
  EXPECT_EQ(test_match.restored().seat(second).plan.name, usual_substitute);
}

TEST(MatchBots, TwoSealedBotsAreAskedAtOnce) {
  TestMatch test_match =
      begin_test_match(setup_for("21", "players=3", {"open", "bot:greedy", "bot:sharp"}));
  for (int turn = 0; turn < 6 && test_match.match.bot_turns().size() < 2; ++turn) {
    const auto bots = test_match.match.bot_turns();
    if (bots.empty()) {
      test_match.play();
    } else {
      ASSERT_TRUE(test_match.match.bot_move(bots[0].seat, bots[0].answers,
                                            test_match.some_move(bots[0].seat), test_match.now));
    }
  }
  const auto bots = test_match.match.bot_turns();
  ASSERT_EQ(bots.size(), 2U);
  for (const BotTurn& bot : bots) {
    EXPECT_TRUE(
        test_match.match.bot_move(bot.seat, bot.answers, test_match.some_move(bot.seat), 0));
  }
}

TEST(MatchBots, WhatABotThoughtBeforeAnUndoIsStale) {
  TestMatch test_match = begin_test_match(setup_for("null-game", "", {"open", "bot:greedy"}));
  ASSERT_TRUE(test_match.move(first, "take 1"));
  const BotTurn turn = test_match.match.bot_turns().front();
  ASSERT_TRUE(test_match.undo(first));
  EXPECT_EQ(test_match.match.bot_move(second, turn.answers, "take 1", test_match.now).clause,
            stale_clause);
  ASSERT_TRUE(test_match.move(first, "take 2"));
  EXPECT_EQ(test_match.match.bot_move(second, turn.answers, "take 1", test_match.now).clause,
            stale_clause);
}

TEST(MatchRecord, ShowsTheSecretOnlyWhenTheGameIsOver) {
  TestMatch test_match = begin_test_match("24-7");
  EXPECT_EQ(print_record(test_match.match.record()).find(test_match.match.setup().secret),
            std::string::npos);
  test_match.play_to_the_end();
  EXPECT_NE(print_record(test_match.match.record()).find(test_match.match.setup().secret),
            std::string::npos);
}

}  // namespace
}  // namespace twenties
