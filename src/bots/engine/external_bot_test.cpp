#include "bots/engine/external_bot.hpp"

#include <gtest/gtest.h>

#include "base/text.hpp"
#include "games/registry.hpp"

namespace twenties {
namespace {

using namespace std::chrono_literals;

constexpr EnginePatience little_patience{
    .hello = 20'000ms, .grace = 150ms, .without_time = 20'000ms, .stop = 20'000ms};

std::vector<std::string> shell(const std::string& script) { return {"sh", "-c", script}; }

// An engine in the shell that greets, and runs a given command on each "think".
std::vector<std::string> engine(const std::string& on_think, const std::string& more = "") {
  return shell(
      cat("while read -r word rest; do case $word in "
          "twenties-engine) echo 'twenties-engine 1 test';; think) ",
          on_think, ";; ", more, " quit) exit;; esac; done"));
}

// Takes the first move of the list.
const std::string first_of_list =
    "moves) read -r _ _ text; i=1; while [ $i -lt $rest ]; do read -r _; i=$((i+1)); done; "
    "echo info nodes 7; echo 'info value points 1.5 -1.5'; echo \"bestmove $text\";;";

// A game of 24/7 in which a seat is to move.
std::unique_ptr<Game> game_to_move() {
  auto game = std::move(*all_games().find("twenty-four-seven")->start(""));
  SeededChance source(20);
  while (game->turn().is_chance()) game->play_chance(game->draw(source));
  return game;
}

Thought ask(const Bot& bot, const Game& game, Limits limits = {}, Watch* watch = nullptr) {
  return bot.think({*game.view(game.turn().seats.lowest()), 1, limits, watch});
}

TEST(ExternalBot, PlaysTheMoveThatTheEngineNames) {
  const auto game = game_to_move();
  const ExternalBot bot(engine("echo moves", first_of_list), little_patience);
  for (int question = 0; question < 3; ++question) {
    const Thought thought = ask(bot, *game);
    EXPECT_EQ(thought.failure, "");
    EXPECT_EQ(thought.move, game->moves(game->turn().seats.lowest()).front());
    EXPECT_EQ(thought.nodes, 7U);
    ASSERT_EQ(thought.evaluation.values.size(), 2U);
    EXPECT_EQ(thought.evaluation.values[0], 1.5);
  }
}

TEST(ExternalBot, IsToldTheGameTheViewTheScoresAndTheLimits) {
  const auto game = game_to_move();
  const Seat seat = game->turn().seats.lowest();
  const GameType& type = *all_games().find("twenty-four-seven");
  const auto told = [&](const std::string& word) {
    const ExternalBot bot(engine("echo error \"$said\"", cat(word, ") said=$rest;;")),
                          little_patience);
    return ask(bot, *game).failure;
  };
  EXPECT_EQ(told("game"), "gave up: \"twenty-four-seven players=2\"");
  EXPECT_EQ(told("scores"), "gave up: \"0 0\"");
  EXPECT_EQ(told("position"),
            cat("gave up: ", quote(cat(number_of(seat), ' ', type.print_view(*game->view(seat))))));
  const ExternalBot bot(engine("echo error \"$rest\""), little_patience);
  EXPECT_EQ(ask(bot, *game, {.time = 1500ms}).failure, "gave up: \"time 1500 seed 1\"");
}

struct BadEngine {
  const char* what;
  std::vector<std::string> command;
  const char* failure;
};

TEST(ExternalBot, AFailureIsToldAndHarmsNothing) {
  const auto game = game_to_move();
  for (const BadEngine& bad : {
           BadEngine{"is not there", {"no-such-engine"}, "cannot start \"no-such-engine\""},
           {"dies at once", shell("exit 4"), "ended with status 4"},
           {"greets wrongly", shell("echo hello; sleep 1000"), "began with \"hello\""},
           {"dies in thought", engine("exit 5"), "ended with status 5"},
           {"is killed", engine("kill -9 $$"), "ended by signal 9"},
           {"talks nonsense", engine("echo banana"), "said \"banana\", which is no answer"},
           {"gives no move", engine("echo bestmove"), "gave no move"},
           {"gives up", engine("echo error too hard"), "gave up: \"too hard\""},
           {"closes its output", engine("exec 1>&-; sleep 1000"), "closed its output"},
           {"floods", engine("yes | tr -d '\\n'"), "wrote too much"},
           {"floods in lines", engine("yes info"), "wrote too much"},
           {"hangs", engine("sleep 1000"), "gave no answer within 0.25 s"},
           {"reads nothing", shell("echo twenties-engine 1; sleep 1000"), "gave no answer"},
           {"asks for moves for ever", engine("echo moves", "moves) echo moves;;"), "again"},
       }) {
    const bool may_be_slow = std::string_view(bad.what).starts_with("floods");
    const ExternalBot bot(bad.command, little_patience);
    const Thought thought = ask(bot, *game, {.time = may_be_slow ? 20'000ms : 100ms});
    EXPECT_EQ(thought.move, "") << bad.what;
    EXPECT_NE(thought.failure, "") << bad.what;
    EXPECT_NE(thought.failure.find(bad.failure), std::string::npos)
        << bad.what << ": " << thought.failure;
  }
}

TEST(ExternalBot, AnIllegalMoveIsPassedOnForTheRefereeToRefuse) {
  const auto game = game_to_move();
  const ExternalBot bot(engine("echo bestmove 9 a1"), little_patience);
  EXPECT_EQ(ask(bot, *game).move, "9 a1");
}

TEST(ExternalBot, IsStartedAgainAfterAFailure) {
  const auto game = game_to_move();
  const ExternalBot bot(engine("echo bestmove 1 a1; exit 0"), little_patience);
  EXPECT_EQ(ask(bot, *game).failure, "");
  EXPECT_EQ(ask(bot, *game).failure, "ended with status 0");
  EXPECT_EQ(ask(bot, *game).failure, "");
}

TEST(ExternalBot, ToldToStopItStillGetsTheMove) {
  const auto game = game_to_move();
  const ExternalBot bot(engine("true", "stop) echo bestmove 1 a1;;"), little_patience);
  StopFlag stop;
  stop.stop();
  EXPECT_EQ(ask(bot, *game, {}, &stop).move, "1 a1");
}

}  // namespace
}  // namespace twenties
