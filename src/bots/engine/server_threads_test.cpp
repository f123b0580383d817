#include <gtest/gtest.h>

#include "base/text.hpp"
#include "bots/engine/protocol.hpp"
#include "bots/engine/server.hpp"
#include "games/registry.hpp"

namespace twenties {
namespace {

// Sends an engine the lines of a host, and records its answers.
class Host {
 public:
  explicit Host(std::string level)
      : server_(std::move(level), [this](const std::string& text) { said_ += text; }) {}

  std::string tell(const std::string& line) {
    said_.clear();
    EXPECT_EQ(server_.hear(line), line != "quit") << line;
    server_.finish();
    return said_;
  }

 private:
  std::string said_;
  EngineServer server_;
};

TEST(EngineServer, GreetsWithItsName) {
  EXPECT_EQ(Host("sharp").tell("twenties-engine 1"), "twenties-engine 1 Twenties sharp\n");
}

TEST(EngineServer, SaysWhatIsWrong) {
  Host host("greedy");
  EXPECT_TRUE(host.tell("think").starts_with("error"));
  EXPECT_TRUE(host.tell("position 1 players=2").starts_with("error"));
  EXPECT_TRUE(host.tell("game chess").starts_with("error"));
  EXPECT_EQ(host.tell("game null-game players=2"), "");
  EXPECT_TRUE(host.tell("position 7 players=2").starts_with("error"));
  EXPECT_TRUE(host.tell("position 1 nonsense").starts_with("error"));
  EXPECT_EQ(host.tell("position 1 players=2"), "error seat 1 is not to move\n");
  EXPECT_EQ(host.tell("position 3 players=2 to-move=1 heap=6 taken=0,0"),
            "error seat 3 is not to move\n");
  EXPECT_EQ(host.tell("position 1 players=2 to-move=1 heap=6 taken=0,0"), "");
  EXPECT_TRUE(host.tell("think time soon").starts_with("error"));
  EXPECT_EQ(host.tell("what is this"), "");
  EXPECT_EQ(host.tell("think seed 1"), "bestmove take 2\n");
  EXPECT_EQ(host.tell("quit"), "");
}

// From the text of a view a bot plays as from the view itself.
TEST(EngineServer, PlaysAsTheBotItIs) {
  for (const GameType* type : all_games_and_null().types()) {
    SCOPED_TRACE(type->info().id);
    const auto player = make_player(type->info(), "greedy");
    Host host("greedy");
    auto game = std::move(*type->start(""));
    host.tell(cat("game ", type->info().id, ' ', game->options()));
    SeededChance source(20);
    for (std::uint64_t seed = 1; !game->turn().is_over(); ++seed) {
      if (game->turn().is_chance()) {
        ASSERT_TRUE(game->play_chance(game->draw(source)));
        continue;
      }
      const Seat seat = game->turn().seats.lowest();
      const auto view = game->view(seat);
      const std::string move = player->think(*view, seed).move;
      ASSERT_EQ(host.tell(cat("position ", number_of(seat), ' ', type->print_view(*view))), "");
      ASSERT_EQ(host.tell(cat("think seed ", seed)), cat("bestmove ", move, '\n'));
      ASSERT_TRUE(game->play(seat, move));
    }
  }
}

TEST(EngineServer, StopsWhenToldAndWhenItGoes) {
  for (const char* end : {"stop", "quit"}) {
    std::string said;
    {
      EngineServer server("master", [&](const std::string& text) { said += text; });
      server.hear("game null-game players=2");
      server.hear("position 1 players=2 to-move=1 heap=6 taken=0,0");
      server.hear("think time 1000000 seed 1");
      server.hear(end);
    }
    EXPECT_NE(said.find("bestmove take"), std::string::npos) << end;
  }
}

}  // namespace
}  // namespace twenties
