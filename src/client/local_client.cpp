#include "client/local_client.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"

namespace twenties {

namespace {

constexpr const char* person = "me";
constexpr Limits engine_limits{.time = std::chrono::milliseconds(1000)};  // for each move

}  // namespace

LocalClient::LocalClient(const Registry& registry, Clock now, std::function<void()> changed)
    : registry_(registry),
      now_(std::move(now)),
      changed_(std::move(changed)),
      host_("local", person) {}

void LocalClient::open(Table table, Engines engines, bool confirm, std::chrono::seconds played) {
  LocalPlay play{person, {}, confirm, std::chrono::milliseconds(played).count()};
  for (const auto& [seat, engine] : engines) play.engines.add(seat);
  match_.emplace(Match::local(registry_, std::move(table), std::move(play), now()));
  host_ = TableHost("local", person);
  watched_.clear();
  engines_ = std::move(engines);
  bots_.clear();
  queue_.clear();
}

Thought LocalClient::think(const BotTurn& turn, Watch* watch) {
  const auto view = match_->table()->game().view(turn.seat);
  if (const auto engine = engines_.find(turn.seat); engine != engines_.end()) {
    return engine->second->think({*view, turn.seed, engine_limits, watch});
  }
  auto bot = bots_.find(turn.level);
  if (bot == bots_.end()) {
    bot = bots_.emplace(turn.level, *make_player(match_->type().info(), turn.level)).first;
  }
  return bot->second.think(*view, turn.seed, watch);
}

Result<bool> LocalClient::work(Watch* watch) {
  const std::uint64_t before = match_->length();
  match_->tick(now());
  if (match_->length() == before) {
    const auto turns = match_->bot_turns();
    if (turns.empty()) return false;
    if (match_->table()->chance().is_closed()) return failure(Message("table.bot-needs-secret"));
    const BotTurn& turn = turns.front();
    const Thought thought = think(turn, watch);
    if (watch != nullptr && watch->wants_stop()) return true;
    if (!thought.failure.empty()) return failure(thought.failure);
    const Verdict verdict = match_->bot_move(turn.seat, turn.answers, thought.move, now());
    if (!verdict) return failure(verdict.message());
  }
  publish();
  return true;
}

void LocalClient::watch(const std::string& /*table*/, Seat viewer, std::uint64_t after) {
  watched_.insert(viewer);
  host_.watch(viewer, after);
  publish();
}

bool LocalClient::watches(const std::string& /*table*/, Seat viewer) const {
  return watched_.contains(viewer);
}

void LocalClient::forget(const std::string& /*table*/, Seat viewer) {
  watched_.erase(viewer);
  host_.unwatch(viewer);
}

void LocalClient::unwatch(const std::string& table) {
  while (!watched_.empty()) forget(table, *watched_.begin());
}

std::string LocalClient::ask(ClientMessage message) {
  message.id = cat(++ids_);
  ServerMessage answer = host_.run(*match_, message, now());
  queue_.push_back({Incoming::Kind::message, std::move(answer), message, {}});
  publish();
  return message.id;
}

bool LocalClient::awaits(const std::string& id) const {
  return std::ranges::any_of(
      queue_, [&](const Incoming& one) { return one.request && one.request->id == id; });
}

// The log is not kept: the record is.
void LocalClient::publish() {
  if (!match_->take_fresh().empty()) changed_();
  for (ServerMessage& news : host_.take_news(*match_, now())) {
    queue_.push_back({Incoming::Kind::message, std::move(news), {}, {}});
  }
}

std::optional<TableClient::Incoming> LocalClient::next() {
  if (queue_.empty()) return std::nullopt;
  Incoming out = std::move(queue_.front());
  queue_.pop_front();
  return out;
}

}  // namespace twenties
