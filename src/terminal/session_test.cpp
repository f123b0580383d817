#include "terminal/answers.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "terminal/session_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

// Seed 1 of the null game makes a heap of 5 to 7; taking one at a time lasts long enough.
TEST(Session, PlaysToTheEndAndTellsWhoWonAndHow) {
  TestSession test_session;
  test_session.type({"take 2", "take 2", "take 2", "take 1", "quit"});
  EXPECT_EQ(test_session.play(test_session.table("null-game", "Ann,random")), Leaving::finished);
  EXPECT_TRUE(test_session.shows("Ann takes 2: 2 points (2 counters)."));
  EXPECT_TRUE(test_session.shows("random takes "));
  EXPECT_TRUE(test_session.shows("The game is over: the heap is empty (3.1)."));
  EXPECT_TRUE(test_session.shows(" wins with ") || test_session.shows(" share first place with "));
  EXPECT_TRUE(test_session.shows("counters taken: "));
  EXPECT_FALSE(test_session.store.has_autosave()) << "a finished game is not offered again";
  expect_fits(test_session.console.shown());
}

TEST(Session, ARefusedMoveNamesTheClauseAndChangesNothing) {
  TestSession test_session;
  Table table = test_session.table("null-game", "Ann,Ben");
  advance(table);
  while (table.game().moves(table.game().turn().seats.lowest()).size() > 1) {
    play(table, table.game().turn().seats.lowest(), "take 1");
  }
  const auto hash = table.game().hash();
  test_session.type({"take 2", "quit"});
  EXPECT_EQ(test_session.play(std::move(table)), Leaving::quit);
  EXPECT_TRUE(test_session.shows("Refused: the heap has 1, fewer than 2 (2.2)"));
  EXPECT_EQ(test_session.kept()->table.game().hash(), hash);
}

TEST(Session, NonsenseIsAnsweredAndChangesNothing) {
  TestSession test_session;
  test_session.type({"",
                     "   ",
                     "foo",
                     "take",
                     "take 3 4",
                     std::string(5000, 'x'),
                     "\x1b[2J\x01",
                     "hi",
                     "his 2",
                     "help nothing",
                     "history x",
                     "why",
                     "show",
                     "load nowhere",
                     "rules 9.9",
                     "save /no/such/folder/x",
                     "moves x",
                     "board",
                     "hand",
                     "quit"});
  Table table = test_session.table("null-game", "me,greedy");
  advance(table);
  const auto hash = table.game().hash();
  EXPECT_EQ(test_session.play(std::move(table)), Leaving::quit);
  EXPECT_EQ(test_session.console.unread(), 0U);
  EXPECT_EQ(test_session.kept()->table.game().hash(), hash);
  EXPECT_TRUE(test_session.shows("\"hi\" could be hint or history."));
  EXPECT_TRUE(test_session.shows("\"help\" lists the commands."));
  EXPECT_TRUE(test_session.shows("the rulebook has no clause \"9.9\"") ||
              test_session.shows("The rulebook has no clause \"9.9\""));
  EXPECT_TRUE(test_session.shows("Not loaded: cannot open"));
  EXPECT_TRUE(test_session.shows("Not saved: cannot write"));
  EXPECT_TRUE(test_session.shows("0 legal moves with x."));
  EXPECT_EQ(test_session.console.shown().find('\x01'), test_session.console.shown().rfind('\x01'))
      << "only the echo of the test has it";
}

TEST(Session, ShowsItsCommands) {
  TestSession test_session;
  test_session.type({"help", "help why", "help take 1", "moves", "hint", "score", "history",
                     "rules 2.1", "rules", "rules 2", "quit"});
  test_session.play(test_session.table("null-game", "me,greedy"));
  EXPECT_TRUE(test_session.shows("take back your last move"));
  EXPECT_TRUE(test_session.shows("take one counter"));
  EXPECT_TRUE(test_session.shows("2 legal moves:\n  take 1 +1   take 2 +2\n"));
  EXPECT_TRUE(
      test_session.shows("sharp would take 2: 2 points (2 counters). With best play it ends "));
  EXPECT_TRUE(test_session.shows("Chance: heap "));
  EXPECT_TRUE(test_session.shows("2.1 Take one or two."));
  EXPECT_TRUE(test_session.shows("3.1 An empty heap ends it."));
  expect_fits(test_session.console.shown());
}

TEST(Session, UndoGoesBackAndTheSameChanceComesAgain) {
  TestSession test_session;
  test_session.type({"undo", "take 1", "undo", "quit"});
  test_session.play(test_session.table("null-game", "me,greedy"));
  EXPECT_TRUE(test_session.shows("There is nothing to take back."));
  EXPECT_TRUE(test_session.shows("Taken back."));
  EXPECT_EQ(test_session.kept()->table.steps().size(), 1U) << "the heap alone";
}

TEST(Session, EndOfInputKeepsTheGame) {
  TestSession test_session;
  test_session.type({"take 1"});
  EXPECT_EQ(test_session.play(test_session.table("null-game", "me,greedy")), Leaving::closed);
  EXPECT_TRUE(test_session.shows("The game is saved."));
  EXPECT_GE(test_session.kept()->table.steps().size(), 2U);
}

TEST(Session, CtrlCKeepsTheGame) {
  TestSession test_session;
  test_session.type({"take 1"});
  test_session.console.interrupt();
  EXPECT_EQ(test_session.play(test_session.table("null-game", "me,greedy")), Leaving::stopped);
  EXPECT_TRUE(test_session.shows("The game is saved."));
  EXPECT_TRUE(test_session.kept());
}

TEST(Session, SavesAndLoadsExactly) {
  TestSession test_session;
  const std::string file = (test_session.folder.path() / "mine").string();
  test_session.type({"take 1", cat("save ", file), "take 1", cat("load ", file), "quit"});
  test_session.play(test_session.table("null-game", "me,Ben"));
  EXPECT_TRUE(test_session.shows("Saved as "));
  EXPECT_TRUE(fs::exists(file + ".twenties"));
  EXPECT_EQ(test_session.kept()->table.steps().size(), 2U);
  EXPECT_TRUE(fs::exists(test_session.folder.path() / "null-game-1.twenties"))
      << "the game that was left is kept";
}

TEST(Session, AForeignFileIsNotOverwritten) {
  TestSession test_session;
  const fs::path letter = test_session.folder.path() / "letter.txt";
  std::ofstream(letter) << "Dear Ann\n";
  test_session.type({cat("save ", letter.string()), "save", "quit"});
  test_session.play(test_session.table("null-game", "me,Ben"));
  EXPECT_TRUE(test_session.shows("is not a saved game. Choose another name."));
  EXPECT_EQ(read_file(letter, 100).value(), "Dear Ann\n");
  EXPECT_TRUE(fs::exists(test_session.folder.path() / "null-game-1.twenties"));
}

TEST(Session, AnotherGameIsOverwrittenOnlyWhenTheyAgree) {
  TestSession test_session;
  const fs::path file = test_session.folder.path() / "game.twenties";
  const Table other = test_session.table("null-game", "Old,greedy", 9);
  ASSERT_TRUE(write_file(file, print_game(other, {})));
  const std::string save = cat("save ", file.string());
  test_session.type({save, "n", save, "maybe", "y", save, "quit"});
  test_session.play(test_session.table("null-game", "me,Ben"));
  EXPECT_TRUE(test_session.shows("Overwrite it? [y/N] n\nNot saved."));
  EXPECT_TRUE(test_session.shows("Please answer yes or no."));
  EXPECT_EQ(load_game(all_games_and_null(), file)->table.seats()[0], "You");
  EXPECT_EQ(test_session.console.unread(), 0U) << "its own file is overwritten without a question";
}

TEST(Session, WithoutAFolderTheGameGoesOnAndQuitAsks) {
  TestSession test_session;
  SaveStore none("");
  World world{all_games_and_null(), none, &TestSession::book, &TestSession::open, true};
  test_session.type({"quit", "n", "take 1", "quit", "y"});
  LocalSession session(test_session.console, world,
                       {test_session.table("null-game", "me,Ben"), {}});
  EXPECT_EQ(session.run(), Leaving::quit);
  EXPECT_TRUE(test_session.shows("The game cannot be saved automatically"));
  EXPECT_TRUE(test_session.shows("Leave and lose it? [y/N] n"));
}

TEST(Session, AFinishedGameIsKeptWhileItsEndIsOnTheScreen) {
  TestSession test_session;
  test_session.type({"resign", "yes"});
  test_session.console.interrupt();
  test_session.play(test_session.table("null-game", "me,Ben"));
  ASSERT_TRUE(test_session.kept());
  EXPECT_TRUE(test_session.kept()->table.game().turn().is_over());
}

TEST(Session, SavesNothingBesideAFolder) {
  TestSession test_session;
  test_session.type({cat("save ", test_session.folder.path().string()), "save nowhere/", "quit"});
  test_session.play(test_session.table("null-game", "me,Ben"));
  EXPECT_TRUE(test_session.shows("is a folder. Name a file."));
  EXPECT_FALSE(test_session.shows("Saved as"));
}

TEST(Session, ABegunTakeBackCountsWithoutEnter) {
  TestSession test_session;
  Table table = test_session.table("24/7", "me,greedy", 5);
  Table shadow = test_session.table("24/7", "me,greedy", 5);
  advance(shadow);
  while (!is_person(shadow, shadow.game().turn().seats.lowest())) {
    ASSERT_TRUE(play_bot(shadow, shadow.game().turn().seats.lowest()));
    advance(shadow);
  }
  test_session.type({shadow.game().moves(seat_at(0)).front()});
  test_session.console.begin_and_type("u", "quit", std::chrono::milliseconds(6000));
  test_session.play(std::move(table));
  EXPECT_TRUE(test_session.shows("is taken back."));
  EXPECT_FALSE(test_session.shows("Confirmed"));
  EXPECT_TRUE(test_session.console.prompts().back().fresh) << "the u does not come back";
}

TEST(Session, ResignAsksAndEndsTheGame) {
  TestSession test_session;
  test_session.type({"resign", "n", "resign", "y", "moves", "quit"});
  EXPECT_EQ(test_session.play(test_session.table("null-game", "me,Ben")), Leaving::finished);
  EXPECT_TRUE(test_session.shows("You resign."));
  EXPECT_TRUE(test_session.shows("The game is over: you resigned."));
  EXPECT_TRUE(test_session.shows("Ben wins with 0 points."));
}

TEST(Session, AgainPlaysAnotherWithAnotherSeed) {
  TestSession test_session;
  test_session.type({"resign", "y", "hello", "again", "quit"});
  EXPECT_EQ(test_session.play(test_session.table("null-game", "me,Ben")), Leaving::quit);
  EXPECT_EQ(test_session.kept()->table.seed(), 4711U);
  EXPECT_TRUE(test_session.shows("\"again\" plays another one"));
}

TEST(Session, UndoAfterTheEndGoesOn) {
  TestSession test_session;
  test_session.type({"resign", "y", "undo", "quit"});
  EXPECT_EQ(test_session.play(test_session.table("null-game", "me,Ben")), Leaving::quit);
  EXPECT_TRUE(test_session.kept());
}

TEST(Session, BotsAlonePlayToTheEnd) {
  TestSession test_session;
  EXPECT_EQ(test_session.play(test_session.table("null-game", "greedy,greedy,random")),
            Leaving::finished);
  EXPECT_TRUE(test_session.shows("greedy 1 takes 2"));
  EXPECT_TRUE(test_session.shows("greedy 2 takes 2"));
}

TEST(Session, CompletesCommandsAndLegalMoves) {
  TestSession test_session;
  test_session.type({"quit"});
  test_session.play(test_session.table("null-game", "me,Ben"));
  Table table = test_session.table("null-game", "me,Ben");
  advance(table);
  const auto complete = [&](std::string_view line) {
    return phrases_for(table.game(), table.game().turn().seats.lowest(), line);
  };
  const auto has = [](const std::vector<std::string>& list, std::string_view what) {
    return std::ranges::find(list, what) != list.end();
  };
  EXPECT_TRUE(has(complete(""), "take 2"));
  EXPECT_TRUE(has(complete("s"), "score"));
  EXPECT_TRUE(has(complete("why t"), "why take 2"));
  EXPECT_TRUE(has(complete("help s"), "help score"));
}

// A program that always takes one counter, and its name as a seat.
std::string make_engine(const FolderForTests& folder) {
  const fs::path path = folder.path() / "toy";
  std::ofstream(path) << "#!/bin/sh\necho 'twenties-engine 1 toy'\n"
                         "while read -r word rest; do\n"
                         "  if [ \"$word\" = think ]; then echo 'bestmove take 1'; fi\ndone\n";
  fs::permissions(path, fs::perms::owner_all);
  return cat("exec:", path.string());
}

TEST(Session, AProgramPlaysAtASeat) {
  TestSession test_session;
  const std::string engine = make_engine(test_session.folder);
  test_session.type({"take 1", "quit"});
  test_session.play(test_session.seated("null-game", cat("me,", engine)));
  EXPECT_TRUE(test_session.shows(cat("2 ", engine, " (bot)"))) << test_session.console.shown();
  EXPECT_TRUE(test_session.shows(cat(engine, " takes 1"))) << test_session.console.shown();
}

TEST(Session, AProgramOfASavedGameIsNotRunUnasked) {
  TestSession test_session;
  const std::string engine = make_engine(test_session.folder);
  test_session.type({"take 1", "quit"});
  test_session.play(test_session.seated("null-game", cat("me,", engine)));
  auto kept = test_session.kept();
  ASSERT_TRUE(kept) << in_english(kept.error());
  EXPECT_TRUE(kept->engines.empty()) << "until somebody agrees";

  std::size_t before = test_session.console.shown().size();
  const auto shows_bot = [&] {
    return test_session.console.shown().find("(bot)", before) != std::string::npos;
  };
  test_session.type({"", "quit"});
  test_session.play(std::move(kept->table));
  EXPECT_TRUE(test_session.shows("Seat 2 was played by the program"));
  EXPECT_FALSE(shows_bot()) << "a person plays there now";

  before = test_session.console.shown().size();
  test_session.type({"y", "quit"});
  LocalSession session(test_session.console, test_session.world(), std::move(*test_session.kept()));
  EXPECT_EQ(session.run(), Leaving::quit);
  EXPECT_TRUE(test_session.shows("Run it again? [y/N] y"));
  EXPECT_TRUE(shows_bot());
}

TEST(Session, AProgramThatFailsEndsTheSessionAndNotTheGame) {
  TestSession test_session;
  test_session.type({"take 1"});
  EXPECT_EQ(test_session.play(test_session.seated("null-game", "me,exec:/no/such/program")),
            Leaving::quit);
  EXPECT_TRUE(test_session.shows("The bot at seat 2 cannot move:")) << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("The game is saved."));
}

TEST(Session, ThePositionCanBeTakenOutAsFarAsItMayBeKnown) {
  TestSession test_session;
  test_session.type({"position", "quit"});
  test_session.play(test_session.table("24/7", "me,random", 3));
  EXPECT_TRUE(test_session.shows("You > position\nplayers=2 turn=1 board="));
  EXPECT_TRUE(test_session.shows("/?6 aside=?3")) << test_session.console.shown();
  const std::string& shown = test_session.console.shown();
  const std::size_t at = shown.find("players=2 turn=1");
  const std::string text = shown.substr(at, shown.find('\n', at) - at);
  const auto type = all_games().require("24/7");
  EXPECT_TRUE((*type)->read_view(text, seat_at(0))) << text;
}

TEST(Session, WhyAndShowAloneSayWhatTheyNeed) {
  TestSession test_session;
  test_session.type({"show", "why", "quit"});
  test_session.play(test_session.table("24/7", "me,random", 3));
  EXPECT_TRUE(test_session.shows("Which tile? For example \"show "))
      << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("; your tiles: "));
  EXPECT_TRUE(test_session.shows("why d4")) << test_session.console.shown();
  EXPECT_FALSE(test_session.shows("not \"\"")) << test_session.console.shown();
}

TEST(Session, MovesOfATileAndTheBestSoMany) {
  TestSession test_session;
  test_session.type({"moves 1", "moves best 4", "moves 99", "moves all", "quit"});
  test_session.play(test_session.table("24/7", "me,random", 3));
  EXPECT_TRUE(test_session.shows("8 legal moves with 1:")) << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("32 legal moves; the best 4:"));
  EXPECT_TRUE(test_session.shows("\"moves best 12\" lists more"));
  EXPECT_FALSE(test_session.shows("with 99")) << "no move has it: it says how many";
}

TEST(Session, ADraftHasNoBestPicks) {
  TestSession test_session;
  test_session.type({"take 20", "moves", "moves 4", "quit"});
  test_session.play(test_session.table("game-of-20", "Ann,Ben", 1));
  EXPECT_TRUE(test_session.shows("legal moves; the first 20:")) << test_session.console.shown();
  EXPECT_FALSE(test_session.shows("the best"));
  EXPECT_TRUE(test_session.shows("legal moves with 4"));
}

TEST(Session, WhoPlaysIsSpokenTo) {
  TestSession test_session;
  test_session.type({"resign", "yes", "quit"});
  test_session.play(test_session.table("null-game", "me,greedy"));
  EXPECT_TRUE(test_session.shows("The game is over: you resigned."))
      << test_session.console.shown();
}

TEST(Session, CommentsOfALoadedGameAreKept) {
  TestSession test_session;
  const fs::path file = test_session.folder.path() / "noted.twenties";
  std::ofstream(file) << "twenties record 1\n# club night\ngame: null-game\nseats: You, Ben\n"
                         "seed: 4\n\n* heap 5  # small\n# careful\n1: take 1\n";
  test_session.type({cat("load ", file.string()), cat("save ", file.string()), "yes", "quit"});
  test_session.play(test_session.table("null-game", "me,greedy"));
  const std::string kept = read_file(file, 10'000).value();
  for (const char* comment : {"# club night\n", "* heap 5  # small\n", "# careful\n1: take 1\n"}) {
    EXPECT_NE(kept.find(comment), std::string::npos) << kept;
  }
}

}  // namespace
}  // namespace twenties
