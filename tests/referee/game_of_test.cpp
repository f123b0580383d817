#include "core/game_of.hpp"

#include <gtest/gtest.h>

#include <array>

#include "games/registry.hpp"
#include "referee/null_games.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

std::unique_ptr<Game> at(std::string_view position, std::string_view game = "null-game") {
  return *null_games().find(game)->from_position(position);
}

TEST(GameOf, TellsWhatTheRulesTell) {
  const auto game = at("players=2 to-move=2 heap=1 taken=2,2");
  EXPECT_EQ(game->info().id, "null-game");
  EXPECT_EQ(game->options(), "players=2");
  EXPECT_TRUE(game->turn().has(seat_at(1)));
  EXPECT_EQ(game->moves(seat_at(1)), std::vector<std::string>{"take 1"});
  EXPECT_TRUE(game->moves(seat_at(0)).empty()) << "not to move";
  EXPECT_EQ(game->scores()[1], 2);
  EXPECT_EQ(game->explain_score(seat_at(1))[0].points, 2);
  EXPECT_EQ(game->forced_skip(seat_at(1)), "");
  EXPECT_TRUE(game->winners().empty()) << "not over";
  EXPECT_TRUE(game->ending().reason.empty());
}

TEST(GameOf, PlaysToTheEnd) {
  auto game = *null_games().find("null-game")->start("");
  ASSERT_TRUE(game->play_chance("heap 5"));
  for (const int seat : {0, 1, 0}) {
    const std::string move = game->moves(seat_at(seat)).back();
    EXPECT_EQ(points_of(game->explain_move(seat_at(seat), move).parts, seat_at(seat)),
              seat == 0 && game->scores()[0] == 2 ? 1 : 2);
    ASSERT_TRUE(game->play(seat_at(seat), move));
  }
  EXPECT_TRUE(game->turn().is_over());
  EXPECT_EQ(game->winners(), SeatSet::of(seat_at(0)));
  EXPECT_EQ(game->ending().clause, "3.1");
  EXPECT_TRUE(game->moves(seat_at(1)).empty());
}

TEST(GameOf, AMadeMoveSaysWhatItWas) {
  for (const GameType* type : all_games_and_null().types()) {
    SCOPED_TRACE(type->info().id);
    auto game = *type->start("");
    SeededChance chance(20);
    for (int turn = 0; turn < 60 && !game->turn().is_over(); ++turn) {
      if (game->turn().is_chance()) {
        ASSERT_TRUE(game->play_chance(game->draw(chance)));
        continue;
      }
      const Seat seat = game->turn().seats.lowest();
      const std::string move = game->moves(seat).back();
      const ActionData data = game->describe_move(seat, move);
      const Effect effect = game->explain_move(seat, move);
      const auto played = game->clone();
      ASSERT_TRUE(played->play(seat, move));
      const auto made = game->make(seat, move);
      ASSERT_TRUE(made) << move;
      EXPECT_EQ(made->data, data);
      EXPECT_EQ(made->effect, effect);
      EXPECT_EQ(made->is_skip, data.kind == "skip");
      ASSERT_EQ(game->hash(), played->hash());
    }
  }
}

TEST(GameOf, AMoveThatIsNotMadeIsRefusedAsByTheReferee) {
  const auto game = at("players=2 to-move=2 heap=1 taken=2,2");
  const auto hash = game->hash();
  for (const char* move : {"take 2", "TAKE 1", "dance"}) {
    const auto made = game->make(seat_at(1), move);
    ASSERT_FALSE(made) << move;
    EXPECT_EQ(in_english(made.error()), in_english(game->check(seat_at(1), move)));
  }
  EXPECT_FALSE(game->make(seat_at(0), "take 1")) << "not to move";
  EXPECT_EQ(game->hash(), hash);
}

TEST(GameOf, PeopleMayTypeLooselyButMovesAreCanonical) {
  auto game = at("players=2 to-move=1 heap=5 taken=0,0");
  EXPECT_EQ(*game->read_move("  TAKE   2 "), "take 2");
  EXPECT_FALSE(game->read_move("take 3"));
  EXPECT_EQ(in_english(game->check(seat_at(0), "TAKE 2")),
            "write the move as \"take 2\", not \"TAKE 2\"");
  EXPECT_FALSE(game->play(seat_at(0), " take 2"));
  EXPECT_TRUE(game->check(seat_at(0), "take 2"));
}

TEST(GameOf, ChanceIsCanonicalToo) {
  auto game = *null_games().find("null-game")->start("");
  EXPECT_EQ(in_english(game->play_chance("Heap 6")), "write it as \"heap 6\", not \"Heap 6\"");
  EXPECT_EQ(game->play_chance("heap 9").clause, "1.1");
  EXPECT_TRUE(game->may_see("heap 6", seat_at(0)));
  SeededChance source(1);
  EXPECT_TRUE(game->play_chance(game->draw(source)));
  EXPECT_EQ(game->play_chance("heap 6").clause, table_clause) << "only once";
}

TEST(GameOf, AMoveThatIsNotAllowedHasNoEffectToExplain) {
  const auto game = at("players=2 to-move=1 heap=5 taken=0,0");
  EXPECT_FALSE(game->explain_move(seat_at(0), "take 2").parts.empty());
  EXPECT_TRUE(game->explain_move(seat_at(1), "take 2").parts.empty());
  EXPECT_TRUE(game->explain_move(seat_at(0), "nonsense").parts.empty());
}

TEST(GameOf, ClonesGoTheirOwnWay) {
  auto game = at("players=2 to-move=1 heap=5 taken=0,0");
  const auto clone = game->clone();
  EXPECT_EQ(clone->hash(), game->hash());
  ASSERT_TRUE(game->play(seat_at(0), "take 2"));
  EXPECT_NE(clone->hash(), game->hash());
  EXPECT_EQ(clone->position(), "players=2 to-move=1 heap=5 taken=0,0");
}

TEST(GameOf, OnResignationTheBestOfTheOthersWin) {
  struct Case {
    std::string_view position;
    int resigns;
    std::uint8_t high_wins;
    std::uint8_t low_wins;
  };
  for (const auto& [position, resigns, high_wins, low_wins] : {
           Case{"players=2 to-move=1 heap=1 taken=5,1", 0, 0b10, 0b10},
           Case{"players=2 to-move=1 heap=1 taken=5,1", 1, 0b01, 0b01},
           Case{"players=3 to-move=1 heap=1 taken=1,3,2", 1, 0b100, 0b001},
           Case{"players=3 to-move=1 heap=1 taken=1,3,2", 0, 0b010, 0b100},
           Case{"players=3 to-move=1 heap=1 taken=1,3,2", 2, 0b010, 0b001},
           Case{"players=4 to-move=2 heap=1 taken=2,0,2,1", 1, 0b0101, 0b1000},
       }) {
    for (const std::string_view name : {"null-game", "low-null-game"}) {
      auto game = at(position, name);
      ASSERT_TRUE(game->resign(seat_at(resigns)));
      EXPECT_EQ(game->winners(), SeatSet(name == "null-game" ? high_wins : low_wins)) << position;
    }
  }
}

TEST(GameOf, AResignationEndsTheGame) {
  auto game = at("players=3 to-move=2 heap=3 taken=2,1,0");
  const std::uint64_t before = game->hash();
  ASSERT_TRUE(game->resign(seat_at(0))) << "also when another is to move";
  EXPECT_TRUE(game->turn().is_over());
  EXPECT_EQ(in_english(game->ending().reason), "seat 1 resigned");
  EXPECT_EQ(game->scores()[0], 2) << "points stay as they are";
  EXPECT_NE(game->hash(), before);
  EXPECT_TRUE(game->moves(seat_at(1)).empty());
  EXPECT_EQ(in_english(game->play(seat_at(1), "take 1")), "the game is over");
  EXPECT_EQ(in_english(game->resign(seat_at(1))), "the game is over");
  EXPECT_EQ(in_english(game->time_up()), "the game is over");
  EXPECT_TRUE(game->clone()->turn().is_over());
}

TEST(GameOf, AResignationCanComeBeforeTheDice) {
  auto game = *null_games().find("null-game")->start("");
  ASSERT_TRUE(game->resign(seat_at(1)));
  EXPECT_EQ(in_english(game->play_chance("heap 6")), "the game is over");
  EXPECT_EQ(game->winners(), SeatSet::of(seat_at(0)));
}

TEST(GameOf, ThereIsNoTimeWhereTheRulesHaveNone) {
  EXPECT_EQ(in_english(at("players=2")->time_up()), "Null Game has no time limit");
}

// Seats that no table has are refused like any other that is not to move.
constexpr std::array all_kinds_of_seats{0, 1, 2, 3, 4, 5, 6, 7, 8, 31, 32, 33, 64, 254, 255};

void expect_nonsense_refused(Game& game) {
  for (const std::string_view text : {"", "nonsense", "\xff\xfe", " ", "1", "skip "}) {
    for (const int index : all_kinds_of_seats) {
      EXPECT_FALSE(game.play(seat_at(index), text)) << text;
      EXPECT_FALSE(game.check(seat_at(index), text)) << text;
    }
    EXPECT_FALSE(game.play_chance(text)) << text;
  }
}

void expect_strangers_refused(Game& game, const Turn& turn) {
  for (const int index : all_kinds_of_seats) {
    const Seat seat = seat_at(index);
    if (index >= game.seats()) EXPECT_FALSE(game.resign(seat)) << index;
    if (turn.has(seat)) continue;
    EXPECT_TRUE(game.moves(seat).empty()) << index;
    EXPECT_EQ(game.forced_skip(seat), "") << index;
    turn.seats.for_each(
        [&](Seat mover) { EXPECT_FALSE(game.play(seat, game.moves(mover).front())) << index; });
  }
}

void expect_refusals(Game& game) {
  const std::uint64_t hash = game.hash();
  const std::string position = game.position();
  const Turn turn = game.turn();
  expect_nonsense_refused(game);
  expect_strangers_refused(game, turn);
  turn.seats.for_each([&](Seat mover) {
    const std::string move = game.moves(mover).back();
    EXPECT_FALSE(game.play(mover, " " + move)) << "not canonical";
    EXPECT_FALSE(game.play_chance(move));
  });
  if (!game.info().has_clock_ending) EXPECT_FALSE(game.time_up());
  EXPECT_EQ(game.hash(), hash) << position;
  EXPECT_EQ(game.position(), position);
  EXPECT_EQ(game.turn(), turn);
}

TEST(GameOf, RefusedActionsChangeNothing) {
  for (const GameType* type : all_games_and_null().types()) {
    SCOPED_TRACE(type->info().id);
    auto game = *type->start("");
    SeededChance source(20);
    for (int action = 0; action < 40 && !game->turn().is_over(); ++action) {
      expect_refusals(*game);
      if (game->turn().is_chance()) {
        ASSERT_TRUE(game->play_chance(game->draw(source)));
        continue;
      }
      const Seat seat = game->turn().seats.lowest();
      const auto moves = game->moves(seat);
      ASSERT_TRUE(game->play(seat, moves[static_cast<std::size_t>(source.below(moves.size()))]));
    }
    expect_refusals(*game);
  }
}

}  // namespace
}  // namespace twenties
