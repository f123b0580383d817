#include "bots/game_of_20/puzzle.hpp"

#include <fmt/core.h>

#include <csignal>
#include <filesystem>
#include <memory>
#include <system_error>

#include "base/text.hpp"
#include "core/game_of.hpp"
#include "core/record.hpp"
#include "terminal/board.hpp"
#include "terminal/files.hpp"
#include "terminal/screen.hpp"
#include "twenties/commands.hpp"
#include "twenties/files.hpp"
#include "twenties/puzzle_json.hpp"

namespace twenties {

namespace {

using game_of_20::GameOf20;
using game_of_20::Move;
using game_of_20::Puzzle;
using game_of_20::PuzzleKind;

constexpr std::size_t longest_file = std::size_t{1} << 22U;  // bytes

StopFlag stop;

struct PuzzleRequest {
  std::string kind = "win";
  std::string level = "medium";
  std::uint64_t seed = 1;
  std::uint64_t count = 1;
  bool solution = false;
  bool json = false;
  std::string save;
  std::string check;
};

int fail(std::string_view message) {
  fmt::print(stderr, "puzzle: {}\n", message);
  return 1;
}

std::vector<std::string> seat_names(const Puzzle& puzzle) {
  if (puzzle.kind == PuzzleKind::solo) return {"You"};
  return puzzle.position.to_move == 0 ? std::vector<std::string>{"You", "Rival"}
                                      : std::vector<std::string>{"Rival", "You"};
}

std::string picture(const Puzzle& puzzle) {
  const GameOf<GameOf20> game(puzzle.position);
  const Scene scene{seat_names(puzzle), game.turn(), {.seat = nobody, .text = ""}};
  return board_of(game.info()).draw(*game.view(nobody), scene, output_style());
}

std::string question(const Puzzle& puzzle) {
  if (puzzle.kind == PuzzleKind::win) {
    return cat("It is your turn. Exactly one of your ", puzzle.certificate.outcomes.size(),
               " moves wins, whatever the rival does. Which?");
  }
  return cat("You play both hands in turn, and hand ", puzzle.position.to_move + 1,
             " begins. Every tile can be placed: find a way.");
}

std::string solution(const Puzzle& puzzle) {
  const auto& certificate = puzzle.certificate;
  if (puzzle.kind == PuzzleKind::solo) {
    return join(certificate.line, ", ",
                [](const Move& move) { return GameOf20::print_move(move); });
  }
  return join(certificate.outcomes, ", ", [](const game_of_20::JudgedOutcome& judged) {
    return cat(GameOf20::print_move(judged.move), " ", name_of(judged.outcome));
  });
}

std::string command_of(const Puzzle& puzzle) {
  return cat("twenties puzzle --kind ", name_of(puzzle.kind), " --level ", name_of(puzzle.level),
             " --seed ", puzzle.seed);
}

void show(const Puzzle& puzzle, const PuzzleRequest& request) {
  if (request.json) {
    fmt::print("{}\n", puzzle_json(puzzle, request.solution));
    return;
  }
  fmt::print("Puzzle {}: {}, {} (effort {})\n\n{}\n{}\n", puzzle.seed, name_of(puzzle.kind),
             name_of(puzzle.level), puzzle.effort, picture(puzzle), question(puzzle));
  if (request.solution) {
    fmt::print("Solution: {}\n", solution(puzzle));
  } else if (!request.save.empty()) {
    fmt::print("Solution: {} --solution\n", command_of(puzzle));
  } else {
    fmt::print(
        "Play it:  {} --save FILE, then twenties play --load FILE\nSolution: {} --solution\n",
        command_of(puzzle), command_of(puzzle));
  }
}

// A record that begins with the position, to be played on; the rival is the strongest bot.
Record record_of(const Puzzle& puzzle) {
  Record record;
  record.game = GameOf20::info().id;
  record.rules_version = GameOf20::info().rules_version;
  record.position = GameOf20::print_position(puzzle.position);
  record.seats = seat_names(puzzle);
  for (std::string& name : record.seats) {
    if (name == "Rival") name = "bot master";
  }
  record.remarks = {{"note", cat("puzzle ", puzzle.seed, ", ", name_of(puzzle.kind), ", ",
                                 name_of(puzzle.level))}};
  return record;
}

// What is there already is somebody's game.
Done save(const Puzzle& puzzle, const PuzzleRequest& request) {
  const std::filesystem::path path = record_path(request.save);
  std::error_code code;
  if (std::filesystem::exists(path, code)) {
    return failure(cat(quote(shown_path(path)), " is there already; name another file"));
  }
  Done done = write_file(path, print_record(record_of(puzzle)));
  if (done) {
    const std::string name = shown_path(path);
    fmt::print(request.json ? stderr : stdout, "Saved as {}. Play it: twenties play --load {}\n",
               name, name);
  }
  return done;
}

int make(const PuzzleRequest& request) {
  const auto kind = game_of_20::read_kind(request.kind);
  const auto level = game_of_20::read_level(request.level);
  if (!kind || !level) return fail("there is no such puzzle");
  if (!request.save.empty() && request.count != 1)
    return fail("--save keeps one puzzle, not several");
  for (std::uint64_t number = 0; number < request.count; ++number) {
    const auto puzzle = game_of_20::make_puzzle(*kind, *level, request.seed + number, &stop);
    if (!puzzle) {
      fail("interrupted");
      return 130;
    }
    if (number > 0 && !request.json) fmt::print("\n");
    show(*puzzle, request);
    std::fflush(stdout);
    if (request.save.empty()) continue;
    if (const Done saved = save(*puzzle, request); !saved) return fail(saved.error().message);
  }
  return 0;
}

// One puzzle on a line.
int check(const PuzzleRequest& request) {
  const auto text = read_whole(request.check, longest_file);
  if (!text) return fail(text.error().message);
  int number = 0;
  int wrong = 0;
  for (const std::string_view line : split(*text, '\n')) {
    if (trim(line).empty()) continue;
    ++number;
    auto verdict = read_puzzle_json(line).and_then([](const Puzzle& puzzle) {
      return check_certificate(puzzle.kind, puzzle.position, puzzle.certificate, &stop);
    });
    wrong += verdict ? 0 : 1;
    fmt::print(
        "puzzle {}: {}\n", number,
        verdict ? cat("proven, ", name_of(*verdict)) : cat("refused: ", verdict.error().message));
  }
  if (number == 0) return fail(cat("there is no puzzle in ", quote(request.check)));
  return wrong == 0 ? 0 : 1;
}

int run_puzzle(const PuzzleRequest& request) {
  std::signal(SIGINT, [](int) { stop.stop(); });
  return request.check.empty() ? make(request) : check(request);
}

}  // namespace

void add_puzzle(CommandLine& line) {
  auto request = std::make_shared<PuzzleRequest>();
  const Subcommand command = line.add_command("puzzle", "Puzzles of Game of 20, each with a proof");
  command
      .add_option("-k,--kind", request->kind,
                  "win: find the only winning move; solo: place every tile of both hands")
      .one_of({"win", "solo"})
      .show_default();
  command.add_option("-l,--level", request->level, "by the effort to find the solution")
      .one_of({"easy", "medium", "hard"})
      .show_default();
  command.add_option("-n,--seed", request->seed, "the number of the puzzle").show_default();
  command.add_option("-c,--count", request->count, "so many, from that number on")
      .within(1, 1000)
      .show_default();
  command.add_flag("--solution", request->solution, "with the solution and its certificate");
  command.add_flag("--json", request->json, "one JSON object on a line for each puzzle");
  command.add_option(
      "--save", request->save,
      "write a game to this file that begins here; a name without an ending gets .twenties");
  command.add_option("--check", request->check,
                     "check the certificates in a file that --json --solution wrote (- for "
                     "standard input)");
  command.footer(
      "The same number gives the same puzzle everywhere. A solo certificate is a line of moves, "
      "which\n"
      "is replayed by the rules; a win certificate is the outcome of each move, which is computed "
      "anew.");
  command.runs([request] { return run_puzzle(*request); });
}

}  // namespace twenties
