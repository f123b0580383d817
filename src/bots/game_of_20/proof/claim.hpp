#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "bots/game_of_20/proof/answer.hpp"

namespace twenties::game_of_20 {

// What is to be proved about a centre tile, draft included: the first drafter wins, or at least
// draws. Refuting the second claim means that the second drafter wins.
enum class Claim : std::uint8_t { first_wins, first_draws };

std::string_view name_of(Claim claim);  // "first-wins"
std::optional<Claim> read_claim(std::string_view name);

enum class ClaimState : std::uint8_t { open, proved, refuted };
std::string_view name_of(ClaimState state);

// Who wins with best play, as far as it is known.
enum class ProvedOutcome : std::uint8_t { unknown, first_wins, draw, second_wins };
std::string_view name_of(ProvedOutcome outcome);

// One question about one deal.
struct Ask {
  Deal deal;
  Question question = Question::wins;

  bool operator==(const Ask&) const = default;
};

// "4:3,5,8,9,10,14,17,19,20 >=1". Reads only what it would print.
std::string print_ask(const Ask& ask);
std::optional<Ask> read_ask(std::string_view text);

// The question that decides whether the claim holds if the draft ends with these nine tiles in the
// hand of the first drafter. A yes supports the claim if that hand places first, a no if the other
// one does.
Ask ask_of(Claim claim, int centre, Hand nine);
bool supports(Hand nine, bool yes);

}  // namespace twenties::game_of_20
