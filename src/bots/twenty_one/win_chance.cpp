#include "bots/twenty_one/win_chance.hpp"

#include <algorithm>
#include <cmath>

namespace twenties::twenty_one {

// Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.28.
double normal_below(double x) {
  const double z = (x < 0 ? -x : x) * 0.70710678118654752;
  double power =
      1 +
      z * (0.0705230784 +
           z * (0.0422820123 +
                z * (0.0092705272 + z * (0.0001520143 + z * (0.0002765672 + z * 0.0000430638)))));
  for (int doubling = 0; doubling < 4; ++doubling) power *= power;
  const double tail = 0.5 / power;
  return x < 0 ? tail : 1 - tail;
}

namespace {

constexpr double negligible = 1e-6;

bool is_over(const Runners& runners) {
  return std::ranges::any_of(runners, [](const Runner& runner) { return runner.rows_left == 0; });
}

double share_of_victory(const Runners& runners, std::size_t seat) {
  int equals = 0;
  for (const Runner& runner : runners) {
    if (runner.points > runners[seat].points) return 0;
    equals += runner.points == runners[seat].points ? 1 : 0;
  }
  return 1.0 / equals;
}

const Outlook::Turns& turns_of(const Outlook& outlook, const Runner& runner) {
  return outlook.of(runner.rows_left, runner.row, runner.until_active);
}

// The probability that both happen and `own` then has more points.
double chance_to_beat(const Chances& own, const Chances& other, double lead) {
  const double both = double{own.chance} * double{other.chance};
  if (both < negligible) return 0;
  const double mean = lead + double{own.mean} - double{other.mean};
  const double variance = double{own.variance} + double{other.variance};
  if (variance <= 0) return mean > 0 ? both : mean < 0 ? 0 : both / 2;
  return both * normal_below(mean / std::sqrt(variance));
}

// Sums over the turns in which the race can end.
double win_chance_of_two(const Outlook& outlook, const Runner& own, const Runner& other) {
  const Outlook::Turns& own_turns = turns_of(outlook, own);
  const Outlook::Turns& other_turns = turns_of(outlook, other);
  const double lead = own.points - other.points;
  double sum = 0;
  for (std::size_t turn = 1; turn <= most_turns; ++turn) {
    const AfterTurns& mine = own_turns[turn];
    const AfterTurns& theirs = other_turns[turn];
    sum += chance_to_beat(mine.finished, theirs.finished, lead) +
           chance_to_beat(mine.finished, theirs.unfinished, lead) +
           chance_to_beat(mine.unfinished, theirs.finished, lead);
    if (double{mine.unfinished.chance} * double{theirs.unfinished.chance} < negligible) break;
  }
  return sum;
}

// Seven places and weights with which an integral over a normal distribution becomes a sum
// (Gauss and Hermite).
struct Place {
  double x;
  double weight;
};
constexpr std::array<Place, 7> places{{{-3.750439717725742, 0.0005482688559722178},
                                       {-2.366759410734541, 0.030757123967586498},
                                       {-1.154405394739968, 0.2401231786050127},
                                       {0, 0.45714285714285713},
                                       {1.154405394739968, 0.2401231786050127},
                                       {2.366759410734541, 0.030757123967586498},
                                       {3.750439717725742, 0.0005482688559722178}}};

// The chance of this and of fewer points than that.
double chance_below(const Chances& chances, double points) {
  if (double{chances.chance} < negligible) return 0;
  const double distance = points - double{chances.mean};
  const double part = chances.variance > 0
                          ? normal_below(distance / std::sqrt(double{chances.variance}))
                      : distance > 0 ? 1
                      : distance < 0 ? 0
                                     : 0.5;
  return double{chances.chance} * part;
}

// The race of one seat against all others, at the end of one turn.
class TurnOfMany {
 public:
  TurnOfMany(const Outlook& outlook, const Runners& runners, std::size_t seat, std::size_t turn)
      : own_(turns_of(outlook, runners[seat])[turn]) {
    for (std::size_t other = 0; other < runners.size(); ++other) {
      if (other == seat) continue;
      others_.push_back(turns_of(outlook, runners[other])[turn]);
      leads_.push_back(runners[seat].points - runners[other].points);
    }
  }

  // The probability that the race ends here and the seat wins.
  [[nodiscard]] double chance_to_win() const {
    return over(own_.finished, true) + over(own_.unfinished, false);
  }
  // The probability that it continues.
  [[nodiscard]] double chance_of_more() const {
    double all = own_.unfinished.chance;
    for (const AfterTurns& other : others_) all *= double{other.unfinished.chance};
    return all;
  }

 private:
  // If the seat has not finished, somebody else must have: all cases less those without.
  [[nodiscard]] double over(const Chances& own, bool finished) const {
    if (double{own.chance} < negligible) return 0;
    const double deviation = std::sqrt(double{own.variance});
    double sum = 0;
    for (const Place& place : places) {
      const double points = double{own.mean} + deviation * place.x;
      double all = 1;
      double nobody_finished = finished ? 0 : 1;
      for (std::size_t other = 0; other < others_.size(); ++other) {
        const double unfinished = chance_below(others_[other].unfinished, points + leads_[other]);
        all *= unfinished + chance_below(others_[other].finished, points + leads_[other]);
        nobody_finished *= unfinished;
      }
      sum += place.weight * (all - nobody_finished);
    }
    return sum * double{own.chance};
  }

  AfterTurns own_;
  FixedVector<AfterTurns, max_seats> others_;
  FixedVector<double, max_seats> leads_;
};

}  // namespace

double win_chance(const Outlook& outlook, const Runners& runners, std::size_t seat) {
  if (is_over(runners)) return share_of_victory(runners, seat);
  if (runners.size() == 2) return win_chance_of_two(outlook, runners[seat], runners[1 - seat]);
  double sum = 0;
  for (std::size_t turn = 1; turn <= most_turns; ++turn) {
    const TurnOfMany race(outlook, runners, seat, turn);
    sum += race.chance_to_win();
    if (race.chance_of_more() < negligible) break;
  }
  return sum;
}

FixedVector<double, max_seats> win_chances(const Outlook& outlook, const Runners& runners) {
  FixedVector<double, max_seats> chances;
  if (runners.size() == 2) {
    chances.push_back(win_chance(outlook, runners, 0));
    chances.push_back(1 - chances[0]);
    return chances;
  }
  double total = 0;
  for (std::size_t seat = 0; seat < runners.size(); ++seat) {
    chances.push_back(win_chance(outlook, runners, seat));
    total += chances[seat];
  }
  for (double& chance : chances) chance /= total;
  return chances;
}

}  // namespace twenties::twenty_one
