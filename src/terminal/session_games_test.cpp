#include <gtest/gtest.h>

#include "bots/bot.hpp"
#include "match/secrecy.hpp"
#include "terminal/session_for_tests.hpp"

namespace twenties {
namespace {

using std::chrono::milliseconds;

Seat to_move(const Table& table) {
  Seat out = table.game().turn().seats.lowest();
  table.game().turn().seats.for_each([&](Seat seat) {
    const bool found = !is_person(table, out);
    if (!found && !is_person(table, seat)) out = seat;
  });
  return out;
}

bool has_curtain(const Table& table) {
  SeatSet people;
  for (int seat = 0; seat < table.game().seats(); ++seat) {
    if (is_person(table, seat_at(seat))) people.add(seat_at(seat));
  }
  return needs_curtain(table.game(), people);
}

// What people type who play a whole game by hints alone.
std::vector<std::string> script_of(Table table) {
  std::vector<std::string> lines;
  const auto bot = make_player(table.game().info(), "greedy");
  advance(table);
  const bool curtain = has_curtain(table);
  Seat looking = nobody;
  for (; !table.game().turn().is_over(); advance(table)) {
    const Seat seat = to_move(table);
    if (!is_person(table, seat)) {
      EXPECT_TRUE(play_bot(table, seat));
      continue;
    }
    if (curtain && looking != seat) lines.emplace_back();
    looking = seat;
    lines.push_back(bot->think(*table.game().view(seat), *table.seed()).move);
    EXPECT_TRUE(play(table, seat, lines.back()));
    if (table.game().info().confirm_seconds > 0) lines.emplace_back("yes");
  }
  return lines;
}

struct Case {
  const char* game;
  const char* seats;
  const char* options;
};

// For gtest's messages.
void PrintTo(const Case& one, std::ostream* out) {
  *out << one.game << ' ' << one.seats << ' ' << one.options;
}

class WholeGame : public testing::TestWithParam<Case> {};

TEST_P(WholeGame, IsPlayedToItsEndAndFits) {
  const Case& one = GetParam();
  TestSession test_session;
  test_session.type(script_of(test_session.table(one.game, one.seats, 3, one.options)));
  test_session.type({"score", "history", "board", "quit"});
  EXPECT_EQ(test_session.play(test_session.table(one.game, one.seats, 3, one.options)),
            Leaving::finished);
  EXPECT_EQ(test_session.console.unread(), 0U);
  EXPECT_TRUE(test_session.shows("The game is over: "));
  EXPECT_FALSE(test_session.shows("Refused"));
  expect_fits(test_session.console.shown());
}

INSTANTIATE_TEST_SUITE_P(
    AllGames, WholeGame,
    testing::Values(Case{"game-of-20", "me,greedy", ""}, Case{"game-of-20", "Ann,Ben", ""},
                    Case{"game-of-20", "me", "players=1"}, Case{"twenty-one", "me,greedy", ""},
                    Case{"twenty-one", "Ann,random,Ben", "cross=leftmost"},
                    Case{"twenty-one", "Ann,Ben,Cleo,Dan,Eve,Fay", ""},
                    Case{"sums-of-20", "me,greedy", ""}, Case{"sums-of-20", "Ann,Ben", "pool=half"},
                    Case{"24/7", "me,greedy", ""}, Case{"24/7", "Ann,Ben,random", ""},
                    Case{"24/7", "random,greedy,random,me", ""}));

TEST(GameOf20AtTheTerminal, DraftsAndSaysWhyATileMayNotBePlaced) {
  TestSession test_session;
  test_session.type({"take 20", "take 3", "show 1", "why a1", "moves", "undo", "quit"});
  test_session.play(test_session.table("game-of-20", "Ann,Ben"));
  EXPECT_TRUE(test_session.shows(" takes 20"));
  EXPECT_TRUE(test_session.shows("Refused: ")) << "the second pick is of two tiles";
  EXPECT_TRUE(test_session.shows("Taken back."));
  expect_fits(test_session.console.shown());
}

TEST(TwentyOneAtTheTerminal, MarksStaySealedUntilAllHaveMarked) {
  TestSession test_session;
  Table table = test_session.table("twenty-one", "Ann,greedy", 1, "players=2 sheets=A,B");
  advance(table);
  while (!table.game().turn().has(seat_at(0)) || table.game().turn().seats.size() < 2) {
    const Seat seat = table.game().turn().seats.lowest();
    ASSERT_TRUE(play(table, seat, "keep"));
    advance(table);
  }
  const std::size_t before = table.steps().size();
  test_session.type({"history", "score"});
  test_session.play(std::move(table));
  const std::string& shown = test_session.console.shown();
  EXPECT_EQ(shown.find("greedy writes"), std::string::npos);
  EXPECT_EQ(shown.find("greedy crosses"), std::string::npos);
  EXPECT_EQ(test_session.kept()->table.steps().size(), before + 1) << "the bot has marked";

  test_session.type({test_session.kept()->table.game().moves(seat_at(0)).front()});
  test_session.play(std::move(test_session.kept()->table));
  EXPECT_TRUE(test_session.shows("greedy writes") || test_session.shows("greedy crosses"));
}

TEST(SumsOf20AtTheTerminal, TradesAndPassesAndListsTheBestMovesFirst) {
  TestSession test_session;
  Table table = test_session.table("sums-of-20", "Ann,Ben", 5);
  advance(table);
  std::string trade;
  for (const std::string& move : table.game().moves(table.game().turn().seats.lowest())) {
    if (move.starts_with("trade")) trade = move;
  }
  ASSERT_FALSE(trade.empty());
  test_session.type({"moves", "moves 3", trade, "pass", "score", "quit"});
  test_session.play(std::move(table));
  EXPECT_TRUE(test_session.shows("legal moves; the best 20:"));
  EXPECT_TRUE(test_session.shows("legal moves; the best 3:"));
  EXPECT_TRUE(test_session.shows(" trades "));
  EXPECT_TRUE(test_session.shows(" passes."));
  EXPECT_FALSE(test_session.shows("press Enter when only you are looking")) << "racks are open";
  expect_fits(test_session.console.shown());
}

TEST(SumsOf20AtTheTerminal, PlaysAWildByName) {
  for (std::uint64_t seed = 1; seed < 200; ++seed) {
    TestSession test_session;
    Table table = test_session.table("sums-of-20", "Ann,Ben", seed);
    advance(table);
    const Seat seat = table.game().turn().seats.lowest();
    const auto moves = table.game().moves(seat);
    const auto wild = std::ranges::find_if(moves, [](const std::string& move) {
      return !move.starts_with("trade") && move.find('*') != std::string::npos;
    });
    if (wild == moves.end()) continue;
    test_session.type({*wild, "quit"});
    test_session.play(std::move(table));
    EXPECT_TRUE(test_session.shows(cat(" plays ", *wild)));
    return;
  }
  FAIL() << "no wild in 200 games";
}

TEST(SumsOf20AtTheTerminal, TheTimeEndsTheGame) {
  TestSession test_session;
  Table table = test_session.table("sums-of-20", "Ann,Ben", 5, "time=1");
  test_session.console.type("pass", milliseconds(30'000));
  test_session.console.type("pass", milliseconds(40'000));
  test_session.console.type("pass");
  test_session.console.type("quit");
  EXPECT_EQ(test_session.play(std::move(table)), Leaving::finished);
  EXPECT_TRUE(test_session.shows("1 min left > "));
  EXPECT_TRUE(test_session.shows("Time is up."));
  EXPECT_TRUE(test_session.shows("The game is over: "));
}

// A table of 24/7 at which You are to move, and a move that You may make.
struct Placement {
  TestSession test_session;
  Table table;
  std::string move;

  Placement() : table(test_session.table("24/7", "me,greedy", 5)) {
    advance(table);
    while (!table.game().turn().has(seat_at(0))) {
      play_bot(table, seat_at(1));
      advance(table);
    }
    move = table.game().moves(seat_at(0)).front();
  }
  std::size_t own_moves() {
    std::size_t out = 0;
    const auto kept = test_session.kept();
    for (const Step& step : kept->table.steps()) out += step.action.seat == seat_at(0) ? 1U : 0U;
    return out;
  }
};

TEST(TwentyFourSevenAtTheTerminal, AnUnansweredPlacementIsConfirmedAfterFiveSeconds) {
  Placement at;
  at.test_session.console.type(at.move);
  at.test_session.console.type("quit", milliseconds(5'000));
  at.test_session.play(std::move(at.table));
  EXPECT_TRUE(at.test_session.shows(
      "Confirm? Enter = yes, u = take back (5 s) > \nConfirmed automatically."));
  EXPECT_EQ(at.own_moves(), 1U);
}

TEST(TwentyFourSevenAtTheTerminal, APlacementCanBeTakenBackUntilThen) {
  for (const char* answer : {"u", "undo", "n", "take back"}) {
    Placement at;
    at.test_session.console.type(at.move);
    at.test_session.console.type(answer, milliseconds(4'900));
    at.test_session.console.type("quit");
    at.test_session.play(std::move(at.table));
    EXPECT_TRUE(at.test_session.shows(cat(at.move, " is taken back.")));
    EXPECT_EQ(at.own_moves(), 0U) << answer;
  }
}

TEST(TwentyFourSevenAtTheTerminal, QuestionsDoNotStopTheCountdown) {
  Placement at;
  at.test_session.console.type(at.move);
  at.test_session.console.type("score", milliseconds(2'000));
  at.test_session.console.type(at.move, milliseconds(1'000));
  at.test_session.console.type("quit", milliseconds(2'000));
  at.test_session.play(std::move(at.table));
  EXPECT_TRUE(at.test_session.shows("(3 s) > "));
  EXPECT_TRUE(at.test_session.shows(" is waiting: Enter confirms it, u takes it back."));
  EXPECT_TRUE(at.test_session.shows("(2 s) > \nConfirmed automatically."));
}

TEST(TwentyFourSevenAtTheTerminal, ClosedInputConfirmsNothing) {
  Placement at;
  at.test_session.console.type(at.move);
  EXPECT_EQ(at.test_session.play(std::move(at.table)), Leaving::closed);
  EXPECT_TRUE(at.test_session.shows("was not confirmed and is taken back."));
  EXPECT_EQ(at.own_moves(), 0U);
}

TEST(TwentyFourSevenAtTheTerminal, WithoutConfirmationTheTileStaysAtOnce) {
  Placement at;
  World world = at.test_session.world();
  world.confirm = false;
  at.test_session.type({at.move, "quit"});
  LocalSession(at.test_session.console, world, {std::move(at.table), {}}).run();
  EXPECT_FALSE(at.test_session.shows("Confirm?"));
  EXPECT_EQ(at.own_moves(), 1U);
}

}  // namespace
}  // namespace twenties
