#include "twenties/prove_check.hpp"

#include <fmt/core.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <optional>
#include <string>

#include "base/text.hpp"
#include "bots/game_of_20/proof/check/log.hpp"
#include "bots/game_of_20/proof/check/reprover.hpp"
#include "reports/game_of_20/proof_check.hpp"
#include "reports/progress_line.hpp"
#include "terminal/screen.hpp"
#include "twenties/errors.hpp"
#include "twenties/files.hpp"
#include "twenties/reader.hpp"

namespace twenties {

namespace {

using namespace game_of_20;

constexpr std::size_t longest_log = std::size_t{64} << 20U;  // bytes

// Set by the signal handler.
StopFlag interrupt;

// Shows on a terminal which deal is being proved, and how far that is.
class ShownProgress : public Watch {
 public:
  [[nodiscard]] bool wants_stop() const override { return interrupt.wants_stop(); }
  void report(const Progress& progress) override {
    line_.show(say("prove.checking", {{"done", cat(done_)},
                                      {"all", cat(total_)},
                                      {"deal", deal_},
                                      {"nodes", cat(progress.nodes >> 20U)}}));
  }
  void begin(const Deal& deal) {
    deal_ = print_deal(deal);
    report({});
  }
  void end() {
    ++done_;
    wipe();
  }
  void wipe() const { line_.wipe(); }
  void expect(std::size_t total) { total_ = total; }

 private:
  ProgressLine line_{ProgressLine::output_or(ProgressLine::Output::nothing)};
  std::size_t done_ = 0;
  std::size_t total_ = 0;
  std::string deal_;
};

Result<check::Log> read_logs(const std::vector<std::string>& files) {
  check::Log log;
  for (const std::string& file : files) {
    const Result<std::string> text = read_whole(file, longest_log);
    if (!text) return tl::unexpected(text.error());
    const Result<void> added = log.add(shown_file(file), *text);
    if (!added) return tl::unexpected(added.error());
  }
  return log;
}

// Proves answers again, one at a time, and notes what each cost.
class Rechecker {
 public:
  explicit Rechecker(const CheckOptions& options)
      : options_(options), reprover_(static_cast<std::size_t>(options.memory) << 20U) {}

  SampleReport run(const check::Log& log) {
    const auto sample = check::draw_sample(log.answers(), options_.sample, options_.seed);
    watch_.expect(sample.size());
    SampleReport out;
    out.asked = sample.size();
    out.of = log.answers().size();
    out.seed = options_.seed;
    out.result = check::check_sample(
        sample, [&](const Deal& deal, Question question) { return prove(deal, question); },
        [&](const Answer& answer, bool is_right) { tell(answer, is_right); });
    watch_.wipe();
    out.nodes = nodes_;
    out.seconds = seconds_;
    return out;
  }

 private:
  std::optional<bool> prove(const Deal& deal, Question question) {
    watch_.begin(deal);
    reprover_.forget();
    Budget budget({}, &watch_);
    const auto yes = reprover_.is_at_least(deal.position(), bound_of(question), budget);
    last_nodes_ = budget.nodes();
    last_seconds_ = std::chrono::duration<double>(budget.elapsed()).count();
    nodes_ += last_nodes_;
    seconds_ += last_seconds_;
    return yes;
  }

  void tell(const Answer& answer, bool is_right) {
    watch_.end();
    if (options_.json) return;
    fmt::print("{}",
               text_of(CheckedAnswer{answer, is_right, last_nodes_, last_seconds_}, reader()));
    std::fflush(stdout);
  }

  const CheckOptions& options_;
  check::Reprover reprover_;
  ShownProgress watch_;
  std::uint64_t nodes_ = 0;
  std::uint64_t last_nodes_ = 0;
  double seconds_ = 0;
  double last_seconds_ = 0;
};

int exit_code(const CheckReport& report) {
  if (!report.sample) return 0;
  if (!report.sample->result.wrong.empty()) return 1;
  return report.sample->result.was_stopped ? 130 : 0;
}

}  // namespace

int check_proof(const CheckOptions& options) {
  const Result<check::Log> log = read_logs(options.files);
  if (!log) return tell_refusal("prove", log.error(), options.json);
  CheckReport report;
  for (const auto& [centre, answers] : log->centres()) {
    report.centres.push_back(report_on(answers, log->answers_of(centre)));
    if (!options.json) fmt::print("{}", text_of(report.centres.back(), reader()));
  }
  if (options.sample > 0 && !log->answers().empty()) {
    interrupt.reset();
    std::signal(SIGINT, [](int) { interrupt.stop(); });
    std::fflush(stdout);
    report.sample = Rechecker(options).run(*log);
    if (!options.json) {
      fmt::print("{}", text_of(*report.sample, text_width(output_style()), reader()));
    }
  }
  if (options.json) fmt::print("{}", json_of(report));
  return exit_code(report);
}

}  // namespace twenties
