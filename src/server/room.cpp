#include "server/room.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "base/text.hpp"
#include "protocol/news_of_match.hpp"
#include "protocol/server_message.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

constexpr Moment leaving_delay = 3'000;     // a reloaded page is back by then
constexpr Moment absence_delay = 10'000;    // after a start, for people to come back
constexpr Moment foreign_patience = 8'000;  // for a bot that another server should be running
constexpr Moment retry_delay = 2'000;       // after the store has failed
constexpr int most_tries = 20;

std::int64_t steady_now() {
  return std::chrono::duration_cast<std::chrono::microseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

SharedText message_of(const ServerMessage& message) {
  return std::make_shared<const std::string>(print_server_message(message));
}

}  // namespace

Room::Room(Services services, std::string table)
    : services_(std::move(services)), table_(std::move(table)), strand_(services_.make_strand()) {}

void Room::post(std::function<void()> work) {
  strand_([self = shared_from_this(), work = std::move(work)] { work(); });
}

void Room::change(Change change, Answer answer) {
  Job job{std::move(change), std::move(answer), steady_now()};
  post([this, job = std::move(job)]() mutable { take(std::move(job)); });
}

void Room::take(Job job) {
  if (dropped_) return;  // a timer that fired at the last moment; commands go through the directory
  waiting_.push_back(std::move(job));
  start_next();
}

void Room::start_next() {
  while (!busy_ && !waiting_.empty()) {
    if (std::exchange(news_waits_, false)) follow();
    Job job = std::move(waiting_.front());
    waiting_.pop_front();
    carry_out(std::move(job));
  }
  if (!busy_ && std::exchange(news_waits_, false)) follow();
}

void Room::carry_out(Job job) {
  if (!load()) {
    answer(job, Verdict::refused(problem_clause_, problem_));
    return;
  }
  const Moment now = services_.now();
  match_->tick(now);
  const Verdict verdict = job.change(*match_, now);
  Append append{table_, 0, match_->take_fresh(), {}, now};
  if (append.entries.empty()) {
    answer(job, verdict);
    arrange();
    return;
  }
  append.first = match_->length() + 1 - append.entries.size();
  append.summary = summary_of(*match_);
  append.now = changed_of(*match_);
  busy_ = true;
  services_.writer.write(std::move(append), [self = shared_from_this(), job = std::move(job),
                                             verdict](const Result<Appended>& result) mutable {
    self->post([room = self.get(), job = std::move(job), verdict, result]() mutable {
      room->written(std::move(job), verdict, result);
    });
  });
}

void Room::written(Job job, const Verdict& verdict, const Result<Appended>& result) {
  busy_ = false;
  if (result && *result == Appended::done) {
    services_.metrics.store_written = services_.now();
    answer(job, verdict);
    tell_all();
    note_bot_table();
    arrange();
  } else if (result && job.tries < most_tries) {
    // Another server was first: retry the command against the new state.
    ++services_.metrics.conflicts;
    match_.reset();
    ++job.tries;
    waiting_.push_front(std::move(job));
    load();
  } else {
    match_.reset();
    const Message conflict("server.conflict");
    services_.log.error("not written",
                        {{"reason", result ? in_english(conflict) : in_english(result.error())}});
    answer(job, Verdict::refused(store_clause, result ? conflict : Message(cannot_store)));
    try_later();
  }
  start_next();
}

// If the disk is full, actions of bots and clocks are not lost: the room retries.
void Room::try_later() {
  services_.timer.after(retry_delay, [room = weak_from_this()] {
    if (const auto self = room.lock()) {
      self->change([](Match&, Moment) { return Verdict::allowed(); });
    }
  });
}

void Room::answer(const Job& job, const Verdict& verdict) {
  if (job.answer) job.answer(verdict, match_ ? &*match_ : nullptr);
  services_.metrics.observe_latency(steady_now() - job.arrived);
}

bool Room::load() {
  if (match_) return true;
  const auto log = services_.store.entries(table_, 1);
  if (!log) {
    services_.log.error("not read", {{"reason", in_english(log.error())}});
    return fail_to_load(store_clause, Message(cannot_read));
  }
  if (log->empty()) return fail_to_load(table_clause, Message("table.no-such-table"));
  auto match = Match::restore(services_.registry, *log);
  if (!match) {
    // The reason quotes the log, which has secrets, so it goes only to the store.
    services_.log.error("set aside", {{"entries", std::to_string(log->size())}});
    if (const auto done = services_.store.set_aside(table_, in_english(match.error())); !done) {
      services_.log.error("not set aside", {{"reason", in_english(done.error())}});
    }
    return fail_to_load(table_clause, Message("server.set-aside"));
  }
  match_.emplace(std::move(*match));
  // Entries may have been written without an answer, for example when the connection to the
  // database was lost: all viewers get them now.
  tell_all();
  note_bot_table();
  return true;
}

void Room::note_bot_table() {
  if (std::ranges::any_of(match_->seats(), &MatchSeat::is_person)) return;
  if (match_->is_over()) {
    services_.bot_tables.over(table_);
  } else {
    services_.bot_tables.begun(match_->setup().host, table_);
  }
}

bool Room::fail_to_load(std::string_view clause, Message problem) {
  problem_clause_ = clause;
  problem_ = std::move(problem);
  return false;
}

void Room::look_again() {
  post([this] {
    news_waits_ = true;
    start_next();
  });
}

void Room::follow() {
  if (!match_) return;
  const auto entries = services_.store.entries(table_, match_->length() + 1);
  if (!entries || entries->empty()) return;
  if (!match_->follow(*entries)) {
    match_.reset();
    if (!load()) return;
  }
  tell_all();
  // Somebody who left another server may be connected here, and a pause by another server does not
  // apply to those who play on at this one.
  if (match_->is_paused() && !closing_) {
    waiting_.push_back({[](Match& match, Moment now) {
                          match.resume(now);
                          return Verdict::allowed();
                        },
                        {},
                        steady_now()});
  }
  for (const MatchSeat& seat : match_->seats()) {
    if (!seat.away || !is_here(seat.guest.id)) continue;
    come_back(seat.guest.id);
  }
  arrange(foreign_patience);
}

void Room::watch(const std::shared_ptr<Listener>& listener, Seat seat, const std::string& person,
                 std::uint64_t after) {
  change({[](Match&, Moment) { return Verdict::allowed(); }},
         [this, watcher = Watcher{listener, listener.get(), seat, person, after}](
             const Verdict& verdict, const Match* match) mutable {
           if (match == nullptr) {
             ServerMessage gone;
             gone.kind = ServerMessage::Kind::gone;
             gone.table = table_;
             gone.reason = verdict.reason;
             if (const auto to = watcher.listener.lock()) to->send(message_of(gone));
             return;
           }
           const SeatSet own = match->seats_of(watcher.person);
           if (watcher.seat == nobody && !own.empty()) watcher.seat = own.lowest();
           if (watcher.seat != nobody && !own.has(watcher.seat)) watcher.seat = nobody;
           add_watcher(std::move(watcher));
         });
}

void Room::add_watcher(Watcher watcher) {
  std::erase_if(watchers_, [&](const Watcher& other) {
    return other.key == watcher.key && other.seat == watcher.seat;
  });
  const std::uint64_t all = events_for(*match_, watcher.seat);
  if (watcher.known > 0) ++services_.metrics.resyncs;
  // A number that does not exist: the client gets all events.
  if (watcher.known > all) watcher.known = 0;
  watchers_.push_back(std::move(watcher));
  Watcher& added = watchers_.back();
  if (const auto to = added.listener.lock()) {
    ServerMessage message;
    message.kind = ServerMessage::Kind::news;
    message.news =
        news_of(*match_, table_, {added.seat, added.person}, added.known, services_.now());
    added.known = message.news.number;
    to->send(message_of(message));
  }
  if (added.seat != nobody) come_back(added.person);
}

void Room::come_back(const std::string& person) {
  change([person, via = services_.peers.self()](Match& match, Moment now) {
    match.came_back(person, now, via);
    return Verdict::allowed();
  });
}

void Room::history(const std::shared_ptr<Listener>& listener, Seat seat, const std::string& person,
                   std::uint64_t after) {
  change({[](Match&, Moment) { return Verdict::allowed(); }},
         [this, listener, seat, person, after](const Verdict&, const Match* match) {
           if (match == nullptr) return;
           const SeatSet own = match->seats_of(person);
           const Seat viewer = own.has(seat) ? seat : own.empty() ? nobody : own.lowest();
           ServerMessage message;
           message.kind = ServerMessage::Kind::history;
           message.news = history_of(*match, table_, viewer, after);
           listener->send(message_of(message));
         });
}

void Room::unwatch(const std::shared_ptr<Listener>& listener, Seat seat) {
  post([this, key = listener.get(), seat] {
    std::vector<std::string> people;
    std::erase_if(watchers_, [&](const Watcher& watcher) {
      const bool it = watcher.key == key && (seat == nobody || watcher.seat == seat);
      if (it) people.push_back(watcher.person);
      return it;
    });
    for (const std::string& person : people) someone_left(person);
  });
}

void Room::forget(const Listener* listener) {
  post([this, listener] {
    std::vector<std::string> people;
    std::erase_if(watchers_, [&](const Watcher& watcher) {
      if (watcher.key == listener) people.push_back(watcher.person);
      return watcher.key == listener;
    });
    for (const std::string& person : people) someone_left(person);
  });
}

bool Room::is_here(const std::string& person) const {
  return std::ranges::any_of(watchers_, [&](const Watcher& watcher) {
    return watcher.person == person && watcher.seat != nobody;
  });
}

void Room::someone_left(const std::string& person) {
  if (person.empty() || is_here(person) || !match_ || match_->seats_of(person).empty()) return;
  services_.timer.after(leaving_delay, [room = weak_from_this(), person] {
    const auto self = room.lock();
    if (!self) return;
    self->change([self = self.get(), person](Match& match, Moment now) {
      if (!self->is_here(person) && !self->closing_) match.went_away(person, now);
      return Verdict::allowed();
    });
  });
}

void Room::mark_absent() {
  services_.timer.after(absence_delay, [room = weak_from_this()] {
    const auto self = room.lock();
    if (!self) return;
    self->change([self = self.get()](Match& match, Moment now) {
      std::set<std::string> people;
      for (const MatchSeat& seat : match.seats()) {
        const bool elsewhere = !seat.via.empty() && self->services_.peers.is_running(seat.via);
        if (!elsewhere || seat.via == self->services_.peers.self()) {
          people.insert(seat.guest.id);
        }
      }
      for (const std::string& person : people) {
        if (!self->is_here(person) && !self->closing_) match.went_away(person, now);
      }
      return Verdict::allowed();
    });
  });
}

void Room::lost(const std::string& server) {
  change([this, server](Match& match, Moment now) {
    std::set<std::string> people;
    for (const MatchSeat& seat : match.seats()) {
      if (seat.via == server && !is_here(seat.guest.id)) people.insert(seat.guest.id);
    }
    for (const std::string& person : people) match.went_away(person, now);
    return Verdict::allowed();
  });
}

void Room::tell(Watcher& watcher, Told& spectators) {
  const auto to = watcher.listener.lock();
  if (!to || events_for(*match_, watcher.seat) <= watcher.known) return;
  const bool is_any_spectator = watcher.seat == nobody && watcher.person != match_->setup().host;
  if (is_any_spectator && spectators.message && spectators.after == watcher.known) {
    watcher.known = spectators.number;
    return to->send(spectators.message);
  }
  ServerMessage message;
  message.kind = ServerMessage::Kind::news;
  message.news =
      news_of(*match_, table_, {watcher.seat, watcher.person}, watcher.known, services_.now());
  const std::uint64_t after = std::exchange(watcher.known, message.news.number);
  SharedText printed = message_of(message);
  if (is_any_spectator) spectators = {after, watcher.known, printed};
  to->send(std::move(printed));
}

void Room::tell_all() {
  Told spectators;
  // A spectator who sits down becomes a viewer of that seat and gets all events again from its
  // side.
  for (Watcher& watcher : watchers_) {
    const SeatSet own = match_->seats_of(watcher.person);
    if (watcher.seat == nobody && !own.empty()) {
      watcher.seat = own.lowest();
      watcher.known = 0;
    } else if (watcher.seat != nobody && !own.has(watcher.seat)) {
      watcher.seat = nobody;
      watcher.known = 0;
    }
    tell(watcher, spectators);
  }
}

void Room::wake(Moment last_alive) {
  change([last_alive](Match& match, Moment now) {
    // No server ran since then, so nobody could play.
    if (!match.is_paused() && match.events().back().at < last_alive && last_alive < now) {
      match.pause(last_alive);
    }
    match.resume(now);
    match.tick(now);
    return Verdict::allowed();
  });
  post([this] { mark_absent(); });
}

void Room::ask_idle(std::shared_ptr<Room> room, std::function<bool()> drop) {
  const Strand strand = room->strand_;
  strand([self = std::move(room), drop = std::move(drop)] {
    const auto& match = self->match_;
    const bool due = match && (match->next_tick() || !match->bot_turns().empty());
    if (!self->watchers_.empty() || self->busy_ || !self->waiting_.empty() || due) return;
    self->dropped_ = drop();
  });
}

void Room::close(std::function<void()> closed) {
  change(
      [this](Match& match, Moment now) {
        closing_ = true;
        match.pause(now);
        return Verdict::allowed();
      },
      [closed = std::move(closed)](const Verdict&, const Match*) { closed(); });
}

void Room::arrange(Moment patience) {
  if (!match_ || closing_) return;
  arrange_tick();
  for (const BotTurn& turn : match_->bot_turns()) {
    const auto key = std::pair(index_of(turn.seat), turn.answers);
    if (!thinking_.insert(key).second) continue;
    if (patience == 0) {
      let_think(turn);
      continue;
    }
    services_.timer.after(patience, [room = weak_from_this(), turn] {
      if (const auto self = room.lock())
        self->post([self = self.get(), turn] { self->let_think(turn); });
    });
  }
}

void Room::arrange_tick() {
  const auto next = match_->next_tick();
  // A timer that fires too early only sets the next one.
  if (!next || (armed_ != 0 && armed_ <= *next)) return;
  armed_ = *next;
  services_.timer.after(*next - services_.now(), [room = weak_from_this()] {
    const auto self = room.lock();
    if (!self) return;
    self->change([self = self.get()](Match&, Moment) {
      self->armed_ = 0;
      return Verdict::allowed();  // every change first does what is due
    });
  });
}

void Room::let_think(const BotTurn& turn) {
  const auto key = std::pair(index_of(turn.seat), turn.answers);
  const bool due =
      match_ && !closing_ && !match_->bot_turns().empty() && match_->answers() == turn.answers;
  if (!due) {
    thinking_.erase(key);
    return;
  }
  ThinkingJob job;
  job.view = match_->table()->game().view(turn.seat);
  job.level = turn.level;
  job.engine = turn.engine;
  job.host = match_->setup().host;
  job.seed = turn.seed;
  job.decided = [room = weak_from_this(), turn](const Thought& thought) {
    const auto self = room.lock();
    if (self) self->post([self = self.get(), turn, thought] { self->bot_decided(turn, thought); });
  };
  services_.bot_pool.think(std::move(job));
}

void Room::bot_decided(const BotTurn& turn, const Thought& thought) {
  const bool failed = !thought.failure.empty();
  if (failed)
    services_.log.warn("engine failed", {{"engine", turn.engine}, {"reason", thought.failure}});
  take({[turn, move = thought.move, failed](Match& match, Moment now) {
          if (!failed) return match.bot_move(turn.seat, turn.answers, move, now);
          match.replace_engine(turn.seat, now);
          return Verdict::allowed();
        },
        [this, turn](const Verdict& verdict, const Match*) {
          if (verdict || verdict.clause == stale_clause || verdict.clause == store_clause) {
            thinking_.erase({index_of(turn.seat), turn.answers});
          } else {
            services_.log.error("bot refused",
                                {{"level", turn.level}, {"reason", in_english(verdict)}});
          }
        },
        steady_now()});
}

}  // namespace twenties
