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
    Evening evening = open_evening(setup_for(type->info().id, "", {"open", "open"}));
    EXPECT_EQ(evening.match.table(), nullptr);
    ASSERT_TRUE(evening.sit(second));
    EXPECT_EQ(evening.match.table(), nullptr);
    EXPECT_FALSE(evening.move(second, "skip")) << "the game has not begun";
    ASSERT_TRUE(evening.sit(first));
    ASSERT_NE(evening.match.table(), nullptr) << type->info().id;
    EXPECT_EQ(evening.game().turn().kind, Turn::Kind::seats) << "chance has acted by itself";
    EXPECT_FALSE(evening.match.stand(evening.by(first), first)) << "now it is too late";
  }
}

TEST(MatchSeats, ASeatBelongsToWhoSitsThere) {
  Evening evening = open_evening(setup_for("null-game", "", {"open", "for:bob"}));
  Match& match = evening.match;
  ASSERT_TRUE(evening.sit(first));
  const auto sit = [&](const std::string& who, Seat seat, const std::string& name,
                       const std::string& share) {
    return match.sit(evening.by(who), seat, {who, name, {}}, share);
  };
  EXPECT_FALSE(sit("cem", first, "Cem", "x")) << "it is taken";
  EXPECT_FALSE(sit("cem", second, "Cem", "x")) << "it is kept for bob";
  EXPECT_FALSE(sit("cem", third, "Cem", "x")) << "there is no such seat";
  EXPECT_FALSE(sit("cem", nobody, "Cem", "x"));
  EXPECT_EQ(match.stand(evening.by("cem"), first).clause, rights_clause);
  ASSERT_TRUE(match.stand(evening.by("ann"), first));
  for (const char* name : {"", " Cem", "bot sharp", "Bot Sharp", "a,b", "x\n", "\xff",
                           "a name that is far too long for any record of a game"}) {
    EXPECT_FALSE(sit("cem", first, name, "x")) << name;
  }
  for (const char* share : {"", "a b", "a,b", "a=b", "a:", "\xff"}) {
    EXPECT_FALSE(sit("cem", first, "Cem", share)) << share;
  }
  EXPECT_FALSE(match.sit(evening.by("cem"), first, {"cem", "Cem", "two words"}, "x"));
  EXPECT_FALSE(match.sit({"two words", "i", 0}, first, {"x", "X", {}}, "x"));
  EXPECT_FALSE(match.sit({"", "i", 0}, first, {"", "X", {}}, "x"));
  EXPECT_FALSE(match.sit({"cem", "a=b", 0}, first, {"cem", "X", {}}, "x"));
  EXPECT_EQ(match.take_fresh().size(), 1U) << "only that ann stood up";
  ASSERT_TRUE(sit("cem", first, "Cem: who else?", "x"));
  evening.keep();
  EXPECT_EQ(evening.restored().seat(first).guest.name, "Cem: who else?");
  ASSERT_TRUE(evening.sit(second));
  const auto record = read_record(print_record(match.record()));
  ASSERT_TRUE(record);
  EXPECT_EQ(record->seats.front(), "Cem: who else?");
}

TEST(MatchSeats, OnlyTheHostGivesSeatsToBots) {
  Evening evening = open_evening(setup_for("null-game", "players=3"));
  Match& match = evening.match;
  ASSERT_TRUE(evening.sit(second));
  EXPECT_EQ(match.seat_bot(evening.by("bob"), first, "sharp").clause, rights_clause);
  EXPECT_FALSE(match.seat_bot(evening.by("ann"), second, "sharp")) << "bob sits there";
  EXPECT_FALSE(match.seat_bot(evening.by("ann"), first, "shark"));
  ASSERT_TRUE(match.seat_bot(evening.by("ann"), first, "sharp"));
  ASSERT_TRUE(match.seat_bot(evening.by("ann"), third, "greedy"));
  EXPECT_NE(match.table(), nullptr);
}

TEST(MatchSeats, SeveralPeopleShareOneDevice) {
  Evening evening = open_evening(setup_for("null-game", ""));
  Match& match = evening.match;
  ASSERT_TRUE(match.sit(evening.by("ann"), first, {"ann", "Ann", {}}, "x"));
  ASSERT_TRUE(match.sit(evening.by("ann"), second, {"ann", "Anton", {}}, "y"));
  EXPECT_EQ(match.seats_of("ann").size(), 2);
  ASSERT_TRUE(match.move(evening.by("ann"), first, match.answers(), "take 1"));
  ASSERT_TRUE(match.move(evening.by("ann"), second, match.answers(), "take 1"));
  ASSERT_TRUE(match.undo(evening.by("ann"), first)) << "there is nobody else to ask";
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
  Evening evening(std::move(*open(longest)));
  ASSERT_TRUE(evening.sit(first));
  EXPECT_NE(evening.match.table(), nullptr);
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
    const Evening evening = begin_evening(setup_for(type->info().id, ""));
    EXPECT_EQ(evening.match.setup().rules, type->info().rules_version);
    EXPECT_EQ(evening.restored().setup(), evening.match.setup());
    EXPECT_EQ(evening.match.record().rules_version, type->info().rules_version);
  }
}

TEST(MatchSetup, ALogThatNamesNoRulesGoesOnByVersion1) {
  Evening evening = begin_evening("21", "cross=leftmost");
  auto old = Match::restore(all_games(), without_rules(evening.log));
  ASSERT_TRUE(old) << old.error().message;
  EXPECT_EQ(old->record().rules_version, 1);
  EXPECT_EQ(old->table()->game().rules_version(), 1);
  const auto position = old->table()->game().position();
  EXPECT_TRUE(position.starts_with("rules=1 ")) << position;
  const MatchSetup next = old->rematch_setup("ann", false, secret_number(1));
  EXPECT_EQ(open_evening(next).match.setup().rules, 2) << "a rematch is a new table";
}

TEST(MatchSetup, APositionOfALogThatNamesNoRulesIsReadByVersion1) {
  MatchSetup setup = setup_for("21", "");
  setup.position = "players=2 sheets=A,C cross=leftmost phase=first dealt=A,C";
  const Evening evening = begin_evening(setup);
  const auto old = Match::restore(all_games(), without_rules(evening.log));
  ASSERT_TRUE(old) << old.error().message;
  EXPECT_EQ(old->record().rules_version, 1);
  const Record record = old->record();
  EXPECT_EQ(record.position, cat("rules=1 ", setup.position));
  EXPECT_TRUE(Table::resume(all_games(), record));
}

TEST(MatchSetup, RulesThatAreNotPlayedAreRefused) {
  Evening evening = begin_evening("sums-of-20");
  for (const std::string_view rules : {"3", "0", "x", "99999999999"}) {
    std::vector<std::string> log = evening.log;
    log.front().replace(log.front().find("rules=2"), 7, cat("rules=", rules));
    EXPECT_FALSE(Match::restore(all_games(), log)) << rules;
  }
}

TEST(MatchMoves, OnlyTheOwnSeatAndOnlyInTurn) {
  Evening evening = begin_evening("null-game");
  Match& match = evening.match;
  EXPECT_EQ(match.move(evening.by("bob"), first, match.answers(), "take 1").clause, rights_clause);
  EXPECT_EQ(match.move(evening.by("eve"), first, match.answers(), "take 1").clause, rights_clause);
  EXPECT_FALSE(match.move(evening.by("bob"), second, match.answers(), "take 1"));
  EXPECT_FALSE(match.move(evening.by("ann"), nobody, match.answers(), "take 1"));
  EXPECT_FALSE(match.move(evening.by("ann"), first, match.answers(), "take 9"));
  EXPECT_FALSE(match.move(evening.by("ann"), first, match.answers(), "dance"));
  EXPECT_TRUE(match.take_fresh().empty()) << "refused commands add nothing";
  EXPECT_TRUE(match.move(evening.by("ann"), first, match.answers(), "take 1"));
}

TEST(MatchMoves, AMoveAnswersTheActionBeforeIt) {
  for (const GameType* type : all_games().types()) {
    Evening evening = begin_evening(setup_for(type->info().id, "players=2"));
    for (std::uint64_t turn = 1; turn < 20 && !evening.match.is_over(); ++turn) {
      const Seat seat = evening.to_move();
      const std::string move = evening.some_move(seat, turn);
      const std::uint64_t answers = evening.match.answers();
      for (const std::uint64_t wrong : {answers - 1, answers + 1}) {
        EXPECT_EQ(evening.match.move(evening.by(seat), seat, wrong, move).clause, stale_clause);
      }
      evening.play(turn);
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
    Evening evening = begin_evening(setup_for(game, "players=2"));
    const Seat seat = evening.to_move();
    const std::string text = evening.some_move(seat, 1);
    const std::uint64_t answers = evening.match.answers();
    const Sender sender = evening.by(seat);
    ASSERT_TRUE(evening.match.move(sender, seat, answers, text));
    evening.keep();
    Match again = evening.restored();
    for (Match* match : {&evening.match, &again}) {
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
    Evening evening = begin_evening(setup_for(type->info().id, "players=2"));
    const Seat seat = evening.to_move();
    const Sender sender = evening.by(seat);
    const std::uint64_t answers = evening.match.answers();
    const std::string move = evening.some_move(seat);
    ASSERT_TRUE(evening.match.move(sender, seat, answers, move));
    evening.keep();
    EXPECT_TRUE(evening.match.move(sender, seat, answers, move));
    EXPECT_TRUE(evening.match.take_fresh().empty());
    Match again = evening.restored();
    EXPECT_TRUE(again.move(sender, seat, answers, move)) << "also after the server started anew";
    EXPECT_TRUE(again.take_fresh().empty());
    EXPECT_EQ(again.done_before(sender), evening.match.done_before(sender));
    EXPECT_FALSE(again.done_before({"eve", sender.id, 0})) << "ids are each person's own";
  }
}

TEST(MatchMoves, ALateDuplicateOfAMoveThatWasUndoneDoesNothing) {
  Evening evening = begin_evening("null-game");
  const Sender sender = evening.by(first);
  const std::uint64_t answers = evening.match.answers();
  ASSERT_TRUE(evening.match.move(sender, first, answers, "take 1"));
  ASSERT_TRUE(evening.undo(first));
  const std::size_t steps = evening.steps();
  EXPECT_TRUE(evening.match.move(sender, first, answers, "take 1")) << "it was done, once";
  EXPECT_EQ(evening.steps(), steps);
  EXPECT_EQ(evening.match.move(evening.by(first), first, answers, "take 1").clause, stale_clause)
      << "and what was meant for the table before the undo is stale";
}

TEST(MatchMoves, AResignationEndsTheGame) {
  for (const GameType* type : all_games().types()) {
    Evening evening = begin_evening(setup_for(type->info().id, "players=2"));
    const Seat seat = evening.to_move();
    ASSERT_TRUE(evening.move(seat, evening.some_move(seat)));
    ASSERT_TRUE(evening.match.resign(evening.by("bob"), second))
        << "also when it is not their turn";
    evening.keep();
    EXPECT_TRUE(evening.match.is_over());
    EXPECT_FALSE(evening.match.pending());
    EXPECT_EQ(evening.game().winners(), SeatSet::of(first));
    EXPECT_FALSE(evening.match.resign(evening.by("ann"), first));
    EXPECT_FALSE(evening.match.next_tick());
    EXPECT_TRUE(evening.restored().is_over());
  }
}

TEST(MatchBots, BotsEnginesAndCaretakersAreAskedWhenItIsTheirTurn) {
  Evening evening = begin_evening(setup_for("null-game", "players=3", {"bot:greedy", "engine:x"}));
  Match& match = evening.match;
  ASSERT_EQ(match.bot_turns().size(), 1U);
  BotTurn turn = match.bot_turns().front();
  EXPECT_EQ(turn.level, "greedy");
  EXPECT_TRUE(turn.engine.empty());
  EXPECT_EQ(match.bot_move(first, turn.answers + 1, "take 1", evening.now).clause, stale_clause);
  EXPECT_FALSE(match.bot_move(second, turn.answers, "take 1", evening.now));
  EXPECT_FALSE(match.bot_move(nobody, turn.answers, "take 1", evening.now));
  ASSERT_TRUE(match.bot_move(first, turn.answers, "take 1", evening.now));
  turn = match.bot_turns().front();
  EXPECT_EQ(turn.engine, "x");
  EXPECT_TRUE(turn.level.empty());
  match.replace_engine(second, evening.now);
  turn = match.bot_turns().front();
  EXPECT_TRUE(turn.engine.empty()) << "the engine has failed";
  EXPECT_EQ(turn.level, usual_caretaker);
  ASSERT_TRUE(match.bot_move(second, turn.answers, "take 1", evening.now));
  EXPECT_TRUE(match.bot_turns().empty()) << "a person is to decide";
  EXPECT_FALSE(match.bot_move(third, match.answers(), "take 1", evening.now));
  evening.keep();
  EXPECT_EQ(evening.restored().seat(second).plan.name, usual_caretaker);
}

TEST(MatchBots, TwoSealedBotsAreAskedAtOnce) {
  Evening evening =
      begin_evening(setup_for("21", "players=3", {"open", "bot:greedy", "bot:sharp"}));
  for (int turn = 0; turn < 6 && evening.match.bot_turns().size() < 2; ++turn) {
    const auto bots = evening.match.bot_turns();
    if (bots.empty()) {
      evening.play();
    } else {
      ASSERT_TRUE(evening.match.bot_move(bots[0].seat, bots[0].answers,
                                         evening.some_move(bots[0].seat), evening.now));
    }
  }
  const auto bots = evening.match.bot_turns();
  ASSERT_EQ(bots.size(), 2U);
  for (const BotTurn& bot : bots) {
    EXPECT_TRUE(evening.match.bot_move(bot.seat, bot.answers, evening.some_move(bot.seat), 0));
  }
}

TEST(MatchBots, WhatABotThoughtBeforeAnUndoIsStale) {
  Evening evening = begin_evening(setup_for("null-game", "", {"open", "bot:greedy"}));
  ASSERT_TRUE(evening.move(first, "take 1"));
  const BotTurn turn = evening.match.bot_turns().front();
  ASSERT_TRUE(evening.undo(first));
  EXPECT_EQ(evening.match.bot_move(second, turn.answers, "take 1", evening.now).clause,
            stale_clause);
  ASSERT_TRUE(evening.move(first, "take 2"));
  EXPECT_EQ(evening.match.bot_move(second, turn.answers, "take 1", evening.now).clause,
            stale_clause);
}

TEST(MatchRecord, ShowsTheSecretOnlyWhenTheGameIsOver) {
  Evening evening = begin_evening("24-7");
  EXPECT_EQ(print_record(evening.match.record()).find(evening.match.setup().secret),
            std::string::npos);
  evening.play_to_the_end();
  EXPECT_NE(print_record(evening.match.record()).find(evening.match.setup().secret),
            std::string::npos);
}

}  // namespace
}  // namespace twenties
