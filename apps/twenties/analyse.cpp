#include <fmt/core.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <thread>

#include "base/text.hpp"
#include "bots/coach/review.hpp"
#include "games/registry.hpp"
#include "reports/review_report.hpp"
#include "terminal/screen.hpp"
#include "texts/words.hpp"
#include "twenties/commands.hpp"
#include "twenties/files.hpp"
#include "twenties/reader.hpp"

namespace twenties {

namespace {

using Clock = std::chrono::steady_clock;

struct AnalyseRequest {
  std::string file;
  double seconds = 0;  // 0: as long as it takes
  std::uint64_t nodes = 0;
  int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  bool json = false;
};

StopFlag stop;

int tell_error(const AnalyseRequest& request, const RecordError& error) {
  if (request.json) {
    const nlohmann::ordered_json json{
        {"error",
         {{"line", error.line}, {"clause", error.clause}, {"reason", in_english(error.reason)}}}};
    fmt::print("{}\n", json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  }
  fmt::print(stderr, "analyse: {}: {}\n", shown_file(request.file), say(error));
  return 1;
}

ReviewEffort effort_of(const AnalyseRequest& request) {
  ReviewEffort out{.samples = request.nodes, .threads = request.threads, .watch = &stop};
  if (request.seconds > 0) out.refined = SIZE_MAX;
  return out;
}

void tell_progress(const Review& review) {
  fmt::print(
      stderr, "\r{}",
      say("analyse.progress", {{"done", cat(review.done())}, {"all", cat(review.pieces())}}));
}

// With a limit of time decisions are judged again until it is over.
void run_review(Review& review, const AnalyseRequest& request) {
  const bool shows = isatty(STDERR_FILENO) != 0;
  const auto began = Clock::now();
  while (review.advance()) {
    if (shows) tell_progress(review);
    const std::chrono::duration<double> gone = Clock::now() - began;
    const double allowed = request.seconds * static_cast<double>(review.decisions().size());
    if (request.seconds > 0 && review.has_account() && gone.count() >= allowed) break;
  }
  if (shows) fmt::print(stderr, "\r{:20}\r", "");
}

int run_analyse(const AnalyseRequest& request) {
  const auto text = read_whole(request.file, longest_record);
  if (!text) return tell_error(request, {.line = 0, .reason = text.error().message});
  const auto record = read_record(*text);
  if (!record) return tell_error(request, record.error());
  auto review = Review::open(all_games_and_null(), *record, effort_of(request));
  if (!review) return tell_error(request, review.error());
  std::signal(SIGINT, [](int) { stop.stop(); });
  run_review(*review, request);
  if (request.json) {
    fmt::print("{}", review_json(*review));
  } else {
    const std::size_t width = text_width(output_style());
    print_long(review_text(*review, record->seats, width, reader()));
  }
  return stop.wants_stop() ? 130 : 0;
}

}  // namespace

void add_analyse(CommandLine& line) {
  auto request = std::make_shared<AnalyseRequest>();
  const Subcommand command = line.add_command("analyse", "help.analyse");
  command.add_option("RECORD", request->file, "help.record").required();
  const CommandOption time =
      command.add_option("--move-time", request->seconds, "help.analyse-move-time")
          .within(0.001, 3600.0);
  command.add_option("--nodes", request->nodes, "help.analyse-nodes")
      .within(std::uint64_t{1}, std::uint64_t{1'000'000})
      .excludes({time});
  command.add_option("--threads", request->threads, "help.threads").within(1, 256).show_default();
  command.add_flag("--json", request->json, "help.json");
  command.runs([request] { return run_analyse(*request); });
}

}  // namespace twenties
