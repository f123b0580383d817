#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "bots/coach/analysis.hpp"
#include "games/registry.hpp"
#include "terminal/layout.hpp"
#include "terminal/screen.hpp"
#include "texts/words.hpp"
#include "twenties/commands.hpp"
#include "twenties/files.hpp"
#include "twenties/reader.hpp"

namespace twenties {

namespace {

using Json = nlohmann::ordered_json;

struct AnalyseRequest {
  std::string file;
  double seconds = 0.2;
  std::uint64_t nodes = 0;
  int threads = 1;
  bool json = false;
};

StopFlag stop;

std::size_t index(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }

int tell_error(const AnalyseRequest& request, const RecordError& error) {
  if (request.json) {
    const Json json{
        {"error",
         {{"line", error.line}, {"clause", error.clause}, {"reason", in_english(error.reason)}}}};
    fmt::print("{}\n", json.dump(-1, ' ', false, Json::error_handler_t::replace));
  }
  fmt::print(stderr, "analyse: {}: {}\n", shown_file(request.file), say(error));
  return 1;
}

std::string_view unit_name(Evaluation::Unit unit) {
  return unit == Evaluation::Unit::points ? "points" : "wins";
}

std::string_view result_name(const Proved& proved) {
  return proved.low > 0 ? "won" : proved.low < 0 ? "lost" : "drawn";
}

std::string outcome_name(const Proved& proved) {
  return proved.low > 0 ? "win" : proved.low < 0 ? "loss" : "draw";
}

// What became of the best move, where that is proved: "a win became a loss".
std::string what_happened(const Decision& decision) {
  if (!decision.gave_away()) return "";
  return say("analyse.became", {{"before", outcome_name(decision.best_value.proved)},
                                {"after", outcome_name(decision.played_value.proved)}});
}

Json decision_json(const Decision& decision) {
  const std::size_t seat = index(decision.seat);
  Json out{{"n", decision.number},
           {"seat", number_of(decision.seat)},
           {"played", decision.played},
           {"best", decision.best},
           {"line", decision.line},
           {"value", decision.best_value.values[seat]},
           {"lost", decision.lost()},
           {"exact", decision.is_exact()},
           {"error", decision.error()},
           {decision.after_chance ? "draw" : "correction", decision.change[seat]}};
  if (decision.is_proved()) {
    out["proved"] = {{"best", result_name(decision.best_value.proved)},
                     {"played", result_name(decision.played_value.proved)}};
  }
  return out;
}

std::string error_text(const Decision& decision, const std::string& error) {
  if (decision.is_exact()) return say("analyse.exact");
  return decision.is_proved() ? say("analyse.proved") : error;
}

std::string better_text(const Decision& decision) {
  const std::string what = what_happened(decision);
  if (!what.empty()) {
    return say("analyse.better-move", {{"move", decision.best}, {"what", what}});
  }
  return decision.lost() <= 0 ? "" : decision.best;
}

Json analysis_json(const Analysis& analysis) {
  Json out{{"unit", unit_name(analysis.unit)},
           {"over", analysis.is_over},
           {"interrupted", analysis.interrupted}};
  out["decisions"] = Json::array();
  for (const Decision& decision : analysis.decisions) {
    out["decisions"].push_back(decision_json(decision));
  }
  out["seats"] = Json::array();
  for (const Ledger& seat : analysis.seats) {
    out["seats"].push_back({{"start", seat.start},
                            {"draws", seat.draws},
                            {"corrections", seat.corrections},
                            {"others", seat.others},
                            {"lost", seat.lost},
                            {"result", seat.result}});
  }
  return out;
}

// Values for people: points with one decimal, chances in percent.
class Scale {
 public:
  explicit Scale(Evaluation::Unit unit) : is_points_(unit == Evaluation::Unit::points) {}

  [[nodiscard]] std::string plain(double value) const { return with_unit(decimal(tidy(value), 1)); }
  [[nodiscard]] std::string with_sign(double value) const {
    return with_unit(signed_decimal(tidy(value), 1));
  }
  // The value as a mark between two ends, so that a whole game is a curve down the page.
  [[nodiscard]] std::string bar(double value, double widest) const {
    constexpr int half = 10;
    std::string out(2 * half + 1, ' ');
    out[half] = '|';
    const double share = widest > 0 ? value / widest : 0;
    const int at = half + static_cast<int>(share * half + (share < 0 ? -0.5 : 0.5));
    const auto [low, high] = std::minmax(at, half);
    for (int i = low; i <= high; ++i) {
      if (i != half) out[static_cast<std::size_t>(i)] = '=';
    }
    return out;
  }
  // Zero is where nobody is ahead.
  [[nodiscard]] double balance(double value, std::size_t seats) const {
    return is_points_ ? value : value - 1.0 / static_cast<double>(seats);
  }

 private:
  [[nodiscard]] std::string with_unit(const std::string& number) const {
    return is_points_ ? number : cat(number, " %");
  }
  [[nodiscard]] double tidy(double value) const {
    const double shown = is_points_ ? value : 100 * value;
    return std::abs(shown) < 0.05 ? 0 : shown;
  }
  bool is_points_;
};

std::string decisions_text(const Analysis& analysis, const std::vector<std::string>& names) {
  std::string out;
  const Scale scale(analysis.unit);
  double widest = 0;
  const auto balance = [&](const Decision& decision) {
    return scale.balance(decision.best_value.values[0], analysis.seats.size());
  };
  for (const Decision& decision : analysis.decisions) {
    widest = std::max(widest, std::abs(balance(decision)));
  }
  out += fmt::format("{:>4}  {:<10} {:<22} {:>8} {:>8} {:>8}  {:<21}  {}\n", "", "",
                     say("analyse.played"), say("analyse.lost"), say("analyse.error"),
                     say("analyse.draw"), say("analyse.ahead", {{"name", names[0]}}),
                     say("analyse.better"));
  for (const Decision& decision : analysis.decisions) {
    const std::string lost = decision.lost() <= 0 ? "" : scale.plain(decision.lost());
    const std::string draw =
        decision.after_chance ? scale.with_sign(decision.change[index(decision.seat)]) : "";
    const std::string error = error_text(decision, scale.plain(decision.error()));
    out += fmt::format("{:>4}  {:<10.10} {:<22} {:>8} {:>8} {:>8}  {}  {}\n", decision.number,
                       names[index(decision.seat)], decision.played, lost, error, draw,
                       scale.bar(balance(decision), widest), better_text(decision));
  }
  return out;
}

std::string ledgers_text(const Analysis& analysis, const std::vector<std::string>& names) {
  std::string out;
  const Scale scale(analysis.unit);
  out +=
      fmt::format("\n{:<16} {:>9} {:>9} {:>11} {:>9} {:>9} {:>9}\n", "", say("analyse.start"),
                  say("analyse.draws"), say("analyse.estimates"), say("analyse.others"),
                  say("analyse.own"), say(analysis.is_over ? "analyse.result" : "analyse.stands"));
  for (std::size_t seat = 0; seat < analysis.seats.size(); ++seat) {
    const Ledger& ledger = analysis.seats[seat];
    out += fmt::format("{:<16.16} {:>9} {:>9} {:>11} {:>9} {:>9} {:>9}\n", names[seat],
                       scale.plain(ledger.start), scale.with_sign(ledger.draws),
                       scale.with_sign(ledger.corrections), scale.with_sign(ledger.others),
                       scale.with_sign(-ledger.lost), scale.plain(ledger.result));
  }
  return cat(out, "\n", hanging(say("analyse.sums"), text_width(output_style()), "", ""));
}

std::string text_of(const Analysis& analysis, std::vector<std::string> names) {
  for (std::size_t seat = names.size(); seat < analysis.seats.size(); ++seat) {
    names.push_back(say("cli.seat", {{"n", static_cast<int>(seat) + 1}}));
  }
  const bool in_points = analysis.unit == Evaluation::Unit::points;
  std::string out = cat(say(in_points ? "analyse.values-points" : "analyse.values-wins"), "\n\n");
  out += decisions_text(analysis, names);
  out += ledgers_text(analysis, names);
  if (analysis.interrupted) out += cat(say("analyse.interrupted"), "\n");
  return out;
}

Limits limits_of(const AnalyseRequest& request) {
  Limits out{.nodes = request.nodes, .threads = request.threads};
  if (request.nodes == 0) {
    out.time = std::chrono::milliseconds(std::max(1L, std::lround(1000 * request.seconds)));
  }
  return out;
}

void tell_progress(int done, int actions) {
  fmt::print(stderr, "\r{}", say("analyse.progress", {{"done", cat(done)}, {"all", cat(actions)}}));
}

int run_analyse(const AnalyseRequest& request) {
  const auto text = read_whole(request.file, longest_record);
  if (!text) return tell_error(request, {.line = 0, .reason = text.error().message});
  const auto record = read_record(*text);
  if (!record) return tell_error(request, record.error());
  const auto type = all_games_and_null().require(record->game);
  if (!type) {
    return tell_error(request, {.line = record->lines.game, .reason = type.error().message});
  }
  const auto master = make_player((*type)->info(), "master");
  std::signal(SIGINT, [](int) { stop.stop(); });
  const bool shows = isatty(STDERR_FILENO) != 0;
  const AnalysisRequest question{.bot = *master->bot,
                                 .limits = limits_of(request),
                                 .watch = &stop,
                                 .progress = [shows](int done, int actions) {
                                   if (shows) tell_progress(done, actions);
                                 }};
  const auto analysis = analyse(all_games_and_null(), *record, question);
  if (shows) fmt::print(stderr, "\r{:20}\r", "");
  if (!analysis) return tell_error(request, analysis.error());
  if (request.json) {
    fmt::print("{}\n", analysis_json(*analysis).dump());
  } else {
    print_long(text_of(*analysis, record->seats));
  }
  return analysis->interrupted ? 130 : 0;
}

}  // namespace

void add_analyse(CommandLine& line) {
  auto request = std::make_shared<AnalyseRequest>();
  const Subcommand command = line.add_command("analyse", "help.analyse");
  command.add_option("RECORD", request->file, "help.record").required();
  const CommandOption time =
      command.add_option("--move-time", request->seconds, "help.analyse-move-time")
          .within(0.001, 3600.0)
          .show_default();
  command.add_option("--nodes", request->nodes, "help.analyse-nodes")
      .within(std::uint64_t{1}, UINT64_MAX)
      .excludes({time});
  command.add_option("--threads", request->threads, "help.threads").within(1, 256).show_default();
  command.add_flag("--json", request->json, "help.json");
  command.runs([request] { return run_analyse(*request); });
}

}  // namespace twenties
