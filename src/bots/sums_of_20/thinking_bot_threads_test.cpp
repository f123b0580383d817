#include <gtest/gtest.h>

#include "bots/sums_of_20/thinking_bot.hpp"
#include "core/any_view.hpp"
#include "games/sums_of_20/table_for_tests.hpp"

namespace twenties::sums_of_20 {
namespace {

TEST(ThinkingBotThreads, AnyNumberGivesTheSameThought) {
  const State state = with_racks("1 2 4 7 *", "1 2 3 4 5");
  const ViewOf<SumsOf20> view(SumsOf20::view(state, first_seat), first_seat);
  const auto think = [&](int threads) {
    return make_thinking_bot({})->think(
        {view, 3, {.nodes = 1500, .threads = threads}, nullptr, "pass"});
  };
  const Thought alone = think(1);
  for (const int threads : {2, 4}) {
    const Thought together = think(threads);
    EXPECT_EQ(together.move, alone.move);
    EXPECT_EQ(together.evaluation.values[0], alone.evaluation.values[0]);
    EXPECT_EQ(together.also->values[0], alone.also->values[0]);
    EXPECT_EQ(together.nodes, alone.nodes);
  }
}

}  // namespace
}  // namespace twenties::sums_of_20
