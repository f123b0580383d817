#include "reports/game_of_20/puzzle_json.hpp"

#include <gtest/gtest.h>

#include "base/hash.hpp"
#include "reports/game_of_20/puzzle_text.hpp"
#include "texts/words.hpp"

namespace twenties::game_of_20 {
namespace {

Puzzle easy(PuzzleKind kind) { return *make_puzzle(kind, PuzzleLevel::easy, 1); }

std::string refusal(std::string_view line) {
  const auto puzzle = read_puzzle_json(line);
  return puzzle ? "" : in_english(puzzle.error());
}

TEST(PuzzleJson, IsReadAsItIsWritten) {
  for (const PuzzleKind kind : {PuzzleKind::solo, PuzzleKind::win}) {
    const Puzzle puzzle = easy(kind);
    const auto read = read_puzzle_json(puzzle_json(puzzle, true));
    ASSERT_TRUE(read) << in_english(read.error());
    EXPECT_EQ(read->kind, kind);
    EXPECT_TRUE(same_bytes(read->position, puzzle.position));
    EXPECT_EQ(read->certificate.line, puzzle.certificate.line);
    EXPECT_EQ(read->certificate.outcomes, puzzle.certificate.outcomes);
  }
}

TEST(PuzzleJson, KeepsTheSolutionToItselfUnlessAsked) {
  const std::string line = puzzle_json(easy(PuzzleKind::win), false);
  EXPECT_EQ(line.find("certificate"), std::string::npos);
  EXPECT_NE(refusal(line), "");
}

TEST(PuzzleJson, RefusesWhatIsNoPuzzle) {
  EXPECT_NE(refusal(""), "");
  EXPECT_NE(refusal("[1]"), "");
  EXPECT_NE(refusal(R"({"puzzle": "chess"})"), "");
  EXPECT_NE(refusal(R"({"puzzle": "win", "position": "nowhere"})"), "");
  std::string line = puzzle_json(easy(PuzzleKind::win), true);
  const std::size_t at = line.find(R"("win",)", line.find("certificate"));
  line.replace(at == std::string::npos ? line.find(R"("loss")") : at, 5, R"("luck)");
  EXPECT_NE(refusal(line), "");
}

TEST(PuzzleText, SaysWhatIsToBeFoundAndHowToGetItAgain) {
  const Puzzle puzzle = easy(PuzzleKind::win);
  EXPECT_EQ(command_of(puzzle), "twenties puzzle --kind win --level easy --seed 1");
  const std::string solution = solution_text(puzzle, Words("en"));
  for (const JudgedOutcome& judged : puzzle.certificate.outcomes) {
    EXPECT_NE(solution.find(GameOf20::print_move(judged.move)), std::string::npos);
  }
  EXPECT_NE(puzzle_text(puzzle, Style{}).find("1"), std::string::npos);
}

TEST(PuzzleText, ThePuzzleAsARecordSeatsTheSolverToMove) {
  const Puzzle puzzle = easy(PuzzleKind::win);
  const Record record = record_of(puzzle);
  EXPECT_EQ(record.seats[puzzle.position.to_move], "You");
  EXPECT_EQ(record.seats[1U - puzzle.position.to_move], "bot master");
  EXPECT_EQ(record.position, GameOf20::print_position(puzzle.position));
  EXPECT_EQ(record_of(easy(PuzzleKind::solo)).seats, std::vector<std::string>{"You"});
}

}  // namespace
}  // namespace twenties::game_of_20
