#include "match/table.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/text.hpp"
#include "bots/bot.hpp"
#include "core/replay.hpp"

namespace twenties {

namespace {

constexpr std::string_view bot_prefix = "bot ";

// The first problem with who is to sit at the table, or an empty message.
Message problem_with(const std::vector<std::string>& seats, const Game& game) {
  if (seats.size() != static_cast<std::size_t>(game.seats())) {
    return Message("table.seats-filled",
                   {{"seats", game.seats()}, {"taken", static_cast<int>(seats.size())}});
  }
  for (const std::string& seat : seats) {
    const std::string_view level = bot_level(seat);
    if (!level.empty() && !make_player(game.info(), level)) {
      return Message("table.no-such-bot",
                     {{"level", quote(level)}, {"game", std::string(game.info().title)}});
    }
    if (level.empty() && (seat.empty() || tidy_name(seat) != seat)) {
      return Message("table.no-person-called", {{"name", quote(seat)}});
    }
  }
  return {};
}

// Whether a bot sits there that needs another share than this one.
bool is_wrong_share(const std::string& seat, const std::string& share) {
  const std::string_view level = bot_level(seat);
  return !level.empty() && share != level;
}

// Whether each bot finds its name among the shares when those are rotated so far.
bool have_bots_their_shares(const std::vector<std::string>& shares,
                            const std::vector<std::string>& seats, std::size_t rotated) {
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    if (is_wrong_share(seats[seat], shares[(seat + rotated) % shares.size()])) return false;
  }
  return true;
}

}  // namespace

std::string bot_seat(std::string_view level) { return cat(bot_prefix, level); }

std::string_view bot_level(std::string_view seat) {
  return seat.starts_with(bot_prefix) ? seat.substr(bot_prefix.size()) : std::string_view{};
}

std::vector<std::string> seats_of(const Record& record, int seats) {
  std::vector<std::string> out = record.seats;
  for (int seat = static_cast<int>(out.size()); seat < seats; ++seat) {
    out.push_back(cat("Seat ", seat + 1));
  }
  return out;
}

std::vector<std::string> fresh_shares(const std::vector<std::string>& seats) {
  std::vector<std::string> out;
  for (const std::string& seat : seats) {
    const std::string_view level = bot_level(seat);
    out.push_back(level.empty() ? fresh_share() : std::string(level));
  }
  return out;
}

// A game that is played again with the same tiles has its seats rotated, but not its shares.
Message problem_with_shares(const TableChance& chance, const std::vector<std::string>& seats) {
  const Fairness* fairness = chance.fairness();
  if (fairness == nullptr) return {};
  const auto& shares = fairness->shares;
  if (shares.size() != seats.size()) {
    return Message("table.shares-given", {{"seats", static_cast<int>(seats.size())},
                                          {"shares", static_cast<int>(shares.size())}});
  }
  for (std::size_t rotated = 0; rotated < seats.size(); ++rotated) {
    if (have_bots_their_shares(shares, seats, rotated)) return {};
  }
  std::size_t wrong = 0;
  while (!is_wrong_share(seats[wrong], shares[wrong])) ++wrong;
  return Message("table.bot-share",
                 {{"bot", std::string(bot_level(seats[wrong]))}, {"share", quote(shares[wrong])}});
}

Table::Table(std::unique_ptr<Game> origin, std::vector<std::string> seats, TableChance chance)
    : origin_(std::move(origin)),
      game_(origin_->clone()),
      seats_(std::move(seats)),
      chance_(std::move(chance)) {}

Result<Table> Table::open(const GameType& type, std::string_view options,
                          std::vector<std::string> seats, TableChance chance, int rules) {
  return open_game(type.start(options, rules), std::move(seats), std::move(chance));
}

Result<Table> Table::open_at(const GameType& type, std::string_view position,
                             std::vector<std::string> seats, TableChance chance, int rules) {
  auto table = open_game(type.from_position(position, rules), std::move(seats), std::move(chance));
  if (table) table->origin_position_ = table->game().position();
  return table;
}

Result<Table> Table::open_game(Result<std::unique_ptr<Game>> game, std::vector<std::string> seats,
                               TableChance chance) {
  if (!game) return tl::unexpected(game.error());
  if (Message problem = problem_with(seats, **game); !problem.empty()) {
    return failure(std::move(problem));
  }
  if (Message problem = problem_with_shares(chance, seats); !problem.empty()) {
    return failure(std::move(problem));
  }
  return Table(std::move(*game), std::move(seats), std::move(chance));
}

Result<Table> Table::open(const GameType& type, std::string_view options,
                          std::vector<std::string> seats, std::uint64_t seed) {
  return open(type, options, std::move(seats), TableChance::from_seed(seed));
}

Result<Table> Table::open_fairly(const GameType& type, std::string_view options,
                                 std::vector<std::string> seats) {
  auto chance = TableChance::from_fairness(make_fairness(fresh_shares(seats)));
  if (!chance) return tl::unexpected(chance.error());
  return open(type, options, std::move(seats), std::move(*chance));
}

RecordResult<Table> Table::resume(const Registry& registry, const Record& record) {
  const auto wrong = [](int line, std::string_view clause, Message reason) {
    return tl::unexpected(RecordError{line, std::string(clause), std::move(reason)});
  };
  auto replay = Replay::open(registry, record);
  if (!replay) return tl::unexpected(replay.error());
  std::unique_ptr<Game> origin = replay->take_game();
  std::vector<std::string> seats = seats_of(record, origin->seats());
  if (Message problem = problem_with(seats, *origin); !problem.empty()) {
    return wrong(record.lines.seats, {}, std::move(problem));
  }
  auto chance = TableChance::from_record(record);
  if (!chance) return wrong(0, {}, chance.error().message);
  if (Message problem = problem_with_shares(*chance, seats); !problem.empty()) {
    return wrong(0, {}, std::move(problem));
  }
  Table table(std::move(origin), std::move(seats), std::move(*chance));
  table.origin_position_ = record.position;
  std::ranges::copy_if(record.remarks, std::back_inserter(table.remarks_),
                       [](const Remark& remark) { return !TableChance::is_header(remark.first); });
  table.comments_ = record.comments;
  for (const Action& action : record.actions) {
    if (const Verdict verdict = table.enact(action); !verdict) {
      return wrong(action.line, verdict.clause, verdict.reason);
    }
  }
  if (const auto result = check_result(*table.game_, record); !result) {
    return tl::unexpected(result.error());
  }
  return table;
}

std::uint64_t Table::draws_so_far() const {
  return static_cast<std::uint64_t>(std::ranges::count_if(
      steps_, [](const Step& step) { return step.action.kind == Action::Kind::chance; }));
}

Verdict Table::enact(const Action& action) {
  auto step = take_step(*game_, action, static_cast<int>(steps_.size()) + 1);
  if (!step) return std::move(step.error());
  steps_.push_back(std::move(*step));
  return Verdict::allowed();
}

std::optional<Action> Table::next_without_decision() const {
  const Turn turn = game_->turn();
  if (turn.is_over()) return std::nullopt;
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

bool Table::awaits_secret() const { return chance_.is_closed() && game_->turn().is_chance(); }

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
  out.seats = seats_;
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
