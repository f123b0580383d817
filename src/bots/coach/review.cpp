#include "bots/coach/review.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/sorting.hpp"

namespace twenties {

namespace {

std::size_t slot(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }

bool has_a_choice(const Game& game, const Action& action) {
  return action.kind == Action::Kind::move && game.forced_skip(action.seat).empty() &&
         game.moves(action.seat).size() > 1;
}

RecordError no_judge(const Record& record, const GameInfo& info) {
  return {.line = record.lines.game,
          .reason = Message("table.no-judge", {{"game", std::string(info.title)}})};
}

}  // namespace

double Decision::lost() const {
  return std::max(0.0,
                  choice.best_value.points[slot(seat)] - choice.played_value.points[slot(seat)]);
}

double Decision::chance_lost() const {
  return std::max(0.0,
                  choice.best_value.chances[slot(seat)] - choice.played_value.chances[slot(seat)]);
}

bool Decision::is_mistake() const {
  return choice.best != played && (lost() > choice.error || chance_lost() > choice.chance_error);
}

RecordResult<Review> Review::open(const Registry& registry, Record record,
                                  const ReviewEffort& effort) {
  auto replay = Replay::open(registry, std::move(record));
  if (!replay) return tl::unexpected(replay.error());
  const Judge* judge = judge_for(replay->game().info());
  if (judge == nullptr) return tl::unexpected(no_judge(replay->record(), replay->game().info()));
  Review out(*judge, effort);
  out.actions_ = replay->record().actions;
  out.positions_.push_back(replay->game().clone());
  for (std::size_t at = 0; at < out.actions_.size(); ++at) {
    const Action& action = out.actions_[at];
    const bool choice = has_a_choice(replay->game(), action);
    if (const auto step = replay->step(); !step) return tl::unexpected(step.error());
    out.positions_.push_back(replay->game().clone());
    if (!choice) continue;
    out.choices_.push_back(
        {.number = static_cast<int>(at) + 1, .seat = action.seat, .played = action.text});
  }
  if (const auto checked = replay->check_result(); !checked) return tl::unexpected(checked.error());
  if (out.effort_.samples == 0) out.effort_.samples = judge->usual_samples();
  out.effort_.seed = mix64(effort.seed ^ out.positions_.back()->hash());
  return out;
}

std::size_t Review::pieces() const {
  return choices_.size() + actions_.size() + std::min(effort_.refined, choices_.size());
}

bool Review::advance() {
  if (is_complete() || effort(1).is_stopped()) return false;
  const std::size_t first_position = choices_.size();
  if (done_ < first_position) {
    judge(choices_[done_], 1);
  } else if (!has_account()) {
    look_at(done_ - first_position);
  } else {
    Decision* decision = next_to_refine();
    judge(*decision, effort_.finer);
    decision->refined = true;
  }
  if (effort(1).is_stopped()) return false;
  ++done_;
  return true;
}

Effort Review::effort(std::size_t factor) const {
  return {.samples = effort_.samples * factor,
          .seed = mix64(effort_.seed + factor),
          .threads = effort_.threads,
          .watch = effort_.watch};
}

double Review::price(const Decision& decision) const {
  return decision.lost() + judge_->worth_of_winning() * decision.chance_lost();
}

void Review::judge(Decision& decision, std::size_t factor) {
  Effort work = effort(factor);
  work.seed = mix64(work.seed ^ static_cast<std::uint64_t>(decision.number));
  const Game& game = *positions_[static_cast<std::size_t>(decision.number) - 1];
  Comparison found = judge_->judge(game, decision.seat, decision.played, work);
  if (!work.is_stopped()) decision.choice = std::move(found);
}

Decision* Review::next_to_refine() {
  Decision* next = nullptr;
  for (Decision& each : choices_) {
    if (each.refined || (next != nullptr && price(each) <= price(*next))) continue;
    next = &each;
  }
  return next;
}

Expectation Review::value_at(std::size_t position) const {
  const Game& game = *positions_[position];
  if (!game.turn().is_over()) return judge_->value(game, effort(1)).mean();
  return result_of(game.scores(), game.winners(), game.info().lower_score_wins);
}

void Review::look_at(std::size_t action) {
  if (action == 0) account_.start = value_at(0);
  if (actions_[action].kind == Action::Kind::chance) add_luck(action);
  if (actions_[action].kind == Action::Kind::time_up) {
    account_.correction += value_at(action + 1) - value_at(action);
  }
  if (action + 1 == actions_.size()) close_account();
}

void Review::add_luck(std::size_t action) {
  Draw draw{.number = static_cast<int>(action) + 1,
            .seat = judge_->owner_of_chance(*positions_[action]),
            .luck = judge_->luck(*positions_[action], *positions_[action + 1], effort(1))};
  if (effort(1).is_stopped()) return;
  account_.luck += draw.luck.mean;
  draws_.push_back(draw);
}

void Review::close_account() {
  account_.result = value_at(actions_.size());
  account_.decisions = account_.result - account_.start - account_.luck - account_.correction;
  for (std::size_t seat = 0; seat < max_seats; ++seat) {
    double points = 0;
    double chances = 0;
    for (const Draw& draw : draws_) {
      points += draw.luck.error.points[seat] * draw.luck.error.points[seat];
      chances += draw.luck.error.chances[seat] * draw.luck.error.chances[seat];
    }
    account_.error.points[seat] = std::sqrt(points);
    account_.error.chances[seat] = std::sqrt(chances);
  }
}

std::vector<Decision> Review::decisions() const {
  const auto judged = static_cast<std::ptrdiff_t>(std::min(done_, choices_.size()));
  return {choices_.begin(), choices_.begin() + judged};
}

std::vector<Decision> Review::costliest(std::size_t most) const {
  std::vector<Decision> out = decisions();
  std::erase_if(out, [](const Decision& each) { return !each.is_mistake(); });
  sort_fully(out, [&](const Decision& a, const Decision& b) {
    return price(a) != price(b) ? price(a) > price(b) : a.number < b.number;
  });
  if (out.size() > most) out.resize(most);
  return out;
}

}  // namespace twenties
