#include "core/draws.hpp"
#include "games/sums_of_20/rules.hpp"

namespace twenties::sums_of_20 {

// Racks are open (2.3), so that every viewer sees the same.
View SumsOf20::view(const State& state, Seat /*viewer*/) {
  View view;
  static_cast<OpenTable&>(view) = state;
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    view.unseen[kind] = static_cast<std::uint8_t>(state.pool[kind] + state.out[kind]);
  }
  view.pool_size = static_cast<std::uint8_t>(tiles_in(state.pool));
  view.out_size = static_cast<std::uint8_t>(tiles_in(state.out));
  return view;
}

// The tiles that stay out are taken out face down (6.1).
bool SumsOf20::may_see(const State& /*before*/, const Chance& chance, Seat /*viewer*/) {
  return chance.act != Event::out;
}

// Every choice of the unseen tiles to be out (6.1) is equally likely.
State SumsOf20::imagine(const View& view, Random& random) {
  State state;
  static_cast<OpenTable&>(state) = view;
  state.pool = view.unseen;
  for (int left = view.out_size; left > 0; --left) {
    const auto tiles = static_cast<std::uint64_t>(tiles_in(state.pool));
    draw_tiles(state.pool, 1, random.below(tiles), [&](std::size_t kind) { ++state.out[kind]; });
  }
  return state;
}

}  // namespace twenties::sums_of_20
