#include "terminal/menu.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "terminal/rulebook_text.hpp"
#include "terminal/seat_words.hpp"
#include "terminal/session_for_tests.hpp"
#include "terminal/story.hpp"

namespace twenties {
namespace {

Leaving run_menu_of(TestSession& test_session) {
  return Menu(test_session.console, test_session.world()).run();
}

TEST(Menu, StartsAGameWithEveryDefault) {
  TestSession test_session;
  test_session.type({"4", "", "", "", "", "quit"});
  EXPECT_EQ(run_menu_of(test_session), Leaving::quit);
  const auto kept = test_session.kept();
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->table.game().info().title, "24/7");
  EXPECT_EQ(describe(kept->table, Words()).substr(0, 23), "24/7, You against stead");
  EXPECT_EQ(kept->table.seed(), 4711U);
  expect_fits(test_session.console.shown());
}

TEST(Menu, ChecksAllThatIsTypedAndAsksAgain) {
  TestSession test_session;
  test_session.type({"9", "chess", "Twenty One", "1", "x", "3", "A,B", "a,b,c", "some words",
                     "maybe", "leftmost", "bot:deep", std::string(50, 'n'), "Ann", "me", "random",
                     "-3", "17", "quit"});
  EXPECT_EQ(run_menu_of(test_session), Leaving::quit);
  EXPECT_EQ(test_session.console.unread(), 0U);
  const auto kept = test_session.kept();
  ASSERT_TRUE(kept) << test_session.console.shown();
  EXPECT_EQ(kept->table.game().options(), "players=3 sheets=A,B,C cross=leftmost");
  EXPECT_EQ(kept->table.seed(), 17U);
  EXPECT_EQ(kept->table.seats()[0], "Ann");
  EXPECT_EQ(kept->table.seats()[2], "bot random");
  expect_fits(test_session.console.shown());
}

TEST(Menu, OffersTheUnfinishedGame) {
  TestSession test_session;
  Table table = test_session.table("null-game", "me,greedy");
  advance(table);
  ASSERT_TRUE(test_session.store.autosave(table, {}));
  test_session.type({"perhaps", "", "take 1", "quit"});
  EXPECT_EQ(run_menu_of(test_session), Leaving::quit);
  EXPECT_TRUE(
      test_session.shows("Continue your game (Null Game, You against greedy, 0 moves)? [Y/n]"));
  EXPECT_TRUE(test_session.shows("You take 1"));
}

TEST(Menu, AnUnfinishedGameIsNeverOverwritten) {
  TestSession test_session;
  Table table = test_session.table("null-game", "me,Ben");
  advance(table);
  play(table, seat_at(0), "take 1");
  ASSERT_TRUE(test_session.store.autosave(table, {}));
  test_session.type({"n", "game of 20", "", "", "", "", "", "quit"});
  EXPECT_EQ(run_menu_of(test_session), Leaving::quit);
  EXPECT_TRUE(test_session.shows("is saved as"));
  EXPECT_TRUE(std::filesystem::exists(test_session.folder.path() / "null-game-1.twenties"));
  EXPECT_EQ(test_session.kept()->table.game().info().title, "Game of 20");
}

TEST(Menu, ABrokenAutosaveIsKeptAndTold) {
  TestSession test_session;
  std::ofstream(test_session.folder.path() / "autosave.twenties") << "what is this\n";
  test_session.type({"q"});
  EXPECT_EQ(run_menu_of(test_session), Leaving::quit);
  EXPECT_TRUE(test_session.shows("The autosave could not be read"));
  EXPECT_TRUE(std::filesystem::exists(test_session.folder.path() / "unreadable-1.twenties"));
}

TEST(Menu, LoadsASavedGame) {
  TestSession test_session;
  Table table = test_session.table("null-game", "Ann,Ben");
  advance(table);
  ASSERT_TRUE(write_file(test_session.folder.path() / "tea.twenties", print_game(table, {})));
  test_session.type({"l", "nothing", "tea", "quit"});
  EXPECT_EQ(run_menu_of(test_session), Leaving::quit);
  EXPECT_TRUE(test_session.shows("load tea"));
  EXPECT_TRUE(test_session.shows("Not loaded: "));
  EXPECT_TRUE(test_session.shows("Ann > "));
}

TEST(Menu, ShowsRulesAndGoesBack) {
  TestSession test_session;
  test_session.type({"help", "r", "chess", "5", "r", "", "l", "", "quit"});
  EXPECT_EQ(run_menu_of(test_session), Leaving::quit);
  EXPECT_TRUE(test_session.shows("2.1 Take one or two."));
  EXPECT_TRUE(test_session.shows("Goodbye."));
}

TEST(Menu, EndOfInputAnywhereLeavesPolitely) {
  const std::vector<std::string> path{"4", "", "", "", ""};
  for (std::size_t typed = 0; typed < path.size(); ++typed) {
    TestSession test_session;
    test_session.type({path.begin(), path.begin() + static_cast<std::ptrdiff_t>(typed)});
    EXPECT_EQ(run_menu_of(test_session), Leaving::closed) << typed;
    EXPECT_TRUE(test_session.shows("Goodbye."));
  }
  TestSession test_session;
  test_session.console.interrupt();
  EXPECT_EQ(run_menu_of(test_session), Leaving::stopped);
}

TEST(Seating, FillsUpWithSteadyBots) {
  const auto type = all_games_and_null().require("null-game").value();
  EXPECT_EQ(complete(*type, "", "")->sitters.size(), 2U);
  EXPECT_EQ(complete(*type, "players=3", "me")->sitters[2].bot, "steady");
  EXPECT_EQ(complete(*type, "", "me,Ann,random")->options, "players=3");
  EXPECT_EQ(complete(*type, "", "me,Ann")->sitters[0].name, "You");
  EXPECT_FALSE(complete(*type, "players=2", "me,Ann,random"));
  EXPECT_FALSE(complete(*type, "players=9", ""));
  EXPECT_FALSE(complete(*type, "", "me,,Ann"));
  EXPECT_FALSE(complete(*type, "", "me,\xff\xfe"));
}

ActionData action(std::string_view kind, std::vector<std::string> tiles = {}) {
  ActionData out;
  out.kind = kind;
  out.tiles = std::move(tiles);
  return out;
}

TEST(Story, SaysMovesAsSentences) {
  const ActionData take = action("take", {"17", "20"});
  const ActionData put = action("put", {"7"});
  EXPECT_EQ(sentence("greedy", take, "take 17 20", Words()), "greedy takes 17 20");
  EXPECT_EQ(sentence("greedy", put, "7 d4", Words()), "greedy plays 7 d4");
  EXPECT_EQ(sentence("You", put, "7 d4", Words()), "You play 7 d4");
  EXPECT_EQ(sentence("You", action("pass"), "pass", Words()), "You pass");
  EXPECT_EQ(sentence("Ann", action("pass"), "pass", Words()), "Ann passes");
  ActionData cross = action("cross", {"red"});
  cross.squares = {"5"};
  EXPECT_EQ(sentence("Ann", cross, "cross 5", Words()), "Ann crosses 5");
  const ActionData lay = action("lay", {"4", "7"});
  EXPECT_EQ(sentence("Ann", lay, "f8 down 4 7", Words()), "Ann plays f8 down 4 7");
  EXPECT_EQ(sentence("Ann", action("trade", {"3", "*"}), "trade 3 *", Words()), "Ann trades 3 *");
  EXPECT_EQ(sentence("Ann", action("leap"), "leap c3", Words()), "Ann: leap c3");
  EXPECT_FALSE(puts_tiles(take));
  EXPECT_TRUE(puts_tiles(put));
}

TEST(Story, SaysMovesAsSentencesOfOtherLanguages) {
  const ActionData put = action("put", {"7"});
  EXPECT_EQ(sentence("greedy", action("take", {"17", "20"}), "take 17 20", Words("es")),
            "greedy toma 17 20");
  EXPECT_EQ(sentence("You", put, "7 d4", Words("es")), "Juegas 7 d4");
  EXPECT_EQ(sentence("You", put, "7 d4", Words("de")), "Du spielst 7 d4");
  EXPECT_EQ(sentence("Ann", action("write", {"red", "blue"}), "write red blue", Words("de")),
            "Ann trägt Rot Blau ein");
  EXPECT_EQ(sentence("Ann", action("pass"), "pass", Words("de")), "Ann passt");
}

TEST(Story, SaysNotesInOtherLanguages) {
  const auto die = [](const char* colour, int n) {
    return Message("twenty-one.die", {{"colour", Message(colour)}, {"n", n}});
  };
  const Note rolled{"rolled again", {die("twenty-one.red", 4), die("twenty-one.blue", 2)}};
  EXPECT_EQ(note_text(rolled, Words()), "rolled again: red 4, blue 2");
  EXPECT_EQ(note_text(rolled, Words("es")), "tirados otra vez: rojo 4, azul 2");
  const Note completed{"completed", {Message("twenty-one.row-item", {{"row", 3}})}};
  EXPECT_EQ(note_text(completed, Words("de")), "fertig: Zeile 3");
  const Note starts{
      "starts",
      {Message("game-of-20.starts-item", {{"hand", seat_at(0)}, {"high", 105}, {"low", 104}})}};
  EXPECT_EQ(note_text(starts, Words()), "starts: seat 1, 105 to 104");
  EXPECT_EQ(note_text(starts, Words("de")), "beginnt: Platz 1, 105 zu 104");
  EXPECT_EQ(note_text(starts, Words("de"), names_for({"Ann", "Ben"})), "beginnt: Ann, 105 zu 104");
  EXPECT_EQ(note_text({"something new", {square_item("c3")}}, Words("de")), "something new: c3");
}

TEST(Story, AddsUpTheParts) {
  const Seat seat = seat_at(0);
  Effect effect{{{seat, "4.1", said("row 7+9+8 = 24"), 40}, {seat, "4.2", said("a run of 3"), 30}},
                {{"blocks", {square_item("c3"), square_item("e5")}}}};
  EXPECT_EQ(effect_text(effect, seat, {"Ann", "Ben"}, Words()),
            "70 points (row 7+9+8 = 24: 40; a run of 3: 30); blocks: c3, e5");
  effect = {{{seat_at(1), "5.3", said("tiles left"), 1}}, {}};
  EXPECT_EQ(effect_text(effect, seat, {"Ann", "Ben"}, Words()), "Ben: 1 point (tiles left)");
}

constexpr std::string_view book =
    "# Game\n\nAt a *glance*: place `7 d4`, see [the notation](x.md).\n\n## 3 Placing\n\n"
    "**3.1** One tile on an empty square, and this sentence is long enough to be broken.\n"
    "It goes on.\n\n```\n a b\n1 + .\n```\n\n**3.2** Another.\n\n- one\n- two\n\n"
    "| tile | count |\n|---|---|\n| 1 | 4 |\n\n## 4 End\n\n**4.1** It ends.\n";

TEST(RulebookText, IsReadable) {
  const std::string text = render_rulebook(book, Style{});
  EXPECT_NE(text.find("place 7 d4, see the notation."), std::string::npos);
  EXPECT_NE(text.find("3.1 One tile on an empty square"), std::string::npos);
  EXPECT_NE(text.find("\n     a b\n    1 + .\n"), std::string::npos);
  EXPECT_NE(text.find("\n- one\n- two\n"), std::string::npos);
  EXPECT_NE(text.find("\n  tile  count\n  1     4\n"), std::string::npos);
  EXPECT_EQ(text.find("**"), std::string::npos);
  expect_fits(text);
}

TEST(RulebookText, FindsClausesAndChapters) {
  EXPECT_EQ(find_clause(book, "4.1").value(), "**4.1** It ends.\n\n");
  EXPECT_NE(find_clause(book, "3.1")->find("It goes on."), std::string::npos);
  EXPECT_EQ(find_clause(book, "3.1")->find("Another"), std::string::npos);
  EXPECT_NE(find_clause(book, "3")->find("Another"), std::string::npos);
  EXPECT_FALSE(find_clause(book, "9.9"));
  EXPECT_FALSE(find_clause(book, ""));
  EXPECT_EQ(clauses_of(book), (std::vector<std::string>{"3.1", "3.2", "4.1"}));
}

TEST(Menu, AMisspeltBotIsNotTakenForAPerson) {
  TestSession test_session;
  test_session.type({"4", "", "", "shrap", "bot:sharpe", "person:Shrap", "17", "quit"});
  EXPECT_EQ(run_menu_of(test_session), Leaving::quit);
  EXPECT_TRUE(test_session.shows(
      "There is no bot \"shrap\": did you mean sharp? For a person of that name"));
  EXPECT_TRUE(test_session.shows("There is no bot \"sharpe\": did you mean sharp?"));
  const auto kept = test_session.kept();
  ASSERT_TRUE(kept) << test_session.console.shown();
  EXPECT_EQ(kept->table.seats()[1], "Shrap");
  EXPECT_TRUE(bot_level(kept->table.seats()[1]).empty());
}

}  // namespace
}  // namespace twenties
