#include "terminal/online/online_session.hpp"

#include <gtest/gtest.h>

#include "terminal/online/online_for_tests.hpp"
#include "terminal/session_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using std::chrono::milliseconds;
using Kind = ClientMessage::Kind;

TEST(OnlineSession, SitsDownAndPlaysWithTheCommandsOfOffline) {
  OnlineTest test_session;
  test_session.server.open_table("t1", "null-game", {"open", "open"});
  test_session.server.seat("t1", "Ben", 2);
  test_session.type({"", "seats", "board", "moves", "why take 2", "hint", "take 1", "score",
                     "history", "link", "rules 2.1", "help", "help sit", "hand", "moves", "quit"});
  const auto how = test_session.play();
  ASSERT_TRUE(how) << in_english(how.error());
  EXPECT_EQ(*how, Leaving::quit);
  EXPECT_EQ(test_session.console.unread(), 0U);
  EXPECT_TRUE(test_session.shows("Sit down at seat 1? [Y/n]"));
  EXPECT_TRUE(test_session.shows("Fair chance: the server is committed to a secret by"));
  EXPECT_TRUE(test_session.shows("  You sit at seat 1."));
  EXPECT_TRUE(test_session.shows("  The game begins."));
  EXPECT_TRUE(
      test_session.shows("It is your turn.\nYou > seats\n  1 Mia (you), to move\n  2 Ben\n"));
  EXPECT_TRUE(test_session.shows("  You take 1: 1 point (1 counter).\n(waiting for Ben) > "));
  EXPECT_TRUE(test_session.shows("history\n  Chance: heap "));
  EXPECT_TRUE(test_session.shows("It is not your turn."));
  EXPECT_TRUE(test_session.shows("The table stays: twenties join http://host:1/t/t1"));
  EXPECT_FALSE(test_session.shows("Refused"));
  expect_fits(test_session.console.shown());
}

TEST(OnlineSession, WithoutHelpNothingTellsWhatAMoveWouldScore) {
  OnlineTest test_session;
  test_session.server.open_table("t1", "null-game", {"open", "open"});
  test_session.server.seat("t1", "Ben", 2);
  test_session.type({"", "show 2", "moves", "why take 2", "why", "hint", "quit"});
  ASSERT_TRUE(test_session.play());
  EXPECT_TRUE(test_session.shows("show 2\n1 legal move:\n  take 2\n"))
      << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("why take 2\n  take 2 is allowed."));
  EXPECT_TRUE(test_session.shows("Which move? As in"));
  EXPECT_TRUE(test_session.shows("There is no help at this table."));
  EXPECT_FALSE(test_session.shows("+2")) << test_session.console.shown();
}

TEST(OnlineSession, ANewcomerIsAskedForANameBeforeSitting) {
  OnlineTest test_session;
  test_session.server.open_table("t1", "null-game", {"open", "open"}, "", "host");
  test_session.invitation.newcomer = true;
  test_session.invitation.name = "Guest";
  test_session.type({"yes", "Nora", "stand", "sit 2", "bot 1 sharp", "quit"});
  ASSERT_TRUE(test_session.play());
  EXPECT_TRUE(test_session.shows("Your name [Guest] > Nora"));
  ASSERT_EQ(test_session.sent(Kind::name).size(), 1U);
  ASSERT_EQ(test_session.sent(Kind::sit).size(), 2U);
  EXPECT_EQ(test_session.sent(Kind::sit).back().name, "Nora");
  EXPECT_EQ(test_session.sent(Kind::sit).back().share.size(), 32U);
  EXPECT_TRUE(test_session.shows("Seat 1 is empty again."));
  EXPECT_TRUE(test_session.shows("Refused: only the host gives seats to bots\n")) << "no clause";
}

TEST(OnlineSession, TheHostGivesASeatToABotAndTheGameBegins) {
  OnlineTest test_session;
  test_session.server.open_table("t1", "null-game", {"open", "open"});
  test_session.invitation.seat = 2;
  test_session.type({"bot", "bot 7 sharp", "bot 1 sharp", "quit"});
  ASSERT_TRUE(test_session.play());
  EXPECT_FALSE(test_session.shows("Sit down")) << "the seat was named";
  EXPECT_TRUE(test_session.shows("You sit at seat 2."));
  EXPECT_TRUE(test_session.shows("As in \"bot 2 sharp\"."));
  EXPECT_TRUE(test_session.shows("Which seat? A number from 1 to 2."));
  EXPECT_TRUE(test_session.shows("sharp (bot) gets seat 1."));
  EXPECT_TRUE(test_session.shows("sharp takes"));
}

TEST(OnlineSession, WhoLooksOnSeesEveryMoveAndHasNoSay) {
  OnlineTest test_session;
  Match& match = test_session.server.open_table("t1", "null-game", {"open", "open"});
  test_session.server.seat("t1", "Ann", 1);
  test_session.server.seat("t1", "Ben", 2);
  test_session.console.type("board");
  test_session.console.type("hint", milliseconds(1000));
  test_session.type({"take 1", "undo", "resign", "quit"});
  test_session.server.meanwhile = [&] {
    const bool waited = test_session.console.now() > milliseconds(500);
    if (waited && match.answers() == 1) {
      EXPECT_TRUE(match.move(test_session.server.by("Ann"), seat_at(0), 1, "take 2"));
    }
  };
  ASSERT_TRUE(test_session.play());
  EXPECT_FALSE(test_session.shows("Sit down"));
  EXPECT_TRUE(test_session.shows("(waiting for Ann) > board"));
  EXPECT_TRUE(test_session.shows("  Ann takes 2: 2 points (2 counters).\n\nNull Game"));
  EXPECT_TRUE(test_session.shows("You have no seat here."));
  EXPECT_TRUE(test_session.shows("It is not your turn."));
  EXPECT_EQ(test_session.console.unread(), 0U);
}

TEST(OnlineSession, ARefusedMoveHasItsClauseAndReason) {
  OnlineTest test_session;
  test_session.server.open_table("t1", "game-of-20", {"open", "bot:greedy"});
  test_session.type({"", "take 5", "take 5 6", "sea", "xyz", "quit"});
  ASSERT_TRUE(test_session.play());
  EXPECT_TRUE(test_session.shows("Refused: ")) << test_session.console.shown();
  EXPECT_LE(test_session.sent(Kind::move).size(), 1U) << "the same rules are known here";
  EXPECT_TRUE(test_session.shows("1 Mia (you)")) << "commands can be shortened";
  EXPECT_TRUE(test_session.shows("\"help\" lists the commands."));
}

TEST(OnlineSession, WhatAServerRefusesIsSaidWithItsReason) {
  OnlineTest test_session;
  Match& match = test_session.server.open_table("t1", "null-game", {"open", "open"});
  test_session.server.seat("t1", "Ben", 2);
  // Ben resigns at the very moment the move is sent.
  test_session.type({"", "take 1", "quit"});
  bool resigned = false;
  test_session.server.meanwhile = [&] {
    if (test_session.console.unread() == 1 && !std::exchange(resigned, true)) {
      EXPECT_TRUE(match.resign(test_session.server.by("Ben"), seat_at(1)));
    }
  };
  ASSERT_TRUE(test_session.play());
  EXPECT_TRUE(test_session.shows("Ben resigns.")) << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("The game is over: "));
  EXPECT_TRUE(test_session.shows("You win with"));
}

TEST(OnlineSession, ThereIsNoSuchTable) {
  OnlineTest test_session;
  const auto how = test_session.play();
  ASSERT_FALSE(how);
  EXPECT_EQ(in_english(how.error()), "there is no such table");
}

TEST(OnlineSession, AServerOfAnotherVersionIsRefused) {
  OnlineTest test_session;
  test_session.server.version = protocol_version + 1;
  const auto how = test_session.play();
  ASSERT_FALSE(how);
  EXPECT_NE(in_english(how.error()).find("has to be updated"), std::string::npos);
}

TEST(OnlineSession, WhatCannotBeReadIsNotedOnceAndTheTableGoesOn) {
  OnlineTest test_session;
  test_session.server.open_table("t1", "null-game", {"open", "open"});
  test_session.server.say("{\"type\":");
  test_session.server.say("[[[[");
  test_session.server.say(R"({"type":"news","table":"t1","state":7})");
  test_session.server.say(R"({"type":"bye","reason":"rest \u001b[31m\u009b now"})");
  test_session.type({"no", "quit"});
  ASSERT_TRUE(test_session.play());
  const std::string& shown = test_session.console.shown();
  EXPECT_TRUE(test_session.shows("The server sent something unreadable: the message is not JSON."));
  EXPECT_EQ(shown.find("cannot be read"), shown.rfind("cannot be read"));
  EXPECT_TRUE(test_session.shows("The server: rest ?[31m? now"));
  EXPECT_TRUE(test_session.shows("You are watching."));
}

TEST(OnlineSession, AfterALostConnectionUnansweredMessagesGoOutAgainUnderTheirId) {
  OnlineTest test_session;
  test_session.server.open_table("t1", "null-game", {"open", "open"});
  test_session.server.seat("t1", "Ben", 2);
  bool cut = false;
  test_session.type({"", "take 1"});
  test_session.console.type("history", milliseconds(5000));
  test_session.type({"quit"});
  test_session.server.meanwhile = [&] {
    const bool decides = test_session.server.match("t1").answers() == 1;
    if (!cut && decides) test_session.server.deaf = cut = true;
  };
  ASSERT_TRUE(test_session.play());
  const auto moves = test_session.sent(Kind::move);
  ASSERT_EQ(moves.size(), 2U);
  EXPECT_EQ(moves[0].id, moves[1].id);
  EXPECT_EQ(moves[0], moves[1]);
  EXPECT_TRUE(test_session.shows("Connection lost (the line is cut). Reconnecting…"))
      << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("(no connection) You > "));
  EXPECT_TRUE(test_session.shows("Connected again.\n  You take 1: 1 point (1 counter)."));
  EXPECT_EQ(test_session.server.match("t1").table()->steps().size(), 2U) << "it counts once";
  EXPECT_GT(test_session.sent(Kind::watch).back().after, 0U) << "only what is new is asked for";
}

TEST(OnlineSession, TriesAgainAfterPausesThatGrow) {
  OnlineTest test_session;
  test_session.server.open_table("t1", "null-game", {"open", "open"});
  test_session.server.mute = 4;
  test_session.type({"no"});
  test_session.console.type("quit", milliseconds(60'000));
  ASSERT_TRUE(test_session.play());
  ASSERT_EQ(test_session.server.opened.size(), 5U) << "four connections end before a welcome";
  milliseconds expected(500);
  for (std::size_t at = 1; at < 5; ++at, expected *= 2) {
    const milliseconds pause = test_session.server.opened[at] - test_session.server.opened[at - 1];
    EXPECT_GE(pause, expected) << "before connection " << at + 1;
    EXPECT_LT(pause, 2 * expected) << "before connection " << at + 1;
  }
  EXPECT_TRUE(test_session.shows("Connected again."));
}

TEST(OnlineSession, CtrlCLeavesAtOnce) {
  OnlineTest test_session;
  test_session.server.open_table("t1", "null-game", {"open", "open"});
  test_session.console.interrupt();
  const auto how = test_session.play();
  ASSERT_TRUE(how);
  EXPECT_EQ(*how, Leaving::stopped);
}

}  // namespace
}  // namespace twenties
