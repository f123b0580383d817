// The fast paths against their slow twins, in every position of many random games.

#include "games/game_of_20/twin.hpp"

#include <gtest/gtest.h>

#include "games/game_of_20/conformance.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {
namespace {

using Cases = ConformanceCases<GameOf20>;

// Shows every position of a random game, and of a game in which the lowest tile is kept as long as
// possible, so that the board fills by sums.
template <class Visit>
void walk(std::string_view options, std::uint64_t seed, Visit&& visit) {
  Random random(seed);
  State state = GameOf20::start(*GameOf20::read_options(options));
  GameOf20::Moves moves;
  for (Turn turn = GameOf20::turn(state); !turn.is_over(); turn = GameOf20::turn(state)) {
    visit(state);
    if (turn.is_chance()) {
      GameOf20::apply_chance(state,
                             GameOf20::draw(state, random.below(GameOf20::chance_total(state))));
      continue;
    }
    const Seat seat = turn.seats.lowest();
    GameOf20::moves(state, seat, moves);
    Move move = moves[random.below(moves.size())];
    for (const Move& other : moves) {
      if (seed % 2 == 0 && other.kind == Move::Kind::place && other.tile > move.tile) move = other;
    }
    GameOf20::apply(state, seat, move);
  }
  visit(state);
}

template <class Visit>
void walk_all(Visit&& visit) {
  for (const std::string& options : Cases::options()) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) walk(options, seed, visit);
  }
}

std::vector<Move> slow_moves(const State& state) {
  if (state.stage == Stage::draft) return twin::takes(state);
  if (state.stage != Stage::placing) return {};
  std::vector<Move> places = twin::places(state, state.to_move);
  if (places.empty()) places.push_back(Move::skip());
  return places;
}

TEST(GameOf20Twin, SquareTableIsWhatTheTilesOnTheBoardSay) {
  walk_all([](const State& state) {
    ASSERT_TRUE(same_bytes(state.board, twin::recomputed_board(state)))
        << GameOf20::print_position(state);
  });
}

TEST(GameOf20Twin, SummedSquaresAreThoseWhereAHandHoldsTheSum) {
  walk_all([](const State& state) {
    for (std::size_t hand = 0; hand < 2; ++hand) {
      ASSERT_EQ(state.summed[hand], twin::recomputed_summed(state, hand))
          << GameOf20::print_position(state);
    }
  });
}

TEST(GameOf20Twin, MovesAreAllThatTheRulebookAllows) {
  walk_all([](const State& state) {
    GameOf20::Moves moves;
    const SeatSet seats = GameOf20::turn(state).seats;
    GameOf20::moves(state, seats.empty() ? seat_at(0) : seats.lowest(), moves);
    const std::vector<Move> slow = slow_moves(state);
    ASSERT_TRUE(std::equal(moves.begin(), moves.end(), slow.begin(), slow.end()))
        << GameOf20::print_position(state);
  });
}

TEST(GameOf20Twin, TheEndComesWhenTheRulebookSaysSo) {
  walk_all([](const State& state) {
    if (state.stage < Stage::placing) return;
    ASSERT_EQ(GameOf20::turn(state).is_over(), !twin::goes_on(state))
        << GameOf20::print_position(state);
  });
}

TEST(GameOf20Twin, ABoardDoesNotRememberTheOrderOfItsTiles) {
  Random random(20);
  walk_all([&](const State& state) {
    std::array<int, square_count> squares{};
    for (int square = 0; square < square_count; ++square) {
      squares[static_cast<std::size_t>(square)] = square;
    }
    shuffle(squares, random);
    Board board;
    for (const int square : squares) {
      const int tile = state.board.tile(square);
      if (tile != 0) board.put(square, tile, [](int, std::size_t) {});
    }
    ASSERT_TRUE(same_bytes(board, state.board));
  });
}

TEST(GameOf20Twin, ConservedFindsAWrongTable) {
  State state = GameOf20::start({});
  GameOf20::apply_chance(state, {Chance::Kind::centre, 4});
  EXPECT_EQ(Cases::conserved(state), "");
  state.board.table[5] |= 1;
  EXPECT_NE(Cases::conserved(state), "");
}

}  // namespace
}  // namespace twenties::game_of_20
