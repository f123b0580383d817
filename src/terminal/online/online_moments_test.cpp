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

// The moments of an evening that a whole game need not have.
struct Moments : testing::Test {
  OnlineEvening evening;

  // Ben does this once, as soon as he can.
  void ben(std::function<bool(Match&)> possible, std::function<Verdict(Match&)> does) {
    auto done = std::make_shared<bool>(false);
    auto before = evening.server.meanwhile;
    evening.server.meanwhile = [this, done, before, possible = std::move(possible),
                                does = std::move(does)] {
      if (before) before();
      Match& match = evening.server.match("t1");
      if (*done || match.table() == nullptr || !possible(match)) return;
      *done = true;
      const Verdict verdict = does(match);
      EXPECT_TRUE(verdict) << in_english(verdict);
    };
  }
  void ben_moves(std::uint64_t at, std::string move) {
    ben([at](Match& match) { return match.answers() == at; },
        [this, at, move](Match& match) {
          return match.move(evening.server.by("Ben"), seat_at(1), at, move);
        });
  }
  void null_game_with_ben() {
    evening.server.open_table("t1", "null-game", {"open", "open"});
    evening.server.seat("t1", "Ben", 2);
    evening.type({""});
  }
  // A game of 24/7 in which the person at the keyboard is to move.
  Match& twenty_four_seven() {
    Match& match = evening.server.open_table("t1", "24/7", {"open", "bot:random"}, "players=2");
    evening.type({"yes"});
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
      [this](Match& match) { return match.undo(evening.server.by("Ben"), seat_at(1)); });
  evening.type({"take 1", "take 1"});
  evening.console.type("agree", milliseconds(300));
  evening.type({"agree", "history", "quit"});
  ASSERT_TRUE(evening.play());
  EXPECT_TRUE(evening.shows("Ben asks to take back a move: \"agree\" or \"refuse\"."))
      << evening.console.shown();
  EXPECT_TRUE(evening.shows("  Ben's last move is taken back."));
  EXPECT_TRUE(evening.shows("Nobody asks to undo.")) << "it was allowed already";
  EXPECT_EQ(evening.server.match("t1").table()->steps().size(), 2U);
}

TEST_F(Moments, OnesOwnUndoIsFreeUntilSomebodyElseActs) {
  null_game_with_ben();
  ben_moves(4, "take 1");
  evening.type({"undo", "take 2", "undo", "take 1"});
  evening.console.type("undo", milliseconds(300));
  evening.type({"quit"});
  ASSERT_TRUE(evening.play());
  EXPECT_TRUE(evening.shows("Refused: there is nothing to undo")) << evening.console.shown();
  EXPECT_TRUE(evening.shows("  Your last move is taken back."));
}

TEST_F(Moments, APlacedTileWaitsAndCanBeTakenBack) {
  Match& match = twenty_four_seven();
  std::string move;
  evening.server.meanwhile = [&] {
    const bool my_turn = match.table() != nullptr && match.table()->game().turn().has(seat_at(0));
    if (!my_turn || evening.console.unread() > 0) return;
    if (match.pending() && evening.sent(Kind::move).size() == 1) {
      EXPECT_TRUE(evening.sent(Kind::take_back).empty());
      evening.type({"u"});
    } else if (match.pending() && evening.sent(Kind::move).size() == 2) {
      evening.type({"3 a1", ""});
    } else if (evening.sent(Kind::move).size() < 2) {
      move = legal_move(match);
      evening.type({move});
    } else {
      evening.type({"quit"});
    }
  };
  ASSERT_TRUE(evening.play());
  EXPECT_TRUE(evening.shows(cat("You play ", move, ":"))) << evening.console.shown();
  EXPECT_TRUE(evening.shows("Confirm? Enter = yes, u = take back ("));
  EXPECT_TRUE(evening.shows(cat(move, " is taken back.")));
  EXPECT_TRUE(evening.shows(cat(move, " waits: Enter confirms it, u takes it back.")));
  EXPECT_TRUE(evening.shows("Confirmed."));
  EXPECT_FALSE(evening.shows("Refused"));
}

TEST_F(Moments, APlacedTileIsConfirmedByItself) {
  Match& match = twenty_four_seven();
  evening.server.meanwhile = [&] {
    const bool my_turn = match.table() != nullptr && match.table()->game().turn().has(seat_at(0));
    if (!my_turn || evening.console.unread() > 0) return;
    if (match.pending()) {
      evening.console.type("quit", milliseconds(20'000));
    } else if (evening.sent(Kind::move).empty()) {
      evening.type({legal_move(match)});
    }
  };
  ASSERT_TRUE(evening.play());
  EXPECT_TRUE(evening.shows("Confirmed by itself.")) << evening.console.shown();
  EXPECT_TRUE(evening.sent(Kind::confirm).empty());
}

TEST_F(Moments, ASealedMarkIsToldAsDone) {
  Match& match = evening.server.open_table("t1", "twenty-one", {"open", "open"}, "players=2");
  evening.server.seat("t1", "Ben", 2);
  evening.type({""});
  std::string mark;
  evening.server.meanwhile = [&] {
    if (match.table() == nullptr) return;
    const Turn turn = match.table()->game().turn();
    const auto play = [&](std::string text) {
      if (!turn.has(seat_at(1))) return false;
      return match.move(evening.server.by("Ben"), seat_at(1), match.answers(), text).is_allowed();
    };
    if (turn.seats.size() < 2 && turn.has(seat_at(1)) && mark.empty()) play("keep");
    if (evening.console.unread() > 0) return;
    if (turn.seats.size() == 2) {
      mark = match.table()->game().moves(seat_at(1)).front();
      EXPECT_TRUE(play(mark));
      evening.console.type("history", milliseconds(300));
    } else if (turn.has(seat_at(0))) {
      evening.type({mark.empty() ? "keep" : match.table()->game().moves(seat_at(0)).front()});
      if (!mark.empty()) evening.type({"quit"});
    }
  };
  ASSERT_TRUE(evening.play());
  const std::string& shown = evening.console.shown();
  const auto sealed = shown.find("  Ben has marked.\n");
  const auto opened = shown.find(mark.starts_with("cross") ? "Ben crosses" : "Ben writes");
  ASSERT_NE(sealed, std::string::npos) << shown;
  ASSERT_NE(opened, std::string::npos) << shown;
  EXPECT_LT(sealed, opened);
}

TEST_F(Moments, AGameIsPlayedAgainWithTheSeatsMovedByOne) {
  null_game_with_ben();
  evening.type({"rematch", "save x", "resign", "yes", "seats", "rematch", "seats", "quit"});
  ASSERT_TRUE(evening.play());
  EXPECT_TRUE(evening.shows("The game is not over."));
  EXPECT_TRUE(evening.shows("The record can be had when the game is over."));
  EXPECT_TRUE(evening.shows("You resign.")) << evening.console.shown();
  EXPECT_TRUE(evening.shows("Ben wins with"));
  EXPECT_TRUE(evening.shows("rematch, same, save or quit > "));
  EXPECT_TRUE(evening.shows("Table: http://host:1/t/again"));
  EXPECT_TRUE(evening.shows("You sit at seat 2."));
  EXPECT_FALSE(evening.shows("does not use what you added"));
  EXPECT_EQ(evening.server.match("again").seat(seat_at(1)).guest.id, "me");
}

TEST_F(Moments, TheRecordIsSavedWhenTheGameIsOver) {
  const FolderForTests folder;
  const std::string file = (folder.path() / "game.txt").string();
  null_game_with_ben();
  evening.type({"resign", "y", cat("save ", file), cat("save ", file), "no", "save", "quit"});
  evening.server.meanwhile = [&] {
    const Match& match = evening.server.match("t1");
    if (match.is_over()) {
      evening.server.pages["/api/tables/t1/record"] = {200, print_record(match.record())};
    }
  };
  ASSERT_TRUE(evening.play());
  EXPECT_TRUE(evening.shows("Saved as")) << evening.console.shown();
  EXPECT_TRUE(evening.shows("is there: replace it?"));
  EXPECT_TRUE(evening.shows("Into which file?"));
  const auto text = read_file(file, longest_record);
  ASSERT_TRUE(text);
  EXPECT_TRUE(Table::resume(all_games_and_null(), *read_record(*text)));
}

TEST_F(Moments, SomebodyLeavesAndABotPlaysForThem) {
  null_game_with_ben();
  evening.server.meanwhile = [&] {
    Match& match = evening.server.match("t1");
    if (match.answers() == 2) match.went_away("Ben", evening.server.now());
  };
  evening.type({"take 1"});
  evening.console.type("seats", milliseconds(500));
  evening.type({"care 2"});
  evening.console.type("care 2", milliseconds(70'000));
  evening.type({"quit"});
  ASSERT_TRUE(evening.play());
  EXPECT_TRUE(evening.shows("  Ben is away.")) << evening.console.shown();
  EXPECT_TRUE(evening.shows("2 Ben, away; a bot can play for them in 60 s"));
  EXPECT_TRUE(evening.shows("Refused: Ben may come back within"));
  EXPECT_TRUE(evening.shows("The bot steady plays for Ben."));
}

TEST_F(Moments, TheClockStandsInThePrompt) {
  evening.server.open_table("t1", "null-game", {"open", "open"}, "", "me", "move:30");
  evening.server.seat("t1", "Ben", 2);
  evening.type({""});
  evening.console.type("seats", milliseconds(10'000));
  evening.console.type("quit", milliseconds(30'000));
  ASSERT_TRUE(evening.play());
  EXPECT_TRUE(evening.shows("You (30 s) > seats")) << evening.console.shown();
  EXPECT_TRUE(evening.shows("1 Mia (you), 0:20, to move"));
  EXPECT_TRUE(evening.shows("You ran out of time."));
  EXPECT_TRUE(evening.shows("Ben wins with"));
}

// A long game is told in pages; the story is whole all the same.
TEST_F(Moments, ALongStoryIsFetchedInPages) {
  evening.server.events_at_once = 3;
  null_game_with_ben();
  Match& match = evening.server.match("t1");
  for (int i = 0; i < 10; ++i) {
    match.went_away("Ben", 0);
    match.came_back("Ben", 0);
  }
  evening.type({""});
  evening.console.type("history", milliseconds(500));
  evening.type({"quit"});
  ASSERT_TRUE(evening.play());
  EXPECT_GE(evening.sent(Kind::history).size(), 6U);
  const std::string& shown = evening.console.shown();
  EXPECT_NE(shown.find("history\n  Chance: heap "), std::string::npos) << shown;
}

TEST_F(Moments, MissingEventsAreAskedForAgain) {
  null_game_with_ben();
  bool said = false;
  evening.server.meanwhile = [&] {
    Match& match = evening.server.match("t1");
    if (said || match.answers() != 2) return;
    said = true;
    ServerMessage gap;
    gap.kind = ServerMessage::Kind::news;
    gap.news = news_of(match, "t1", {seat_at(0), "me"}, 0, 0);
    gap.news.events.erase(gap.news.events.begin(), gap.news.events.end() - 1);
    gap.news.events.back().number += 3;
    gap.news.number += 3;
    evening.server.say(print_server_message(gap));
  };
  evening.type({"take 1"});
  evening.console.type("history", milliseconds(500));
  evening.type({"quit"});
  ASSERT_TRUE(evening.play());
  EXPECT_EQ(evening.sent(Kind::watch).back().after, 0U);
  const std::string& shown = evening.console.shown();
  EXPECT_NE(shown.find("(waiting for Ben) > history\n  Chance: heap "), std::string::npos) << shown;
}

}  // namespace
}  // namespace twenties
