#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "base/text.hpp"
#include "bots/twenty_four_seven/endgame.hpp"
#include "bots/twenty_four_seven/simulation.hpp"
#include "twenties/errors.hpp"
#include "twenties/reader.hpp"
#include "twenties/solve.hpp"

namespace twenties {

namespace {

using namespace twenty_four_seven;
using Json = nlohmann::ordered_json;

struct SolveTwentyFourSevenRequest {
  std::string position;
  int seat = 0;  // from 1; 0 for the one that is to move
  int threads = 1;
  double seconds = 0;
  bool json = false;
};

// What keeps a position from being solved; empty if nothing does.
Message obstacle(const State& state, const SolveTwentyFourSevenRequest& request) {
  if (state.stage == Stage::over) return Message("solve.over");
  if (state.stage != Stage::place) return Message("solve.waits-for-chance");
  if (!state.bag.empty()) {
    return Message("solve.bag-not-empty", {{"tiles", static_cast<int>(state.bag.size())}});
  }
  if (state.players != 2) return Message("solve.only-two");
  if (request.seat != 0 && request.seat != state.to_move + 1) {
    return Message("solve.other-seat", {{"n", state.to_move + 1}, {"asked", request.seat}});
  }
  return {};
}

std::string text_of(const Placement& placement) {
  return TwentyFourSeven::print_move(move_of(placement));
}

// What is told, whether it was solved or not.
struct Answer {
  double value = 0;
  std::vector<std::string> best{};
  std::optional<SolvedEnding> solved{};
  std::uint64_t nodes = 0;
};

double mean_margin(const EndingMove& move, const SolvedEnding& ending) {
  return static_cast<double>(move.margin) * points_in_one / static_cast<double>(ending.ways);
}

Answer solved_answer(const SolvedEnding& ending) {
  Answer answer{.solved = ending, .nodes = ending.nodes};
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
Answer guessed_answer(const View& view) {
  if (!can_place(view.board, view.hand)) return {.best = {TwentyFourSeven::print_move(skip)}};
  Budget budget({.nodes = 400'000});
  const Simulated found = simulate(view, judged_moves(view), Effort{}, 1, {}, budget);
  return {.value = found.best.margins[view.to_move],
          .best = {text_of(found.best.placement)},
          .nodes = budget.nodes()};
}

Answer answer_for(const View& view, const SolveTwentyFourSevenRequest& request) {
  Limits limits{.threads = request.threads};
  if (request.seconds > 0) {
    limits.time = std::chrono::milliseconds(std::max(1L, std::lround(1000 * request.seconds)));
  }
  Budget budget(limits);
  if (const auto ending = solve_ending(view, 0, 1, budget)) return solved_answer(*ending);
  return guessed_answer(view);
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

void tell_json(const Answer& answer, double seconds) {
  Json json{{"value", answer.value},
            {"best", answer.best},
            {"exact", answer.solved.has_value()},
            {"nodes", answer.nodes},
            {"seconds", seconds}};
  if (answer.solved) {
    json["deals"] = answer.solved->ways;
    json["moves"] = moves_json(*answer.solved);
  }
  fmt::print("{}\n", json.dump());
}

void tell(const Answer& answer, double seconds) {
  if (!answer.solved) {
    fmt::print("{}\n", say("solve.guess", {{"move", answer.best.front()},
                                           {"points", signed_decimal(answer.value, 1)}}));
    return;
  }
  fmt::print("{:<8} {:>6} {:>7} {}\n", say("solve.move"), say("solve.move-wins"),
             say("solve.move-shared"),
             say("solve.of-deals", {{"deals", cat(answer.solved->ways)}}));
  for (const EndingMove& move : answer.solved->moves) {
    const std::string points =
        fmt::format("{:>9}", signed_decimal(mean_margin(move, *answer.solved), 1));
    fmt::print("{:<8} {:>6} {:>7} {}\n", text_of(move.placement), move.wins, move.draws,
               say("solve.points", {{"points", points}}));
  }
  fmt::print("{}\n", work_text(answer.nodes, seconds));
}

int run_solve_twenty_four_seven(const SolveTwentyFourSevenRequest& request) {
  const Result<State> state = TwentyFourSeven::read_position(request.position);
  if (!state) return tell_refusal("solve", state.error(), request.json);
  if (const Message reason = obstacle(*state, request); !reason.empty()) {
    return tell_refusal("solve", reason, request.json);
  }
  const auto began = std::chrono::steady_clock::now();
  // From here on, only what the seat to move may know.
  const View view = TwentyFourSeven::view(*state, seat_at(state->to_move));
  const Answer answer = answer_for(view, request);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  if (request.json) {
    tell_json(answer, took.count());
  } else {
    tell(answer, took.count());
  }
  return 0;
}

}  // namespace

void add_solve_twenty_four_seven(const Subcommand& solve) {
  auto request = std::make_shared<SolveTwentyFourSevenRequest>();
  const Subcommand command = solve.add_command("twenty-four-seven", "help.solve-twenty-four-seven",
                                               TwentyFourSeven::info().aliases);
  command.add_option("POSITION", request->position, "help.position").required();
  command.add_option("--seat", request->seat, "help.solve-twenty-four-seven-seat").within(1, 2);
  command.add_option("--threads", request->threads, "help.threads").within(1, 256).show_default();
  command.add_option("--time", request->seconds, "help.solve-twenty-four-seven-time")
      .within(0.0, 1e6)
      .show_default();
  command.add_flag("--json", request->json, "help.json");
  command.runs([request] { return run_solve_twenty_four_seven(*request); });
}

}  // namespace twenties
