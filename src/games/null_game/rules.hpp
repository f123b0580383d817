#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/fixed_vector.hpp"
#include "core/rules.hpp"

namespace twenties::null_game {

// Its rules:
//   1.1  Chance makes a heap of 5, 6 or 7 counters; 6 is twice as likely as each of the others.
//   2.1  In turn, each seat takes one or two counters; each is worth a point.
//   2.2  Nobody takes more counters than the heap has.
//   3.1  The game ends when the heap is empty. Most points wins; equal points share the victory.

inline constexpr int least_heap = 5;
inline constexpr int most_heap = 7;

struct Options {
  int players = 2;
};

struct State {
  std::uint8_t players = 2;
  std::uint8_t to_move = 0;
  std::uint8_t heap = 0;
  std::uint8_t started = 0;  // whether chance has made the heap
  std::array<std::uint8_t, 4> taken{};
};

struct Move {
  std::uint8_t count = 0;
  auto operator<=>(const Move&) const = default;
};

struct Chance {
  std::uint8_t heap = 0;
  auto operator<=>(const Chance&) const = default;
};

// Nothing is hidden, so a view is the whole state.
struct View {
  State state;
};

struct NullGame {
  using Options = null_game::Options;
  using State = null_game::State;
  using Move = null_game::Move;
  using Chance = null_game::Chance;
  using View = null_game::View;
  using Moves = FixedVector<Move, 2>;

  static const GameInfo& info();

  static State start(const Options& options);
  static Options options(const State& state);
  static int seats(const State& state);

  static Turn turn(const State& state);
  static void moves(const State& state, Seat seat, Moves& out);
  static Verdict check(const State& state, Seat seat, const Move& move);
  static void apply(State& state, Seat seat, const Move& move);
  static bool is_skip(const Move& move);

  static std::uint64_t chance_total(const State& state);
  static Chance draw(const State& state, std::uint64_t ticket);
  static void outcomes(const State& state, Outcomes<Chance>& out);
  static Verdict check_chance(const State& state, const Chance& chance);
  static void apply_chance(State& state, const Chance& chance);

  static Scores scores(const State& state);
  static Scores scores(const View& view);
  static SeatSet winners(const State& state);
  static Ending ending(const State& state);
  static Parts explain_score(const State& state, Seat seat);
  static Effect explain_move(const State& before, Seat seat, const Move& move);
  static ActionData describe_move(const State& before, Seat seat, const Move& move);
  static ActionData describe_chance(const State& before, const Chance& chance);

  static View view(const State& state, Seat viewer);
  static State imagine(const View& view, Random& random);

  static Result<Options> read_options(std::string_view text);
  static std::string print_options(const Options& options);
  static Result<Move> read_move(std::string_view text);
  static std::string print_move(const Move& move);
  static Result<Chance> read_chance(std::string_view text);
  static std::string print_chance(const Chance& chance);
  static Result<State> read_position(std::string_view text);
  static std::string print_position(const State& state);
};

static_assert(Rules<NullGame>);

}  // namespace twenties::null_game
