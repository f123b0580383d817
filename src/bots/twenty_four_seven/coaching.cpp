#include "bots/twenty_four_seven/coaching.hpp"

#include <algorithm>
#include <cmath>

#include "bots/coach/deck.hpp"
#include "bots/coach/playing_out.hpp"
#include "bots/twenty_four_seven/endgame.hpp"
#include "bots/twenty_four_seven/playout.hpp"
#include "bots/twenty_four_seven/reasons.hpp"
#include "bots/twenty_four_seven/simulation.hpp"

namespace twenties::twenty_four_seven {

namespace {

// Which tiles are drawn, out of a deck; everything else by tickets.
class DeckChances {
 public:
  DeckChances(const State& root, Seat owner, std::uint64_t seed)
      : tickets_(root, owner, mix64(seed)), deck_(root.bag.counts(), seed), owner_(owner) {}

  Chance next(const State& state) {
    if (state.stage != Stage::draw) return tickets_.next(state);
    const TileCounts drawn = deck_.draw(state.bag.counts(), 1, owner_ == seat_at(state.to_move));
    const auto at = std::ranges::find(drawn, 1) - drawn.begin();
    Chance out{.kind = Chance::Kind::draw};
    out.tiles[0] = static_cast<std::uint8_t>(at + 1);
    return out;
  }

 private:
  TicketChances<TwentyFourSeven> tickets_;
  Deck<TileCounts> deck_;
  Seat owner_;
};

Knowledge knowledge_of(const State& state) {
  const TileSet hand = state.hands[state.to_move];
  const std::size_t next = (state.to_move + 1U) % state.players;
  return {hand, unseen_by(state.board, hand), state.hands[next].size(), state.players};
}

Expectation value_of(const EndingMove& move, const SolvedEnding& ending, Seat seat) {
  const auto ways = static_cast<double>(ending.ways);
  const double margin = static_cast<double>(move.margin) * points_in_one / ways;
  const double chance = static_cast<double>(move.half_wins()) / (2 * ways);
  const auto own = static_cast<std::size_t>(index_of(seat));
  Expectation out;
  out.points[own] = margin;
  out.points[1 - own] = -margin;
  out.chances[own] = chance;
  out.chances[1 - own] = 1 - chance;
  return out;
}

struct Coach {
  using Game = TwentyFourSeven;
  using Chances = DeckChances;
  static constexpr std::size_t usual_samples = 64;
  static constexpr std::size_t most_candidates = 8;
  static constexpr std::size_t luck_samples = 256;
  static constexpr double worth_of_winning = 200;
  static constexpr int breadth = 12;             // moves that the quick player judges
  static constexpr int most_tiles_to_solve = 8;  // in both hands
  static constexpr std::uint64_t nodes_of_a_deal = 100'000;

  static Move choose(const State& state, Seat /*seat*/, Random& random) {
    if (!can_place(state.board, state.hands[state.to_move])) return skip;
    Prospects prospects(state.board);
    return move_of(quick_move(prospects, knowledge_of(state), breadth, random).placement);
  }
  static State imagine(const View& view, Seat /*seat*/, Random& random) {
    return TwentyFourSeven::imagine(view, random);
  }
  static std::vector<Move> candidates(const State& state, Seat seat) {
    std::vector<Move> out;
    for (const Judged& move : judged_moves(TwentyFourSeven::view(state, seat))) {
      if (out.size() < most_candidates) out.push_back(move_of(move.placement));
    }
    return out;
  }

  // Each seat has two turns; then a part of what its hand could score on the board is added.
  static int luck_turns(const State& state) { return 2 * state.players; }
  static Expectation estimate(const State& state) {
    constexpr double spread_of_a_tile = 30;  // points, about
    const ByTile best = Prospects(state.board).best();
    int tiles = state.bag.size() + 1;
    std::array<double, max_seats> points{};
    for (std::size_t seat = 0; seat < state.players; ++seat) {
      const double hope = best_in_hand(best, state.hands[seat]) * points_in_one;
      points[seat] = state.tallies[seat].total() + hope / 2;
      tiles += state.hands[seat].size();
    }
    return expectation_of(points, state.players, spread_of_a_tile * std::sqrt(tiles));
  }

  static bool is_even(const State& state) {
    return state.stage < Stage::deal || (state.stage == Stage::deal && state.to_move == 0);
  }
  // A hand has to guess the other one, so that playing on is never solved.
  static bool can_solve(const State& /*state*/) { return false; }
  static Expectation solve(const State& /*state*/) { return {}; }

  static std::optional<Comparison> solve_choice(const View& view, Seat seat, const Move& played) {
    if (!is_ending(view) || view.hand_sizes[0] + view.hand_sizes[1] > most_tiles_to_solve) {
      return std::nullopt;
    }
    Budget budget({});
    const std::optional<SolvedEnding> ending = solve_ending(view, nodes_of_a_deal, 1, budget);
    if (!ending) return std::nullopt;
    const EndingMove& best = ending->moves.front();
    const auto other =
        std::ranges::find(ending->moves, placement_of(played), &EndingMove::placement);
    if (other == ending->moves.end()) return std::nullopt;
    const bool is_best = other->half_wins() == best.half_wins() && other->margin == best.margin;
    Comparison out;
    out.exact = true;
    out.best = TwentyFourSeven::print_move(is_best ? played : move_of(best.placement));
    out.line = {out.best};
    out.best_value = value_of(best, *ending, seat);
    out.played_value = value_of(*other, *ending, seat);
    return out;
  }

  static std::vector<Reason> reasons(const View& view, Seat /*seat*/, const Move& best,
                                     const Move& played) {
    return twenty_four_seven::reasons(view, best, played);
  }
  static Seat owner_of_chance(const State& state) {
    const bool is_own = state.stage == Stage::deal || state.stage == Stage::draw;
    return seat_at(is_own ? state.to_move : 0);
  }
};

}  // namespace

const Judge& judge() {
  static const PlayingOut<Coach> judge;
  return judge;
}

}  // namespace twenties::twenty_four_seven
