#include <fmt/core.h>

#include <csignal>
#include <memory>
#include <mutex>
#include <string>

#include "reports/game_of_20/solve.hpp"
#include "reports/game_of_20/solve_draft.hpp"
#include "reports/progress_line.hpp"
#include "twenties/errors.hpp"
#include "twenties/files.hpp"
#include "twenties/reader.hpp"
#include "twenties/solve.hpp"

namespace twenties {

namespace {

using namespace game_of_20;

struct SolveGameOf20Request {
  std::string position;
  bool outcome = false;
  bool json = false;
  SolveSettings settings;
};

// Set by the signal handler.
StopFlag interrupt;

class ShownProgress : public Watch {
 public:
  [[nodiscard]] bool wants_stop() const override { return interrupt.wants_stop(); }
  void report(const Progress& progress) override {
    const std::lock_guard lock(mutex_);
    line_.show(text_of(progress, reader()));
  }
  void wipe() const { line_.wipe(); }

 private:
  ProgressLine line_{ProgressLine::output_or(ProgressLine::Output::nothing)};
  std::mutex mutex_;
};

Result<State> read(const std::string& argument) {
  constexpr std::size_t longest = 4096;
  if (argument != "-") return read_solvable(argument);
  const Result<std::string> text = read_whole("-", longest);
  if (!text) return tl::unexpected(text.error());
  return read_solvable(*text);
}

template <class Answer>
void print(const Answer& answer, bool json) {
  fmt::print("{}", json ? json_of(answer) : text_of(answer, reader()));
}

int run_solve_game_of_20(const SolveGameOf20Request& request) {
  const Result<State> state = read(request.position);
  if (!state) return tell_refusal("solve", state.error(), request.json);
  interrupt.reset();
  std::signal(SIGINT, [](int) { interrupt.stop(); });
  ShownProgress watch;
  if (state->stage == Stage::draft) {
    print(solve_draft(*state, request.settings.seconds, watch), request.json);
    return interrupt.wants_stop() ? 130 : 0;
  }
  SolveSettings settings = request.settings;
  settings.goal = request.outcome ? Goal::outcome : Goal::exact;
  const SolveAnswer found = solve(*state, settings, watch);
  watch.wipe();
  print(found, request.json);
  return interrupt.wants_stop() ? 130 : 0;
}

}  // namespace

void add_solve_game_of_20(const Subcommand& solve) {
  auto request = std::make_shared<SolveGameOf20Request>();
  SolveSettings& settings = request->settings;
  const Subcommand command =
      solve.add_command("game-of-20", "help.solve-game-of-20", GameOf20::info().aliases);
  command.add_option("POSITION", request->position, "help.solve-game-of-20-position").required();
  command.add_option("--threads", settings.threads, "help.threads").within(1, 256);
  command.add_flag("--outcome", request->outcome, "help.solve-game-of-20-outcome");
  command.add_option("--memory", settings.memory, "help.memory").show_default().within(1, 1 << 20);
  command.add_option("--time", settings.seconds, "help.solve-game-of-20-time").within(0.0, 1e6);
  command.add_flag("--json", request->json, "help.json");
  command.runs([request] { return run_solve_game_of_20(*request); });
}

}  // namespace twenties
