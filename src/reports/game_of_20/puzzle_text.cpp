#include "reports/game_of_20/puzzle_text.hpp"

#include "base/text.hpp"
#include "core/game_of.hpp"
#include "terminal/board.hpp"

namespace twenties::game_of_20 {

namespace {

std::vector<std::string> seats_of(const Puzzle& puzzle, const std::string& solver,
                                  const std::string& rival) {
  if (puzzle.kind == PuzzleKind::solo) return {solver};
  return puzzle.position.to_move == 0 ? std::vector{solver, rival} : std::vector{rival, solver};
}

std::string board_text(const Puzzle& puzzle, const Style& style) {
  const GameOf<GameOf20> game(puzzle.position);
  const Scene scene{
      seats_of(puzzle, style.words.say("puzzle.you"), style.words.say("puzzle.rival")),
      game.turn(),
      {}};
  return board_of(game.info()).draw(*game.view(nobody), scene, style);
}

std::string question(const Puzzle& puzzle, const Words& words) {
  if (puzzle.kind == PuzzleKind::win) {
    return words.say("puzzle.question-win", {{"moves", cat(puzzle.certificate.outcomes.size())}});
  }
  return words.say("puzzle.question-solo", {{"n", puzzle.position.to_move + 1}});
}

}  // namespace

std::string puzzle_text(const Puzzle& puzzle, const Style& style) {
  const Words& words = style.words;
  const Message level("puzzle.level", {{"level", std::string(name_of(puzzle.level))}});
  return cat(words.say("puzzle.title", {{"number", cat(puzzle.seed)},
                                        {"kind", kind_text(puzzle.kind, words)},
                                        {"level", words.say(level)},
                                        {"effort", cat(puzzle.effort)}}),
             "\n\n", board_text(puzzle, style), "\n", question(puzzle, words), "\n");
}

std::string kind_text(PuzzleKind kind, const Words& words) {
  return words.say("puzzle.kind", {{"kind", std::string(name_of(kind))}});
}

std::string solution_text(const Puzzle& puzzle, const Words& words) {
  const Certificate& certificate = puzzle.certificate;
  if (puzzle.kind == PuzzleKind::solo) {
    return join(certificate.line, ", ",
                [](const Move& move) { return GameOf20::print_move(move); });
  }
  return join(certificate.outcomes, ", ", [&](const JudgedOutcome& judged) {
    return words.say("puzzle.outcome", {{"move", GameOf20::print_move(judged.move)},
                                        {"outcome", std::string(name_of(judged.outcome))}});
  });
}

std::string command_of(const Puzzle& puzzle) {
  return cat("twenties puzzle --kind ", name_of(puzzle.kind), " --level ", name_of(puzzle.level),
             " --seed ", puzzle.seed);
}

Record record_of(const Puzzle& puzzle) {
  Record record;
  record.game = GameOf20::info().id;
  record.rules_version = GameOf20::info().rules_version;
  record.position = GameOf20::print_position(puzzle.position);
  record.seats = seats_of(puzzle, "You", "bot master");
  record.remarks = {{"note", cat("puzzle ", puzzle.seed, ", ", name_of(puzzle.kind), ", ",
                                 name_of(puzzle.level))}};
  return record;
}

}  // namespace twenties::game_of_20
