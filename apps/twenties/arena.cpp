#include "bots/arena/arena.hpp"

#include <fmt/core.h>

#include <chrono>
#include <csignal>
#include <memory>

#include "base/text.hpp"
#include "bots/arena/journal.hpp"
#include "bots/arena/stopping.hpp"
#include "client/files.hpp"
#include "games/registry.hpp"
#include "reports/arena_progress.hpp"
#include "reports/arena_records.hpp"
#include "reports/arena_report.hpp"
#include "twenties/commands.hpp"
#include "twenties/errors.hpp"
#include "twenties/reader.hpp"

namespace twenties {

namespace {

StopFlag interrupted;

// The first Ctrl-C ends the contest after the current deals; a second one at once.
void on_signal(int number) {
  interrupted.stop();
  std::signal(number, SIG_DFL);
}

struct ArenaRequest {
  std::string game;
  std::string seats;
  std::string options;
  int rules = newest_rules;
  std::uint64_t deals = 0;
  std::uint64_t seed = 1;
  double move_time = 0;  // seconds
  std::uint64_t nodes = 0;
  int threads = 1;
  std::vector<double> test;
  double half_width = 0;
  std::string state;
  std::string records;
  bool progress = false;
  bool json = false;
};

std::optional<Limits> limits_of(const ArenaRequest& request) {
  if (request.move_time == 0 && request.nodes == 0) return std::nullopt;
  Limits limits;
  limits.nodes = request.nodes;
  limits.time = std::chrono::milliseconds(static_cast<std::int64_t>(request.move_time * 1000));
  return limits;
}

Result<StoppingRule> rule_of(const ArenaRequest& request, std::size_t players) {
  StoppingRule rule;
  if (!request.test.empty()) {
    if (players != 2) return failure(Message("arena.sprt-needs-two"));
    const bool is_range =
        0 <= request.test[0] && request.test[0] < request.test[1] && request.test[1] <= 1;
    if (!is_range) return failure(Message("arena.sprt-needs-range"));
    rule.test = ShareTest{request.test[0], request.test[1]};
  }
  if (request.half_width > 0) rule.half_width = request.half_width;
  return rule;
}

Result<Arena> open_arena(const ArenaRequest& request) {
  const auto type = all_games_and_null().require(request.game);
  if (!type) return tl::unexpected(type.error());
  Contest contest;
  contest.game = *type;
  contest.options = request.options;
  contest.rules = request.rules;
  for (const std::string_view name : split(request.seats, ',')) {
    contest.players.emplace_back(trim(name));
  }
  contest.deals = request.deals;
  contest.seed = request.seed;
  contest.limits = limits_of(request);
  contest.threads = request.threads;
  contest.keeps_records = !request.records.empty();
  return Arena::open(std::move(contest));
}

// Listens to a contest: keeps what is to be kept, tells how it goes, and says when it is enough.
class Desk {
 public:
  Desk(const ArenaRequest& request, const Arena& arena, const StoppingRule& rule, Journal* journal)
      : request_(request),
        rule_(rule),
        journal_(journal),
        played_earlier_(arena.contest().finished.size()),
        progress_(arena, request.progress, reader()) {}

  bool hear(std::uint64_t number, const DealResult& deal, const Standings& standings) {
    const bool is_new = number >= played_earlier_;
    if (is_new && !keep(number, deal)) return false;
    progress_.tell(standings, is_new);
    return !rule_.is_done(standings.players()[0].share);
  }

  void finish() const { progress_.finish(); }
  [[nodiscard]] const std::optional<Error>& problem() const { return problem_; }

 private:
  bool keep(std::uint64_t number, const DealResult& deal) {
    if (journal_ != nullptr && !journal_->add(number, deal)) {
      problem_ = Error{Message("arena.cannot-write", {{"file", quote(request_.state)}})};
    } else if (const Done saved = save_records(request_.records, number, deal); !saved) {
      problem_ = saved.error();
    }
    return !problem_;
  }

  const ArenaRequest& request_;
  const StoppingRule& rule_;
  Journal* journal_;
  std::uint64_t played_earlier_;
  ArenaProgress progress_;
  std::optional<Error> problem_;
};

int play(const ArenaRequest& request, const Arena& arena, const StoppingRule& rule,
         Journal* journal) {
  std::signal(SIGINT, on_signal);
  std::signal(SIGTERM, on_signal);
  Desk desk(request, arena, rule, journal);
  const Standings standings =
      arena.run([&](std::uint64_t number, const DealResult& deal,
                    const Standings& so_far) { return desk.hear(number, deal, so_far); },
                &interrupted);
  desk.finish();
  const ArenaReport report{arena, standings, rule, interrupted.wants_stop()};
  fmt::print("{}", request.json ? arena_json(report) : arena_text(report, reader()));
  if (desk.problem()) return tell_refusal("arena", *desk.problem());
  return interrupted.wants_stop() ? 130 : 0;
}

int run_arena(const ArenaRequest& request) {
  auto arena = open_arena(request);
  if (!arena) return tell_refusal("arena", arena.error());
  const auto rule = rule_of(request, arena->contest().players.size());
  if (!rule) return tell_refusal("arena", rule.error());
  std::unique_ptr<Journal> journal;
  if (!request.state.empty()) {
    auto opened = Journal::open(request.state, arena->description(), arena->start().seats());
    if (!opened) return tell_refusal("arena", opened.error());
    journal = std::move(*opened);
    arena->go_on_from(journal->take_finished());
  }
  if (!request.records.empty()) {
    const Done checked = check_record_folder(request.records, arena->contest().finished.size());
    if (!checked) return tell_refusal("arena", checked.error());
  }
  return play(request, *arena, *rule, journal.get());
}

void add_ends(const Subcommand& command, ArenaRequest& request) {
  command.add_option("--sprt", request.test, "help.arena-sprt").divided(',', 2);
  command.add_option("--until-interval", request.half_width, "help.arena-until-interval")
      .within(0.0001, 0.5);
}

void add_files(const Subcommand& command, ArenaRequest& request) {
  command.add_option("--state", request.state, "help.arena-state");
  command.add_option("--records", request.records, "help.arena-records");
  command.add_flag("--progress", request.progress, "help.arena-progress");
  command.add_flag("--json", request.json, "help.json");
}

void add_limits(const Subcommand& command, ArenaRequest& request) {
  const CommandOption time =
      command.add_option("--move-time", request.move_time, "help.arena-move-time")
          .within(0.001, 86400.0);
  command.add_option("--nodes", request.nodes, "help.arena-nodes").positive().excludes({time});
  command.add_option("--threads", request.threads, "help.arena-threads")
      .within(1, 256)
      .show_default();
}

}  // namespace

void add_arena(CommandLine& line) {
  auto request = std::make_shared<ArenaRequest>();
  const Subcommand command = line.add_command("arena", "help.arena");
  command.add_option("--game", request->game, "help.game").required();
  command.add_option("--seats", request->seats, "help.arena-seats").required();
  command.add_option("--deals", request->deals, "help.arena-deals")
      .required()
      .within(1, 1'000'000'000);
  command.add_option("--options", request->options, "help.arena-options");
  command.add_option("--rules", request->rules, "help.arena-rules").positive();
  command.add_option("--seed", request->seed, "help.arena-seed").show_default();
  add_limits(command, *request);
  add_ends(command, *request);
  add_files(command, *request);
  command.footer("help.arena-footer");
  command.runs([request] { return run_arena(*request); });
}

}  // namespace twenties
