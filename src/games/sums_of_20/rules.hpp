#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules.hpp"
#include "games/sums_of_20/board.hpp"
#include "games/sums_of_20/versions.hpp"

namespace twenties::sums_of_20 {

inline constexpr int most_minutes = 240;

struct Options {
  int players = 2;
  bool half_pool = false;  // 6.1
  int minutes = 0;         // 6.2; 0: no time limit
  int rules = newest_version;
  bool operator==(const Options&) const = default;
};

// What comes next in the position. The first five are the groups of fixed tiles, in their order.
enum class Phase : std::uint8_t {
  lay_reds,
  lay_more_reds,
  lay_blues,
  lay_more_blues,
  lay_greens,
  starter,
  out,
  deal,
  draw,
  play,
};

enum class Finish : std::uint8_t { none, went_out, time_up, all_passed, two_rounds, no_play };

// What a seat has scored, by category; the points follow from it.
struct Tally {
  std::uint16_t sums = 0;
  std::uint16_t tiles = 0;   // yellow tiles played
  std::uint16_t tens = 0;    // sums over "+10" squares
  std::uint16_t fives = 0;   // plays of all five tiles
  std::uint16_t traded = 0;  // tiles traded
  bool operator==(const Tally&) const = default;
};

// What everybody at the table sees.
struct OpenTable {
  std::uint16_t rules = newest_version;  // see versions.hpp
  Board board{};
  std::uint8_t players = 2;
  std::uint8_t half_pool = 0;
  std::uint8_t minutes = 0;
  Phase phase = Phase::lay_reds;
  std::uint8_t to_move = 0;  // also the seat that is dealt to or draws
  std::uint8_t starter = 0;
  std::uint8_t tied = 0;    // mask of the seats that draw for the start; 0 when it is decided
  std::uint8_t idle = 0;    // turns in a row in which nobody played a tile
  std::uint8_t passes = 0;  // passes in a row, where a round of them ends the game
  std::uint8_t time_up = 0;
  Finish finish = Finish::none;  // follows from the rest; kept because 5.2 is slow to check
  Counts start_tiles{};          // drawn for the start, until it is decided (2.2)
  std::array<Counts, most_players> racks{};
  std::array<Tally, most_players> tallies{};
};

struct State : OpenTable {
  Counts pool{};
  Counts out{};  // stays out of the game (6.1); nobody knows which tiles these are
};
static_assert(sizeof(State) == 348);

// Of the unseen tiles a view has only the total of each kind and how many are in the pool. (A
// player who remembers trades may know slightly more about a half pool.)
struct View : OpenTable {
  Counts unseen{};
  std::uint8_t pool_size = 0;
  std::uint8_t out_size = 0;
};

// Ordered by bytes, first to last; one load and compare when the machine allows.
template <class Eight>
constexpr std::uint64_t order_key(const Eight& value) {
  std::uint64_t key = static_cast<std::uint64_t>(value.act) << 56U |
                      static_cast<std::uint64_t>(value.place) << 48U |
                      static_cast<std::uint64_t>(value.count) << 40U;
  for (unsigned i = 0; i < rack_size; ++i) {
    key |= static_cast<std::uint64_t>(value.tiles[i]) << (32U - 8U * i);
  }
  return key;
}

// A play of one tile has no direction, so that each play has one text.
enum class Act : std::uint8_t { one, across, down, trade, pass };

struct Move {
  Act act = Act::pass;
  std::uint8_t place = 0;  // of a play: the square of its first tile
  std::uint8_t count = 0;
  // Of a play: from the first empty square on, wilds with their number. Of a trade: ascending,
  // wilds last and without number. Zero after the last one.
  std::array<Tile, rack_size> tiles{};

  constexpr bool operator==(const Move&) const = default;
  constexpr auto operator<=>(const Move& other) const {
    return order_key(*this) <=> order_key(other);
  }
};
static_assert(sizeof(Move) == 8);

enum class Event : std::uint8_t { lay, starter, out, deal, draw };

struct Chance {
  Event act = Event::lay;
  std::uint8_t place = 0;  // lay: the group; deal and draw: the seat
  std::uint8_t count = 0;
  // lay and starter: one for each space or seat in order; otherwise ascending, wilds last.
  std::array<Tile, rack_size> tiles{};

  constexpr bool operator==(const Chance&) const = default;
  constexpr auto operator<=>(const Chance& other) const {
    return order_key(*this) <=> order_key(other);
  }
};

struct SumsOf20 {
  using Options = sums_of_20::Options;
  using State = sums_of_20::State;
  using Move = sums_of_20::Move;
  using Chance = sums_of_20::Chance;
  using View = sums_of_20::View;
  using Moves = std::vector<Move>;

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

  // The clock of the table calls these when the minutes of 6.2 are over.
  static Verdict check_time_up(const State& state);
  static void time_up(State& state);

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
  static Result<View> read_view(std::string_view text, Seat viewer);
  static std::string print_view(const View& view);
};

static_assert(Rules<SumsOf20>);
static_assert(HasClock<SumsOf20>);
static_assert(HasSecretChance<SumsOf20>);

// The turn passes clockwise (3.8), or the game ends. For a state between two turns.
void finish_turn(State& state);

// Which clause ends the game between these two turns, computed from the rest of the state.
Finish judge_finish(const State& state);

}  // namespace twenties::sums_of_20
