#include "match/table.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include "base/text.hpp"
#include "core/replay.hpp"

namespace twenties {

namespace {

constexpr std::string_view bot_prefix = "bot ";
constexpr Limits engine_limits{.time = std::chrono::milliseconds(1000)};  // for each move

std::string name_in_record(const Sitter& sitter) {
  return sitter.bot.empty() ? sitter.name : cat(bot_prefix, sitter.bot);
}

Sitter sitter_from_record(const std::string& name) {
  if (!name.starts_with(bot_prefix)) return {name, {}};
  std::string bot = name.substr(bot_prefix.size());
  return {bot, bot};
}

// The first problem with who is to sit at the table, or an empty message.
Message problem_with(const std::vector<Sitter>& sitters, const Game& game) {
  if (sitters.size() != static_cast<std::size_t>(game.seats())) {
    return Message("table.seats-filled",
                   {{"seats", game.seats()}, {"taken", static_cast<int>(sitters.size())}});
  }
  for (const Sitter& sitter : sitters) {
    if (!sitter.bot.empty() && !make_player(game.info(), sitter.bot)) {
      return Message("table.no-such-bot",
                     {{"level", quote(sitter.bot)}, {"game", std::string(game.info().title)}});
    }
    if (sitter.bot.empty() && (sitter.name.empty() || tidy_name(sitter.name) != sitter.name ||
                               sitter.name.starts_with(bot_prefix))) {
      return Message("table.no-person-called", {{"name", quote(sitter.name)}});
    }
  }
  return {};
}

// Whether each bot finds its name among the shares when those are rotated so far.
bool have_bots_their_shares(const std::vector<std::string>& shares,
                            const std::vector<Sitter>& sitters, std::size_t rotated) {
  for (std::size_t seat = 0; seat < sitters.size(); ++seat) {
    const std::string& share = shares[(seat + rotated) % shares.size()];
    if (!sitters[seat].bot.empty() && share != sitters[seat].bot) return false;
  }
  return true;
}

}  // namespace

std::vector<std::string> fresh_shares(const std::vector<Sitter>& sitters) {
  std::vector<std::string> out;
  for (const Sitter& sitter : sitters) {
    out.push_back(sitter.bot.empty() ? fresh_share() : sitter.bot);
  }
  return out;
}

// A game that is played again with the same tiles has its seats rotated, but not its shares.
Message problem_with_shares(const TableChance& chance, const std::vector<Sitter>& sitters) {
  const Fairness* fairness = chance.fairness();
  if (fairness == nullptr) return {};
  if (fairness->shares.size() != sitters.size()) {
    return Message("table.shares-given", {{"seats", static_cast<int>(sitters.size())},
                                          {"shares", static_cast<int>(fairness->shares.size())}});
  }
  for (std::size_t rotated = 0; rotated < sitters.size(); ++rotated) {
    if (have_bots_their_shares(fairness->shares, sitters, rotated)) return {};
  }
  const auto& shares = fairness->shares;
  const auto differs = [](const Sitter& sitter, const std::string& share) {
    return !sitter.bot.empty() && share != sitter.bot;
  };
  const auto [bot, share] =
      std::mismatch(sitters.begin(), sitters.end(), shares.begin(), std::not_fn(differs));
  return Message("table.bot-share", {{"bot", bot->bot}, {"share", quote(*share)}});
}

std::vector<Sitter> sitters_of(const Record& record, int seats) {
  std::vector<Sitter> out;
  for (const std::string& name : record.seats) out.push_back(sitter_from_record(name));
  for (int seat = static_cast<int>(out.size()); seat < seats; ++seat) {
    out.push_back({cat("Seat ", seat + 1), {}});
  }
  return out;
}

Table::Table(std::unique_ptr<Game> origin, std::vector<Sitter> sitters, TableChance chance)
    : origin_(std::move(origin)),
      game_(origin_->clone()),
      sitters_(std::move(sitters)),
      chance_(std::move(chance)) {
  for (const Sitter& sitter : sitters_) {
    bots_.push_back(sitter.bot.empty() ? std::nullopt : make_player(game_->info(), sitter.bot));
  }
}

Result<Table> Table::open(const GameType& type, std::string_view options,
                          std::vector<Sitter> sitters, TableChance chance, int rules) {
  return open_game(type.start(options, rules), std::move(sitters), std::move(chance));
}

Result<Table> Table::open_at(const GameType& type, std::string_view position,
                             std::vector<Sitter> sitters, TableChance chance, int rules) {
  auto table =
      open_game(type.from_position(position, rules), std::move(sitters), std::move(chance));
  if (table) table->origin_position_ = table->game().position();
  return table;
}

Result<Table> Table::open_game(Result<std::unique_ptr<Game>> game, std::vector<Sitter> sitters,
                               TableChance chance) {
  if (!game) return tl::unexpected(game.error());
  if (Message problem = problem_with(sitters, **game); !problem.empty()) {
    return failure(std::move(problem));
  }
  if (Message problem = problem_with_shares(chance, sitters); !problem.empty()) {
    return failure(std::move(problem));
  }
  return Table(std::move(*game), std::move(sitters), std::move(chance));
}

Result<Table> Table::open(const GameType& type, std::string_view options,
                          std::vector<Sitter> sitters, std::uint64_t seed) {
  return open(type, options, std::move(sitters), TableChance::from_seed(seed));
}

Result<Table> Table::open_fairly(const GameType& type, std::string_view options,
                                 std::vector<Sitter> sitters) {
  auto chance = TableChance::from_fairness(make_fairness(fresh_shares(sitters)));
  if (!chance) return tl::unexpected(chance.error());
  return open(type, options, std::move(sitters), std::move(*chance));
}

RecordResult<Table> Table::resume(const Registry& registry, const Record& record) {
  const auto wrong = [](int line, std::string_view clause, Message reason) {
    return tl::unexpected(RecordError{line, std::string(clause), std::move(reason)});
  };
  auto replay = Replay::open(registry, record);
  if (!replay) return tl::unexpected(replay.error());
  std::unique_ptr<Game> origin = replay->take_game();
  std::vector<Sitter> sitters = sitters_of(record, origin->seats());
  if (Message problem = problem_with(sitters, *origin); !problem.empty()) {
    return wrong(record.lines.seats, {}, std::move(problem));
  }
  auto chance = TableChance::from_record(record);
  if (!chance) return wrong(0, {}, chance.error().message);
  if (Message problem = problem_with_shares(*chance, sitters); !problem.empty()) {
    return wrong(0, {}, std::move(problem));
  }
  Table table(std::move(origin), std::move(sitters), std::move(*chance));
  table.origin_position_ = record.position;
  std::ranges::copy_if(record.remarks, std::back_inserter(table.remarks_),
                       [](const Remark& remark) { return !TableChance::is_header(remark.first); });
  table.comments_ = record.comments;
  for (const Action& action : record.actions) {
    if (const Verdict verdict = table.perform_step(action); !verdict) {
      return wrong(action.line, verdict.clause, verdict.reason);
    }
  }
  if (const auto result = check_result(*table.game_, record); !result) {
    return tl::unexpected(result.error());
  }
  return table;
}

const Sitter& Table::sitter(Seat seat) const {
  return sitters_[static_cast<std::size_t>(index_of(seat))];
}

int Table::people() const {
  return static_cast<int>(std::ranges::count_if(sitters_, &Sitter::is_person));
}

std::uint64_t Table::draws_so_far() const {
  return static_cast<std::uint64_t>(std::ranges::count_if(
      steps_, [](const Step& step) { return step.action.kind == Action::Kind::chance; }));
}

Verdict Table::perform_step(const Action& action) {
  auto step = take_step(*game_, action, static_cast<int>(steps_.size()) + 1);
  if (!step) return std::move(step.error());
  steps_.push_back(std::move(*step));
  return Verdict::allowed();
}

std::optional<Action> Table::next_without_decision() const {
  const Turn turn = game_->turn();
  if (pending_ || turn.is_over()) return std::nullopt;
  if (turn.is_chance()) {
    const auto source = chance_.draw(draws_so_far());
    if (!source) return std::nullopt;
    return Action{Action::Kind::chance, nobody, game_->draw(*source)};
  }
  const Seat seat = turn.seats.lowest();
  std::string skip = game_->forced_skip(seat);
  if (skip.empty()) return std::nullopt;
  return Action{Action::Kind::move, seat, std::move(skip)};
}

std::size_t Table::advance() {
  const std::size_t before = steps_.size();
  while (const auto action = next_without_decision()) perform_step(*action);
  return steps_.size() - before;
}

Verdict Table::enact(const Action& action) { return perform_step(action); }

bool Table::awaits_secret() const { return chance_.is_closed() && game_->turn().is_chance(); }

Verdict Table::play(Seat seat, std::string_view move) {
  if (pending_) {
    return Verdict::refused(table_clause, Message("table.confirm-first"));
  }
  return perform_step({Action::Kind::move, seat, std::string(move)});
}

Verdict Table::play_bot(Seat seat, Watch* watch) {
  const auto index = static_cast<std::size_t>(index_of(seat));
  if (index >= bots_.size() || sitters_[index].is_person()) {
    return Verdict::refused(table_clause, Message("table.no-bot-here"));
  }
  if (!game_->turn().has(seat))
    return Verdict::refused(table_clause, Message("table.bot-not-to-move"));
  if (chance_.is_closed()) {
    return Verdict::refused(table_clause, Message("table.bot-needs-secret"));
  }
  const std::uint64_t seed = chance_.bot_seed(steps_.size(), seat);
  const std::unique_ptr<AnyView> view = game_->view(seat);
  const Bot* engine = sitters_[index].engine.get();
  const Thought thought = engine != nullptr ? engine->think({*view, seed, engine_limits, watch})
                                            : bots_[index]->think(*view, seed, watch);
  if (watch != nullptr && watch->wants_stop()) {
    return Verdict::refused(table_clause, Message("table.bot-stopped"));
  }
  if (!thought.failure.empty()) return Verdict::refused(table_clause, said(thought.failure));
  return play(seat, thought.move);
}

void Table::seat_engine(Seat seat, std::shared_ptr<const Bot> engine) {
  Sitter& there = sitters_[static_cast<std::size_t>(index_of(seat))];
  if (there.is_person()) there.engine = std::move(engine);
}

Verdict Table::resign(Seat seat) {
  Verdict verdict = perform_step({Action::Kind::resign, seat, {}});
  if (verdict) pending_.reset();
  return verdict;
}

Verdict Table::time_up() {
  if (Verdict verdict = game_->clone()->time_up(); !verdict) return verdict;
  if (pending_) confirm();
  return perform_step({Action::Kind::time_up, nobody, {}});
}

Verdict Table::propose(Seat seat, std::string_view move, std::chrono::milliseconds now) {
  const int seconds = game_->info().confirm_seconds;
  if (seconds == 0 || pending_) return play(seat, move);
  Verdict verdict = game_->check(seat, move);
  if (verdict) pending_ = PendingMove{seat, std::string(move), now + std::chrono::seconds(seconds)};
  return verdict;
}

Verdict Table::confirm() {
  if (!pending_) return Verdict::refused(table_clause, Message("table.nothing-to-confirm"));
  const PendingMove move = *std::exchange(pending_, std::nullopt);
  return play(move.seat, move.text);
}

bool Table::take_back() { return std::exchange(pending_, std::nullopt).has_value(); }

bool Table::tick(std::chrono::milliseconds now) {
  if (!pending_ || now < pending_->deadline) return false;
  confirm();
  return true;
}

bool Table::undo() {
  if (take_back()) return true;
  const auto decided = std::ranges::find_if(steps_.rbegin(), steps_.rend(), [&](const auto& step) {
    const bool by_seat = step.action.seat != nobody && !step.is_skip;
    return by_seat && sitter(step.action.seat).is_person();
  });
  if (decided == steps_.rend()) return false;
  rewind(static_cast<std::size_t>(std::prev(decided.base()) - steps_.begin()));
  return true;
}

void Table::rewind(std::size_t steps) {
  steps_.resize(std::min(steps, steps_.size()));
  game_ = origin_->clone();
  for (const Step& step : steps_) perform(*game_, step.action);
}

Record Table::record() const { return make_record(game_->turn().is_over()); }

Record Table::record_with_secret() const { return make_record(true); }

Record Table::make_record(bool with_secret) const {
  Record out;
  out.game = game_->info().id;
  out.rules_version = game_->rules_version();
  out.options = game_->options();
  out.position = origin_position_;
  for (const Sitter& sitter : sitters_) out.seats.push_back(name_in_record(sitter));
  out.remarks = remarks_;
  out.comments = comments_;
  std::ranges::move(chance_.remarks(with_secret), std::back_inserter(out.remarks));
  for (const Step& step : steps_) out.actions.push_back(step.action);
  if (game_->turn().is_over()) {
    RecordedResult result;
    const Scores scores = game_->scores();
    result.scores.assign(scores.begin(), scores.end());
    result.winners = game_->winners();
    out.result = result;
  }
  return out;
}

}  // namespace twenties
