#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/rules.hpp"

namespace twenties {

inline std::uint64_t hash_text(std::string_view text) {
  std::uint64_t hash = 0;
  for (const char c : text) hash = mix64(hash ^ static_cast<unsigned char>(c));
  return hash;
}

// A random seat of the set.
inline Seat any_seat(SeatSet seats, Random& random) {
  auto skip = random.below(static_cast<std::uint64_t>(seats.size()));
  Seat chosen = nobody;
  seats.for_each([&](Seat seat) {
    if (skip-- == 0) chosen = seat;
  });
  return chosen;
}

template <Rules G>
void step_at_random(typename G::State& state, const Turn& turn, Random& random) {
  if (turn.is_chance()) {
    G::apply_chance(state, G::draw(state, random.below(G::chance_total(state))));
    return;
  }
  if constexpr (HasClock<G>) {
    if (random.below(30) == 0 && G::check_time_up(state)) G::time_up(state);
    if (G::turn(state) != turn) return;
  }
  const Seat seat = any_seat(turn.seats, random);
  typename G::Moves moves;
  G::moves(state, seat, moves);
  G::apply(state, seat, moves[static_cast<std::size_t>(random.below(moves.size()))]);
}

// How many versions of its rules a game plays.
template <Rules G>
int versions_of() {
  const GameInfo& info = G::info();
  return info.oldest_rules_version == 0 ? 1 : info.rules_version - info.oldest_rules_version + 1;
}

// The options for one of the versions, counted back from the newest.
template <Rules G>
typename G::Options by_older_rules(typename G::Options options, int versions_back) {
  static_cast<void>(versions_back);
  if constexpr (HasRulesVersions<G>) options.rules -= versions_back;
  return options;
}

// Plays random games to the very end, for every line of options of a game, and visits each position
// on the way: visit(state, turn, random). A game longer than its declared length is cut off. The
// versions of the rules alternate, the newest first.
template <Rules G, class Visit>
void walk_random_games(const std::vector<std::string>& option_lines, int games_each,
                       Visit&& visit) {
  for (const std::string& line : option_lines) {
    const auto options = G::read_options(line);
    if (!options) continue;
    for (int game = 0; game < games_each; ++game) {
      Random random(mix64(static_cast<std::uint64_t>(game) + hash_text(line)));
      typename G::State state = G::start(by_older_rules<G>(*options, game % versions_of<G>()));
      for (int action = 0; action <= G::info().max_actions; ++action) {
        const Turn turn = G::turn(state);
        visit(std::as_const(state), turn, random);
        if (turn.is_over()) break;
        step_at_random<G>(state, turn, random);
      }
    }
  }
}

}  // namespace twenties
