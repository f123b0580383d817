#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/game_of_20/solver.hpp"

namespace twenties::game_of_20 {

// solo: a solo deal in which every tile can be placed. win: a two-player position in which exactly
// one move wins.
enum class PuzzleKind : std::uint8_t { solo, win };

// By the program's effort to find the solution.
enum class PuzzleLevel : std::uint8_t { easy, medium, hard };

enum class Outcome : std::uint8_t { loss, draw, win };

struct JudgedOutcome {
  Move move;
  Outcome outcome = Outcome::loss;  // for the hand that makes the move, with best play

  bool operator==(const JudgedOutcome&) const = default;
};

// The proof that a puzzle is valid.
struct Certificate {
  std::vector<Move> line;               // solo: to the end of the game, with nothing left
  std::vector<JudgedOutcome> outcomes;  // win: of each legal move, ascending
};

struct Puzzle {
  PuzzleKind kind = PuzzleKind::solo;
  PuzzleLevel level = PuzzleLevel::easy;
  std::uint64_t seed = 0;
  State position;
  // solo: positions that had to be kept side by side; win: positions that a search had to judge
  // until it chose the right move.
  std::uint64_t effort = 0;
  Certificate certificate;
};

// The puzzle of a seed: the same on every machine. Nothing if the watch wants to stop.
std::optional<Puzzle> make_puzzle(PuzzleKind kind, PuzzleLevel level, std::uint64_t seed,
                                  Watch* watch = nullptr);

// Whether a certificate proves what the kind of puzzle promises; if not, why not. The line of a
// solo puzzle is replayed by the rules alone; outcomes are computed anew by the solver.
Result<PuzzleKind> check_certificate(PuzzleKind kind, const State& position,
                                     const Certificate& certificate, Watch* watch = nullptr);

// The outcome of every legal move, ascending; nothing if the budget ended first.
std::optional<std::vector<JudgedOutcome>> outcomes_of(const State& state, Budget& budget);

// The only winning move of a position; nothing if none or several win.
std::optional<Move> only_win(const std::vector<JudgedOutcome>& outcomes);

std::string_view name_of(PuzzleKind kind);
std::string_view name_of(PuzzleLevel level);
std::string_view name_of(Outcome outcome);
std::optional<PuzzleKind> read_kind(std::string_view text);
std::optional<PuzzleLevel> read_level(std::string_view text);
std::optional<Outcome> read_outcome(std::string_view text);

}  // namespace twenties::game_of_20
