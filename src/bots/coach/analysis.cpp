#include "bots/coach/analysis.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"

namespace twenties {

namespace {

std::size_t index(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }

SeatValues difference(const SeatValues& now, const SeatValues& before) {
  SeatValues out;
  for (std::size_t seat = 0; seat < now.size(); ++seat) out.push_back(now[seat] - before[seat]);
  return out;
}

bool has_a_choice(const Game& game, const Action& action) {
  return action.kind == Action::Kind::move && game.forced_skip(action.seat).empty() &&
         game.moves(action.seat).size() > 1;
}

// Follows a game and writes down what each decision was worth.
class Analyst {
 public:
  Analyst(const AnalysisRequest& request, int seats) : request_(request) {
    out_.seats.resize(static_cast<std::size_t>(seats));
  }

  // Before the action is played. An error if the bot does not judge.
  Result<std::monostate> look(const Game& game, const Action& action, int number) {
    after_chance_ = after_chance_ || action.kind == Action::Kind::chance;
    if (!has_a_choice(game, action)) return std::monostate{};
    const std::unique_ptr<AnyView> view = game.view(action.seat);
    const std::uint64_t seed = mix64(request_.seed + static_cast<std::uint64_t>(number));
    Thought thought =
        request_.bot.think({*view, seed, request_.limits, request_.watch, action.text});
    if (is_stopped()) return std::monostate{};
    if (thought.evaluation.values.size() != out_.seats.size() || !thought.also) {
      return failure(Message("table.no-judge", {{"game", std::string(game.info().title)}}));
    }
    Decision decision;
    decision.number = number;
    decision.seat = action.seat;
    decision.played = action.text;
    decision.best = std::move(thought.move);
    decision.line = std::move(thought.line);
    decision.best_value = thought.evaluation;
    decision.played_value = *thought.also;
    take(std::move(decision));
    return std::monostate{};
  }

  [[nodiscard]] bool is_stopped() const {
    return request_.watch != nullptr && request_.watch->wants_stop();
  }

  Analysis finish(const Game& game) {
    out_.is_over = game.turn().is_over();
    out_.interrupted = is_stopped();
    if (out_.is_over && !out_.interrupted && !out_.decisions.empty()) {
      const Evaluation end =
          outcome_of(out_.unit, game.scores(), game.winners(), game.info().lower_score_wins);
      move_to(end.values);
    }
    for (std::size_t seat = 0; seat < stand_.size(); ++seat) out_.seats[seat].result = stand_[seat];
    return std::move(out_);
  }

 private:
  void take(Decision decision) {
    const std::size_t seat = index(decision.seat);
    if (decision.is_proved()) {
      settle_by_proof(decision);
    } else if (decision.played == decision.best ||
               decision.played_value.values[seat] >= decision.best_value.values[seat]) {
      settle(decision);
    }
    if (out_.decisions.empty()) {
      out_.unit = decision.best_value.unit;
      begin_at(decision.best_value.values);
    }
    decision.after_chance = after_chance_;
    decision.change = move_to(decision.best_value.values);
    give_away(decision);
    out_.decisions.push_back(std::move(decision));
  }

  // What is proved comes before what is estimated: a move that keeps the result loses nothing, and
  // one that does not is never better than the best one.
  static void settle_by_proof(Decision& decision) {
    const std::size_t seat = index(decision.seat);
    Evaluation& played = decision.played_value;
    const Evaluation& best = decision.best_value;
    if (!decision.gave_away() || played.values[seat] > best.values[seat]) {
      played.values = best.values;
    }
  }

  // The bot's own move was played, or it likes the one that was played better than its own. What it
  // has proven of its own move holds for both. Otherwise the one that was played was the best as
  // far as is known: that its own value is exact does not say that no other move is better.
  static void settle(Decision& decision) {
    Evaluation& best = decision.best_value;
    Evaluation& played = decision.played_value;
    if (best.exact) {
      if (decision.played == decision.best) played = best;
      played.values = best.values;
      if (played.exact && decision.played != decision.best) decision.best = decision.played;
      if (decision.line.empty() || decision.line.front() != decision.best) {
        decision.line = {decision.best};
      }
      return;
    }
    if (decision.played != decision.best) decision.line = {decision.played};
    decision.best = decision.played;
    best.values = played.values;
    best.error = std::max(best.error, played.error);
  }

  void begin_at(const SeatValues& values) {
    stand_ = values;
    for (std::size_t seat = 0; seat < values.size(); ++seat) out_.seats[seat].start = values[seat];
  }

  // Something happened since the last decision: luck, or a better judgement.
  SeatValues move_to(const SeatValues& values) {
    const SeatValues change = difference(values, stand_);
    for (std::size_t seat = 0; seat < change.size(); ++seat) {
      Ledger& ledger = out_.seats[seat];
      (after_chance_ ? ledger.draws : ledger.corrections) += change[seat];
    }
    stand_ = values;
    after_chance_ = false;
    return change;
  }

  void give_away(const Decision& decision) {
    const SeatValues effect = difference(decision.played_value.values, stand_);
    for (std::size_t seat = 0; seat < effect.size(); ++seat) {
      Ledger& ledger = out_.seats[seat];
      if (seat == index(decision.seat)) {
        ledger.lost -= effect[seat];
      } else {
        ledger.others += effect[seat];
      }
    }
    stand_ = decision.played_value.values;
  }

  const AnalysisRequest& request_;
  Analysis out_;
  SeatValues stand_;  // what the game is worth to each seat after the last decision
  bool after_chance_ = false;
};

}  // namespace

double Decision::lost() const {
  return best_value.values[index(seat)] - played_value.values[index(seat)];
}

bool Decision::is_proved() const {
  return best_value.proved.is_known() && played_value.proved.is_known();
}

bool Decision::gave_away() const {
  return is_proved() && played_value.proved.low < best_value.proved.low;
}

double Decision::error() const { return std::max(best_value.error, played_value.error); }

RecordResult<Analysis> analyse(const Registry& registry, Record record,
                               const AnalysisRequest& request) {
  auto replay = Replay::open(registry, std::move(record));
  if (!replay) return tl::unexpected(replay.error());
  Analyst analyst(request, replay->game().seats());
  const std::vector<Action>& actions = replay->record().actions;
  for (std::size_t at = 0; at < actions.size() && !analyst.is_stopped(); ++at) {
    // A copy of the game takes the action first: what is not allowed is not analysed.
    if (const Verdict verdict = perform(*replay->game().clone(), actions[at]); !verdict) {
      return tl::unexpected(
          RecordError{actions[at].line, std::string(verdict.clause), verdict.reason});
    }
    const int number = static_cast<int>(at) + 1;
    if (const auto looked = analyst.look(replay->game(), actions[at], number); !looked) {
      return tl::unexpected(
          RecordError{.line = actions[at].line, .reason = looked.error().message});
    }
    if (const auto step = replay->step(); !step) return tl::unexpected(step.error());
    if (request.progress) request.progress(number, static_cast<int>(actions.size()));
  }
  if (!analyst.is_stopped()) {
    if (const auto checked = replay->check_result(); !checked) {
      return tl::unexpected(checked.error());
    }
  }
  return analyst.finish(replay->game());
}

}  // namespace twenties
