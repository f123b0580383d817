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
    const bool found = !table.sitter(out).is_person();
    if (!found && !table.sitter(seat).is_person()) out = seat;
  });
  return out;
}

// What people type who play a whole game by hints alone.
std::vector<std::string> script_of(Table table) {
  std::vector<std::string> lines;
  const auto bot = make_player(table.game().info(), "greedy");
  const bool curtain = needs_curtain(table);
  Seat looking = nobody;
  for (table.advance(); !table.game().turn().is_over(); table.advance()) {
    const Seat seat = to_move(table);
    if (!table.sitter(seat).is_person()) {
      EXPECT_TRUE(table.play_bot(seat));
      continue;
    }
    if (curtain && looking != seat) lines.emplace_back();
    looking = seat;
    lines.push_back(bot->think(*table.game().view(seat), *table.seed()).move);
    EXPECT_TRUE(table.play(seat, lines.back()));
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
  Evening evening;
  evening.type(script_of(evening.table(one.game, one.seats, 3, one.options)));
  evening.type({"score", "history", "board", "quit"});
  EXPECT_EQ(evening.play(evening.table(one.game, one.seats, 3, one.options)), Leaving::finished);
  EXPECT_EQ(evening.console.unread(), 0U);
  EXPECT_TRUE(evening.shows("The game is over: "));
  EXPECT_FALSE(evening.shows("Refused"));
  expect_fits(evening.console.shown());
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
  Evening evening;
  evening.type({"take 20", "take 3", "show 1", "why a1", "moves", "undo", "quit"});
  evening.play(evening.table("game-of-20", "Ann,Ben"));
  EXPECT_TRUE(evening.shows(" takes 20"));
  EXPECT_TRUE(evening.shows("Refused: ")) << "the second pick is of two tiles";
  EXPECT_TRUE(evening.shows("Taken back."));
  expect_fits(evening.console.shown());
}

TEST(TwentyOneAtTheTerminal, MarksStaySealedUntilAllHaveMarked) {
  Evening evening;
  Table table = evening.table("twenty-one", "Ann,greedy", 1, "players=2 sheets=A,B");
  table.advance();
  while (!table.game().turn().has(seat_at(0)) || table.game().turn().seats.size() < 2) {
    const Seat seat = table.game().turn().seats.lowest();
    ASSERT_TRUE(table.play(seat, "keep"));
    table.advance();
  }
  const std::size_t before = table.steps().size();
  evening.type({"history", "score"});
  evening.play(std::move(table));
  const std::string& shown = evening.console.shown();
  EXPECT_EQ(shown.find("greedy writes"), std::string::npos);
  EXPECT_EQ(shown.find("greedy crosses"), std::string::npos);
  EXPECT_EQ(evening.kept()->table.steps().size(), before + 1) << "the bot has marked";

  evening.type({evening.kept()->table.game().moves(seat_at(0)).front()});
  evening.play(std::move(evening.kept()->table));
  EXPECT_TRUE(evening.shows("greedy writes") || evening.shows("greedy crosses"));
}

TEST(SumsOf20AtTheTerminal, TradesAndPassesAndListsTheBestMovesFirst) {
  Evening evening;
  Table table = evening.table("sums-of-20", "Ann,Ben", 5);
  table.advance();
  std::string trade;
  for (const std::string& move : table.game().moves(table.game().turn().seats.lowest())) {
    if (move.starts_with("trade")) trade = move;
  }
  ASSERT_FALSE(trade.empty());
  evening.type({"moves", "moves 3", trade, "pass", "score", "quit"});
  evening.play(std::move(table));
  EXPECT_TRUE(evening.shows("legal moves; the best 20:"));
  EXPECT_TRUE(evening.shows("legal moves; the best 3:"));
  EXPECT_TRUE(evening.shows(" trades "));
  EXPECT_TRUE(evening.shows(" passes."));
  EXPECT_FALSE(evening.shows("press Enter when only you look")) << "racks are open";
  expect_fits(evening.console.shown());
}

TEST(SumsOf20AtTheTerminal, PlaysAWildByName) {
  for (std::uint64_t seed = 1; seed < 200; ++seed) {
    Evening evening;
    Table table = evening.table("sums-of-20", "Ann,Ben", seed);
    table.advance();
    const Seat seat = table.game().turn().seats.lowest();
    const auto moves = table.game().moves(seat);
    const auto wild = std::ranges::find_if(moves, [](const std::string& move) {
      return !move.starts_with("trade") && move.find('*') != std::string::npos;
    });
    if (wild == moves.end()) continue;
    evening.type({*wild, "quit"});
    evening.play(std::move(table));
    EXPECT_TRUE(evening.shows(cat(" plays ", *wild)));
    return;
  }
  FAIL() << "no wild in 200 games";
}

TEST(SumsOf20AtTheTerminal, TheTimeEndsTheGame) {
  Evening evening;
  Table table = evening.table("sums-of-20", "Ann,Ben", 5, "time=1");
  evening.console.type("pass", milliseconds(30'000));
  evening.console.type("pass", milliseconds(40'000));
  evening.console.type("pass");
  evening.console.type("quit");
  EXPECT_EQ(evening.play(std::move(table)), Leaving::finished);
  EXPECT_TRUE(evening.shows("1 min left > "));
  EXPECT_TRUE(evening.shows("The time is up."));
  EXPECT_TRUE(evening.shows("The game is over: "));
}

// A table of 24/7 at which You are to move, and a move that You may make.
struct Placement {
  Evening evening;
  Table table;
  std::string move;

  Placement() : table(evening.table("24/7", "me,greedy", 5)) {
    table.advance();
    while (!table.game().turn().has(seat_at(0))) {
      table.play_bot(seat_at(1));
      table.advance();
    }
    move = table.game().moves(seat_at(0)).front();
  }
  std::size_t own_moves() {
    std::size_t out = 0;
    const auto kept = evening.kept();
    for (const TableStep& step : kept->table.steps())
      out += step.action.seat == seat_at(0) ? 1U : 0U;
    return out;
  }
};

TEST(TwentyFourSevenAtTheTerminal, AnUnansweredPlacementIsConfirmedAfterFiveSeconds) {
  Placement at;
  at.evening.console.type(at.move);
  at.evening.console.type("quit", milliseconds(5'000));
  at.evening.play(std::move(at.table));
  EXPECT_TRUE(
      at.evening.shows("Confirm? Enter = yes, u = take back (5 s) > \nConfirmed by itself."));
  EXPECT_EQ(at.own_moves(), 1U);
}

TEST(TwentyFourSevenAtTheTerminal, APlacementCanBeTakenBackUntilThen) {
  for (const char* answer : {"u", "undo", "n", "take back"}) {
    Placement at;
    at.evening.console.type(at.move);
    at.evening.console.type(answer, milliseconds(4'900));
    at.evening.console.type("quit");
    at.evening.play(std::move(at.table));
    EXPECT_TRUE(at.evening.shows(cat(at.move, " is taken back.")));
    EXPECT_EQ(at.own_moves(), 0U) << answer;
  }
}

TEST(TwentyFourSevenAtTheTerminal, QuestionsDoNotStopTheCountdown) {
  Placement at;
  at.evening.console.type(at.move);
  at.evening.console.type("score", milliseconds(2'000));
  at.evening.console.type(at.move, milliseconds(1'000));
  at.evening.console.type("quit", milliseconds(2'000));
  at.evening.play(std::move(at.table));
  EXPECT_TRUE(at.evening.shows("(3 s) > "));
  EXPECT_TRUE(at.evening.shows(" waits: Enter confirms it, u takes it back."));
  EXPECT_TRUE(at.evening.shows("(2 s) > \nConfirmed by itself."));
}

TEST(TwentyFourSevenAtTheTerminal, ClosedInputConfirmsNothing) {
  Placement at;
  at.evening.console.type(at.move);
  EXPECT_EQ(at.evening.play(std::move(at.table)), Leaving::closed);
  EXPECT_TRUE(at.evening.shows("was not confirmed and is taken back."));
  EXPECT_EQ(at.own_moves(), 0U);
}

TEST(TwentyFourSevenAtTheTerminal, WithoutConfirmationTheTileStaysAtOnce) {
  Placement at;
  World world = at.evening.world();
  world.confirm = false;
  at.evening.type({at.move, "quit"});
  Session(at.evening.console, world, {std::move(at.table), {}}).run();
  EXPECT_FALSE(at.evening.shows("Confirm?"));
  EXPECT_EQ(at.own_moves(), 1U);
}

}  // namespace
}  // namespace twenties
