#include "bots/game_of_20/proved_comparison.hpp"

#include <algorithm>

#include "bots/game_of_20/proof/proved_draft.hpp"

namespace twenties::game_of_20 {

namespace {

double chance_of(int outcome) { return (outcome + 1) / 2.0; }

const char* name_of(int outcome) { return outcome > 0 ? "win" : outcome < 0 ? "loss" : "draw"; }

void set_chances(Expectation& value, std::size_t own, int outcome) {
  value.chances[own] = chance_of(outcome);
  value.chances[own ^ 1U] = 1 - value.chances[own];
}

Reason gave_away(int before, int after) {
  constexpr double victory = 100;  // points: before every other reason
  return {Message("game-of-20-reasons.gives-away",
                  {{"before", name_of(before)}, {"after", name_of(after)}}),
          victory * (before - after)};
}

}  // namespace

void go_by_proof(const State& state, const Move& played, const std::vector<Move>& ranked,
                 const ProvedCentre& proof, Comparison& choice) {
  ProvedDraft draft(proof);
  const DraftHands hands = DraftHands::of(state);
  const Proved before = draft.look(hands);
  const Proved after = draft.look(hands.after(mask_of(played))).of_other();
  if (!before.is_known() || !after.is_known()) return;
  const std::size_t own = state.to_move;
  choice.chance_error = 0;
  if (after.low == before.low) {
    choice.best = GameOf20::print_move(played);
    choice.best_value = choice.played_value;
  } else {
    const Move best = *GameOf20::read_move(choice.best);
    if (!draft.keeps(hands, best, before)) {
      const auto kept = std::ranges::find_if(
          ranked, [&](const Move& pick) { return draft.keeps(hands, pick, before); });
      if (kept == ranked.end()) return;
      choice.best = GameOf20::print_move(*kept);
      choice.best_value = choice.played_value;  // in points nothing is known of it
    }
    choice.reasons.push_back(gave_away(before.low, after.low));
  }
  choice.line = {choice.best};
  set_chances(choice.best_value, own, before.low);
  set_chances(choice.played_value, own, after.low);
}

}  // namespace twenties::game_of_20
