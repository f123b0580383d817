#include "bots/twenty_one/coaching.hpp"

#include <limits>
#include <utility>

#include "base/sorting.hpp"
#include "bots/coach/playing_out.hpp"
#include "bots/twenty_one/race.hpp"
#include "bots/twenty_one/reasons.hpp"
#include "games/twenty_one/marking.hpp"

namespace twenties::twenty_one {

namespace {

// The dice of each turn follow from the seed and the number of the turn, whatever was rolled again
// before.
class RollChances {
 public:
  RollChances(const State& root, Seat owner, std::uint64_t seed)
      : tickets_(root, owner, mix64(seed)), seed_(seed) {}

  Chance next(const State& state) {
    if (state.phase < Phase::roll) return tickets_.next(state);
    if (state.phase == Phase::roll) ++turn_;
    Random random(mix64(seed_ ^ mix64(2 * turn_ + (state.phase == Phase::roll ? 0 : 1))));
    Chance out{.kind = Chance::Kind::roll};
    for (int colour = 0; colour < colour_count; ++colour) {
      const auto die = static_cast<std::uint8_t>(random.below(6) + 1);
      const bool is_rolled = (state.dice.zeros() & only(colour_at(colour))) != 0;
      out.values[static_cast<std::size_t>(colour)] = is_rolled ? die : 0;
    }
    return out;
  }

 private:
  TicketChances<TwentyOne> tickets_;
  std::uint64_t seed_;
  std::uint64_t turn_ = 0;
};

const RaceKnowledge& knowledge_for(const Table& table) {
  return race_knowledge(table.players, table.cross);
}

struct Coach {
  using Game = TwentyOne;
  using Chances = RollChances;
  static constexpr std::size_t usual_samples = 1024;
  static constexpr std::size_t most_candidates = 6;
  static constexpr std::size_t luck_samples = 4096;
  static constexpr double worth_of_winning = 100;

  static Move choose(const State& state, Seat seat, Random& /*random*/) {
    const RowPlan& plan = knowledge_for(state).plan;
    const OpenRow row = open_row(state, seat);
    const std::size_t roll = roll_number(row.open, faces_for(state, seat));
    if (state.phase == Phase::mark) return move_for(state, seat, plan.mark(row, roll));
    const double rolled = plan.reroll_worth(row, rolls_for(row.open).ones[roll]);
    return rolled > plan.worth(row, roll) ? Move::reroll() : Move::keep();
  }

  // What the others have marked in this turn is not known: they mark as the quick player does.
  static State imagine(const View& view, Seat /*seat*/, Random& /*random*/) {
    State state{view.table, {}};
    state.marked = {};
    return state;
  }

  static std::vector<Move> candidates(const State& state, Seat seat) {
    if (state.phase == Phase::decide) return {Move::keep(), Move::reroll()};
    const Race race(state, seat, knowledge_for(state));
    std::vector<std::pair<double, Move>> marks;
    for_each_mark(race.own_row(), race.own_faces(), race.cross(), [&](const RowMark& mark) {
      marks.emplace_back(race.chance_after(mark), move_for(state, seat, mark));
    });
    sort_fully(marks, [](const auto& a, const auto& b) {
      return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    std::vector<Move> out;
    for (const auto& [chance, move] : marks) {
      if (out.size() < most_candidates) out.push_back(move);
    }
    return out;
  }

  // Games are played out to their end.
  static int luck_turns(const State& /*state*/) { return std::numeric_limits<int>::max(); }
  static Expectation estimate(const State& /*state*/) { return {}; }
  static bool is_even(const State& state) { return state.phase == Phase::sheets; }
  static bool can_solve(const State& /*state*/) { return false; }
  static Expectation solve(const State& /*state*/) { return {}; }
  static std::optional<Comparison> solve_choice(const View& /*view*/, Seat /*seat*/,
                                                const Move& /*played*/) {
    return std::nullopt;
  }
  static std::vector<Reason> reasons(const View& view, Seat seat, const Move& best,
                                     const Move& played) {
    return twenty_one::reasons(view.table, seat, best, played);
  }
  static Seat owner_of_chance(const State& state) {
    return seat_at(state.phase < Phase::roll ? 0 : state.active);
  }
};

}  // namespace

const Judge& judge() {
  static const PlayingOut<Coach> judge;
  return judge;
}

}  // namespace twenties::twenty_one
