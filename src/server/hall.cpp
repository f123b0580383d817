#include "server/hall.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <future>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "match/fairness.hpp"
#include "protocol/obedience.hpp"

namespace twenties {

namespace {

using Kind = ClientMessage::Kind;

constexpr std::int64_t retry_after_store = 2'000;  // milliseconds
constexpr std::int64_t alive_for = 5'000;  // a server that wrote its sign of life so long ago runs
constexpr std::size_t most_tables_at_start = 100'000;

void send(const std::shared_ptr<Listener>& to, const ServerMessage& message) {
  to->send(std::make_shared<const std::string>(print_server_message(message)));
}

}  // namespace

std::string fresh_table_name() {
  std::array<unsigned char, 16> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  std::array<char, 32> text{};
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(),
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  return text.data();
}

bool is_table_name(std::string_view text) {
  return text.size() == 22 && std::ranges::all_of(text, [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                  c == '-' || c == '_';
         });
}

Hall::Hall(Services services) : services_(std::move(services)) {}

Result<void> Hall::open() {
  const auto last_alive = services_.store.last_alive();
  if (!last_alive) return failure(last_alive.error().message);
  CardQuery query;
  query.status = TableStatus::running;
  query.most = most_tables_at_start;
  const auto cards = services_.store.cards(query);
  if (!cards) return failure(cards.error().message);
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
  // Where another server has been running all the time, no clock stood still.
  const bool others = services_.now() - *last_alive < alive_for;
  for (const StoredCard& card : *cards) room(card.table)->wake(others ? 0 : *last_alive);
  services_.log.info("games under way", {{"tables", std::to_string(cards->size())}});
  return {};
}

void Hall::close() {
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
  for (const auto& each : done) each.wait_for(std::chrono::seconds(10));
}

void Hall::clear() {
  const std::scoped_lock lock(mutex_);
  rooms_.clear();
}

std::shared_ptr<Room> Hall::room(const std::string& table) {
  const std::scoped_lock lock(mutex_);
  auto& room = rooms_[table];
  if (!room) {
    room = std::make_shared<Room>(services_, table);
    ++services_.metrics.tables;
  }
  return room;
}

void Hall::tidy() {
  std::vector<std::shared_ptr<Room>> all;
  {
    const std::scoped_lock lock(mutex_);
    for (const auto& [name, room] : rooms_) all.push_back(room);
  }
  for (const auto& room : all) {
    room->ask_idle([this, name = room->table()](bool idle) {
      if (!idle) return;
      const std::scoped_lock lock(mutex_);
      if (rooms_.erase(name) > 0) --services_.metrics.tables;
    });
  }
}

void Hall::receive(const ClientMessage& message, const Guest& guest,
                   const std::shared_ptr<Listener>& from) {
  const bool of_connection =
      message.kind == Kind::hello || message.kind == Kind::name || message.kind == Kind::ping;
  if (of_connection) return;  // which sees to these itself
  if (closed_) {
    return answer(message, from, Verdict::refused(store_clause, "the server is about to stop"), 0);
  }
  if (!is_table_name(message.table)) {
    ServerMessage gone;
    gone.kind = ServerMessage::Kind::gone;
    gone.id = message.id;
    gone.reason = "there is no such table";
    from->refused();
    return send(from, gone);
  }
  switch (message.kind) {
    case Kind::watch:
      return room(message.table)->watch(from, message.seat, guest.id, message.after);
    case Kind::unwatch:
      return room(message.table)->unwatch(from, message.seat);
    case Kind::rematch:
      return rematch(message, guest.id, from);
    default:
      return change(message, from, [message, guest](Match& match, Moment now) {
        return obey(match, message, guest, now);
      });
  }
}

void Hall::change(const ClientMessage& message, const std::shared_ptr<Listener>& from,
                  Room::Change change) {
  room(message.table)
      ->change(std::move(change),
               [this, message, from](const Verdict& verdict, const Match* match) {
                 answer(message, from, verdict, match == nullptr ? 0 : match->answers());
               });
}

void Hall::answer(const ClientMessage& message, const std::shared_ptr<Listener>& from,
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
    services_.metrics.count_rejected(
        verdict.clause == table_clause || verdict.clause == stale_clause ||
                verdict.clause == rights_clause || verdict.clause == store_clause
            ? verdict.clause
            : std::string_view("rules"));
    from->refused();
  }
  send(from, out);
}

void Hall::rematch(const ClientMessage& message, const std::string& person,
                   const std::shared_ptr<Listener>& from) {
  const auto setup = std::make_shared<Result<MatchSetup>>();
  room(message.table)
      ->change(
          [setup, message, person](Match& match, Moment now) {
            *setup = match.rematch({person, message.id, now}, message.same_tiles, fresh_secret());
            if (!match.next_table().empty() || *setup) return Verdict::allowed();
            return Verdict::refused(table_clause, setup->error().message);
          },
          [this, setup, message, person, from](const Verdict& verdict, const Match* match) {
            if (match == nullptr || !verdict) return answer(message, from, verdict, 0);
            if (!match->next_table().empty()) {
              return answer(message, from, verdict, match->answers(), match->next_table());
            }
            MatchSetup next = **setup;
            next.after = message.table;
            make_table(
                std::move(next), [this, message, person, from](const Result<std::string>& made) {
                  if (made) return go_on(message, person, from, *made);
                  answer(message, from, Verdict::refused(store_clause, made.error().message), 0);
                });
          });
}

void Hall::go_on(const ClientMessage& message, const std::string& person,
                 const std::shared_ptr<Listener>& from, const std::string& table) {
  room(message.table)
      ->change(
          [message, person, table](Match& match, Moment now) {
            // Two players may have asked at once: the first table counts for both.
            if (!match.next_table().empty()) return Verdict::allowed();
            return match.goes_on({person, message.id, now}, table);
          },
          [this, message, from](const Verdict& verdict, const Match* match) {
            answer(message, from, verdict, match == nullptr ? 0 : match->answers(),
                   match == nullptr ? std::string() : match->next_table());
          });
}

void Hall::forget(const Listener& listener, const std::set<std::string>& tables) {
  for (const std::string& table : tables) {
    std::shared_ptr<Room> room;
    {
      const std::scoped_lock lock(mutex_);
      const auto found = rooms_.find(table);
      if (found != rooms_.end()) room = found->second;
    }
    if (room) room->forget(&listener);
  }
}

void Hall::make_table(MatchSetup setup, Made made) {
  if (closed_) return made(failure("the server is about to stop"));
  if (setup.secret.empty()) setup.secret = fresh_secret();
  for (const SeatPlan& seat : setup.seats) {
    if (seat.kind == SeatPlan::Kind::engine && !services_.thinkers.knows_engine(seat.name)) {
      return made(failure(cat("this server has no engine ", quote(seat.name))));
    }
  }
  auto match = Match::open(services_.registry, std::move(setup), services_.now());
  if (!match) return made(failure(match.error().message));
  const std::string table = fresh_table_name();
  Append append{table, 1, match->take_fresh(), card_of(*match), services_.now()};
  services_.writer.write(std::move(append),
                         [this, table, made = std::move(made)](const Result<Appended>& written) {
                           if (!written) return made(failure(written.error().message));
                           if (*written != Appended::done)
                             return made(failure("the table could not be made"));
                           // A game of bots alone begins at once.
                           room(table)->change([](Match&, Moment) { return Verdict::allowed(); });
                           made(table);
                         });
}

}  // namespace twenties
