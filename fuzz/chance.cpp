// Chance: what is read prints as the one canonical text, and the rules allow exactly the outcomes
// that the game lists.

#include <algorithm>

#include "fuzzing.hpp"

namespace twenties::fuzzing {
namespace {

template <Rules G>
bool is_listed(const typename G::State& state, const typename G::Chance& chance) {
  static Outcomes<typename G::Chance> outcomes;
  G::outcomes(state, outcomes);
  return std::ranges::any_of(outcomes,
                             [&](const auto& outcome) { return outcome.chance == chance; });
}

template <Rules G>
void judge(const typename G::State& state, const typename G::Chance& chance) {
  const Verdict verdict = G::check_chance(state, chance);
  const bool listed = G::turn(state).is_chance() && is_listed<G>(state, chance);
  require_in<G>(state, verdict.is_allowed() == listed,
                "the referee and the list differ: " + G::print_chance(chance));
  if (!verdict) return;
  typename G::State after = state;
  G::apply_chance(after, chance);
  require_in<G>(after, ConformanceCases<G>::conserved(after).empty(), "something got lost");
}

template <Rules G>
void read_chance(const typename G::State& state, std::string_view text) {
  const auto chance = G::read_chance(text);
  if (!chance) {
    require(!chance.error().message.empty(), "refused without a reason", text);
    return;
  }
  const std::string canonical = G::print_chance(*chance);
  const auto again = parse_chance<G>(canonical);
  require(again.has_value() && *again == *chance, "does not read what it prints", canonical);
  judge<G>(state, *chance);
}

}  // namespace
}  // namespace twenties::fuzzing

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace twenties::fuzzing;
  Input input(data, size);
  with_game(input, [&]<class G>() {
    const auto& states = some_states<G>();
    const auto& state = states[input.below(states.size())];
    read_chance<G>(state, input.text());
  });
  return 0;
}
