#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/text.hpp"
#include "bots/bot.hpp"
#include "bots/choosing.hpp"
#include "core/game_of.hpp"
#include "games/null_game/rules.hpp"
#include "games/registry.hpp"
#include "texts/samples.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using null_game::NullGame;

// The values of an option that the game lists; for a text only its default.
std::vector<std::string> values_of(const OptionSpec& spec) {
  std::vector<std::string> out;
  for (int value = spec.low; spec.kind == OptionSpec::Kind::integer && value <= spec.high;
       ++value) {
    out.push_back(std::to_string(value));
  }
  for (const std::string_view choice : spec.choices) out.emplace_back(choice);
  if (out.empty()) out.emplace_back(spec.fallback);
  return out;
}

// Every combination of the options of a game.
std::vector<std::string> option_lines(const GameInfo& info) {
  std::vector<std::string> out{""};
  for (const OptionSpec& spec : info.options) {
    std::vector<std::string> longer;
    for (const std::string& line : out) {
      for (const std::string& value : values_of(spec)) {
        longer.push_back(cat(line, line.empty() ? "" : " ", spec.name, '=', value));
      }
    }
    out = std::move(longer);
  }
  return out;
}

// The move of a bot with tight limits, so that whole games are quick and repeatable.
std::string quick_move(const Player& player, const Game& game, Seat seat, std::uint64_t seed,
                       int threads = 1) {
  const Limits little{.nodes = 100, .threads = threads};
  return player.bot->think({*game.view(seat), seed, little}).move;
}

// Plays a whole game and visits each decision before it is made: visit(game, seat, move).
template <class Visit>
void play_game(Game& game, const Player& bot, std::uint64_t seed, Visit&& visit) {
  SeededChance source(seed);
  for (int action = 0; !game.turn().is_over(); ++action) {
    ASSERT_LT(action, game.info().max_actions);
    if (game.turn().is_chance()) {
      ASSERT_TRUE(game.play_chance(game.draw(source)));
      continue;
    }
    const Seat seat = game.turn().seats.lowest();
    const std::string move =
        quick_move(bot, game, seat, mix64(seed + static_cast<std::uint64_t>(action)));
    visit(std::as_const(game), seat, move);
    const Verdict verdict = game.play(seat, move);
    ASSERT_TRUE(verdict) << game.position() << "\n" << move << ": " << in_english(verdict);
  }
}

TEST(Bots, EveryGameHasEveryLevel) {
  for (const GameType* type : all_games_and_null().types()) {
    SCOPED_TRACE(type->info().id);
    const GameBots* bots = bots_for(type->info());
    ASSERT_NE(bots, nullptr);
    ASSERT_TRUE(std::ranges::equal(bots->levels, level_names(), {}, &Level::name));
    for (const Level& level : bots->levels) {
      EXPECT_EQ(problem_with(level.summary), "") << level.name;
      EXPECT_TRUE(make_player(type->info(), level.name)) << level.name;
    }
  }
}

TEST(Bots, ThereAreNoOthers) {
  for (const std::string_view name : {"", "genius", "Greedy", "greedy ", "bot greedy"}) {
    EXPECT_FALSE(make_player(NullGame::info(), name)) << name;
  }
  const GameInfo stranger = NullGame::info();
  EXPECT_FALSE(make_player(stranger, "greedy")) << "a game that nobody registered";
}

TEST(Bots, PlayLegalMovesInWholeGamesWithAllOptions) {
  for (const GameType* type : all_games_and_null().types()) {
    for (const std::string& options : option_lines(type->info())) {
      for (const std::string_view level : level_names()) {
        SCOPED_TRACE(cat(type->info().id, ' ', options, ' ', level));
        auto game = type->start(options);
        ASSERT_TRUE(game) << in_english(game.error());
        const auto bot = make_player(type->info(), level);
        play_game(**game, *bot, 20, [](const Game&, Seat, const std::string&) {});
        if (HasFatalFailure()) return;
      }
    }
  }
}

TEST(Bots, PlayLegalMovesByOlderRules) {
  int versions = 0;
  for (const GameType* type : all_games().types()) {
    const GameInfo& info = type->info();
    for (int rules = 1; rules < info.rules_version; ++rules) {
      ++versions;
      for (const std::string_view level : level_names()) {
        SCOPED_TRACE(cat(info.id, ' ', rules, ' ', level));
        auto game = type->start(info.id == "twenty-one" ? "cross=leftmost" : "", rules);
        ASSERT_TRUE(game) << in_english(game.error());
        play_game(**game, *make_player(info, level), 20, [](const Game&, Seat, const auto&) {});
        if (HasFatalFailure()) return;
        EXPECT_EQ((*game)->rules_version(), rules);
      }
    }
  }
  EXPECT_EQ(versions, 2) << "of Twenty One and Sums of 20";
}

TEST(Bots, TheSameViewAndSeedGiveTheSameMove) {
  for (const GameType* type : all_games_and_null().types()) {
    for (const std::string_view level : level_names()) {
      SCOPED_TRACE(cat(type->info().id, ' ', level));
      auto game = *type->start("");
      const auto bot = make_player(type->info(), level);
      const auto twin = make_player(type->info(), level);
      play_game(*game, *bot, 20, [&](const Game& now, Seat seat, const std::string&) {
        const std::string first = quick_move(*bot, now, seat, 99);
        ASSERT_EQ(quick_move(*bot, now, seat, 99), first);
        ASSERT_EQ(quick_move(*twin, *now.clone(), seat, 99), first);
        ASSERT_EQ(quick_move(*twin, now, seat, 99, 3), first) << "on three threads";
      });
    }
  }
}

TEST(Bots, AViewOfAnotherGameGetsNoMove) {
  const GameType* other = all_games().types().front();
  const auto game = *other->start("");
  EXPECT_EQ(make_player(NullGame::info(), "greedy")->think(*game->view(seat_at(0)), 1).move, "");
}

int points_for(const Game& game, Seat seat, const std::string& move) {
  const auto after = game.clone();
  EXPECT_TRUE(after->play(seat, move)) << move;
  const auto index = static_cast<std::size_t>(index_of(seat));
  const int change = after->scores()[index] - game.scores()[index];
  return game.info().lower_score_wins ? -change : change;
}

// Decisions where immediate points mean nothing: the draft of Game of 20, and the re-roll in Twenty
// One.
bool is_beyond_points(const Game& game, std::string_view move) {
  if (game.info().id == "game-of-20") return move.starts_with("take");
  return game.info().id == "twenty-one" && (move == "keep" || move == "reroll");
}

TEST(Greedy, TakesTheMostPoints) {
  std::map<std::string_view, int> choices;
  for (const GameType* type : all_games_and_null().types()) {
    auto game = *type->start("");
    const auto bot = make_player(type->info(), "greedy");
    play_game(*game, *bot, 20, [&](const Game& now, Seat seat, const std::string& chosen) {
      if (is_beyond_points(now, chosen)) return;
      const std::vector<std::string> moves = now.moves(seat);
      if (moves.size() > 2000) return;
      const int most = points_for(now, seat, chosen);
      for (const std::string& move : moves) {
        const int points = points_for(now, seat, move);
        ASSERT_LE(points, most) << now.position() << "\n" << move << " before " << chosen;
        choices[type->info().id] += points < most ? 1 : 0;
      }
    });
    EXPECT_GT(choices[type->info().id], 0) << type->info().id << ": there was nothing to choose";
  }
}

null_game::State heap_of(int counters) {
  null_game::State state = NullGame::start({});
  NullGame::apply_chance(state, {static_cast<std::uint8_t>(counters)});
  return state;
}

struct LowNullGame : NullGame {
  static const GameInfo& info() {
    static const GameInfo facts = [] {
      GameInfo out = NullGame::info();
      out.lower_score_wins = true;
      return out;
    }();
    return facts;
  }
};

TEST(Greedy, TakesTheFewestWhereFewestWin) {
  Random random(1);
  EXPECT_EQ(greedy_move<NullGame>(heap_of(5), seat_at(0), random).count, 2);
  EXPECT_EQ(greedy_move<LowNullGame>(heap_of(5), seat_at(0), random).count, 1);
}

struct FlatNullGame : NullGame {
  static Scores scores(const State& state) {
    Scores out;
    for (int seat = 0; seat < state.players; ++seat) out.push_back(0);
    return out;
  }
  static Scores scores(const View& view) { return scores(view.state); }
};

template <class Choose>
int times_two_was_taken(Choose&& choose) {
  Random random(20);
  int twos = 0;
  for (int i = 0; i < 1000; ++i) twos += choose(heap_of(5), seat_at(0), random).count == 2 ? 1 : 0;
  return twos;
}

TEST(Greedy, ChoosesAmongEqualMovesEquallyOften) {
  EXPECT_NEAR(times_two_was_taken(&greedy_move<FlatNullGame>), 500, 80);
  EXPECT_EQ(times_two_was_taken(&greedy_move<NullGame>), 1000);
}

TEST(RandomBot, ChoosesAllMovesEquallyOften) {
  EXPECT_NEAR(times_two_was_taken(&random_move<NullGame>), 500, 80);
}

}  // namespace
}  // namespace twenties
