#include <algorithm>
#include <array>
#include <utility>

#include "bots/coach/judge.hpp"
#include "bots/game_of_20/coaching.hpp"
#include "bots/null_game/coaching.hpp"
#include "bots/sums_of_20/coaching.hpp"
#include "bots/twenty_four_seven/coaching.hpp"
#include "bots/twenty_one/coaching.hpp"

namespace twenties {

// A new game is one line here.
const Judge* judge_for(const GameInfo& game) {
  const std::array judges{&game_of_20::judge(), &null_game::judge(), &sums_of_20::judge(),
                          &twenty_four_seven::judge(), &twenty_one::judge()};
  const auto found =
      std::ranges::find_if(judges, [&](const Judge* judge) { return &judge->game() == &game; });
  return found == judges.end() ? nullptr : *found;
}

}  // namespace twenties
