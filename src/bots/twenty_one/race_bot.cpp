#include "bots/twenty_one/race_bot.hpp"

#include <cmath>

#include "bots/twenty_one/race.hpp"
#include "games/twenty_one/marking.hpp"

namespace twenties::twenty_one {

namespace {

enum class Taste : std::uint8_t { race, hurry, collect };

// Enough rolls to tell a good second roll from a bad one.
constexpr std::uint64_t rolls_to_choose = 256;
constexpr std::uint64_t rolls_to_judge = 16;

// The error of predicted chances of winning between good players: a standard deviation, measured in
// self-play.
constexpr double error_of_judgement = 0.02;

// A normal number, mean 0 and deviation 1: twelve uniform ones.
double normal(Random& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(random.below(1U << 20U)) / (1U << 20U);
  return sum;
}

Evaluation evaluation_of(const WinChances& chances, double error) {
  return {.unit = Evaluation::Unit::wins,
          .values = chances,
          .error = std::sqrt(error * error + error_of_judgement * error_of_judgement)};
}

// One question to a bot.
class Thinking {
 public:
  Thinking(Taste taste, double noise, const Table& table, const Question& question)
      : taste_(taste),
        noise_(noise),
        table_(table),
        seat_(question.view.viewer()),
        question_(question),
        budget_(question.limits, question.watch),
        random_(question.seed),
        knowledge_(race_knowledge(table.players, table.cross)),
        race_(table, seat_, knowledge_) {}

  Thought mark() {
    const RowMark mark = choose_mark();
    Thought thought;
    thought.move = TwentyOne::print_move(move_for(table_, seat_, mark));
    thought.line = {thought.move};
    thought.evaluation = evaluation_of(race_.chances_after(mark), 0);
    if (const auto also = other_move()) {
      thought.also = evaluation_of(race_.chances_after(row_mark(table_, seat_, *also)), 0);
    }
    thought.nodes = budget_.nodes();
    return thought;
  }

  Thought decide() {
    const bool by_chances = taste_ == Taste::race;
    const Evaluation keep = evaluation_of(race_.chances_as_dice_lie(), 0);
    const RerollChances rolled = chances_after_reroll(
        table_, seat_, knowledge_, by_chances ? rolls_to_choose : rolls_to_judge, budget_);
    const Evaluation reroll = evaluation_of(rolled.chances, rolled.error);
    const std::size_t own = slot(seat_);
    const double gain =
        by_chances ? 100 * (reroll.values[own] - keep.values[own]) : gain_of_reroll();
    const bool rolls = gain + noise_ * normal(random_) > 0;
    Thought thought;
    thought.move = TwentyOne::print_move(rolls ? Move::reroll() : Move::keep());
    thought.line = {thought.move};
    if (!rolls) {
      thought.line.push_back(TwentyOne::print_move(move_for(table_, seat_, race_.best_mark())));
    }
    thought.evaluation = rolls ? reroll : keep;
    if (const auto also = other_move()) thought.also = *also == Move::reroll() ? reroll : keep;
    thought.nodes = budget_.nodes();
    return thought;
  }

 private:
  // In points, for the bot's own sheet.
  double gain_of_reroll() {
    const OpenRow& row = race_.own_row();
    const std::size_t roll = roll_number(row.open, race_.own_faces());
    return plan().reroll_worth(row, rolls_for(row.open).ones[roll]) - plan().worth(row, roll);
  }

  RowMark choose_mark() {
    if (taste_ == Taste::race && noise_ == 0) return race_.best_mark();
    RowMark best;
    double most = 0;
    for_each_mark(race_.own_row(), race_.own_faces(), table_.cross, [&](const RowMark& mark) {
      const double worth = worth_of(mark) + noise_ * normal(random_);
      if (best.spaces != 0 && worth <= most) return;
      most = worth;
      best = mark;
    });
    return best;
  }

  double worth_of(const RowMark& mark) const {
    if (taste_ == Taste::race) return 100 * race_.chance_after(mark);
    const OpenRow& row = race_.own_row();
    return points_of(row, race_.own_faces(), mark) +
           plan().worth(after_mark(row, race_.own_faces(), mark));
  }

  const RowPlan& plan() const {
    return taste_ == Taste::collect ? plan_without_hurry(table_.players, table_.cross)
                                    : knowledge_.plan;
  }

  // The move to evaluate as well, if it is legal.
  std::optional<Move> other_move() const {
    const auto move = TwentyOne::read_move(question_.also);
    if (!move || !TwentyOne::check(State{table_, {}}, seat_, *move)) return std::nullopt;
    return *move;
  }

  Taste taste_;
  double noise_;
  const Table& table_;
  Seat seat_;
  const Question& question_;
  Budget budget_;
  Random random_;
  const RaceKnowledge& knowledge_;
  Race race_;
};

class RaceBot final : public Bot {
 public:
  RaceBot(Taste taste, double noise) : taste_(taste), noise_(noise) {}

  [[nodiscard]] Thought think(const Question& question) const override {
    const View* view = view_of<TwentyOne>(question.view);
    if (view == nullptr) return {};
    if (view->table.phase == Phase::mark) {
      return Thinking(taste_, noise_, view->table, question).mark();
    }
    if (view->table.phase != Phase::decide) return {};
    return Thinking(taste_, noise_, view->table, question).decide();
  }

 private:
  Taste taste_;
  double noise_;
};

}  // namespace

std::unique_ptr<Bot> make_race_bot(const Level& level) {
  const Taste taste = level.engine == "race"    ? Taste::race
                      : level.engine == "hurry" ? Taste::hurry
                                                : Taste::collect;
  return std::make_unique<RaceBot>(taste, level.noise);
}

}  // namespace twenties::twenty_one
