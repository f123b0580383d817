#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "terminal/online/online_for_tests.hpp"
#include "terminal/session_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using std::chrono::milliseconds;
using Kind = ClientMessage::Kind;

// The moments of a session that a whole game need not have.
struct Moments : testing::Test {
  OnlineTest test_session;

  // Ben does this once, as soon as he can.
  void ben(std::function<bool(Match&)> possible, std::function<Verdict(Match&)> does) {
    auto done = std::make_shared<bool>(false);
    auto before = test_session.server.meanwhile;
    test_session.server.meanwhile = [this, done, before, possible = std::move(possible),
                                     does = std::move(does)] {
      if (before) before();
      Match& match = test_session.server.match("t1");
      if (*done || match.table() == nullptr || !possible(match)) return;
      *done = true;
      const Verdict verdict = does(match);
      EXPECT_TRUE(verdict) << in_english(verdict);
    };
  }
  void ben_moves(std::uint64_t at, std::string move) {
    ben([at](Match& match) { return match.answers() == at; },
        [this, at, move](Match& match) {
          return match.move(test_session.server.by("Ben"), seat_at(1), at, move);
        });
  }
  void null_game_with_ben() {
    test_session.server.open_table("t1", "null-game", {"open", "open"});
    test_session.server.seat("t1", "Ben", 2);
    test_session.type({""});
  }
  // A game of 24/7 in which the person at the keyboard is to move.
  Match& twenty_four_seven() {
    Match& match =
        test_session.server.open_table("t1", "24/7", {"open", "bot:random"}, "players=2");
    test_session.type({"yes"});
    return match;
  }
  static std::string legal_move(const Match& match) {
    return match.table()->game().moves(seat_at(0)).front();
  }
};

TEST_F(Moments, AnotherAsksToUndoAndIsAllowedTo) {
  null_game_with_ben();
  ben_moves(2, "take 1");
  ben([](Match& match) { return match.answers() == 4; },
      [this](Match& match) { return match.undo(test_session.server.by("Ben"), seat_at(1)); });
  test_session.type({"take 1", "take 1"});
  test_session.console.type("agree", milliseconds(300));
  test_session.type({"agree", "history", "quit"});
  ASSERT_TRUE(test_session.play());
  EXPECT_TRUE(test_session.shows("Ben asks to take back a move: \"agree\" or \"refuse\"."))
      << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("  Ben's last move is taken back."));
  EXPECT_TRUE(test_session.shows("Nobody asks to undo.")) << "it was allowed already";
  EXPECT_EQ(test_session.server.match("t1").table()->steps().size(), 2U);
}

TEST_F(Moments, OnesOwnUndoIsFreeUntilSomebodyElseActs) {
  null_game_with_ben();
  ben_moves(4, "take 1");
  test_session.type({"undo", "take 2", "undo", "take 1"});
  test_session.console.type("undo", milliseconds(300));
  test_session.type({"quit"});
  ASSERT_TRUE(test_session.play());
  EXPECT_TRUE(test_session.shows("Refused: there is nothing to undo"))
      << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("  Your last move is taken back."));
}

TEST_F(Moments, APlacedTileWaitsAndCanBeTakenBack) {
  Match& match = twenty_four_seven();
  std::string move;
  test_session.server.meanwhile = [&] {
    const bool my_turn = match.table() != nullptr && match.table()->game().turn().has(seat_at(0));
    if (!my_turn || test_session.console.unread() > 0) return;
    if (match.pending() && test_session.sent(Kind::move).size() == 1) {
      EXPECT_TRUE(test_session.sent(Kind::take_back).empty());
      test_session.type({"u"});
    } else if (match.pending() && test_session.sent(Kind::move).size() == 2) {
      test_session.type({"3 a1", ""});
    } else if (test_session.sent(Kind::move).size() < 2) {
      move = legal_move(match);
      test_session.type({move});
    } else {
      test_session.type({"quit"});
    }
  };
  ASSERT_TRUE(test_session.play());
  EXPECT_TRUE(test_session.shows(cat("You play ", move, ":"))) << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("Confirm? Enter = yes, u = take back ("));
  EXPECT_TRUE(test_session.shows(cat(move, " is taken back.")));
  EXPECT_TRUE(test_session.shows(cat(move, " is waiting: Enter confirms it, u takes it back.")));
  EXPECT_TRUE(test_session.shows("Confirmed."));
  EXPECT_FALSE(test_session.shows("Refused"));
}

TEST_F(Moments, APlacedTileIsConfirmedByItself) {
  Match& match = twenty_four_seven();
  test_session.server.meanwhile = [&] {
    const bool my_turn = match.table() != nullptr && match.table()->game().turn().has(seat_at(0));
    if (!my_turn || test_session.console.unread() > 0) return;
    if (match.pending()) {
      test_session.console.type("quit", milliseconds(20'000));
    } else if (test_session.sent(Kind::move).empty()) {
      test_session.type({legal_move(match)});
    }
  };
  ASSERT_TRUE(test_session.play());
  EXPECT_TRUE(test_session.shows("Confirmed automatically.")) << test_session.console.shown();
  EXPECT_TRUE(test_session.sent(Kind::confirm).empty());
}

TEST_F(Moments, ASealedMarkIsToldAsDone) {
  Match& match = test_session.server.open_table("t1", "twenty-one", {"open", "open"}, "players=2");
  test_session.server.seat("t1", "Ben", 2);
  test_session.type({""});
  std::string mark;
  test_session.server.meanwhile = [&] {
    if (match.table() == nullptr) return;
    const Turn turn = match.table()->game().turn();
    const auto play = [&](std::string text) {
      if (!turn.has(seat_at(1))) return false;
      return match.move(test_session.server.by("Ben"), seat_at(1), match.answers(), text)
          .is_allowed();
    };
    if (turn.seats.size() < 2 && turn.has(seat_at(1)) && mark.empty()) play("keep");
    if (test_session.console.unread() > 0) return;
    if (turn.seats.size() == 2) {
      mark = match.table()->game().moves(seat_at(1)).front();
      EXPECT_TRUE(play(mark));
      test_session.console.type("history", milliseconds(300));
    } else if (turn.has(seat_at(0))) {
      test_session.type({mark.empty() ? "keep" : match.table()->game().moves(seat_at(0)).front()});
      if (!mark.empty()) test_session.type({"quit"});
    }
  };
  ASSERT_TRUE(test_session.play());
  const std::string& shown = test_session.console.shown();
  const auto sealed = shown.find("  Ben has marked.\n");
  const auto opened = shown.find(mark.starts_with("cross") ? "Ben crosses" : "Ben writes");
  ASSERT_NE(sealed, std::string::npos) << shown;
  ASSERT_NE(opened, std::string::npos) << shown;
  EXPECT_LT(sealed, opened);
}

TEST_F(Moments, AGameIsPlayedAgainWithTheSeatsMovedByOne) {
  null_game_with_ben();
  test_session.type({"rematch", "save x", "resign", "yes", "seats", "rematch", "seats", "quit"});
  ASSERT_TRUE(test_session.play());
  EXPECT_TRUE(test_session.shows("The game is not over."));
  EXPECT_TRUE(test_session.shows("The record is available when the game is over."));
  EXPECT_TRUE(test_session.shows("You resign.")) << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("Ben wins with"));
  EXPECT_TRUE(test_session.shows("rematch, same, save or quit > "));
  EXPECT_TRUE(test_session.shows("Table: http://host:1/t/again"));
  EXPECT_TRUE(test_session.shows("You sit at seat 2."));
  EXPECT_FALSE(test_session.shows("does not use your share"));
  EXPECT_EQ(test_session.server.match("again").seat(seat_at(1)).guest.id, "me");
}

TEST_F(Moments, TheRecordIsSavedWhenTheGameIsOver) {
  const FolderForTests folder;
  const std::string file = (folder.path() / "game.txt").string();
  null_game_with_ben();
  test_session.type({"resign", "y", cat("save ", file), cat("save ", file), "no", "save", "quit"});
  test_session.server.meanwhile = [&] {
    const Match& match = test_session.server.match("t1");
    if (match.is_over()) {
      test_session.server.pages["/api/tables/t1/record"] = {200, print_record(match.record())};
    }
  };
  ASSERT_TRUE(test_session.play());
  EXPECT_TRUE(test_session.shows("Saved as")) << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("exists. Replace it?"));
  EXPECT_TRUE(test_session.shows("Into which file?"));
  const auto text = read_file(file, longest_record);
  ASSERT_TRUE(text);
  EXPECT_TRUE(Table::resume(all_games_and_null(), *read_record(*text)));
}

TEST_F(Moments, SomebodyLeavesAndABotPlaysForThem) {
  null_game_with_ben();
  test_session.server.meanwhile = [&] {
    Match& match = test_session.server.match("t1");
    if (match.answers() == 2) match.went_away("Ben", test_session.server.now());
  };
  test_session.type({"take 1"});
  test_session.console.type("seats", milliseconds(500));
  test_session.type({"care 2"});
  test_session.console.type("care 2", milliseconds(70'000));
  test_session.type({"quit"});
  ASSERT_TRUE(test_session.play());
  EXPECT_TRUE(test_session.shows("  Ben is away.")) << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("2 Ben, away; a bot can play for them in 60 s"));
  EXPECT_TRUE(test_session.shows("Refused: Ben may come back within"));
  EXPECT_TRUE(test_session.shows("The bot steady plays for Ben."));
}

TEST_F(Moments, TheClockStandsInThePrompt) {
  test_session.server.open_table("t1", "null-game", {"open", "open"}, "", "me", "move:30");
  test_session.server.seat("t1", "Ben", 2);
  test_session.type({""});
  test_session.console.type("seats", milliseconds(10'000));
  test_session.console.type("quit", milliseconds(30'000));
  ASSERT_TRUE(test_session.play());
  EXPECT_TRUE(test_session.shows("You (30 s) > seats")) << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("1 Mia (you), 0:20, to move"));
  EXPECT_TRUE(test_session.shows("You ran out of time."));
  EXPECT_TRUE(test_session.shows("Ben wins with"));
}

// A long game is told in pages; the story is whole all the same.
TEST_F(Moments, ALongStoryIsFetchedInPages) {
  test_session.server.events_at_once = 3;
  null_game_with_ben();
  Match& match = test_session.server.match("t1");
  for (int i = 0; i < 10; ++i) {
    match.went_away("Ben", 0);
    match.came_back("Ben", 0);
  }
  test_session.type({""});
  test_session.console.type("history", milliseconds(500));
  test_session.type({"quit"});
  ASSERT_TRUE(test_session.play());
  EXPECT_GE(test_session.sent(Kind::history).size(), 6U);
  const std::string& shown = test_session.console.shown();
  EXPECT_NE(shown.find("history\n  Chance: heap "), std::string::npos) << shown;
}

TEST_F(Moments, MissingEventsAreAskedForAgain) {
  null_game_with_ben();
  bool said = false;
  test_session.server.meanwhile = [&] {
    Match& match = test_session.server.match("t1");
    if (said || match.answers() != 2) return;
    said = true;
    ServerMessage gap;
    gap.kind = ServerMessage::Kind::news;
    gap.news = news_of(match, "t1", {seat_at(0), "me"}, 0, 0);
    gap.news.events.erase(gap.news.events.begin(), gap.news.events.end() - 1);
    gap.news.events.back().number += 3;
    gap.news.number += 3;
    test_session.server.say(print_server_message(gap));
  };
  test_session.type({"take 1"});
  test_session.console.type("history", milliseconds(500));
  test_session.type({"quit"});
  ASSERT_TRUE(test_session.play());
  EXPECT_EQ(test_session.sent(Kind::watch).back().after, 0U);
  const std::string& shown = test_session.console.shown();
  EXPECT_NE(shown.find("(waiting for Ben) > history\n  Chance: heap "), std::string::npos) << shown;
}

}  // namespace
}  // namespace twenties
