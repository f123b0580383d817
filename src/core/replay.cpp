#include "core/replay.hpp"

#include <algorithm>
#include <utility>

#include "base/sorting.hpp"
#include "base/text.hpp"
#include "core/clause.hpp"

namespace twenties {

namespace {

tl::unexpected<RecordError> wrong(int line, std::string reason) {
  return tl::unexpected(RecordError{.line = line, .reason = said(std::move(reason))});
}

RecordResult<std::unique_ptr<Game>> make_game(const GameType& type, const Record& record) {
  auto fresh = type.start(record.options, record.rules_version);
  if (!fresh) return wrong(record.lines.options, fresh.error().message);
  if (record.position.empty()) return std::move(*fresh);
  auto game = type.from_position(record.position, record.rules_version);
  if (!game) {
    ClausedReason refused = split_clause(game.error().message);
    return tl::unexpected(RecordError{record.lines.position, std::move(refused.clause),
                                      said(std::move(refused.reason))});
  }
  if (!record.options.empty() && (*fresh)->options() != (*game)->options()) {
    return wrong(record.lines.position, cat("the position is of a game with the options ",
                                            (*game)->options(), ", not ", (*fresh)->options()));
  }
  return std::move(*game);
}

}  // namespace

Verdict perform(Game& game, const Action& action) {
  switch (action.kind) {
    case Action::Kind::chance:
      return game.play_chance(action.text);
    case Action::Kind::move:
      return game.play(action.seat, action.text);
    case Action::Kind::time_up:
      return game.time_up();
    case Action::Kind::resign:
      return game.resign(action.seat);
    case Action::Kind::flag:
      return game.run_out_of_time(action.seat);
  }
  return Verdict::refused(table_clause, Message("table.unknown-action"));
}

RecordResult<Replay> Replay::open(const Registry& registry, Record record) {
  const auto type = registry.require(record.game);
  if (!type) return wrong(record.lines.game, type.error().message);
  const GameInfo& info = (*type)->info();
  if (!info.plays(record.rules_version)) {
    return wrong(record.lines.rules,
                 cat("the record follows version ", record.rules_version, " of the rules of ",
                     info.title, "; this program plays ", played_versions(info)));
  }
  auto game = make_game(**type, record);
  if (!game) return tl::unexpected(game.error());
  const auto seats = static_cast<std::size_t>((*game)->seats());
  if (!record.seats.empty() && record.seats.size() != seats) {
    return wrong(record.lines.seats,
                 cat("the game has ", seats, " seats, but ", record.seats.size(), " are named"));
  }
  return Replay(std::move(*game), std::move(record));
}

RecordResult<std::optional<ReplayStep>> Replay::step(bool with_legal) {
  if (next_ == record_.actions.size()) return std::nullopt;
  const Action& action = record_.actions[next_];
  ReplayStep step;
  step.number = static_cast<int>(next_) + 1;
  step.action = action;
  if (action.kind == Action::Kind::move) {
    if (with_legal) {
      step.legal = game_->moves(action.seat);
      sort_fully(step.legal);
    }
    step.is_skip = game_->is_skip(action.text);
    step.effect = game_->explain_move(action.seat, action.text);
  }
  if (const Verdict verdict = perform(*game_, action); !verdict) {
    return tl::unexpected(RecordError{action.line, std::string(verdict.clause), verdict.reason});
  }
  ++next_;
  return step;
}

RecordResult<std::monostate> Replay::check_result() const {
  return twenties::check_result(*game_, record_);
}

RecordResult<std::monostate> check_result(const Game& game, const Record& record) {
  if (!record.result) return std::monostate{};
  const RecordedResult& said = *record.result;
  if (!game.turn().is_over()) {
    return wrong(said.line, "the header gives a result, but the game is not over");
  }
  const Scores scores = game.scores();
  if (!std::ranges::equal(said.scores, scores)) {
    return wrong(said.line, cat("the header says ", join(said.scores, " "),
                                ", but the game came out ", join(scores, " ")));
  }
  if (said.winners != game.winners()) {
    return wrong(said.line, "the header names other winners than the game has");
  }
  return std::monostate{};
}

}  // namespace twenties
