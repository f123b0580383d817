#pragma once

#include <string>

#include "bots/game_of_20/proof/centre_proof.hpp"
#include "texts/words.hpp"

namespace twenties::game_of_20 {

// What a proof has shown so far about its centre tile.
struct ProofResult {
  const CentreProof& proof;
  Claim claim = Claim::first_wins;
  double seconds = 0;  // of processor time, for all answers
};

std::string text_of(const ProofResult& result, const Words& words);
std::string json_of(const ProofResult& result);

}  // namespace twenties::game_of_20
