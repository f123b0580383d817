#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/fixed_vector.hpp"
#include "core/rules.hpp"
#include "games/twenty_four_seven/board.hpp"
#include "games/twenty_four_seven/tally.hpp"
#include "games/twenty_four_seven/tiles.hpp"

namespace twenties::twenty_four_seven {

inline constexpr int least_players = 2;
inline constexpr int most_players = 4;
inline constexpr int aside_size = 3;  // clause 2.1

constexpr int hand_size(int players) { return players == 2 ? 6 : 5; }  // clause 2.2
inline constexpr std::size_t largest_hand = 6;

// Tiles in a connected shape on 7 x 7 squares touch at most 40 empty ones (nine tiles do that);
// a hand has at most six numbers.
inline constexpr std::size_t most_moves = 40 * largest_hand;

struct Options {
  int players = 2;
};

// What comes next, in the order of the game.
enum class Stage : std::uint8_t { aside, centre, deal, first, place, draw, over };

struct State {
  Board board;
  std::array<TileSet, most_players> hands{};
  TileSet bag = TileSet::box();
  TileSet aside;
  std::array<Tally, most_players> tallies{};
  std::uint8_t players = 2;
  Stage stage = Stage::aside;
  std::uint8_t to_move = 0;  // the seat that is dealt to, places or draws; otherwise 0
  std::array<std::uint8_t, 5> spare{};
};
static_assert(sizeof(State) <= 256);

// A tile on a square, or the skip of a seat that cannot place (3.5), which is all zeros. The memory
// layout of moves has their order, which moves() uses.
struct Move {
  std::uint8_t tile = 0;
  std::uint8_t square = 0;
  auto operator<=>(const Move&) const = default;
};

inline constexpr Move skip{};

struct Chance {
  enum class Kind : std::uint8_t { aside, centre, deal, first, draw };

  Kind kind = Kind::aside;
  std::uint8_t seat = 0;                           // of a deal, or who is first
  std::array<std::uint8_t, largest_hand> tiles{};  // ascending, then zeros
  auto operator<=>(const Chance&) const = default;
};

// What one seat, or with `nobody` a spectator, may know (2.3): no other hand before the game is
// over, no bag, and none of the tiles set aside.
struct View {
  Board board;
  TileSet hand;  // the viewer's own
  std::array<Tally, most_players> tallies{};
  std::array<std::uint8_t, most_players> hand_sizes{};
  std::uint8_t bag_size = 0;
  std::uint8_t players = 2;
  Stage stage = Stage::aside;
  std::uint8_t to_move = 0;
  Seat viewer = nobody;
  bool is_open = false;  // the game is over: all hands are visible
  std::array<std::uint8_t, 6> spare{};
  std::array<TileSet, most_players> open_hands{};
};

// Whether some tile of the hand may go somewhere; by its lowest, because where a tile fits, all
// lower ones fit.
constexpr bool can_place(const Board& board, TileSet hand) {
  return !hand.empty() && board.fits[static_cast<std::size_t>(hand.lowest() - 1)] != 0;
}

struct TwentyFourSeven {
  using Options = twenty_four_seven::Options;
  using State = twenty_four_seven::State;
  using Move = twenty_four_seven::Move;
  using Chance = twenty_four_seven::Chance;
  using View = twenty_four_seven::View;
  using Moves = FixedVector<Move, most_moves + 8>;  // moves() writes eight at a time

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
  static bool may_see(const State& before, const Chance& chance, Seat viewer);

  static Scores scores(const State& state);
  static Scores scores(const View& view);
  static SeatSet winners(const State& state);
  static Ending ending(const State& state);
  static Parts explain_score(const State& state, Seat seat);
  static Effect explain_move(const State& before, Seat seat, const Move& move);
  static ActionData describe_move(const State& before, Seat seat, const Move& move);
  static ActionData describe_chance(const State& before, const Chance& chance);

  static View view(const State& state, Seat viewer);
  static void open_hands(View& view, const State& state);
  static State imagine(const View& view, Random& random);

  static Result<Options> read_options(std::string_view text);
  static std::string print_options(const Options& options);
  static Result<Move> read_move(std::string_view text);
  static std::string print_move(const Move& move);
  static Result<Chance> read_chance(std::string_view text);
  static std::string print_chance(const Chance& chance);
  static Result<State> read_position(std::string_view text);
  static std::string print_position(const State& state);
  static Result<View> read_view(std::string_view text, Seat viewer);
  static std::string print_view(const View& view);
};

static_assert(Rules<TwentyFourSeven>);
static_assert(HasSecretChance<TwentyFourSeven>);
static_assert(HasOpenEnd<TwentyFourSeven>);

}  // namespace twenties::twenty_four_seven
