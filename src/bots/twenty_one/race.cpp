#include "bots/twenty_one/race.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <mutex>

#include "games/twenty_one/marking.hpp"

namespace twenties::twenty_one {

namespace {

// The price of another turn in the race, in points. It has little effect, because the chances of
// winning decide, not the plan.
constexpr double price_of_a_turn = 6;

}  // namespace

RaceKnowledge::RaceKnowledge(int players, CrossRule cross)
    : plan({price_of_a_turn, 1.0 / players, cross}), outlook(plan, players) {}

namespace {

// One T for each kind of table, created on demand.
template <class T>
class Shelves {
 public:
  template <class Make>
  const T& get(int players, CrossRule cross, Make&& make) {
    Shelf& shelf = shelves_[static_cast<std::size_t>(cross)][static_cast<std::size_t>(players)];
    std::call_once(shelf.once, [&] { shelf.content = std::make_unique<const T>(make()); });
    return *shelf.content;
  }

 private:
  struct Shelf {
    std::once_flag once;
    std::unique_ptr<const T> content;
  };
  std::array<std::array<Shelf, most_players + 1>, 3> shelves_;  // by cross rule, players
};

}  // namespace

const RaceKnowledge& race_knowledge(int players, CrossRule cross) {
  static Shelves<RaceKnowledge> shelves;
  return shelves.get(players, cross, [&] { return RaceKnowledge(players, cross); });
}

const RowPlan& plan_without_hurry(int players, CrossRule cross) {
  static Shelves<RowPlan> shelves;
  return shelves.get(players, cross, [&] { return RowPlan({0, 1.0 / players, cross}); });
}

Race::Race(const Table& table, Seat seat, const RaceKnowledge& knowledge)
    : knowledge_(knowledge), seat_(slot(seat)) {
  const int players = table.players;
  for (int at = 0; at < players; ++at) {
    const auto index = static_cast<std::size_t>(at);
    now_.push_back({.rows_left = row_count - table.complete_rows[index],
                    .row = open_row(table, seat_at(at)),
                    .points = table.points[index],
                    .until_active = (at - table.active - 1 + players) % players});
    faces_[index] = faces_for(table, seat_at(at));
  }
  for (std::size_t at = 0; at < now_.size(); ++at) after_.push_back(marked(at, planned_mark(at)));
}

RowMark Race::planned_mark(std::size_t seat) const {
  const OpenRow& row = now_[seat].row;
  return knowledge_.plan.mark(row, roll_number(row.open, faces_[seat]));
}

Runner Race::marked(std::size_t seat, const RowMark& mark) const {
  Runner runner = now_[seat];
  runner.points += points_of(runner.row, faces_[seat], mark);
  runner.row = after_mark(runner.row, faces_[seat], mark);
  if (runner.row.open == 0) {
    --runner.rows_left;
    runner.row = fresh_row;
  }
  return runner;
}

Runners Race::with(const RowMark& mark) const {
  Runners runners = after_;
  runners[seat_] = marked(seat_, mark);
  return runners;
}

double Race::chance_after(const RowMark& mark) const {
  return win_chance(knowledge_.outlook, with(mark), seat_);
}

WinChances Race::chances_after(const RowMark& mark) const {
  return win_chances(knowledge_.outlook, with(mark));
}

RowMark Race::best_mark() const {
  RowMark best = planned_mark(seat_);
  double most = chance_after(best);
  for_each_mark(own_row(), own_faces(), cross(), [&](const RowMark& mark) {
    const double chance = chance_after(mark);
    if (chance <= most) return;
    most = chance;
    best = mark;
  });
  return best;
}

WinChances Race::chances_as_dice_lie() const {
  const RowMark planned = planned_mark(seat_);
  const RowMark all{twenty_one::writable(own_row().open, own_faces()), false};
  const WinChances slow = chances_after(planned);
  if (all.spaces == 0 || all == planned) return slow;
  const WinChances fast = chances_after(all);
  return fast[seat_] > slow[seat_] ? fast : slow;
}

namespace {

// Steps through the tickets of so many dice that meet each of them once, and any few of them
// spread evenly: about the golden section, without a common factor with 6.
constexpr std::array<std::uint64_t, colour_count + 1> strides{1, 5, 23, 133, 803, 4805, 28835};

}  // namespace

RerollChances chances_after_reroll(const Table& table, Seat seat, const RaceKnowledge& knowledge,
                                   std::uint64_t samples, Budget& budget) {
  State rolling{table, {}};
  TwentyOne::apply(rolling, seat, Move::reroll());
  const std::uint64_t total = TwentyOne::chance_total(rolling);
  const auto dice = static_cast<std::size_t>(std::popcount(rolling.dice.zeros()));
  const std::uint64_t count = std::min(samples, total);
  RerollChances out;
  for (std::size_t at = 0; at < table.players; ++at) out.chances.push_back(0);
  double squares = 0;
  std::uint64_t done = 0;
  while (done < count) {
    State rolled = rolling;
    TwentyOne::apply_chance(rolled, TwentyOne::draw(rolled, done * strides[dice] % total));
    const WinChances chances = Race(rolled, seat, knowledge).chances_as_dice_lie();
    for (std::size_t at = 0; at < chances.size(); ++at) out.chances[at] += chances[at];
    squares += chances[slot(seat)] * chances[slot(seat)];
    ++done;
    if (budget.spend(1)) break;
  }
  const auto rolls = static_cast<double>(done);
  for (double& chance : out.chances) chance /= rolls;
  const double mean = out.chances[slot(seat)];
  const double variance = squares / rolls - mean * mean;
  if (done < total && variance > 0) out.error = std::sqrt(variance / rolls);
  return out;
}

}  // namespace twenties::twenty_one
