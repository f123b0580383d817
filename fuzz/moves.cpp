// Moves: what is read prints as the one canonical text, and the rules allow exactly the moves that
// the game lists.

#include <algorithm>

#include "fuzzing.hpp"

namespace twenties::fuzzing {
namespace {

template <Rules G>
void judge(const typename G::State& state, const typename G::Move& move) {
  for (int index = 0; index < G::seats(state); ++index) {
    const Seat seat = seat_at(index);
    const Verdict verdict = G::check(state, seat, move);
    require(!G::describe_move(state, seat, move).kind.empty(), "a move of no kind",
            G::print_move(move));
    static typename G::Moves moves;
    G::moves(state, seat, moves);
    require_in<G>(state,
                  std::binary_search(moves.begin(), moves.end(), move) == verdict.is_allowed(),
                  "the referee and the list differ: " + G::print_move(move));
    if (!verdict) continue;
    G::explain_move(state, seat, move);
    typename G::State after = state;
    G::apply(after, seat, move);
    require_in<G>(after, ConformanceCases<G>::conserved(after).empty(), "something got lost");
  }
}

template <Rules G>
void read_move(const typename G::State& state, std::string_view text) {
  const auto move = G::read_move(text);
  if (!move) {
    require(!move.error().message.empty(), "refused without a reason", text);
    return;
  }
  const std::string canonical = G::print_move(*move);
  const auto again = parse_move<G>(canonical);
  require(again.has_value() && *again == *move, "does not read what it prints", canonical);
  judge<G>(state, *move);
}

}  // namespace
}  // namespace twenties::fuzzing

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace twenties::fuzzing;
  Input input(data, size);
  with_game(input, [&]<class G>() {
    const auto& states = some_states<G>();
    const auto& state = states[input.below(states.size())];
    read_move<G>(state, input.text());
  });
  return 0;
}
