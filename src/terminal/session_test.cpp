#include "terminal/session.hpp"
#include "terminal/answers.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "terminal/session_for_tests.hpp"

namespace twenties {
namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

// Seed 1 of the null game makes a heap of 5 to 7; taking one at a time lasts long enough.
TEST(Session, PlaysToTheEndAndTellsWhoWonAndHow) {
  Evening evening;
  evening.type({"take 2", "take 2", "take 2", "take 1", "quit"});
  EXPECT_EQ(evening.play(evening.table("null-game", "Ann,random")), Leaving::finished);
  EXPECT_TRUE(evening.shows("Ann takes 2: 2 points (2 counters)."));
  EXPECT_TRUE(evening.shows("random takes "));
  EXPECT_TRUE(evening.shows("The game is over: the heap is empty (3.1)."));
  EXPECT_TRUE(evening.shows(" wins with ") || evening.shows(" are equal first with "));
  EXPECT_TRUE(evening.shows("counters taken: "));
  EXPECT_FALSE(evening.store.has_autosave()) << "a finished game is not offered again";
  expect_fits(evening.console.shown());
}

TEST(Session, ARefusedMoveNamesTheClauseAndChangesNothing) {
  Evening evening;
  Table table = evening.table("null-game", "Ann,Ben");
  table.advance();
  while (table.game().moves(table.game().turn().seats.lowest()).size() > 1) {
    table.play(table.game().turn().seats.lowest(), "take 1");
  }
  const auto hash = table.game().hash();
  evening.type({"take 2", "quit"});
  EXPECT_EQ(evening.play(std::move(table)), Leaving::quit);
  EXPECT_TRUE(evening.shows("Refused: the heap has 1, fewer than 2 (2.2)"));
  EXPECT_EQ(evening.kept()->table.game().hash(), hash);
}

TEST(Session, NonsenseIsAnsweredAndChangesNothing) {
  Evening evening;
  evening.type({"",
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
  Table table = evening.table("null-game", "me,greedy");
  table.advance();
  const auto hash = table.game().hash();
  EXPECT_EQ(evening.play(std::move(table)), Leaving::quit);
  EXPECT_EQ(evening.console.unread(), 0U);
  EXPECT_EQ(evening.kept()->table.game().hash(), hash);
  EXPECT_TRUE(evening.shows("\"hi\" could be hint or history."));
  EXPECT_TRUE(evening.shows("\"help\" lists the commands."));
  EXPECT_TRUE(evening.shows("the rulebook has no clause \"9.9\"") ||
              evening.shows("The rulebook has no clause \"9.9\""));
  EXPECT_TRUE(evening.shows("Not loaded: cannot open"));
  EXPECT_TRUE(evening.shows("Not saved: cannot write"));
  EXPECT_TRUE(evening.shows("0 legal moves with x."));
  EXPECT_EQ(evening.console.shown().find('\x01'), evening.console.shown().rfind('\x01'))
      << "only the echo of the test has it";
}

TEST(Session, ShowsItsCommands) {
  Evening evening;
  evening.type({"help", "help why", "help take 1", "moves", "hint", "score", "history", "rules 2.1",
                "rules", "rules 2", "quit"});
  evening.play(evening.table("null-game", "me,greedy"));
  EXPECT_TRUE(evening.shows("take back your last move"));
  EXPECT_TRUE(evening.shows("take one counter"));
  EXPECT_TRUE(evening.shows("2 legal moves:\n  take 1 +1   take 2 +2\n"));
  EXPECT_TRUE(evening.shows("sharp would take 2: 2 points (2 counters). With best play it ends "));
  EXPECT_TRUE(evening.shows("Chance: heap "));
  EXPECT_TRUE(evening.shows("2.1 Take one or two."));
  EXPECT_TRUE(evening.shows("3.1 An empty heap ends it."));
  expect_fits(evening.console.shown());
}

TEST(Session, UndoGoesBackAndTheSameChanceComesAgain) {
  Evening evening;
  evening.type({"undo", "take 1", "undo", "quit"});
  evening.play(evening.table("null-game", "me,greedy"));
  EXPECT_TRUE(evening.shows("There is nothing to take back."));
  EXPECT_TRUE(evening.shows("Taken back."));
  EXPECT_EQ(evening.kept()->table.steps().size(), 1U) << "the heap alone";
}

TEST(Session, EndOfInputKeepsTheGame) {
  Evening evening;
  evening.type({"take 1"});
  EXPECT_EQ(evening.play(evening.table("null-game", "me,greedy")), Leaving::closed);
  EXPECT_TRUE(evening.shows("The game is kept."));
  EXPECT_GE(evening.kept()->table.steps().size(), 2U);
}

TEST(Session, CtrlCKeepsTheGame) {
  Evening evening;
  evening.type({"take 1"});
  evening.console.interrupt();
  EXPECT_EQ(evening.play(evening.table("null-game", "me,greedy")), Leaving::stopped);
  EXPECT_TRUE(evening.shows("The game is kept."));
  EXPECT_TRUE(evening.kept());
}

TEST(Session, SavesAndLoadsExactly) {
  Evening evening;
  const std::string file = (evening.folder.path() / "mine").string();
  evening.type({"take 1", cat("save ", file), "take 1", cat("load ", file), "quit"});
  evening.play(evening.table("null-game", "me,Ben"));
  EXPECT_TRUE(evening.shows("Saved as "));
  EXPECT_TRUE(fs::exists(file + ".twenties"));
  EXPECT_EQ(evening.kept()->table.steps().size(), 2U);
  EXPECT_TRUE(fs::exists(evening.folder.path() / "null-game-1.twenties"))
      << "the game that was left is kept";
}

TEST(Session, AForeignFileIsNotOverwritten) {
  Evening evening;
  const fs::path letter = evening.folder.path() / "letter.txt";
  std::ofstream(letter) << "Dear Ann\n";
  evening.type({cat("save ", letter.string()), "save", "quit"});
  evening.play(evening.table("null-game", "me,Ben"));
  EXPECT_TRUE(evening.shows("is no saved game. Choose another name."));
  EXPECT_EQ(read_file(letter, 100).value(), "Dear Ann\n");
  EXPECT_TRUE(fs::exists(evening.folder.path() / "null-game-1.twenties"));
}

TEST(Session, AnotherGameIsOverwrittenOnlyWhenTheyAgree) {
  Evening evening;
  const fs::path file = evening.folder.path() / "game.twenties";
  const Table other = evening.table("null-game", "Old,greedy", 9);
  ASSERT_TRUE(write_file(file, print_game(other, {})));
  const std::string save = cat("save ", file.string());
  evening.type({save, "n", save, "maybe", "y", save, "quit"});
  evening.play(evening.table("null-game", "me,Ben"));
  EXPECT_TRUE(evening.shows("Overwrite it? [y/N] n\nNot saved."));
  EXPECT_TRUE(evening.shows("Please answer yes or no."));
  EXPECT_EQ(load_game(all_games_and_null(), file)->table.sitters()[0].name, "You");
  EXPECT_EQ(evening.console.unread(), 0U) << "its own file is overwritten without a question";
}

TEST(Session, WithoutAFolderTheGameGoesOnAndQuitAsks) {
  Evening evening;
  SaveStore none("");
  World world{all_games_and_null(), none, &Evening::book, &Evening::open, true};
  evening.type({"quit", "n", "take 1", "quit", "y"});
  Session session(evening.console, world, {evening.table("null-game", "me,Ben"), {}});
  EXPECT_EQ(session.run(), Leaving::quit);
  EXPECT_TRUE(evening.shows("The game is not kept by itself now"));
  EXPECT_TRUE(evening.shows("Leave and lose it? [y/N] n"));
}

TEST(Session, AFinishedGameIsKeptWhileItsEndIsOnTheScreen) {
  Evening evening;
  evening.type({"resign", "yes"});
  evening.console.interrupt();
  evening.play(evening.table("null-game", "me,Ben"));
  ASSERT_TRUE(evening.kept());
  EXPECT_TRUE(evening.kept()->table.game().turn().is_over());
}

TEST(Session, SavesNothingBesideAFolder) {
  Evening evening;
  evening.type({cat("save ", evening.folder.path().string()), "save nowhere/", "quit"});
  evening.play(evening.table("null-game", "me,Ben"));
  EXPECT_TRUE(evening.shows("is a folder. Name a file."));
  EXPECT_FALSE(evening.shows("Saved as"));
}

TEST(Session, ABegunTakeBackCountsWithoutEnter) {
  Evening evening;
  Table table = evening.table("24/7", "me,greedy", 5);
  Table shadow = evening.table("24/7", "me,greedy", 5);
  shadow.advance();
  while (!shadow.sitter(shadow.game().turn().seats.lowest()).is_person()) {
    ASSERT_TRUE(shadow.play_bot(shadow.game().turn().seats.lowest()));
    shadow.advance();
  }
  evening.type({shadow.game().moves(seat_at(0)).front()});
  evening.console.begin_and_type("u", "quit", std::chrono::milliseconds(6000));
  evening.play(std::move(table));
  EXPECT_TRUE(evening.shows("is taken back."));
  EXPECT_FALSE(evening.shows("Confirmed"));
  EXPECT_TRUE(evening.console.prompts().back().fresh) << "the u does not come back";
}

TEST(Session, ResignAsksAndEndsTheGame) {
  Evening evening;
  evening.type({"resign", "n", "resign", "y", "moves", "quit"});
  EXPECT_EQ(evening.play(evening.table("null-game", "me,Ben")), Leaving::finished);
  EXPECT_TRUE(evening.shows("You resign."));
  EXPECT_TRUE(evening.shows("The game is over: you resigned."));
  EXPECT_TRUE(evening.shows("Ben wins with 0 points."));
}

TEST(Session, AgainPlaysAnotherWithAnotherSeed) {
  Evening evening;
  evening.type({"resign", "y", "hello", "again", "quit"});
  EXPECT_EQ(evening.play(evening.table("null-game", "me,Ben")), Leaving::quit);
  EXPECT_EQ(evening.kept()->table.seed(), 4711U);
  EXPECT_TRUE(evening.shows("\"again\" plays another one"));
}

TEST(Session, UndoAfterTheEndGoesOn) {
  Evening evening;
  evening.type({"resign", "y", "undo", "quit"});
  EXPECT_EQ(evening.play(evening.table("null-game", "me,Ben")), Leaving::quit);
  EXPECT_TRUE(evening.kept());
}

TEST(Session, BotsAlonePlayToTheEnd) {
  Evening evening;
  EXPECT_EQ(evening.play(evening.table("null-game", "greedy,greedy,random")), Leaving::finished);
  EXPECT_TRUE(evening.shows("greedy 1 takes 2"));
  EXPECT_TRUE(evening.shows("greedy 2 takes 2"));
}

TEST(Session, CompletesCommandsAndLegalMoves) {
  Evening evening;
  evening.type({"quit"});
  evening.play(evening.table("null-game", "me,Ben"));
  Table table = evening.table("null-game", "me,Ben");
  table.advance();
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
  Evening evening;
  const std::string engine = make_engine(evening.folder);
  evening.type({"take 1", "quit"});
  evening.play(evening.table("null-game", cat("me,", engine)));
  EXPECT_TRUE(evening.shows(cat("2 ", engine, " (bot)"))) << evening.console.shown();
  EXPECT_TRUE(evening.shows(cat(engine, " takes 1"))) << evening.console.shown();
}

TEST(Session, AProgramOfASavedGameIsNotRunUnasked) {
  Evening evening;
  const std::string engine = make_engine(evening.folder);
  evening.type({"take 1", "quit"});
  evening.play(evening.table("null-game", cat("me,", engine)));
  auto kept = evening.kept();
  ASSERT_TRUE(kept) << kept.error().message;
  EXPECT_TRUE(kept->table.sitters()[1].is_person()) << "until somebody agrees";

  evening.type({"", "quit"});
  evening.play(std::move(kept->table));
  EXPECT_TRUE(evening.shows("Seat 2 was played by the program"));
  EXPECT_EQ(evening.kept()->table.people(), 2);

  evening.type({"y", "quit"});
  Session session(evening.console, evening.world(), std::move(*evening.kept()));
  EXPECT_EQ(session.run(), Leaving::quit);
  EXPECT_TRUE(evening.shows("Run it again? [y/N] y"));
  EXPECT_TRUE(evening.shows("(bot)"));
}

TEST(Session, AProgramThatFailsEndsTheSessionAndNotTheGame) {
  Evening evening;
  evening.type({"take 1"});
  EXPECT_EQ(evening.play(evening.table("null-game", "me,exec:/no/such/program")), Leaving::quit);
  EXPECT_TRUE(evening.shows("The bot at seat 2 cannot move:")) << evening.console.shown();
  EXPECT_TRUE(evening.shows("The game is kept."));
}

TEST(Session, ThePositionCanBeTakenOutAsFarAsItMayBeKnown) {
  Evening evening;
  evening.type({"position", "quit"});
  evening.play(evening.table("24/7", "me,random", 3));
  EXPECT_TRUE(evening.shows("You > position\nplayers=2 turn=1 board="));
  EXPECT_TRUE(evening.shows("/?6 aside=?3")) << evening.console.shown();
  const std::string& shown = evening.console.shown();
  const std::size_t at = shown.find("players=2 turn=1");
  const std::string text = shown.substr(at, shown.find('\n', at) - at);
  const auto type = all_games().require("24/7");
  EXPECT_TRUE((*type)->read_view(text, seat_at(0))) << text;
}

TEST(Session, WhyAndShowAloneSayWhatTheyNeed) {
  Evening evening;
  evening.type({"show", "why", "quit"});
  evening.play(evening.table("24/7", "me,random", 3));
  EXPECT_TRUE(evening.shows("Say which tile, as in \"show ")) << evening.console.shown();
  EXPECT_TRUE(evening.shows("; your tiles: "));
  EXPECT_TRUE(evening.shows("why d4")) << evening.console.shown();
  EXPECT_FALSE(evening.shows("not \"\"")) << evening.console.shown();
}

TEST(Session, MovesOfATileAndTheBestSoMany) {
  Evening evening;
  evening.type({"moves 1", "moves best 4", "moves 99", "moves all", "quit"});
  evening.play(evening.table("24/7", "me,random", 3));
  EXPECT_TRUE(evening.shows("8 legal moves with 1:")) << evening.console.shown();
  EXPECT_TRUE(evening.shows("32 legal moves; the best 4:"));
  EXPECT_TRUE(evening.shows("\"moves best 12\" lists more"));
  EXPECT_FALSE(evening.shows("with 99")) << "no move has it: it says how many";
}

TEST(Session, ADraftHasNoBestPicks) {
  Evening evening;
  evening.type({"take 20", "moves", "moves 4", "quit"});
  evening.play(evening.table("game-of-20", "Ann,Ben", 1));
  EXPECT_TRUE(evening.shows("legal moves; the first 20:")) << evening.console.shown();
  EXPECT_FALSE(evening.shows("the best"));
  EXPECT_TRUE(evening.shows("legal moves with 4"));
}

TEST(Session, WhoPlaysIsSpokenTo) {
  Evening evening;
  evening.type({"resign", "yes", "quit"});
  evening.play(evening.table("null-game", "me,greedy"));
  EXPECT_TRUE(evening.shows("The game is over: you resigned.")) << evening.console.shown();
}

TEST(Session, CommentsOfALoadedGameAreKept) {
  Evening evening;
  const fs::path file = evening.folder.path() / "noted.twenties";
  std::ofstream(file) << "twenties record 1\n# club night\ngame: null-game\nseats: You, Ben\n"
                         "seed: 4\n\n* heap 5  # small\n# careful\n1: take 1\n";
  evening.type({cat("load ", file.string()), cat("save ", file.string()), "yes", "quit"});
  evening.play(evening.table("null-game", "me,greedy"));
  const std::string kept = read_file(file, 10'000).value();
  for (const char* comment : {"# club night\n", "* heap 5  # small\n", "# careful\n1: take 1\n"}) {
    EXPECT_NE(kept.find(comment), std::string::npos) << kept;
  }
}

}  // namespace
}  // namespace twenties
