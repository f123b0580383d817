#include "reports/game_of_20/proof_result.hpp"

#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "reports/numbers.hpp"

namespace twenties::game_of_20 {

namespace {

Message sentence(ProvedOutcome outcome) {
  switch (outcome) {
    case ProvedOutcome::first_wins:
      return Message("prove.first-wins");
    case ProvedOutcome::draw:
      return Message("prove.draw");
    case ProvedOutcome::second_wins:
      return Message("prove.second-wins");
    case ProvedOutcome::unknown:
      break;
  }
  return Message("prove.unknown");
}

}  // namespace

std::string text_of(const ProofResult& result, const Words& words) {
  const auto& [proof, claim, seconds] = result;
  return cat(words.say("prove.result", {{"centre", proof.centre()},
                                        {"outcome", sentence(proof.outcome())},
                                        {"claim", std::string(name_of(claim))},
                                        {"state", std::string(name_of(proof.state(claim)))},
                                        {"deals", cat(proof.known())},
                                        {"hours", decimal(words, seconds / 3600, 1)}}),
             "\n");
}

std::string json_of(const ProofResult& result) {
  const auto& [proof, claim, seconds] = result;
  const nlohmann::ordered_json out{{"centre", proof.centre()},
                                   {"claim", name_of(claim)},
                                   {"state", name_of(proof.state(claim))},
                                   {"outcome", name_of(proof.outcome())},
                                   {"deals", proof.known()},
                                   {"seconds", seconds}};
  return out.dump() + "\n";
}

}  // namespace twenties::game_of_20
