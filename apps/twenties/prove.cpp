#include "twenties/prove.hpp"

#include <fmt/core.h>

#include <memory>

#include "base/text.hpp"
#include "bots/game_of_20/proof/log.hpp"
#include "games/game_of_20/rules.hpp"
#include "twenties/commands.hpp"
#include "twenties/errors.hpp"
#include "twenties/prove_check.hpp"
#include "twenties/reader.hpp"

namespace twenties {

namespace {

int merge(const ProveRequest& request) {
  if (request.merge.size() < 2) {
    return tell_refusal("prove", Message("prove.merge-needs-files"), request.json);
  }
  const std::vector<std::string> in(request.merge.begin() + 1, request.merge.end());
  const auto merged = game_of_20::merge_logs(request.merge[0], in);
  if (!merged) return tell_refusal("prove", merged.error(), request.json);
  fmt::print("{}\n",
             say("prove.merged", {{"file", request.merge[0]}, {"answers", amount(*merged)}}));
  return 0;
}

int run(ProveRequest request) {
  if (!request.merge.empty()) return merge(request);
  if (request.centre == 0) {
    return tell_refusal("prove", Message("prove.centre-missing"), request.json);
  }
  if (request.log.empty()) request.log = cat("proofs/centre-", request.centre, ".log");
  return run_prove(request);
}

void add_work(const Subcommand& command, ProveRequest& request) {
  command.add_option("--workers", request.workers, "help.prove-workers")
      .within(1, 256)
      .show_default();
  command.add_option("--memory", request.memory, "help.prove-memory")
      .within(1, 1 << 20)
      .show_default();
  command.add_option("--seed", request.seed, "help.prove-seed").show_default();
  command.add_option("--limit", request.limit, "help.prove-limit").positive();
  command.add_option("--minutes", request.minutes, "help.prove-minutes").within(0.001, 1e6);
  command.add_flag("--stop-rule", request.stop_rule, "help.prove-stop-rule");
  command.add_option("--queue", request.queue, "help.prove-queue");
  command.add_option("--lease", request.lease, "help.prove-lease")
      .within(1.0, 86400.0)
      .show_default();
}

// `prove --check`, beside the games that can be proved.
void add_check(const Subcommand& prove) {
  auto options = std::make_shared<CheckOptions>();
  prove.add_option("--check", options->files, "help.prove-check");
  const CommandOption sample = prove.add_option("--sample", options->sample, "help.prove-sample");
  prove.add_option("--seed", options->seed, "help.prove-sample-seed").needs(sample).show_default();
  prove.add_option("--memory", options->memory, "help.prove-sample-memory")
      .show_default()
      .within(1, 1 << 20);
  prove.add_flag("--json", options->json, "help.json");
  prove.footer("help.prove-footer");
  prove.runs([options] {
    if (!options->files.empty()) return check_proof(*options);
    tell_refusal("prove", Message("prove.game-missing"), options->json);
    return 2;
  });
}

}  // namespace

void add_prove(CommandLine& line) {
  auto request = std::make_shared<ProveRequest>();
  const Subcommand prove = line.add_command("prove", "help.prove");
  const Subcommand command = prove.add_command("game-of-20", "help.prove-game-of-20",
                                               game_of_20::GameOf20::info().aliases);
  command.add_option("--centre", request->centre, "help.prove-centre").within(1, 6);
  command.add_option("--claim", request->claim, "help.prove-claim")
      .one_of({"first-wins", "first-draws"});
  command.add_option("--log", request->log, "help.prove-log");
  add_work(command, *request);
  command.add_flag("--status", request->status, "help.prove-status");
  command.add_option("--merge", request->merge, "help.prove-merge");
  command.add_flag("--json", request->json, "help.json");
  command.footer("help.prove-game-of-20-footer");
  command.runs([request] { return run(*request); });
  add_check(prove);
}

}  // namespace twenties
