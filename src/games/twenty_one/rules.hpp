#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/fixed_vector.hpp"
#include "core/rules.hpp"
#include "games/twenty_one/colours.hpp"
#include "games/twenty_one/sheets.hpp"
#include "games/twenty_one/six_values.hpp"
#include "games/twenty_one/versions.hpp"

namespace twenties::twenty_one {

inline constexpr int least_players = 2;
inline constexpr int most_players = 6;

struct Options {
  int players = 2;
  bool sheets_named = false;                        // false: chance gives them out (2.1)
  std::array<std::uint8_t, most_players> sheets{};  // by seat, when they are named
  bool leftmost = false;  // only players who cannot write cross out, the leftmost space (3.7)
  int rules = newest_version;
};

// What comes next: the sheets, the starting player, the first roll, the active player's decision,
// the second roll, the marks, nothing.
enum class Phase : std::uint8_t { sheets, first, roll, decide, roll_again, mark, over };

// One sealed mark: the colours written, or the colour crossed out. No colour: not marked yet.
struct Mark {
  static constexpr unsigned cross_bit = 0b1000000;

  std::uint8_t bits = 0;

  [[nodiscard]] constexpr bool is_cross() const { return (bits & cross_bit) != 0; }
  [[nodiscard]] constexpr ColourSet colours() const { return bits & all_colours; }
  constexpr bool operator==(const Mark&) const = default;
};

// A space of a row has 0 while it is open, the number written into it, or this.
inline constexpr int crossed = 7;

using Row = SixValues;

// The public part of the state. Unused seats keep zeros.
struct Table {
  std::uint8_t players = 2;
  std::uint8_t sheets_named = 0;
  std::uint8_t rules = newest_version;  // see versions.hpp
  CrossRule cross = CrossRule::any;
  Phase phase = Phase::sheets;
  std::uint8_t active = 0;
  SeatSet marked;  // whose marks of this turn are sealed
  // 0: not rolled yet. Before the second roll only the locked dice have a value.
  SixValues dice;
  std::array<std::uint8_t, most_players> sheets{};
  // Both follow from the rows: complete rows, and points of all that is written (4.1, 4.4).
  std::array<std::uint8_t, most_players> complete_rows{};
  std::array<std::uint8_t, most_players> points{};
  std::array<std::array<Row, row_count>, most_players> rows{};
};

// The marks of a turn are revealed when all are made (3.9); until then they are kept separate.
struct State : Table {
  std::array<Mark, most_players> sealed{};
};
static_assert(sizeof(State) == 124);

struct Move {
  enum class Kind : std::uint8_t { write, cross, keep, reroll };

  Kind kind = Kind::write;
  std::uint8_t what = 0;  // write: the colours; cross: the printed value of the space

  static constexpr Move write(ColourSet colours) {
    return {Kind::write, static_cast<std::uint8_t>(colours)};
  }
  static constexpr Move cross(int value) { return {Kind::cross, static_cast<std::uint8_t>(value)}; }
  static constexpr Move keep() { return {Kind::keep, 0}; }
  static constexpr Move reroll() { return {Kind::reroll, 0}; }
  auto operator<=>(const Move&) const = default;
};

struct Chance {
  enum class Kind : std::uint8_t { sheets, first, roll };

  Kind kind = Kind::sheets;
  // sheets: by seat, 1 for A to 6 for F; first: the number of the seat; roll: by colour. 0: none.
  std::array<std::uint8_t, 6> values{};
  auto operator<=>(const Chance&) const = default;
};

// What one seat may know: the open table, who has marked, and the seat's own mark.
struct View {
  Table table;
  Seat viewer = nobody;
  Mark own;
};

struct TwentyOne {
  using Options = twenty_one::Options;
  using State = twenty_one::State;
  using Move = twenty_one::Move;
  using Chance = twenty_one::Chance;
  using View = twenty_one::View;
  using Moves = FixedVector<Move, 63 + space_count>;

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
  static Result<View> read_view(std::string_view text, Seat viewer);
  static std::string print_view(const View& view);
};

static_assert(Rules<TwentyOne>);

// Whether a seat marks in this row now, counted from 1. Moves name no row, but people who point at
// a sheet may point at another one (3.3, 3.8).
Verdict check_row(const State& state, Seat seat, int row);

}  // namespace twenties::twenty_one
