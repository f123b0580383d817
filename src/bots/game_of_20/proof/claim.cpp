#include "bots/game_of_20/proof/claim.hpp"

#include "base/text.hpp"

namespace twenties::game_of_20 {

std::string_view name_of(Claim claim) {
  return claim == Claim::first_wins ? "first-wins" : "first-draws";
}

std::optional<Claim> read_claim(std::string_view name) {
  for (const Claim claim : {Claim::first_wins, Claim::first_draws}) {
    if (name == name_of(claim)) return claim;
  }
  return std::nullopt;
}

std::string_view name_of(ClaimState state) {
  if (state == ClaimState::open) return "open";
  return state == ClaimState::proved ? "proved" : "refuted";
}

std::string_view name_of(ProvedOutcome outcome) {
  switch (outcome) {
    case ProvedOutcome::first_wins:
      return "first-wins";
    case ProvedOutcome::draw:
      return "draw";
    case ProvedOutcome::second_wins:
      return "second-wins";
    case ProvedOutcome::unknown:
      break;
  }
  return "unknown";
}

std::string print_ask(const Ask& ask) {
  return cat(print_deal(ask.deal), " >=", bound_of(ask.question));
}

std::optional<Ask> read_ask(std::string_view text) {
  const auto pieces = words(text);
  if (pieces.size() != 2) return std::nullopt;
  const auto deal = read_deal(pieces[0]);
  if (!deal) return std::nullopt;
  const Ask ask{*deal, pieces[1] == ">=1" ? Question::wins : Question::does_not_lose};
  if (print_ask(ask) != text) return std::nullopt;
  return ask;
}

// The value for whoever places second is minus the value of the deal: that is at least 1 if the
// deal is worth less than 0, and at least 0 if it is worth less than 1.
Ask ask_of(Claim claim, int centre, Hand nine) {
  const Deal deal = Deal::of(centre, nine);
  const bool places_first = deal.first == nine;
  return {deal,
          (claim == Claim::first_wins) == places_first ? Question::wins : Question::does_not_lose};
}

bool supports(Hand nine, bool yes) { return (Deal::of(1, nine).first == nine) == yes; }

}  // namespace twenties::game_of_20
