#include "reports/twenty_four_seven/solve.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "bots/twenty_four_seven/simulation.hpp"
#include "reports/numbers.hpp"

namespace twenties::twenty_four_seven {

namespace {

using Json = nlohmann::ordered_json;

// What keeps a position from being solved; empty if nothing does.
Message obstacle(const State& state, int seat) {
  if (state.stage == Stage::over) return Message("solve.over");
  if (state.stage != Stage::place) return Message("solve.waits-for-chance");
  if (!state.bag.empty()) {
    return Message("solve.bag-not-empty", {{"tiles", static_cast<int>(state.bag.size())}});
  }
  if (state.players != 2) return Message("solve.only-two");
  if (seat != 0 && seat != state.to_move + 1) {
    return Message("solve.other-seat", {{"n", state.to_move + 1}, {"asked", seat}});
  }
  return {};
}

std::string text_of(const Placement& placement) {
  return TwentyFourSeven::print_move(move_of(placement));
}

double mean_margin(const EndingMove& move, const SolvedEnding& ending) {
  return static_cast<double>(move.margin) * points_in_one / static_cast<double>(ending.ways);
}

SolveAnswer solved_answer(const SolvedEnding& ending) {
  SolveAnswer answer{.solved = ending, .nodes = ending.nodes};
  const EndingMove& first = ending.moves.front();
  answer.value = mean_margin(first, ending);
  for (const EndingMove& move : ending.moves) {
    if (move.half_wins() == first.half_wins() && move.margin == first.margin) {
      answer.best.push_back(text_of(move.placement));
    }
  }
  return answer;
}

// When the time was too short: the best guess of imagined games.
SolveAnswer guessed_answer(const View& view) {
  if (!can_place(view.board, view.hand)) return {.best = {TwentyFourSeven::print_move(skip)}};
  Budget budget({.nodes = 400'000});
  const Simulated found = simulate(view, judged_moves(view), Effort{}, 1, {}, budget);
  return {.value = found.best.margins[view.to_move],
          .best = {text_of(found.best.placement)},
          .nodes = budget.nodes()};
}

Json moves_json(const SolvedEnding& ending) {
  Json out = Json::array();
  for (const EndingMove& move : ending.moves) {
    out.push_back({{"move", text_of(move.placement)},
                   {"wins", move.wins},
                   {"draws", move.draws},
                   {"deals", ending.ways},
                   {"value", mean_margin(move, ending)}});
  }
  return out;
}

}  // namespace

Result<State> read_solvable(std::string_view text, int seat) {
  Result<State> state = TwentyFourSeven::read_position(text);
  if (!state) return state;
  if (Message reason = obstacle(*state, seat); !reason.empty()) return failure(std::move(reason));
  return state;
}

SolveAnswer solve(const State& state, const SolveSettings& settings) {
  const auto began = std::chrono::steady_clock::now();
  const View view = TwentyFourSeven::view(state, seat_at(state.to_move));
  Limits limits{.threads = settings.threads};
  if (settings.seconds > 0) {
    limits.time = std::chrono::milliseconds(std::max(1L, std::lround(1000 * settings.seconds)));
  }
  Budget budget(limits);
  const auto ending = solve_ending(view, 0, 1, budget);
  SolveAnswer answer = ending ? solved_answer(*ending) : guessed_answer(view);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  answer.seconds = took.count();
  return answer;
}

std::string text_of(const SolveAnswer& answer, const Words& words) {
  if (!answer.solved) {
    return cat(words.say("solve.guess", {{"move", answer.best.front()},
                                         {"points", signed_decimal(words, answer.value, 1)}}),
               "\n");
  }
  std::string out = fmt::format("{:<8} {:>6} {:>7} {}\n", words.say("solve.move"),
                                words.say("solve.move-wins"), words.say("solve.move-shared"),
                                words.say("solve.of-deals", {{"deals", cat(answer.solved->ways)}}));
  for (const EndingMove& move : answer.solved->moves) {
    const std::string points =
        fmt::format("{:>9}", signed_decimal(words, mean_margin(move, *answer.solved), 1));
    out += fmt::format("{:<8} {:>6} {:>7} {}\n", text_of(move.placement), move.wins, move.draws,
                       words.say("solve.points", {{"points", points}}));
  }
  return cat(out, work_text(words, answer.nodes, answer.seconds), "\n");
}

std::string json_of(const SolveAnswer& answer) {
  Json json{{"value", answer.value},
            {"best", answer.best},
            {"exact", answer.solved.has_value()},
            {"nodes", answer.nodes},
            {"seconds", answer.seconds}};
  if (answer.solved) {
    json["deals"] = answer.solved->ways;
    json["moves"] = moves_json(*answer.solved);
  }
  return json.dump() + "\n";
}

}  // namespace twenties::twenty_four_seven
