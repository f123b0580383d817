#include "bots/sums_of_20/coaching.hpp"

#include <algorithm>
#include <cmath>

#include "bots/coach/deck.hpp"
#include "bots/coach/playing_out.hpp"
#include "bots/sums_of_20/candidates.hpp"
#include "bots/sums_of_20/ending.hpp"
#include "bots/sums_of_20/reasons.hpp"
#include "core/draws.hpp"
#include "games/sums_of_20/tiles.hpp"

namespace twenties::sums_of_20 {

namespace {

// Which tiles chance draws out of a deck; everything else by tickets.
class DeckChances {
 public:
  DeckChances(const State& root, Seat owner, std::uint64_t seed)
      : tickets_(root, owner, mix64(seed)), deck_(root.pool, seed), owner_(owner) {}

  Chance next(const State& state) {
    if (state.phase != Phase::draw) return tickets_.next(state);
    const int count =
        std::min(rack_size - tiles_in(state.racks[state.to_move]), tiles_in(state.pool));
    const Counts drawn = deck_.draw(state.pool, count, owner_ == seat_at(state.to_move));
    Chance out{Event::draw, state.to_move, static_cast<std::uint8_t>(count), {}};
    fill_tiles(drawn, out.tiles);
    return out;
  }

 private:
  TicketChances<SumsOf20> tickets_;
  Deck<Counts> deck_;
  Seat owner_;
};

// Of a game of two with an empty pool, for the seat to move and the other one.
Expectation margin_of(const State& state, int value) {
  Expectation out;
  const double chance = value > 0 ? 1 : value < 0 ? 0 : 0.5;
  out.points[state.to_move] = value;
  out.points[1U - state.to_move] = -value;
  out.chances[state.to_move] = chance;
  out.chances[1U - state.to_move] = 1 - chance;
  return out;
}

struct Coach {
  using Game = SumsOf20;
  using Chances = DeckChances;
  static constexpr std::size_t usual_samples = 64;
  static constexpr std::size_t most_candidates = 8;
  static constexpr std::size_t luck_samples = 256;
  static constexpr double worth_of_winning = 100;
  // Racks whose plays are listed; an ending that takes more is played out.
  static constexpr std::uint64_t nodes_of_an_ending = 60'000;

  static Move choose(const State& state, Seat /*seat*/, Random& /*random*/) {
    return judged_turn(state.board, state.racks[state.to_move], tiles_in(state.pool)).move;
  }
  static State imagine(const View& view, Seat /*seat*/, Random& random) {
    return SumsOf20::imagine(view, random);
  }
  static std::vector<Move> candidates(const State& state, Seat seat) {
    Budget budget({});
    std::vector<Move> out;
    const View view = SumsOf20::view(state, seat);
    for (const Candidate& each : find_candidates(view, {.most = most_candidates}, budget)) {
      out.push_back(each.turn.move);
    }
    return out;
  }

  // Each seat has a turn; then its best turn on the board is added, with what it keeps.
  static int luck_turns(const State& state) { return state.players; }
  static Expectation estimate(const State& state) {
    constexpr double spread_of_a_tile = 9.5;  // points, about
    const Scores scores = SumsOf20::scores(state);
    const int pool = tiles_in(state.pool);
    int tiles = pool + 1;
    std::array<double, max_seats> points{};
    for (std::size_t seat = 0; seat < state.players; ++seat) {
      const JudgedMove turn = judged_turn(state.board, state.racks[seat], pool);
      points[seat] = scores[seat] + static_cast<double>(turn.worth) / tenths;
      tiles += tiles_in(state.racks[seat]);
    }
    return expectation_of(points, state.players, spread_of_a_tile * std::sqrt(tiles));
  }

  static bool is_even(const State& state) {
    return state.phase < Phase::starter ||
           (state.phase == Phase::starter && SeatSet(state.tied) == SeatSet::first(state.players));
  }

  static bool can_solve(const State& state) {
    return EndingSearch::can_solve(state, tiles_in(state.pool)) && try_to_solve(state).exact;
  }
  static Expectation solve(const State& state) {
    return margin_of(state, try_to_solve(state).value);
  }
  static std::optional<Comparison> solve_choice(const View& view, Seat /*seat*/,
                                                const Move& played) {
    if (!EndingSearch::can_solve(view, view.pool_size)) return std::nullopt;
    Budget budget({.nodes = 2 * nodes_of_an_ending});
    EndingSearch search(view, budget);
    const EndingResult best = search.solve();
    const EndingResult other = search.value_of(played);
    if (!best.exact || !other.exact) return std::nullopt;
    Random random(0);
    const State state = SumsOf20::imagine(view, random);
    Comparison out;
    out.exact = true;
    out.best_value = margin_of(state, best.value);
    out.played_value = margin_of(state, other.value);
    const bool is_best = best.value == other.value;
    for (const Move& move : is_best ? other.line : best.line) {
      out.line.push_back(SumsOf20::print_move(move));
    }
    out.best = SumsOf20::print_move(is_best ? played : best.best);
    return out;
  }

  static std::vector<Reason> reasons(const View& view, Seat /*seat*/, const Move& best,
                                     const Move& played) {
    return sums_of_20::reasons(view, best, played);
  }
  static std::optional<Move> reply(const View& view, Seat /*seat*/, const Move& move) {
    return terms_of(view, move).replied;
  }
  static Seat owner_of_chance(const State& state) {
    const bool is_own = state.phase == Phase::deal || state.phase == Phase::draw;
    return seat_at(is_own ? state.to_move : 0);
  }

 private:
  static EndingResult try_to_solve(const State& state) {
    Budget budget({.nodes = nodes_of_an_ending});
    return EndingSearch(state, budget).solve();
  }
};

}  // namespace

const Judge& judge() {
  static const PlayingOut<Coach> judge;
  return judge;
}

}  // namespace twenties::sums_of_20
