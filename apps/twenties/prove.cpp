#include "twenties/prove.hpp"

#include <fmt/core.h>

#include <memory>

#include "base/text.hpp"
#include "bots/game_of_20/proof/log.hpp"
#include "games/game_of_20/rules.hpp"
#include "twenties/commands.hpp"
#include "twenties/errors.hpp"
#include "twenties/prove_check.hpp"

namespace twenties {

namespace {

int merge(const ProveRequest& request) {
  if (request.merge.size() < 2) {
    return tell_refusal("prove", "--merge takes the file to write and the logs to read",
                        request.json);
  }
  const std::vector<std::string> in(request.merge.begin() + 1, request.merge.end());
  const auto merged = game_of_20::merge_logs(request.merge[0], in);
  if (!merged) return tell_refusal("prove", merged.error().message, request.json);
  fmt::print("{}: {} answers\n", request.merge[0], *merged);
  return 0;
}

int run(ProveRequest request) {
  if (!request.merge.empty()) return merge(request);
  if (request.centre == 0) {
    return tell_refusal("prove", "--centre says which of the centre tiles 1 to 6", request.json);
  }
  if (request.log.empty()) request.log = cat("proofs/centre-", request.centre, ".log");
  return run_prove(request);
}

constexpr std::string_view footer =
    "Every answer is on the disk before it counts; stopped by any means, at most one deal per\n"
    "worker is lost. Exit status: 0 decided, 1 error, 2 wrong command line, 3 stopped by --limit "
    "or\n"
    "--minutes (or, with --status, still open), 4 stopped by --stop-rule, 130 interrupted.\n"
    "See docs/proving.md.";

void add_work(const Subcommand& command, ProveRequest& request) {
  command.add_option("--workers", request.workers, "how many deals are worked at at a time")
      .within(1, 256)
      .show_default();
  command.add_option("--memory", request.memory, "memory for the tables of all workers, in MiB")
      .within(1, 1 << 20)
      .show_default();
  command.add_option("--seed", request.seed, "of the solver's table; it is noted in the log")
      .show_default();
  command.add_option("--limit", request.limit, "stop after so many deals").positive();
  command.add_option("--minutes", request.minutes, "stop after so many minutes").within(0.001, 1e6);
  command.add_flag("--stop-rule", request.stop_rule,
                   "stop if the first 1,000 deals project to more than 20,000 deals or 40 hours "
                   "of processor time");
  command.add_option("--queue", request.queue,
                     "share the work with other machines: postgresql://USER@HOST/NAME");
  command
      .add_option("--lease", request.lease,
                  "seconds after which the deal of a worker that "
                  "is gone is free again")
      .within(1.0, 86400.0)
      .show_default();
}

// `prove --check`, beside the games that can be proved.
void add_check(const Subcommand& prove) {
  auto options = std::make_shared<CheckOptions>();
  prove.add_option("--check", options->files,
                   "the logs of a proof of Game of 20: what follows from them");
  const CommandOption sample = prove.add_option(
      "--sample", options->sample,
      "prove so many of the answers again, chosen at random, by an independent solver");
  prove.add_option("--seed", options->seed, "of the random choice").needs(sample).show_default();
  prove.add_option("--memory", options->memory, "the most memory for that solver's table, in MiB")
      .show_default()
      .within(1, 1 << 20);
  prove.add_flag("--json", options->json, "print JSON");
  prove.footer(
      "Exit status with --check: 0 all is right; 1 a log is damaged or contradicts itself, or an\n"
      "answer is wrong; 2 wrong command line; 130 interrupted. See docs/solved.md.");
  prove.runs([options] {
    if (!options->files.empty()) return check_proof(*options);
    tell_refusal("prove", "a game is needed (game-of-20), or --check with the logs of a proof",
                 options->json);
    return 2;
  });
}

}  // namespace

void add_prove(CommandLine& line) {
  auto request = std::make_shared<ProveRequest>();
  const Subcommand prove =
      line.add_command("prove", "Prove who wins a game, draft included, or check such a proof");
  const Subcommand command =
      prove.add_command("game-of-20", "Whether the player who drafts first wins, draws or loses",
                        game_of_20::GameOf20::info().aliases);
  command.add_option("--centre", request->centre, "the centre tile").within(1, 6);
  command.add_option("--claim", request->claim, "begin with this claim instead of the likelier one")
      .one_of({"first-wins", "first-draws"});
  command.add_option("--log", request->log, "the log (usual: proofs/centre-C.log)");
  add_work(command, *request);
  command.add_flag("--status", request->status, "only read the log and tell what is known");
  command.add_option("--merge", request->merge, "OUT IN...: merge logs of one centre tile");
  command.add_flag("--json", request->json, "the result as one JSON object");
  command.footer(std::string(footer));
  command.runs([request] { return run(*request); });
  add_check(prove);
}

}  // namespace twenties
