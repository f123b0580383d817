#include "bots/game_of_20/puzzle.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "bots/game_of_20/judgement.hpp"
#include "bots/game_of_20/placing.hpp"
#include "bots/game_of_20/solo.hpp"
#include "bots/game_of_20/solo_proof.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr std::size_t solver_memory = std::size_t{64} << 20U;

struct Effort {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
};

// The requirements of a level: the effort, and for win puzzles the number of empty squares.
constexpr std::array<Effort, 3> solo_efforts{{{1, 256}, {257, 1024}, {1025, 16384}}};
constexpr std::array<Effort, 3> win_efforts{{{1, 16}, {17, 1024}, {1025, std::uint64_t{1} << 20U}}};
constexpr std::array<int, 3> win_squares{11, 13, 15};
constexpr std::size_t fewest_moves = 4;  // to choose from in a win puzzle

template <class Table>
const auto& of_level(const Table& table, PuzzleLevel level) {
  return table[static_cast<std::size_t>(level)];
}

bool fits(std::uint64_t effort, const Effort& wanted) {
  return effort >= wanted.low && effort <= wanted.high;
}

State random_deal(int players, Random& random) {
  State state = GameOf20::start({.players = players});
  GameOf20::Moves moves;
  while (state.stage < Stage::placing) {
    if (GameOf20::turn(state).is_chance()) {
      const std::uint64_t ticket = random.below(GameOf20::chance_total(state));
      GameOf20::apply_chance(state, GameOf20::draw(state, ticket));
      continue;
    }
    const Seat seat = seat_of(state, state.to_move);
    GameOf20::moves(state, seat, moves);
    GameOf20::apply(state, seat, moves[random.below(moves.size())]);
  }
  return state;
}

// A game between two weak players, down to a number of empty squares.
State played_position(int empty, Random& random) {
  State state = random_deal(2, random);
  while (state.stage == Stage::placing && std::popcount(state.board.empty) > empty) {
    const Task task{state, random.next(), {.nodes = 200}, nullptr, {}, false, 5};
    GameOf20::apply(state, seat_of(state, state.to_move), choose_place(task).move);
  }
  return state;
}

// How many positions a search must evaluate until it chooses the move, in powers of four.
std::uint64_t effort_to_find(const State& state, const Move& move) {
  constexpr std::uint64_t most = std::uint64_t{1} << 20U;
  for (std::uint64_t nodes = 1; nodes < most; nodes *= 4) {
    const Task task{state, 0, {.nodes = nodes}, nullptr, {}, false, 0};
    if (choose_place(task).move == move) return nodes;
  }
  return most;
}

std::optional<Puzzle> try_solo(PuzzleLevel level, Random& random, Watch* watch) {
  Puzzle puzzle;
  puzzle.kind = PuzzleKind::solo;
  puzzle.level = level;
  puzzle.position = random_deal(1, random);
  const Effort& wanted = of_level(solo_efforts, level);
  Budget budget({}, watch);
  const SoloLine found = solve_solo(puzzle.position, budget, wanted.high);
  if (budget.is_spent() || found.total != 0 || !fits(found.width, wanted)) return std::nullopt;
  puzzle.effort = found.width;
  puzzle.certificate.line = found.moves;
  return puzzle;
}

std::optional<Puzzle> try_win(PuzzleLevel level, Random& random, Watch* watch) {
  Puzzle puzzle;
  puzzle.kind = PuzzleKind::win;
  puzzle.level = level;
  puzzle.position = played_position(of_level(win_squares, level), random);
  if (puzzle.position.stage != Stage::placing) return std::nullopt;
  Budget budget({}, watch);
  const auto outcomes = outcomes_of(puzzle.position, budget);
  if (!outcomes || outcomes->size() < fewest_moves) return std::nullopt;
  const auto winner = only_win(*outcomes);
  if (!winner) return std::nullopt;
  puzzle.effort = effort_to_find(puzzle.position, *winner);
  if (!fits(puzzle.effort, of_level(win_efforts, level))) return std::nullopt;
  puzzle.certificate.outcomes = *outcomes;
  return puzzle;
}

Outcome outcome_of(const Bracket& value) {
  if (value.low > 0) return Outcome::win;
  return value.high < 0 ? Outcome::loss : Outcome::draw;
}

Result<PuzzleKind> check_outcomes(const State& position, const Certificate& certificate,
                                  Watch* watch) {
  if (position.is_solo() || position.stage != Stage::placing) {
    return failure(Message("puzzle.not-placing"));
  }
  Budget budget({}, watch);
  const auto outcomes = outcomes_of(position, budget);
  if (!outcomes) return failure(Message("puzzle.check-stopped"));
  if (*outcomes != certificate.outcomes) {
    return failure(Message("puzzle.other-outcomes"));
  }
  if (!only_win(*outcomes)) return failure(Message("puzzle.not-one-win"));
  return PuzzleKind::win;
}

}  // namespace

std::optional<std::vector<JudgedOutcome>> outcomes_of(const State& state, Budget& budget) {
  Solver solver(solver_memory);
  std::vector<JudgedOutcome> out;
  for (const ValuedMove& valued : solver.value_moves(state, Goal::outcome, budget)) {
    if (!valued.value.is_decided()) return std::nullopt;
    out.push_back({valued.move, outcome_of(valued.value)});
  }
  return out;
}

std::optional<Move> only_win(const std::vector<JudgedOutcome>& outcomes) {
  if (std::ranges::count(outcomes, Outcome::win, &JudgedOutcome::outcome) != 1) return std::nullopt;
  return std::ranges::find(outcomes, Outcome::win, &JudgedOutcome::outcome)->move;
}

std::optional<Puzzle> make_puzzle(PuzzleKind kind, PuzzleLevel level, std::uint64_t seed,
                                  Watch* watch) {
  for (std::uint64_t attempt = 0; watch == nullptr || !watch->wants_stop(); ++attempt) {
    Random random(mix64(seed ^ mix64(attempt)));
    auto puzzle =
        kind == PuzzleKind::solo ? try_solo(level, random, watch) : try_win(level, random, watch);
    if (!puzzle) continue;
    puzzle->seed = seed;
    return puzzle;
  }
  return std::nullopt;
}

Result<PuzzleKind> check_certificate(PuzzleKind kind, const State& position,
                                     const Certificate& certificate, Watch* watch) {
  if (kind == PuzzleKind::win) return check_outcomes(position, certificate, watch);
  return check_solo_line(position, certificate.line, 0).map([](int) { return PuzzleKind::solo; });
}

}  // namespace twenties::game_of_20
