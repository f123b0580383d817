#include "wasm/local_tables.hpp"

#include "base/text.hpp"
#include "protocol/apply_command.hpp"
#include "protocol/version.hpp"

namespace twenties {

namespace {

using nlohmann::json;
using Kind = ClientMessage::Kind;

json bots_of(const Match& match) {
  json out = json::array();
  for (const BotTurn& turn : match.bot_turns()) {
    const auto view = match.table()->game().view(turn.seat);
    out.push_back({{"seat", number_of(turn.seat)},
                   {"level", turn.level},
                   {"seed", std::to_string(turn.seed)},
                   {"answers", turn.answers},
                   {"view", match.type().print_view(*view)}});
  }
  return out;
}

json names_of(const Match& match) {
  json out = json::array();
  for (const MatchSeat& seat : match.seats()) out.push_back(seat.name());
  return out;
}

tl::expected<MatchSetup, Unanswered> setup_from(const Request& request) {
  MatchSetup setup;
  setup.game = request.text("game");
  setup.options = request.text("options");
  setup.secret = request.text("secret");
  setup.host = local_person;
  for (const std::string& seat : request.texts("seats")) {
    auto plan = read_seat_plan(seat);
    if (!plan) return tl::unexpected(plan.error());
    setup.seats.push_back(std::move(*plan));
  }
  if (const std::string clock = request.text("clock"); !clock.empty()) {
    const auto read = read_clock(clock);
    if (!read) return tl::unexpected(read.error());
    setup.clock = *read;
  }
  if (const std::string text = request.text("record"); !text.empty()) {
    const auto record = read_record(text);
    if (!record) return unanswered(record.error().message());
    setup.game = record->game;
    setup.options = record->options;
    setup.position = record->position;
  }
  return setup;
}

}  // namespace

LocalTable* LocalTables::find(const Request& request) {
  const auto found = tables_.find(request.text("table"));
  return found == tables_.end() ? nullptr : &change(found->second);
}

// A table that is only read is changed as well when it is restored or watched.
LocalTable& LocalTables::change(LocalTable& table) {
  if (!before_.contains(table.name())) before_.emplace(table.name(), table.as_kept());
  return table;
}

LocalTable& LocalTables::add(LocalTable table) {
  const std::string name = table.name();
  before_.emplace(name, std::nullopt);
  return tables_.insert_or_assign(name, std::move(table)).first->second;
}

void LocalTables::take_back() {
  for (auto& [name, table] : before_) {
    if (!table) {
      tables_.erase(name);
      continue;
    }
    tables_.insert_or_assign(name, std::move(*table));
  }
  before_.clear();
}

Answer LocalTables::outcome(LocalTable& table, std::vector<ServerMessage> messages, Moment now) {
  Match* match = table.match();
  if (match == nullptr) return failure(table.problem());
  for (ServerMessage& news : table.host().take_news(*match, now))
    messages.push_back(std::move(news));
  json out{{"table", table.name()},
           {"game", match->setup().game},
           {"options", match->setup().options},
           {"seats", names_of(*match)},
           {"over", match->is_over()},
           {"messages", json::array()},
           {"fresh", table.take_fresh()},
           {"bots", bots_of(*match)}};
  for (const ServerMessage& message : messages) {
    out["messages"].push_back(json::parse(print_server_message(message), nullptr, false));
  }
  if (const auto tick = match->next_tick()) out["next_tick"] = *tick;
  return out;
}

Answer LocalTables::open(const Request& request) {
  auto setup = setup_from(request);
  if (!setup) return tl::unexpected(setup.error());
  const std::string name = request.text("table");
  if (name.empty() || !is_field_text(name) || tables_.contains(name)) {
    return unanswered(Message("table.needs-own-name"));
  }
  const Moment now = request.number("now");
  LocalTable& table = add(LocalTable(*registry_, name));
  if (const auto opened = table.open(std::move(*setup), now); !opened) {
    tables_.erase(name);
    return tl::unexpected(opened.error());
  }
  const Verdict sat = table.sit_everywhere(request.texts("names"), request.texts("shares"), now);
  if (!sat) {
    tables_.erase(name);
    return unanswered(sat.message());
  }
  return outcome(table, {}, now);
}

Answer LocalTables::restore(const Request& request) {
  const std::string name = request.text("table");
  const Moment now = request.number("now");
  if (!tables_.contains(name)) {
    LocalTable& added = add(LocalTable(*registry_, name, request.texts("log")));
    if (added.match() == nullptr) {
      Message problem = added.problem();
      tables_.erase(name);
      return failure(std::move(problem));
    }
    added.wake(now);
  }
  return outcome(*find(request), {}, now);
}

ServerMessage LocalTables::play_again(LocalTable& table, const ClientMessage& message,
                                      const Request& request) {
  Match& match = *table.match();
  const Sender sender{std::string(local_person), message.id, request.number("now")};
  const std::string name = request.text("next");
  if (!match.would_play_again(sender.person, message.same_tiles)) {
    const Verdict verdict = match.play_again(sender, message.same_tiles, name);
    if (!verdict) return refusal_of(message.id, verdict.clause, verdict.reason);
    ServerMessage out = done_for(message.id, match);
    out.table = match.next_table(message.same_tiles);
    return out;
  }
  MatchSetup setup = match.rematch_setup(local_person, message.same_tiles, request.text("secret"));
  if (name.empty() || !is_field_text(name) || tables_.contains(name)) {
    return refusal_of(message.id, table_clause, Message("table.needs-own-name"));
  }
  setup.after = table.name();
  std::vector<std::string> names;
  for (std::size_t i = 0; i < match.seats().size(); ++i) {
    names.push_back(match.seats()[(i + 1) % match.seats().size()].guest.name);
  }
  LocalTable& next = add(LocalTable(*registry_, name));
  const auto opened = next.open(std::move(setup), sender.now);
  const Verdict sat = opened ? next.sit_everywhere(names, request.texts("shares"), sender.now)
                             : Verdict::refused(table_clause, opened.error().message);
  if (!sat) {
    tables_.erase(name);
    return refusal_of(message.id, sat.clause, sat.reason);
  }
  match.play_again(sender, message.same_tiles, name);
  opened_ = name;
  ServerMessage out = done_for(message.id, match);
  out.table = name;
  return out;
}

ServerMessage LocalTables::run_command(LocalTable& table, const ClientMessage& message,
                                       const Request& request) {
  if (message.kind == Kind::rematch) return play_again(table, message, request);
  const Moment now = request.number("now");
  table.match()->tick(now);
  return table.host().run(*table.match(), message, now);
}

Answer LocalTables::tell(const Request& request) {
  const auto message = read_client_message(request.text("message"));
  const Moment now = request.number("now");
  const auto alone = [&](const ServerMessage& only) -> Answer {
    json out{{"messages", json::array()}, {"fresh", json::array()}, {"bots", json::array()}};
    out["messages"].push_back(json::parse(print_server_message(only), nullptr, false));
    return out;
  };
  if (!message)
    return alone(refusal_of(message.error().id, message_clause, message.error().reason));
  if (message->kind == Kind::ping) return alone(answer_of(ServerMessage::Kind::pong, message->id));
  if (message->kind == Kind::hello) {
    ServerMessage welcome = answer_of(ServerMessage::Kind::welcome, {});
    welcome.version = protocol_version;
    return alone(welcome);
  }
  const auto found = tables_.find(message->table);
  LocalTable* table = found == tables_.end() ? nullptr : &change(found->second);
  if (table == nullptr || table->match() == nullptr) {
    ServerMessage gone = answer_of(ServerMessage::Kind::gone, message->id);
    gone.table = message->table;
    gone.reason = table == nullptr ? Message("table.no-such-table") : table->problem();
    return alone(gone);
  }
  if (message->kind == Kind::watch) {
    table->host().watch(message->seat, message->after);
    return outcome(*table, {}, now);
  }
  if (message->kind == Kind::history) {
    return outcome(*table, {table->host().history(*table->match(), *message)}, now);
  }
  if (message->kind == Kind::unwatch) {
    table->host().unwatch(message->seat);
    return outcome(*table, {}, now);
  }
  opened_.clear();
  std::vector<ServerMessage> messages{run_command(*table, *message, request)};
  Answer out = outcome(*table, std::move(messages), now);
  if (!out || opened_.empty()) return out;
  Answer next = outcome(tables_.at(opened_), {}, now);
  if (next) (*out)["opened"] = std::move(*next);
  return out;
}

Answer LocalTables::tick(const Request& request) {
  LocalTable* table = find(request);
  if (table == nullptr || table->match() == nullptr)
    return unanswered(Message("table.no-such-table"));
  table->match()->tick(request.number("now"));
  return outcome(*table, {}, request.number("now"));
}

Answer LocalTables::bot_move(const Request& request) {
  LocalTable* table = find(request);
  if (table == nullptr || table->match() == nullptr)
    return unanswered(Message("table.no-such-table"));
  const Moment now = request.number("now");
  Match& match = *table->match();
  match.tick(now);
  const auto answers = static_cast<std::uint64_t>(request.number("answers"));
  const Verdict verdict = match.bot_move(request.seat(), answers, request.text("move"), now);
  Answer out = outcome(*table, {}, now);
  if (out && !verdict) (*out)["refused"] = json_of(verdict.message());
  return out;
}

Answer LocalTables::record(const Request& request) {
  LocalTable* table = find(request);
  if (table == nullptr || table->match() == nullptr)
    return unanswered(Message("table.no-such-table"));
  if (table->match()->table() == nullptr) return failure(Message("table.game-not-begun"));
  return json{{"record", print_record(table->match()->record())}};
}

Answer LocalTables::close(const Request& request) {
  tables_.erase(request.text("table"));
  before_.erase(request.text("table"));
  return json::object();
}

}  // namespace twenties
