#include "bots/sums_of_20/trials.hpp"

namespace twenties::sums_of_20 {

Trial Trials::operator()(std::size_t index, std::uint64_t seed) const {
  const Candidate& candidate = candidates_[index];
  Trial trial;
  TrialTable table(view_, Random(seed));
  table.take(candidate.turn);
  // The reply is the same whatever is drawn, since its rack is open.
  const int turns = turns_after(table);
  if (turns > 0 && !table.is_over()) table.take(candidate.reply);
  int passes = 0;  // once all have passed, the judge would always pass
  for (int turn = 1; turn < turns && !table.is_over() && passes < view_.players; ++turn) {
    ++trial.nodes;
    const JudgedMove judged =
        judged_turn(table.board(), table.rack(table.to_move()), table.pool_size());
    passes = judged.move.act == Act::pass ? passes + 1 : 0;
    table.take(judged);
  }
  ++trial.nodes;
  fill_values(table, trial);
  trial.worth = trial.values[view_.to_move] + candidate.noise;
  return trial;
}

int Trials::turns_after(const TrialTable& table) const {
  constexpr int all = 1000;
  return table.pool_size() <= end_in_sight_ ? all : view_.players * rounds_ - 1;
}

void Trials::fill_values(const TrialTable& table, Trial& trial) const {
  double all = 0;
  for (std::size_t seat = 0; seat < view_.players; ++seat) {
    trial.values[seat] = scores_[seat] + table.points(seat);
    if (!table.is_over()) trial.values[seat] += static_cast<double>(table.kept(seat)) / tenths;
    all += trial.values[seat];
  }
  const double others = view_.players - 1;
  for (std::size_t seat = 0; seat < view_.players; ++seat) {
    trial.values[seat] -= (all - trial.values[seat]) / others;
  }
}

}  // namespace twenties::sums_of_20
