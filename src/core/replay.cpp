#include "core/replay.hpp"

#include <algorithm>
#include <utility>

#include "base/sorting.hpp"
#include "base/text.hpp"

namespace twenties {

namespace {

tl::unexpected<RecordError> wrong(int line, Message reason) {
  return tl::unexpected(RecordError{.line = line, .reason = std::move(reason)});
}
tl::unexpected<RecordError> wrong(int line, const Error& error) {
  return tl::unexpected(RecordError{line, std::string(error.clause), error.message});
}

RecordResult<std::unique_ptr<Game>> make_game(const GameType& type, const Record& record) {
  auto fresh = type.start(record.options, record.rules_version);
  if (!fresh) return wrong(record.lines.options, fresh.error());
  if (record.position.empty()) return std::move(*fresh);
  auto game = type.from_position(record.position, record.rules_version);
  if (!game) return wrong(record.lines.position, game.error());
  if (!record.options.empty() && (*fresh)->options() != (*game)->options()) {
    return wrong(record.lines.position,
                 Message("record.other-options",
                         {{"position", (*game)->options()}, {"header", (*fresh)->options()}}));
  }
  return std::move(*game);
}

}  // namespace

RecordResult<Replay> Replay::open(const Registry& registry, Record record) {
  const auto type = registry.require(record.game);
  if (!type) return wrong(record.lines.game, type.error());
  const GameInfo& info = (*type)->info();
  if (!info.plays(record.rules_version)) {
    return wrong(record.lines.rules,
                 Message("version.of-record", {{"version", cat(record.rules_version)},
                                               {"game", std::string(info.title)},
                                               {"played", played_versions(info)}}));
  }
  auto game = make_game(**type, record);
  if (!game) return tl::unexpected(game.error());
  const auto seats = static_cast<std::size_t>((*game)->seats());
  if (!record.seats.empty() && record.seats.size() != seats) {
    return wrong(record.lines.seats,
                 Message("table.seats-named", {{"seats", static_cast<int>(seats)},
                                               {"named", static_cast<int>(record.seats.size())}}));
  }
  return Replay(std::move(*game), std::move(record));
}

RecordResult<std::optional<Step>> Replay::step() {
  if (next_ == record_.actions.size()) return std::nullopt;
  const Action& action = record_.actions[next_];
  auto step = take_step(*game_, action, static_cast<int>(next_) + 1);
  if (!step) {
    const Verdict& verdict = step.error();
    return tl::unexpected(RecordError{action.line, std::string(verdict.clause), verdict.reason});
  }
  ++next_;
  return std::move(*step);
}

std::vector<std::string> Replay::legal_moves() const {
  if (next_ == record_.actions.size()) return {};
  const Action& action = record_.actions[next_];
  if (action.kind != Action::Kind::move) return {};
  std::vector<std::string> moves = game_->moves(action.seat);
  sort_fully(moves);
  return moves;
}

RecordResult<std::monostate> Replay::check_result() const {
  return twenties::check_result(*game_, record_);
}

RecordResult<std::monostate> check_result(const Game& game, const Record& record) {
  if (!record.result) return std::monostate{};
  const RecordedResult& said = *record.result;
  if (!game.turn().is_over()) {
    return wrong(said.line, Message("record.result-too-early"));
  }
  const Scores scores = game.scores();
  if (!std::ranges::equal(said.scores, scores)) {
    return wrong(said.line, Message("record.other-scores", {{"header", join(said.scores, " ")},
                                                            {"played", join(scores, " ")}}));
  }
  if (said.winners != game.winners()) {
    return wrong(said.line, Message("record.other-winners"));
  }
  return std::monostate{};
}

}  // namespace twenties
