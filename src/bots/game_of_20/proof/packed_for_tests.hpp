#pragma once

#include <cstdint>
#include <vector>

#include "base/random.hpp"
#include "bots/game_of_20/draft.hpp"
#include "bots/game_of_20/proof/answer.hpp"
#include "bots/game_of_20/proof/proved_centre.hpp"

namespace twenties::game_of_20 {

// As tools/pack-proofs packs them.
inline std::vector<std::uint8_t> packed(const Answers& answers) {
  std::vector<std::uint8_t> out(ProvedCentre::packed_size);
  const auto bits = [&](const Deal& deal, Question question) {
    const auto known = answers.find(deal, question);
    return known ? (*known ? 1U : 2U) : 0U;
  };
  for (std::size_t at = 0; at < deals_per_centre; ++at) {
    const Deal deal = Deal::at(answers.centre(), at);
    const unsigned four = bits(deal, Question::wins) | bits(deal, Question::does_not_lose) << 2U;
    out[at / 2] = static_cast<std::uint8_t>(out[at / 2] | four << (at % 2 * 4));
  }
  return out;
}

// All deals of a centre, won, drawn or lost as the draft's evaluation says; some in a thousand are
// unknown.
inline Answers judged_answers(int centre, std::uint64_t unknown = 0) {
  const DraftJudge judge;
  Random random(20);
  Answers out(centre);
  for (std::size_t at = 0; at < deals_per_centre; ++at) {
    if (random.below(1000) < unknown) continue;
    const Deal deal = Deal::at(centre, at);
    const int points = judge.deal(deal.first, centre);
    out.add(deal, Question::wins, points > 50);
    out.add(deal, Question::does_not_lose, points >= -50);
  }
  return out;
}

// One or both questions about some of the deals, answered at random without contradictions.
inline Answers random_answers(int centre, std::uint64_t seed) {
  Random random(seed);
  Answers out(centre);
  for (std::size_t at = 0; at < deals_per_centre; ++at) {
    const Deal deal = Deal::at(centre, at);
    const int value = static_cast<int>(random.below(3)) - 1;
    if (random.below(4) != 0) out.add(deal, Question::wins, value > 0);
    if (random.below(4) != 0) out.add(deal, Question::does_not_lose, value >= 0);
  }
  return out;
}

}  // namespace twenties::game_of_20
