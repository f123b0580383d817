#include "bots/game_of_20/puzzle.hpp"

#include <fmt/core.h>

#include <csignal>
#include <filesystem>
#include <memory>
#include <system_error>

#include "base/text.hpp"
#include "client/files.hpp"
#include "core/record.hpp"
#include "reports/game_of_20/puzzle_json.hpp"
#include "reports/game_of_20/puzzle_text.hpp"
#include "terminal/record_paths.hpp"
#include "terminal/screen.hpp"
#include "twenties/commands.hpp"
#include "twenties/errors.hpp"
#include "twenties/files.hpp"
#include "twenties/reader.hpp"

namespace twenties {

namespace {

using game_of_20::Puzzle;

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

void show(const Puzzle& puzzle, const PuzzleRequest& request) {
  if (request.json) {
    fmt::print("{}\n", puzzle_json(puzzle, request.solution));
    return;
  }
  Style style = output_style();
  style.words = reader();
  fmt::print("{}", puzzle_text(puzzle, style));
  const std::string command = command_of(puzzle);
  if (!request.solution && request.save.empty()) {
    fmt::print("{}\n", say("puzzle.play-it", {{"command", command}}));
  }
  const std::string shown =
      request.solution ? solution_text(puzzle, reader()) : cat(command, " --solution");
  fmt::print("{}\n", say("puzzle.solution", {{"solution", shown}}));
}

// Never overwrites an existing file.
Done save(const Puzzle& puzzle, const PuzzleRequest& request) {
  const std::filesystem::path path = record_path(request.save);
  std::error_code code;
  if (std::filesystem::exists(path, code)) {
    return failure(Message("puzzle.is-there", {{"file", quote(shown_path(path))}}));
  }
  Done done = write_file(path, print_record(record_of(puzzle)));
  if (done) {
    fmt::print(request.json ? stderr : stdout, "{}\n",
               say("puzzle.saved", {{"file", shown_path(path)}}));
  }
  return done;
}

int make(const PuzzleRequest& request) {
  const auto kind = game_of_20::read_kind(request.kind);
  const auto level = game_of_20::read_level(request.level);
  if (!kind || !level) return tell_refusal("puzzle", Message("puzzle.no-such"));
  if (!request.save.empty() && request.count != 1) {
    return tell_refusal("puzzle", Message("puzzle.save-one"));
  }
  for (std::uint64_t number = 0; number < request.count; ++number) {
    const auto puzzle = game_of_20::make_puzzle(*kind, *level, request.seed + number, &stop);
    if (!puzzle) {
      tell_refusal("puzzle", Message("puzzle.interrupted"));
      return 130;
    }
    if (number > 0 && !request.json) fmt::print("\n");
    show(*puzzle, request);
    std::fflush(stdout);
    if (request.save.empty()) continue;
    if (const Done saved = save(*puzzle, request); !saved) {
      return tell_refusal("puzzle", saved.error());
    }
  }
  return 0;
}

// One puzzle on a line.
int check(const PuzzleRequest& request) {
  const auto text = read_whole(request.check, longest_file);
  if (!text) return tell_refusal("puzzle", text.error());
  int number = 0;
  int wrong = 0;
  for (const std::string_view line : split(*text, '\n')) {
    if (trim(line).empty()) continue;
    ++number;
    auto verdict = game_of_20::read_puzzle_json(line).and_then([](const Puzzle& puzzle) {
      return check_certificate(puzzle.kind, puzzle.position, puzzle.certificate, &stop);
    });
    wrong += verdict ? 0 : 1;
    fmt::print("{}\n", verdict ? say("puzzle.proven",
                                     {{"number", number}, {"kind", kind_text(*verdict, reader())}})
                               : say("puzzle.refused",
                                     {{"number", number}, {"why", verdict.error().whole()}}));
  }
  if (number == 0) {
    return tell_refusal("puzzle", Message("puzzle.none-in-file", {{"file", quote(request.check)}}));
  }
  return wrong == 0 ? 0 : 1;
}

int run_puzzle(const PuzzleRequest& request) {
  std::signal(SIGINT, [](int) { stop.stop(); });
  return request.check.empty() ? make(request) : check(request);
}

}  // namespace

void add_puzzle(CommandLine& line) {
  auto request = std::make_shared<PuzzleRequest>();
  const Subcommand command = line.add_command("puzzle", "help.puzzle");
  command.add_option("-k,--kind", request->kind, "help.puzzle-kind")
      .one_of({"win", "solo"})
      .show_default();
  command.add_option("-l,--level", request->level, "help.puzzle-level")
      .one_of({"easy", "medium", "hard"})
      .show_default();
  command.add_option("-n,--seed", request->seed, "help.puzzle-seed").show_default();
  command.add_option("-c,--count", request->count, "help.puzzle-count")
      .within(1, 1000)
      .show_default();
  command.add_flag("--solution", request->solution, "help.puzzle-solution");
  command.add_flag("--json", request->json, "help.puzzle-json");
  command.add_option("--save", request->save, "help.puzzle-save");
  command.add_option("--check", request->check, "help.puzzle-check");
  command.footer("help.puzzle-footer");
  command.runs([request] { return run_puzzle(*request); });
}

}  // namespace twenties
