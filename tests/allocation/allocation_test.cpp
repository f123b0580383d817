// The functions that searches call in their inner loops never allocate.

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "conformance/walk.hpp"
#include "games/games_for_tests.hpp"

namespace {

std::size_t allocations = 0;

void* allocate(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  std::abort();
}

}  // namespace

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

namespace twenties {
namespace {

template <class Work>
std::size_t allocations_of(Work&& work) {
  const std::size_t before = allocations;
  work();
  return allocations - before;
}

TEST(Allocations, AreCounted) {
  EXPECT_EQ(allocations_of([] { ::operator delete(::operator new(20)); }), 1U);
  EXPECT_EQ(allocations_of([] { ::operator delete[](::operator new[](20)); }), 1U);
  EXPECT_EQ(allocations_of([] {}), 0U);
}

template <class G>
class WithoutAllocation : public testing::Test {
 public:
  using State = typename G::State;

  WithoutAllocation() {
    if constexpr (requires { moves_.reserve(1); }) moves_.reserve(G::info().max_moves);
  }

  void play(State state, Random& random) {
    for (int action = 0; action < G::info().max_actions; ++action) {
      const std::string position = G::print_position(state);
      const Turn turn = G::turn(state);
      ASSERT_EQ(allocations_of([&] { score_ += G::scores(state)[0]; }), 0U) << position;
      if (turn.is_over()) return;
      if (turn.is_chance()) {
        ASSERT_EQ(allocations_of([&] { apply_chance(state, random); }), 0U) << position;
      } else {
        const Seat seat = any_seat(turn.seats, random);
        ASSERT_EQ(allocations_of([&] { G::moves(state, seat, moves_); }), 0U) << position;
        ASSERT_EQ(allocations_of([&] { apply_any(state, seat, random); }), 0U) << position;
        ++moves_made_;
      }
    }
  }

  [[nodiscard]] int moves_made() const { return moves_made_; }

 private:
  static void apply_chance(State& state, Random& random) {
    G::apply_chance(state, G::draw(state, random.below(G::chance_total(state))));
  }
  void apply_any(State& state, Seat seat, Random& random) {
    G::apply(state, seat, moves_[static_cast<std::size_t>(random.below(moves_.size()))]);
  }

  typename G::Moves moves_;
  int score_ = 0;
  int moves_made_ = 0;
};

TYPED_TEST_SUITE(WithoutAllocation, AllGames, GameNames);

TYPED_TEST(WithoutAllocation, WholeGamesArePlayed) {
  for (const std::string& line : ConformanceCases<TypeParam>::options()) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      Random random(mix64(seed + hash_text(line)));
      this->play(TypeParam::start(*TypeParam::read_options(line)), random);
      if (this->HasFatalFailure()) return;
    }
  }
  EXPECT_GT(this->moves_made(), 50);
}

}  // namespace
}  // namespace twenties
