#include "server/table_directory.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <future>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "match/fairness.hpp"
#include "protocol/apply_command.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

using Kind = ClientMessage::Kind;

constexpr std::int64_t retry_after_store = 2'000;  // milliseconds
constexpr std::int64_t retry_after_rate = 6'000;
constexpr auto longest_farewell = std::chrono::seconds(10);
constexpr std::int64_t alive_for =
    5'000;  // a server whose heartbeat is at most this old is running
constexpr std::size_t most_tables_at_start = 100'000;

void send(const std::shared_ptr<Listener>& to, const ServerMessage& message) {
  to->send(std::make_shared<const std::string>(print_server_message(message)));
}

bool is_for_people(const MatchSetup& setup) {
  return std::ranges::any_of(setup.seats, [](const SeatPlan& seat) {
    return seat.kind == SeatPlan::Kind::open || seat.kind == SeatPlan::Kind::reserved;
  });
}

using NameBytes = std::array<std::uint8_t, 16>;

std::string table_name(const NameBytes& bytes) {
  std::array<char, 32> text{};
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(),
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  return text.data();
}

}  // namespace

std::string fresh_table_name() {
  NameBytes bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return table_name(bytes);
}

bool is_table_name(std::string_view text) {
  return text.size() == 22 && std::ranges::all_of(text, [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                  c == '-' || c == '_';
         });
}

TableDirectory::TableDirectory(Services services) : services_(std::move(services)) {}

Result<void> TableDirectory::open() {
  const auto last_alive = services_.store.last_alive();
  if (!last_alive) return tl::unexpected(last_alive.error());
  TableQuery query;
  query.status = TableStatus::running;
  query.most = most_tables_at_start;
  const auto summaries = services_.store.summaries(query);
  if (!summaries) return tl::unexpected(summaries.error());
  services_.store.on_news([this](std::string_view table, std::uint64_t) {
    std::vector<std::shared_ptr<Room>> concerned;
    {
      const std::scoped_lock lock(mutex_);
      for (const auto& [name, room] : rooms_) {
        if (table.empty() || name == table) concerned.push_back(room);
      }
    }
    for (const auto& room : concerned) room->look_again();
  });
  // If another server has been running all the time, no clock was stopped.
  const bool others = services_.now() - *last_alive < alive_for;
  for (const StoredSummary& summary : *summaries)
    room(summary.table)->wake(others ? 0 : *last_alive);
  services_.log.info("games under way", {{"tables", std::to_string(summaries->size())}});
  return {};
}

void TableDirectory::close() {
  std::vector<std::shared_ptr<Room>> all;
  {
    const std::scoped_lock lock(mutex_);
    closed_ = true;
    for (const auto& [name, room] : rooms_) all.push_back(room);
  }
  services_.store.on_news({});
  std::vector<std::future<void>> done;
  for (const auto& room : all) {
    auto promise = std::make_shared<std::promise<void>>();
    done.push_back(promise->get_future());
    room->close([promise] { promise->set_value(); });
  }
  const auto deadline = std::chrono::steady_clock::now() + longest_farewell;
  for (const auto& each : done) each.wait_until(deadline);
}

void TableDirectory::clear() {
  const std::scoped_lock lock(mutex_);
  rooms_.clear();
}

std::shared_ptr<Room> TableDirectory::room(const std::string& table) {
  const std::scoped_lock lock(mutex_);
  auto& room = rooms_[table];
  if (!room) {
    room = std::make_shared<Room>(services_, table);
    ++services_.metrics.tables;
  }
  return room;
}

void TableDirectory::tidy() {
  std::vector<std::string> names;
  {
    const std::scoped_lock lock(mutex_);
    for (const auto& [name, room] : rooms_) names.push_back(name);
  }
  for (const std::string& name : names) {
    if (auto room = find_room(name)) {
      Room::ask_idle(std::move(room), [this, name] { return drop(name); });
    }
  }
}

std::shared_ptr<Room> TableDirectory::find_room(const std::string& table) {
  const std::scoped_lock lock(mutex_);
  const auto found = rooms_.find(table);
  return found == rooms_.end() ? nullptr : found->second;
}

// The map and the room itself hold it. Any other holder is about to use it.
bool TableDirectory::drop(const std::string& table) {
  const std::scoped_lock lock(mutex_);
  const auto found = rooms_.find(table);
  if (found == rooms_.end() || found->second.use_count() > 2) return false;
  rooms_.erase(found);
  --services_.metrics.tables;
  return true;
}

void TableDirectory::receive(const ClientMessage& message, const Guest& guest,
                             const std::shared_ptr<Listener>& from) {
  const bool of_connection =
      message.kind == Kind::hello || message.kind == Kind::name || message.kind == Kind::ping;
  if (of_connection) return;  // which handles these itself
  if (closed_) {
    return answer(message, from, Verdict::refused(store_clause, Message("server.stopping")), 0);
  }
  if (!is_table_name(message.table)) {
    ServerMessage gone;
    gone.kind = ServerMessage::Kind::gone;
    gone.id = message.id;
    gone.reason = Message("table.no-such-table");
    from->refused();
    return send(from, gone);
  }
  switch (message.kind) {
    case Kind::watch:
      return room(message.table)->watch(from, message.seat, guest.id, message.after);
    case Kind::unwatch:
      return room(message.table)->unwatch(from, message.seat);
    case Kind::history:
      return room(message.table)->history(from, message.seat, guest.id, message.after);
    case Kind::rematch:
      return rematch(message, guest, from);
    default:
      return change(message, from,
                    [message, guest, via = services_.peers.self()](Match& match, Moment now) {
                      return apply_command(match, message, guest, now, via);
                    });
  }
}

void TableDirectory::change(const ClientMessage& message, const std::shared_ptr<Listener>& from,
                            Room::Change change) {
  room(message.table)
      ->change(std::move(change),
               [this, message, from](const Verdict& verdict, const Match* match) {
                 answer(message, from, verdict, match == nullptr ? 0 : match->answers());
               });
}

void TableDirectory::answer(const ClientMessage& message, const std::shared_ptr<Listener>& from,
                            const Verdict& verdict, std::uint64_t number, std::string table) {
  ServerMessage out;
  out.id = message.id;
  out.table = std::move(table);
  if (verdict) {
    out.kind = ServerMessage::Kind::done;
    out.number = number;
    ++services_.metrics.acknowledged;
  } else {
    out.kind = ServerMessage::Kind::refused;
    out.clause = verdict.clause;
    out.reason = verdict.reason;
    if (verdict.clause == store_clause) out.retry_after = retry_after_store;
    if (verdict.clause == rate_clause) out.retry_after = retry_after_rate;
    services_.metrics.count_rejected(
        verdict.clause == table_clause || verdict.clause == stale_clause ||
                verdict.clause == rights_clause || verdict.clause == store_clause
            ? verdict.clause
            : std::string_view("rules"));
    from->refused();
  }
  send(from, out);
}

// The next table is on disk before its name is announced, so that clients can go there at once. The
// name is derived from the old table, so that simultaneous requests make the same table, and the
// next request completes what a crashed server left undone.
void TableDirectory::rematch(const ClientMessage& message, const Guest& guest,
                             const std::shared_ptr<Listener>& from) {
  room(message.table)
      ->change([](Match&, Moment) { return Verdict::allowed(); },
               [this, message, guest, from](const Verdict& verdict, const Match* match) {
                 if (match == nullptr || !verdict) return answer(message, from, verdict, 0);
                 make_rematch(message, guest, from, *match);
               });
}

void TableDirectory::make_rematch(const ClientMessage& message, const Guest& guest,
                                  const std::shared_ptr<Listener>& from, const Match& match) {
  const bool same = message.same_tiles;
  std::string next = match.next_table(same);
  const bool plays = !match.seats_of(guest.id).empty();
  if (!plays || (next.empty() && !match.would_play_again(guest.id, same))) {
    return agree_to_rematch(message, guest, from, "");
  }
  if (next.empty()) {
    next = table_name(services_.mint->derive(cat(same ? "same " : "rematch ", message.table)));
  }
  MatchSetup setup = match.rematch_setup(guest.id, same, fresh_secret());
  setup.after = message.table;
  make_table(
      std::move(setup),
      [this, message, guest, from](const Result<std::string>& made) {
        if (made) return agree_to_rematch(message, guest, from, *made);
        answer(message, from, Verdict::refused(store_clause, made.error().message), 0);
      },
      next);
}

void TableDirectory::agree_to_rematch(const ClientMessage& message, const Guest& guest,
                                      const std::shared_ptr<Listener>& from,
                                      const std::string& made) {
  room(message.table)
      ->change(
          [message, person = guest.id, from, made, paid = false](Match& match, Moment now) mutable {
            const bool same = message.same_tiles;
            const Sender sender{person, message.id, now};
            const bool settles = !match.seats_of(person).empty() && !match.done_before(sender) &&
                                 match.would_play_again(person, same);
            if (settles && made.empty()) return Verdict::allowed();
            if (settles && !paid) {
              if (from->charge_table() > 0) {
                return Verdict::refused(rate_clause, Message("server.too-many-tables"));
              }
              paid = true;
            }
            return match.play_again(sender, same, made.empty() ? fresh_table_name() : made);
          },
          [this, message, guest, from, made](const Verdict& verdict, const Match* match) {
            if (match == nullptr || !verdict) return answer(message, from, verdict, 0);
            const bool same = message.same_tiles;
            // The others have agreed since the check: now the next table has to be made.
            if (made.empty() && match->would_play_again(guest.id, same)) {
              return make_rematch(message, guest, from, *match);
            }
            answer(message, from, verdict, match->answers(), match->next_table(same));
          });
}

void TableDirectory::lost(const std::string& server) {
  services_.log.warn("another server is gone", {{"server", server}});
  TableQuery query;
  query.status = TableStatus::running;
  query.most = most_tables_at_start;
  const auto summaries = services_.store.summaries(query);
  if (!summaries) return;
  for (const StoredSummary& summary : *summaries) room(summary.table)->lost(server);
}

void TableDirectory::forget(const Listener& listener, const std::set<std::string>& tables) {
  for (const std::string& table : tables) {
    if (const auto room = find_room(table)) room->forget(&listener);
  }
}

std::optional<Message> TableDirectory::refuse_table(const MatchSetup& setup) const {
  if (is_for_people(setup) || services_.bot_tables.is_room_for(setup.host)) return std::nullopt;
  return Message("server.too-many-bot-games");
}

void TableDirectory::make_table(MatchSetup setup, Made made, const std::string& reserved_name) {
  if (closed_) return made(failure(Message("server.stopping")));
  if (setup.secret.empty()) setup.secret = fresh_secret();
  for (const SeatPlan& seat : setup.seats) {
    if (seat.kind == SeatPlan::Kind::engine && !services_.bot_pool.knows_engine(seat.name)) {
      return made(failure(Message("server.no-engine", {{"name", quote(seat.name)}})));
    }
  }
  auto match = Match::open(services_.registry, std::move(setup), services_.now());
  if (!match) return made(tl::unexpected(match.error()));
  const std::string table = reserved_name.empty() ? fresh_table_name() : reserved_name;
  Append append{table, 1, match->take_fresh(), summary_of(*match), services_.now()};
  if (!is_for_people(match->setup())) services_.bot_tables.begun(match->setup().host, table);
  services_.writer.write(
      std::move(append), [this, table, is_reserved = !reserved_name.empty(),
                          made = std::move(made)](const Result<Appended>& written) {
        if (!written) {
          services_.bot_tables.over(table);
          services_.log.error("no table made", {{"reason", in_english(written.error())}});
          return made(failure(Message(cannot_store)));
        }
        if (*written != Appended::done && !is_reserved) {
          return made(failure(Message("server.table-not-made")));
        }
        // A game without people begins at once.
        room(table)->change([](Match&, Moment) { return Verdict::allowed(); });
        made(table);
      });
}

}  // namespace twenties
