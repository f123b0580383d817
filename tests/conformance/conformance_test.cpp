// One suite for every game: properties of random play from the start to the end.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/rounds_for_tests.hpp"
#include "conformance/walk.hpp"
#include "core/game_of.hpp"
#include "core/view_text.hpp"
#include "games/games_for_tests.hpp"
#include "games/registry.hpp"
#include "texts/samples.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

template <class G>
class Conformance : public testing::Test {
 public:
  using Cases = ConformanceCases<G>;
  using State = typename G::State;
  using Moves = typename G::Moves;

  template <class Visit>
  static void walk(int games_each, Visit&& visit) {
    walk_random_games<G>(Cases::options(), rounds(games_each), visit);
  }

  // Checks that it can be formatted in every language; a few times for each message.
  static void expect_words(const Message& message) {
    static std::map<std::string, int> seen;
    if (++seen[message.id] <= 5) EXPECT_EQ(problem_with(message), "");
  }

  static std::vector<Seat> viewers(const State& state) {
    std::vector<Seat> out{nobody};
    for (int seat = 0; seat < G::seats(state); ++seat) out.push_back(seat_at(seat));
    return out;
  }
};

TYPED_TEST_SUITE(Conformance, AllGames, GameNames);

TYPED_TEST(Conformance, OptionLinesAreCanonicalAndCoverAllSeatCounts) {
  std::set<int> seats;
  for (const std::string& line : TestFixture::Cases::options()) {
    const auto options = TypeParam::read_options(line);
    ASSERT_TRUE(options) << line << ": " << in_english(options.error());
    const auto state = TypeParam::start(*options);
    seats.insert(TypeParam::seats(state));
    const std::string canonical = TypeParam::print_options(*options);
    const auto again = TypeParam::read_options(canonical);
    ASSERT_TRUE(again) << canonical;
    EXPECT_EQ(TypeParam::print_options(*again), canonical);
    EXPECT_EQ(TypeParam::print_options(TypeParam::options(state)), canonical);
  }
  EXPECT_EQ(*seats.begin(), TypeParam::info().min_seats);
  EXPECT_EQ(*seats.rbegin(), TypeParam::info().max_seats);
}

TYPED_TEST(Conformance, GamesEndWithinTheDeclaredLengthMovesAndScores) {
  const GameInfo& info = TypeParam::info();
  int finished = 0;
  TestFixture::walk(20, [&](const auto& state, const Turn& turn, Random&) {
    const Scores scores = TypeParam::scores(state);
    ASSERT_EQ(scores.size(), static_cast<std::size_t>(TypeParam::seats(state)));
    for (const int score : scores) {
      EXPECT_GE(score, info.min_score);
      EXPECT_LE(score, info.max_score);
    }
    if (turn.is_over()) {
      ++finished;
      TestFixture::expect_words(TypeParam::ending(state).reason);
      EXPECT_FALSE(TypeParam::ending(state).clause.empty());
      if (info.max_seats > 1 && TypeParam::seats(state) > 1) {
        EXPECT_FALSE(TypeParam::winners(state).empty());
      }
    }
    if (turn.kind == Turn::Kind::seats) {
      EXPECT_FALSE(turn.seats.empty());
      EXPECT_TRUE(info.has_simultaneous_turns || turn.seats.size() == 1);
      EXPECT_EQ(turn.seats.mask() & ~SeatSet::first(TypeParam::seats(state)).mask(), 0);
    }
  });
  EXPECT_EQ(finished, rounds(20) * static_cast<int>(TestFixture::Cases::options().size()));
}

TYPED_TEST(Conformance, MovesAreSortedUniqueWithinTheDeclaredNumberAndNeverNone) {
  TestFixture::walk(10, [&](const auto& state, const Turn& turn, Random&) {
    typename TestFixture::Moves moves;
    for (int index = 0; index < TypeParam::seats(state); ++index) {
      TypeParam::moves(state, seat_at(index), moves);
      EXPECT_EQ(moves.empty(), !turn.has(seat_at(index)));
      EXPECT_LE(moves.size(), TypeParam::info().max_moves);
      const auto unsorted = std::adjacent_find(
          moves.begin(), moves.end(), [](const auto& a, const auto& b) { return !(a < b); });
      EXPECT_EQ(unsorted, moves.end()) << TypeParam::print_position(state);
      for (const auto& move : moves) {
        if (TypeParam::is_skip(move)) {
          EXPECT_EQ(moves.size(), 1U) << "a skip is forced";
          EXPECT_EQ(TypeParam::print_move(move), "skip");
        }
      }
    }
  });
}

TYPED_TEST(Conformance, CheckAgreesWithMovesOnEncodableMoves) {
  TestFixture::walk(2, [&](const auto& state, const Turn&, Random& random) {
    typename TestFixture::Moves moves;
    for (int index = 0; index < TypeParam::seats(state); ++index) {
      const Seat seat = seat_at(index);
      TypeParam::moves(state, seat, moves);
      for (const auto& move : moves) {
        const Verdict verdict = TypeParam::check(state, seat, move);
        ASSERT_TRUE(verdict) << TypeParam::print_position(state) << "\n"
                             << TypeParam::print_move(move) << ": " << in_english(verdict);
      }
      TestFixture::Cases::encodable_moves(state, random, [&](const auto& move) {
        const bool listed = std::binary_search(moves.begin(), moves.end(), move);
        const Verdict verdict = TypeParam::check(state, seat, move);
        ASSERT_EQ(verdict.is_allowed(), listed)
            << TypeParam::print_position(state) << "\nseat " << number_of(seat) << ": "
            << TypeParam::print_move(move) << ": " << in_english(verdict);
        ASSERT_EQ(verdict.reason.empty(), verdict.is_allowed());
        if (!verdict) TestFixture::expect_words(verdict.reason);
      });
    }
  });
}

TYPED_TEST(Conformance, PrintAndParseAreInverse) {
  TestFixture::walk(4, [&](const auto& state, const Turn& turn, Random& random) {
    const std::string text = TypeParam::print_position(state);
    const auto position = parse_position<TypeParam>(text);
    ASSERT_TRUE(position) << text << "\n" << in_english(position.error());
    ASSERT_TRUE(same_bytes(*position, state)) << text;
    EXPECT_EQ(text.find('\n'), std::string::npos);
    if (turn.is_chance()) {
      const auto chance = TypeParam::draw(state, random.below(TypeParam::chance_total(state)));
      const auto again = parse_chance<TypeParam>(TypeParam::print_chance(chance));
      ASSERT_TRUE(again) << TypeParam::print_chance(chance) << ": " << in_english(again.error());
      EXPECT_EQ(*again, chance);
    }
    typename TestFixture::Moves moves;
    turn.seats.for_each([&](Seat seat) {
      TypeParam::moves(state, seat, moves);
      for (std::size_t at = 0; at < moves.size(); at += 1 + moves.size() / 200) {
        const std::string move = TypeParam::print_move(moves[at]);
        const auto again = parse_move<TypeParam>(move);
        ASSERT_TRUE(again) << move << ": " << in_english(again.error());
        ASSERT_EQ(*again, moves[at]) << move;
      }
    });
  });
}

TYPED_TEST(Conformance, EveryEncodableMoveSurvivesItsText) {
  TestFixture::walk(1, [&](const auto& state, const Turn& turn, Random& random) {
    if (turn.is_chance()) return;
    TestFixture::Cases::encodable_moves(state, random, [&](const auto& move) {
      const auto again = TypeParam::read_move(TypeParam::print_move(move));
      if (again) {
        ASSERT_EQ(*again, move) << TypeParam::print_move(move);
      }
    });
  });
}

TYPED_TEST(Conformance, ReplayGivesTheSameStateAndHash) {
  for (const std::string& line : TestFixture::Cases::options()) {
    GameOf<TypeParam> game(TypeParam::start(*TypeParam::read_options(line)));
    GameOf<TypeParam> replay(game);
    SeededChance source(hash_text(line));
    while (!game.turn().is_over()) {
      if (game.turn().is_chance()) {
        const std::string chance = game.draw(source);
        ASSERT_TRUE(game.play_chance(chance));
        ASSERT_TRUE(replay.play_chance(chance)) << chance;
      } else {
        const Seat seat = game.turn().seats.lowest();
        const auto moves = game.moves(seat);
        const std::string& move = moves[static_cast<std::size_t>(source.below(moves.size()))];
        ASSERT_TRUE(game.play(seat, move));
        ASSERT_TRUE(replay.play(seat, move)) << move;
      }
      ASSERT_EQ(game.hash(), replay.hash());
      ASSERT_TRUE(same_bytes(game.state(), replay.state()));
    }
  }
}

TYPED_TEST(Conformance, ChanceWeightsArePositiveAndAddUp) {
  int checked = 0;
  TestFixture::walk(2, [&](const auto& state, const Turn& turn, Random& random) {
    if (!turn.is_chance() || (checked > rounds(60) && random.below(8) != 0)) return;
    ++checked;
    Outcomes<typename TypeParam::Chance> outcomes;
    TypeParam::outcomes(state, outcomes);
    std::uint64_t sum = 0;
    for (std::size_t at = 0; at < outcomes.size(); ++at) {
      sum += outcomes[at].weight;
      ASSERT_GT(outcomes[at].weight, 0U);
      ASSERT_TRUE(TypeParam::check_chance(state, outcomes[at].chance))
          << TypeParam::print_chance(outcomes[at].chance);
      if (at > 0) {
        ASSERT_LT(outcomes[at - 1].chance, outcomes[at].chance);
      }
    }
    const std::uint64_t total = TypeParam::chance_total(state);
    ASSERT_EQ(sum, total) << TypeParam::print_position(state);
    const auto find = [&](const auto& chance) {
      const auto at =
          std::ranges::lower_bound(outcomes, chance, {}, [](const auto& o) { return o.chance; });
      return at != outcomes.end() && at->chance == chance ? at : outcomes.end();
    };
    if (total > 50'000) {
      for (int sample = 0; sample < 50; ++sample) {
        ASSERT_NE(find(TypeParam::draw(state, random.below(total))), outcomes.end());
      }
      return;
    }
    for (std::uint64_t ticket = 0; ticket < total; ++ticket) {
      const auto at = find(TypeParam::draw(state, ticket));
      ASSERT_NE(at, outcomes.end());
      --at->weight;
    }
    for (const auto& outcome : outcomes) {
      ASSERT_EQ(outcome.weight, 0U) << TypeParam::print_chance(outcome.chance);
    }
  });
  EXPECT_GT(checked, 0);
}

TYPED_TEST(Conformance, MaterialIsConserved) {
  TestFixture::walk(20, [&](const auto& state, const Turn&, Random&) {
    ASSERT_EQ(TestFixture::Cases::conserved(state), "") << TypeParam::print_position(state);
  });
}

TYPED_TEST(Conformance, ScoresAreTheSumOfTheirParts) {
  TestFixture::walk(4, [&](const auto& state, const Turn& turn, Random& random) {
    const Scores scores = TypeParam::scores(state);
    for (int index = 0; index < TypeParam::seats(state); ++index) {
      const Parts parts = TypeParam::explain_score(state, seat_at(index));
      ASSERT_EQ(points_of(parts, seat_at(index)), scores[static_cast<std::size_t>(index)])
          << TypeParam::print_position(state);
      for (const Part& part : parts) {
        EXPECT_FALSE(part.clause.empty());
        TestFixture::expect_words(part.what);
      }
    }
    if (turn.kind != Turn::Kind::seats) return;
    const Seat seat = any_seat(turn.seats, random);
    typename TestFixture::Moves moves;
    TypeParam::moves(state, seat, moves);
    for (int sample = 0; sample < 10; ++sample) {
      const auto move = moves[static_cast<std::size_t>(random.below(moves.size()))];
      const Effect effect = TypeParam::explain_move(state, seat, move);
      auto after = state;
      TypeParam::apply(after, seat, move);
      const Scores next = TypeParam::scores(after);
      for (std::size_t index = 0; index < next.size(); ++index) {
        ASSERT_EQ(points_of(effect.parts, seat_at(static_cast<int>(index))),
                  next[index] - scores[index])
            << TypeParam::print_position(state) << "\n"
            << TypeParam::print_move(move);
      }
    }
  });
}

TYPED_TEST(Conformance, StatesThatDifferOnlyInHiddenPartsLookTheSame) {
  bool differed = false;
  TestFixture::walk(6, [&](const auto& state, const Turn&, Random& random) {
    for (const Seat viewer : TestFixture::viewers(state)) {
      const auto other = TestFixture::Cases::reshuffle_hidden(state, viewer, random);
      differed = differed || !same_bytes(other, state);
      ASSERT_TRUE(same_bytes(TypeParam::view(state, viewer), TypeParam::view(other, viewer)))
          << TypeParam::print_position(state) << "\n"
          << TypeParam::print_position(other);
      ASSERT_EQ(TestFixture::Cases::conserved(other), "");
    }
  });
  EXPECT_EQ(differed, TypeParam::info().has_hidden_information);
}

// Who may read the text of a move or an outcome may know what it is made of: that must not depend
// on anything else.
TYPED_TEST(Conformance, DescriptionsTellNoMoreThanTheTextAndTheView) {
  TestFixture::walk(4, [&](const auto& state, const Turn& turn, Random& random) {
    for (const Seat viewer : TestFixture::viewers(state)) {
      const auto other = TestFixture::Cases::reshuffle_hidden(state, viewer, random);
      if (turn.is_chance()) {
        const auto chance = TypeParam::draw(state, random.below(TypeParam::chance_total(state)));
        ASSERT_FALSE(TypeParam::describe_chance(state, chance).kind.empty());
        if constexpr (HasSecretChance<TypeParam>) {
          if (!TypeParam::may_see(state, chance, viewer)) continue;
        }
        ASSERT_EQ(TypeParam::describe_chance(state, chance),
                  TypeParam::describe_chance(other, chance))
            << TypeParam::print_chance(chance);
      }
      int left = 20;
      TestFixture::Cases::encodable_moves(state, random, [&](const auto& move) {
        if (random.below(50) != 0 || --left < 0) return;
        for (const Seat seat : TestFixture::viewers(state)) {
          const ActionData data = TypeParam::describe_move(state, seat, move);
          ASSERT_FALSE(data.kind.empty());
          ASSERT_EQ(data.kind == "skip", TypeParam::is_skip(move));
          ASSERT_EQ(data, TypeParam::describe_move(other, seat, move))
              << TypeParam::print_position(state) << "\n"
              << TypeParam::print_move(move);
        }
      });
    }
  });
}

TYPED_TEST(Conformance, ImaginedStatesFitTheirView) {
  TestFixture::walk(6, [&](const auto& state, const Turn& turn, Random& random) {
    for (const Seat viewer : TestFixture::viewers(state)) {
      const auto view = TypeParam::view(state, viewer);
      const auto imagined = TypeParam::imagine(view, random);
      ASSERT_TRUE(same_bytes(TypeParam::view(imagined, viewer), view))
          << TypeParam::print_position(state) << "\n"
          << TypeParam::print_position(imagined);
      ASSERT_EQ(TestFixture::Cases::conserved(imagined), "");
      ASSERT_EQ(TypeParam::turn(imagined).kind, turn.kind) << TypeParam::print_position(state);
      if (turn.has(viewer)) {
        typename TestFixture::Moves moves;
        typename TestFixture::Moves others;
        TypeParam::moves(state, viewer, moves);
        TypeParam::moves(imagined, viewer, others);
        ASSERT_TRUE(std::equal(moves.begin(), moves.end(), others.begin(), others.end()))
            << "a seat knows its own legal moves";
      }
    }
  });
}

TYPED_TEST(Conformance, TheTextOfAViewReadsBackAndGivesNothingAway) {
  EXPECT_EQ(HasViewText<TypeParam>, TypeParam::info().has_hidden_information);
  TestFixture::walk(4, [&](const auto& state, const Turn&, Random& random) {
    for (const Seat viewer : TestFixture::viewers(state)) {
      const auto view = TypeParam::view(state, viewer);
      const std::string text = print_view<TypeParam>(view);
      const auto again = read_view<TypeParam>(text, viewer);
      ASSERT_TRUE(again) << text << "\n" << in_english(again.error());
      ASSERT_TRUE(same_bytes(*again, view)) << text << "\n" << print_view<TypeParam>(*again);
      const auto other = TestFixture::Cases::reshuffle_hidden(state, viewer, random);
      ASSERT_EQ(print_view<TypeParam>(TypeParam::view(other, viewer)), text);
    }
  });
}

TYPED_TEST(Conformance, NobodyActsOutOfTurn) {
  TestFixture::walk(2, [&](const auto& state, const Turn& turn, Random& random) {
    if (!turn.is_chance() &&
        TypeParam::chance_total(TypeParam::start(TypeParam::options(state))) > 0) {
      const auto fresh = TypeParam::start(TypeParam::options(state));
      EXPECT_FALSE(TypeParam::check_chance(state, TypeParam::draw(fresh, 0)));
    }
    for (int index = 0; index < TypeParam::seats(state); ++index) {
      if (turn.has(seat_at(index))) continue;
      TestFixture::Cases::encodable_moves(state, random, [&](const auto& move) {
        ASSERT_EQ(TypeParam::check(state, seat_at(index), move).clause, table_clause);
      });
    }
  });
}

TEST(Registry, EveryRegisteredGameIsInTheSuite) {
  std::set<std::string> tested;
  const auto add = [&]<class... Games>(testing::Types<Games...>*) {
    (tested.insert(std::string(Games::info().id)), ...);
  };
  add(static_cast<AllGames*>(nullptr));
  std::set<std::string> registered;
  for (const GameType* type : all_games_and_null().types()) registered.emplace(type->info().id);
  EXPECT_EQ(tested, registered);
}

TEST(Registry, FindsGamesByIdAliasAndCase) {
  for (const GameType* type : all_games_and_null().types()) {
    EXPECT_EQ(all_games_and_null().find(type->info().id), type);
    for (const std::string_view alias : type->info().aliases) {
      EXPECT_EQ(all_games_and_null().find(alias), type);
    }
  }
  EXPECT_EQ(all_games_and_null().find("NULL-GAME"), all_games_and_null().find("null-game"));
  const auto missing = all_games().require("chess");
  ASSERT_FALSE(missing);
  EXPECT_NE(in_english(missing.error()).find("chess"), std::string::npos);
}

}  // namespace
}  // namespace twenties
