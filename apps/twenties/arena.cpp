#include "bots/arena/arena.hpp"

#include <fmt/core.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <memory>

#include "base/text.hpp"
#include "bots/arena/journal.hpp"
#include "bots/arena/stopping.hpp"
#include "games/registry.hpp"
#include "terminal/files.hpp"
#include "twenties/arena_progress.hpp"
#include "twenties/arena_report.hpp"
#include "twenties/commands.hpp"

namespace twenties {

namespace {

StopFlag interrupted;

// The first request ends the contest gently; a second one at once.
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

// "000012" as a number is written.
std::string_view trim_zeros(std::string_view digits) {
  while (digits.size() > 1 && digits.front() == '0') digits.remove_prefix(1);
  return digits;
}

Result<StoppingRule> rule_of(const ArenaRequest& request, std::size_t players) {
  StoppingRule rule;
  if (!request.test.empty()) {
    if (players != 2) return failure("--sprt compares two players");
    const bool is_range =
        0 <= request.test[0] && request.test[0] < request.test[1] && request.test[1] <= 1;
    if (!is_range) {
      return failure("--sprt takes two shares, the lower one first, as in 0.50,0.55");
    }
    rule.test = ShareTest{request.test[0], request.test[1]};
  }
  if (request.half_width > 0) rule.half_width = request.half_width;
  return rule;
}

Result<Arena> open_arena(const ArenaRequest& request) {
  const auto type = all_games_and_null().require(request.game);
  if (!type) return failure(type.error().message);
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

constexpr std::string_view record_start = "deal-";

// Another contest's records are never overwritten: those of a deal that is still to be played must
// not be there.
Done check_folder(const std::string& folder, std::uint64_t finished) {
  if (Done made = make_folder(folder); !made) return made;
  std::error_code code;
  for (std::filesystem::directory_iterator at(folder, code), end; !code && at != end;
       at.increment(code)) {
    const std::string name = at->path().filename().string();
    if (!name.starts_with(record_start) || !name.ends_with(record_extension)) continue;
    const std::string_view rest = std::string_view(name).substr(record_start.size());
    const auto number = read_integer(trim_zeros(rest.substr(0, rest.find('-'))), 0, 1'000'000'000);
    if (number && static_cast<std::uint64_t>(*number) > finished) {
      return failure(
          cat(quote(folder), " has records already, as ", name, "; name another folder for these"));
    }
  }
  return std::monostate{};
}

Done save_records(const std::string& folder, std::uint64_t number, const DealResult& deal) {
  for (std::size_t game = 0; game < deal.records.size(); ++game) {
    const auto path =
        std::filesystem::path(folder) /
        fmt::format("{}{:06}-{}{}", record_start, number + 1, game + 1, record_extension);
    std::error_code code;
    if (std::filesystem::exists(path, code)) {
      return failure(cat(quote(path.string()), " is there already and is not overwritten"));
    }
    if (auto saved = write_file(path, print_record(deal.records[game])); !saved) return saved;
  }
  return std::monostate{};
}

// Listens to a contest: keeps what is to be kept, tells how it goes, and says when it is enough.
class Desk {
 public:
  Desk(const ArenaRequest& request, const Arena& arena, const StoppingRule& rule, Journal* journal)
      : request_(request),
        rule_(rule),
        journal_(journal),
        played_earlier_(arena.contest().finished.size()),
        progress_(arena, request.progress) {}

  bool hear(std::uint64_t number, const DealResult& deal, const Standings& standings) {
    const bool is_new = number >= played_earlier_;
    if (is_new && !keep(number, deal)) return false;
    progress_.tell(standings, is_new);
    return !rule_.is_done(standings.players()[0].share);
  }

  void finish() const { progress_.finish(); }
  [[nodiscard]] const std::string& problem() const { return problem_; }

 private:
  bool keep(std::uint64_t number, const DealResult& deal) {
    if (journal_ != nullptr && !journal_->add(number, deal)) {
      problem_ = cat("cannot write to ", quote(request_.state));
    } else if (const Done saved = save_records(request_.records, number, deal); !saved) {
      problem_ = saved.error().message;
    }
    return problem_.empty();
  }

  const ArenaRequest& request_;
  const StoppingRule& rule_;
  Journal* journal_;
  std::uint64_t played_earlier_;
  ArenaProgress progress_;
  std::string problem_;
};

int refuse(const std::string& message) {
  fmt::print(stderr, "arena: {}\n", message);
  return 1;
}

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
  fmt::print("{}", request.json ? arena_json(report) : arena_text(report));
  if (!desk.problem().empty()) return refuse(desk.problem());
  return interrupted.wants_stop() ? 130 : 0;
}

int run_arena(const ArenaRequest& request) {
  auto arena = open_arena(request);
  if (!arena) return refuse(arena.error().message);
  const auto rule = rule_of(request, arena->contest().players.size());
  if (!rule) return refuse(rule.error().message);
  std::unique_ptr<Journal> journal;
  if (!request.state.empty()) {
    auto opened = Journal::open(request.state, arena->description(), arena->start().seats());
    if (!opened) return refuse(opened.error().message);
    journal = std::move(*opened);
    arena->go_on_from(journal->take_finished());
  }
  if (!request.records.empty()) {
    const Done checked = check_folder(request.records, arena->contest().finished.size());
    if (!checked) return refuse(checked.error().message);
  }
  return play(request, *arena, *rule, journal.get());
}

constexpr std::string_view footer =
    "A player is a level (gentle, steady, sharp, master, greedy, random) or \"exec:\" and the "
    "command\n"
    "of an engine (docs/engines.md), whose words are divided by spaces and have no commas.\n"
    "Each deal is played once for each rotation of the players, with the same tiles and dice as "
    "far\n"
    "as play allows. The intervals hold 95 % and are taken over deals, not games. A share is 1 for "
    "a\n"
    "win and the player's part of a shared victory; a margin is measured against the mean of the\n"
    "others, and more is better in every game. Levels that are limited by nodes always play with\n"
    "their own limit, which makes them what they are; --move-time and --nodes say what the others\n"
    "(master, engines) may spend on a move. With nodes the result is the same on any number of\n"
    "threads. Ctrl-C ends it gently, with the result so far.";

void add_ends(const Subcommand& command, ArenaRequest& request) {
  command
      .add_option("--sprt", request.test,
                  "end when A is shown to have a share below the first or above the second: "
                  "LOW,HIGH, as in 0.50,0.55 (two players, 5 % error either way)")
      .divided(',', 2);
  command
      .add_option("--until-interval", request.half_width,
                  "end when the interval of A's share is at most so wide to either side")
      .within(0.0001, 0.5);
}

void add_files(const Subcommand& command, ArenaRequest& request) {
  command.add_option("--state", request.state,
                     "keep the finished deals in this file, and go on from those that it has");
  command.add_option("--records", request.records,
                     "save the record of each game in this folder, where no other contest's are");
  command.add_flag("--progress", request.progress,
                   "tell every few seconds how it goes, also where there is no terminal");
  command.add_flag("--json", request.json, "the result as one JSON object");
}

void add_limits(const Subcommand& command, ArenaRequest& request) {
  const CommandOption time =
      command.add_option("--move-time", request.move_time, "seconds for a move")
          .within(0.001, 86400.0);
  command.add_option("--nodes", request.nodes, "nodes for a move").positive().excludes({time});
  command.add_option("--threads", request.threads, "how many deals are played at the same time")
      .within(1, 256)
      .show_default();
}

}  // namespace

void add_arena(CommandLine& line) {
  auto request = std::make_shared<ArenaRequest>();
  const Subcommand command = line.add_command("arena", "Let bots play many games and compare them");
  command.add_option("--game", request->game, "the game").required();
  command.add_option("--seats", request->seats, "the players: A,B[,...]; a name may come twice")
      .required();
  command.add_option("--deals", request->deals, "how many deals")
      .required()
      .within(1, 1'000'000'000);
  command.add_option("--options", request->options, "of the game, as in \"pool=half\"");
  command
      .add_option("--rules", request->rules,
                  "an older version of the rules, to go on with an old contest")
      .positive();
  command.add_option("--seed", request->seed, "of the deals").show_default();
  add_limits(command, *request);
  add_ends(command, *request);
  add_files(command, *request);
  command.footer(std::string(footer));
  command.runs([request] { return run_arena(*request); });
}

}  // namespace twenties
