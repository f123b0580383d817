#include "terminal/online/online_session.hpp"

#include <gtest/gtest.h>

#include "terminal/online/online_for_tests.hpp"
#include "terminal/session_for_tests.hpp"

namespace twenties {
namespace {

using std::chrono::milliseconds;
using Kind = ClientMessage::Kind;

TEST(OnlineSession, SitsDownAndPlaysWithTheCommandsOfOffline) {
  OnlineEvening evening;
  evening.server.open_table("t1", "null-game", {"open", "open"});
  evening.server.seat("t1", "Ben", 2);
  evening.type({"", "seats", "board", "moves", "why take 2", "hint", "take 1", "score", "history",
                "link", "rules 2.1", "help", "help sit", "hand", "moves", "quit"});
  const auto how = evening.play();
  ASSERT_TRUE(how) << how.error().message;
  EXPECT_EQ(*how, Leaving::quit);
  EXPECT_EQ(evening.console.unread(), 0U);
  EXPECT_TRUE(evening.shows("Sit down at seat 1? [Y/n]"));
  EXPECT_TRUE(evening.shows("Fair chance: the server is bound to a secret by"));
  EXPECT_TRUE(evening.shows("  You sit at seat 1."));
  EXPECT_TRUE(evening.shows("  The game begins."));
  EXPECT_TRUE(evening.shows("It is your turn.\nYou > seats\n  1 Mia (you), to move\n  2 Ben\n"));
  EXPECT_TRUE(evening.shows("  You take 1: 1 point (1 counter).\n(waiting for Ben) > "));
  EXPECT_TRUE(evening.shows("history\n  Chance: heap "));
  EXPECT_TRUE(evening.shows("It is not your turn."));
  EXPECT_TRUE(evening.shows("The table stays: twenties join http://host:1/t/t1"));
  EXPECT_FALSE(evening.shows("Refused"));
  expect_fits(evening.console.shown());
}

TEST(OnlineSession, WithoutHelpNothingTellsWhatAMoveWouldScore) {
  OnlineEvening evening;
  evening.server.open_table("t1", "null-game", {"open", "open"});
  evening.server.seat("t1", "Ben", 2);
  evening.type({"", "show 2", "moves", "why take 2", "why", "hint", "quit"});
  ASSERT_TRUE(evening.play());
  EXPECT_TRUE(evening.shows("show 2\n1 legal move:\n  take 2\n")) << evening.console.shown();
  EXPECT_TRUE(evening.shows("why take 2\n  take 2 is allowed."));
  EXPECT_TRUE(evening.shows("Say which move, as in"));
  EXPECT_TRUE(evening.shows("There is no help at this table."));
  EXPECT_FALSE(evening.shows("+2")) << evening.console.shown();
}

TEST(OnlineSession, ANewcomerIsAskedForANameBeforeSitting) {
  OnlineEvening evening;
  evening.server.open_table("t1", "null-game", {"open", "open"}, "", "host");
  evening.invitation.newcomer = true;
  evening.invitation.name = "Guest";
  evening.type({"yes", "Nora", "stand", "sit 2", "bot 1 sharp", "quit"});
  ASSERT_TRUE(evening.play());
  EXPECT_TRUE(evening.shows("Your name [Guest] > Nora"));
  ASSERT_EQ(evening.sent(Kind::name).size(), 1U);
  ASSERT_EQ(evening.sent(Kind::sit).size(), 2U);
  EXPECT_EQ(evening.sent(Kind::sit).back().name, "Nora");
  EXPECT_EQ(evening.sent(Kind::sit).back().share.size(), 32U);
  EXPECT_TRUE(evening.shows("Seat 1 is empty again."));
  EXPECT_TRUE(evening.shows("Refused: only the host gives seats to bots\n")) << "no clause";
}

TEST(OnlineSession, TheHostGivesASeatToABotAndTheGameBegins) {
  OnlineEvening evening;
  evening.server.open_table("t1", "null-game", {"open", "open"});
  evening.invitation.seat = 2;
  evening.type({"bot", "bot 7 sharp", "bot 1 sharp", "quit"});
  ASSERT_TRUE(evening.play());
  EXPECT_FALSE(evening.shows("Sit down")) << "the seat was named";
  EXPECT_TRUE(evening.shows("You sit at seat 2."));
  EXPECT_TRUE(evening.shows("As in \"bot 2 sharp\"."));
  EXPECT_TRUE(evening.shows("Which seat? A number from 1 to 2."));
  EXPECT_TRUE(evening.shows("sharp (bot) gets seat 1."));
  EXPECT_TRUE(evening.shows("sharp takes"));
}

TEST(OnlineSession, WhoLooksOnSeesEveryMoveAndHasNoSay) {
  OnlineEvening evening;
  Match& match = evening.server.open_table("t1", "null-game", {"open", "open"});
  evening.server.seat("t1", "Ann", 1);
  evening.server.seat("t1", "Ben", 2);
  evening.console.type("board");
  evening.console.type("hint", milliseconds(1000));
  evening.type({"take 1", "undo", "resign", "quit"});
  evening.server.meanwhile = [&] {
    const bool waited = evening.console.now() > milliseconds(500);
    if (waited && match.answers() == 1) {
      EXPECT_TRUE(match.move(evening.server.by("Ann"), seat_at(0), 1, "take 2"));
    }
  };
  ASSERT_TRUE(evening.play());
  EXPECT_FALSE(evening.shows("Sit down"));
  EXPECT_TRUE(evening.shows("(waiting for Ann) > board"));
  EXPECT_TRUE(evening.shows("  Ann takes 2: 2 points (2 counters).\n\nNull Game"));
  EXPECT_TRUE(evening.shows("You have no seat here."));
  EXPECT_TRUE(evening.shows("It is not your turn."));
  EXPECT_EQ(evening.console.unread(), 0U);
}

TEST(OnlineSession, ARefusedMoveHasItsClauseAndReason) {
  OnlineEvening evening;
  evening.server.open_table("t1", "game-of-20", {"open", "bot:greedy"});
  evening.type({"", "take 5", "take 5 6", "sea", "xyz", "quit"});
  ASSERT_TRUE(evening.play());
  EXPECT_TRUE(evening.shows("Refused: ")) << evening.console.shown();
  EXPECT_LE(evening.sent(Kind::move).size(), 1U) << "the same rules are known here";
  EXPECT_TRUE(evening.shows("1 Mia (you)")) << "commands can be shortened";
  EXPECT_TRUE(evening.shows("\"help\" lists the commands."));
}

TEST(OnlineSession, WhatAServerRefusesIsSaidWithItsReason) {
  OnlineEvening evening;
  Match& match = evening.server.open_table("t1", "null-game", {"open", "open"});
  evening.server.seat("t1", "Ben", 2);
  // Ben resigns at the very moment the move is sent.
  evening.type({"", "take 1", "quit"});
  bool resigned = false;
  evening.server.meanwhile = [&] {
    if (evening.console.unread() == 1 && !std::exchange(resigned, true)) {
      EXPECT_TRUE(match.resign(evening.server.by("Ben"), seat_at(1)));
    }
  };
  ASSERT_TRUE(evening.play());
  EXPECT_TRUE(evening.shows("Ben resigns.")) << evening.console.shown();
  EXPECT_TRUE(evening.shows("The game is over: "));
  EXPECT_TRUE(evening.shows("You win with"));
}

TEST(OnlineSession, ThereIsNoSuchTable) {
  OnlineEvening evening;
  const auto how = evening.play();
  ASSERT_FALSE(how);
  EXPECT_EQ(how.error().message, "there is no such table");
}

TEST(OnlineSession, AServerOfAnotherVersionIsRefused) {
  OnlineEvening evening;
  evening.server.version = protocol_version + 1;
  const auto how = evening.play();
  ASSERT_FALSE(how);
  EXPECT_NE(how.error().message.find("brought up to date"), std::string::npos);
}

TEST(OnlineSession, WhatCannotBeReadIsNotedOnceAndTheTableGoesOn) {
  OnlineEvening evening;
  evening.server.open_table("t1", "null-game", {"open", "open"});
  evening.server.say("{\"type\":");
  evening.server.say("[[[[");
  evening.server.say(R"({"type":"news","table":"t1","state":7})");
  evening.server.say(R"({"type":"bye","reason":"rest \u001b[31m\u009b now"})");
  evening.type({"no", "quit"});
  ASSERT_TRUE(evening.play());
  const std::string& shown = evening.console.shown();
  EXPECT_TRUE(
      evening.shows("The server said something that cannot be read: the message is no JSON."));
  EXPECT_EQ(shown.find("cannot be read"), shown.rfind("cannot be read"));
  EXPECT_TRUE(evening.shows("The server: rest ?[31m? now"));
  EXPECT_TRUE(evening.shows("You look on."));
}

TEST(OnlineSession, AfterALostConnectionUnansweredMessagesGoOutAgainUnderTheirId) {
  OnlineEvening evening;
  evening.server.open_table("t1", "null-game", {"open", "open"});
  evening.server.seat("t1", "Ben", 2);
  bool cut = false;
  evening.type({"", "take 1"});
  evening.console.type("history", milliseconds(5000));
  evening.type({"quit"});
  evening.server.meanwhile = [&] {
    const bool decides = evening.server.match("t1").answers() == 1;
    if (!cut && decides) evening.server.deaf = cut = true;
  };
  ASSERT_TRUE(evening.play());
  const auto moves = evening.sent(Kind::move);
  ASSERT_EQ(moves.size(), 2U);
  EXPECT_EQ(moves[0].id, moves[1].id);
  EXPECT_EQ(moves[0], moves[1]);
  EXPECT_TRUE(evening.shows("Connection lost (the line is cut), trying again."))
      << evening.console.shown();
  EXPECT_TRUE(evening.shows("(no connection) You > "));
  EXPECT_TRUE(evening.shows("Here again.\n  You take 1: 1 point (1 counter)."));
  EXPECT_EQ(evening.server.match("t1").table()->steps().size(), 2U) << "it counts once";
  EXPECT_GT(evening.sent(Kind::watch).back().after, 0U) << "only what is new is asked for";
}

TEST(OnlineSession, TriesAgainAfterPausesThatGrow) {
  OnlineEvening evening;
  evening.server.open_table("t1", "null-game", {"open", "open"});
  evening.server.mute = 4;
  evening.type({"no"});
  evening.console.type("quit", milliseconds(60'000));
  ASSERT_TRUE(evening.play());
  ASSERT_EQ(evening.server.opened.size(), 5U) << "four connections end before a welcome";
  milliseconds expected(500);
  for (std::size_t at = 1; at < 5; ++at, expected *= 2) {
    const milliseconds pause = evening.server.opened[at] - evening.server.opened[at - 1];
    EXPECT_GE(pause, expected) << "before connection " << at + 1;
    EXPECT_LT(pause, 2 * expected) << "before connection " << at + 1;
  }
  EXPECT_TRUE(evening.shows("Here again."));
}

TEST(OnlineSession, CtrlCLeavesAtOnce) {
  OnlineEvening evening;
  evening.server.open_table("t1", "null-game", {"open", "open"});
  evening.console.interrupt();
  const auto how = evening.play();
  ASSERT_TRUE(how);
  EXPECT_EQ(*how, Leaving::stopped);
}

}  // namespace
}  // namespace twenties
