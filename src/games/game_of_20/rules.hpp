#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/fixed_vector.hpp"
#include "core/rules.hpp"
#include "games/game_of_20/board.hpp"
#include "games/game_of_20/hand.hpp"

namespace twenties::game_of_20 {

inline constexpr int highest_centre = 6;                 // 1.3
inline constexpr std::uint8_t all_centres = 0b111'1110;  // bit c for the centre tile c, 1 to 6
inline constexpr std::size_t most_moves = 136;           // pairs out of 17 tiles, in the draft

struct Options {
  int players = 2;                     // 1: one person plays both hands (5.1)
  std::uint8_t centres = all_centres;  // which centre tiles are in the draw (1.3); not empty
};

// What comes next in the position.
enum class Stage : std::uint8_t { centre, first, draft, placing, over };

struct State {
  Board board;
  ByHand hands = ByHand::both(starting_hand.bits);
  // For each hand the squares whose adjacent tiles, two or more, sum to a tile that it holds.
  ByHand summed;
  std::array<std::uint8_t, 2> hand_sums{4, 4};
  std::uint8_t players = 2;
  std::uint8_t centres = all_centres;
  Stage stage = Stage::centre;
  std::uint8_t to_move = 0;  // the hand, 0 or 1; in the solo game one seat has both
  std::array<std::uint8_t, 2> spare{};

  [[nodiscard]] bool is_solo() const { return players == 1; }
  [[nodiscard]] Hand hand(std::size_t index) const { return {hands[index]}; }
  // The tiles that are still to be drafted; none when the draft is over.
  [[nodiscard]] Hand pool() const {
    return {stage <= Stage::draft ? drafted_tiles.bits & ~(hands[0] | hands[1]) : 0};
  }
  // The squares on which a hand can place. Each takes one tile, given by fitting_tile().
  [[nodiscard]] Squares playable(std::size_t index) const {
    return hands[index] == 0 ? 0 : summed[index] | board.open();
  }
  // The only tile that a hand, not empty, may put on one of its playable squares (3.4, 3.5).
  [[nodiscard]] int fitting_tile(std::size_t index, int square) const {
    return (board.open() & only(square)) != 0 ? hand(index).lowest() : board.sum(square);
  }
};
static_assert(sizeof(State) <= 256, "four cache lines");

// The seat that plays a hand.
inline Seat seat_of(const State& state, std::size_t hand) {
  return seat_at(state.is_solo() ? 0 : static_cast<int>(hand));
}

struct Move {
  enum class Kind : std::uint8_t { skip, take, place };

  Kind kind = Kind::skip;
  std::uint8_t square = 0;  // of place
  std::uint8_t tile = 0;    // of take and place
  std::uint8_t second = 0;  // of a take of two: the higher tile
  auto operator<=>(const Move&) const = default;

  static constexpr Move skip() { return {}; }
  static constexpr Move take(int tile, int second = 0) {
    return {Kind::take, 0, static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(second)};
  }
  static constexpr Move place(int tile, int square) {
    return {Kind::place, static_cast<std::uint8_t>(square), static_cast<std::uint8_t>(tile), 0};
  }
};

struct Chance {
  enum class Kind : std::uint8_t { centre, first };

  Kind kind = Kind::centre;
  std::uint8_t value = 0;  // the centre tile, or the index of the hand that drafts first
  auto operator<=>(const Chance&) const = default;
};

// Nothing is hidden (2.4), so a view is the whole state.
struct View {
  State state;
};

struct GameOf20 {
  using Options = game_of_20::Options;
  using State = game_of_20::State;
  using Move = game_of_20::Move;
  using Chance = game_of_20::Chance;
  using View = game_of_20::View;
  // With room beyond the last move: moves() writes whole blocks and then sets the size.
  using Moves = FixedVector<Move, most_moves + 16>;

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

static_assert(Rules<GameOf20>);

}  // namespace twenties::game_of_20
