#pragma once

#include <string>

#include "bots/game_of_20/proof/standing.hpp"
#include "reports/progress_line.hpp"
#include "texts/words.hpp"

namespace twenties::game_of_20 {

// The progress of a proof: known deals, deals to go, the pace, the time left, the best pick.
std::string text_of(const ProofStanding& standing, const Words& words);

// Shows the progress of a proof on standard error: a bar on a terminal, otherwise a line every
// minute.
class ProofProgress {
 public:
  explicit ProofProgress(const Words& words);

  void tell(const ProofStanding& standing);
  void finish() const { line_.wipe(); }

 private:
  Words words_;
  ProgressLine line_;
};

}  // namespace twenties::game_of_20
