#include <fmt/core.h>

#include <chrono>
#include <csignal>
#include <filesystem>

#include "bots/game_of_20/proof/prover.hpp"
#include "bots/game_of_20/proof/queue_prover.hpp"
#include "reports/game_of_20/proof_progress.hpp"
#include "reports/game_of_20/proof_result.hpp"
#include "store/game_of_20/deal_queue.hpp"
#include "twenties/errors.hpp"
#include "twenties/prove.hpp"
#include "twenties/reader.hpp"

namespace twenties {

namespace {

using namespace game_of_20;

StopFlag interrupted;

// The first request ends it gently; a second one at once.
void on_signal(int number) {
  interrupted.stop();
  std::signal(number, SIG_DFL);
}

int refuse(const ProveRequest& request, const Error& error) {
  return tell_refusal("prove", error, request.json);
}

MakeOracle oracles(const ProveRequest& request) {
  const std::size_t memory = (request.memory << 20U) / static_cast<std::size_t>(request.workers);
  return [memory, seed = request.seed] { return make_solver_oracle(memory, seed); };
}

ProofLimits limits_of(const ProveRequest& request) {
  return {request.limit, request.minutes, request.stop_rule};
}

// The claim that was asked for; without one, that which is worked at.
Claim claim_of(const ProveRequest& request, const CentreProof& proof) {
  return read_claim(request.claim).value_or(proof.claim());
}

void print_result(const ProveRequest& request, const CentreProof& proof, double seconds) {
  const ProofResult result{proof, claim_of(request, proof), seconds};
  fmt::print("{}", request.json ? json_of(result) : text_of(result, reader()));
}

int code_of(ProofEnd end) {
  if (end == ProofEnd::stopped) return exit_interrupted;
  if (end == ProofEnd::too_long) return exit_too_long;
  return end == ProofEnd::limit ? exit_open : 0;
}

double seconds_of(const std::vector<Answer>& answers) {
  double sum = 0;
  for (const Answer& answer : answers) sum += answer.seconds;
  return sum;
}

int show_status(const ProveRequest& request) {
  std::vector<Answer> answers;
  std::error_code ignored;
  if (std::filesystem::exists(request.log, ignored)) {
    const auto lines = read_log(request.log, request.centre);
    if (!lines) return refuse(request, lines.error());
    for (const LoggedAnswer& line : *lines) answers.push_back(line.answer);
  }
  const CentreProof proof(request.centre, answers, read_claim(request.claim));
  print_result(request, proof, seconds_of(answers));
  return proof.is_done() ? 0 : exit_open;
}

int run_queue(const ProveRequest& request) {
  const std::chrono::milliseconds lease(static_cast<std::int64_t>(request.lease * 1000));
  QueueProver::Settings settings{request.centre, read_claim(request.claim), request.log,
                                 limits_of(request), std::min(lease / 4, QueueProver::usual_pause)};
  QueueProver prover(std::move(settings),
                     [&] { return open_deal_queue(request.queue, request.centre, lease); });
  ProofProgress progress(reader());
  const auto end = prover.run(request.workers, oracles(request), interrupted,
                              [&](const ProofStanding& standing) { progress.tell(standing); });
  progress.finish();
  if (!end) return refuse(request, end.error());
  return code_of(*end);
}

int run_alone(const ProveRequest& request) {
  const auto log = ProofLog::open(request.log, request.centre);
  if (!log) return refuse(request, log.error());
  CentreProof proof(request.centre, (*log)->answers(), read_claim(request.claim));
  proof.retrace((*log)->answers());
  Prover prover(proof, **log, limits_of(request));
  ProofProgress progress(reader());
  const auto end = prover.run(request.workers, oracles(request), interrupted,
                              [&](const ProofStanding& standing) { progress.tell(standing); });
  progress.finish();
  if (!end) return refuse(request, end.error());
  print_result(request, proof, prover.standing().processor_seconds);
  return code_of(*end);
}

}  // namespace

int run_prove(const ProveRequest& request) {
  if (request.status) return show_status(request);
  std::signal(SIGINT, on_signal);
  std::signal(SIGTERM, on_signal);
  return request.queue.empty() ? run_alone(request) : run_queue(request);
}

}  // namespace twenties
