#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

View GameOf20::view(const State& state, Seat /*viewer*/) { return {state}; }

State GameOf20::imagine(const View& view, Random& /*random*/) { return view.state; }

}  // namespace twenties::game_of_20
