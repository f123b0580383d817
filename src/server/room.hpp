#pragma once

#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "match/match.hpp"
#include "server/services.hpp"

namespace twenties {

// One table in the memory of the server, with its viewers. All of its work runs on one strand. A
// change is announced and acknowledged only when it is on disk; while it is being written, later
// commands wait.
class Room : public std::enable_shared_from_this<Room> {
 public:
  using Change = std::function<Verdict(Match& match, Moment now)>;
  // The match is nullptr if there is no such table or it cannot be read.
  using Answer = std::function<void(const Verdict& verdict, const Match* match)>;

  Room(Services services, std::string table);

  void change(Change change, Answer answer = {});
  // Subscribes the listener to what this viewer may know. A spectator who has a seat at this table
  // views it from there.
  void watch(const std::shared_ptr<Listener>& listener, Seat seat, const std::string& person,
             std::uint64_t after);
  void unwatch(const std::shared_ptr<Listener>& listener, Seat seat);
  // Sends a page of the events after a number.
  void history(const std::shared_ptr<Listener>& listener, Seat seat, const std::string& person,
               std::uint64_t after);
  // Unsubscribes the listener.
  void forget(const Listener* listener);
  // Another server has appended entries.
  void look_again();
  // Another server is gone: people connected to it are away, unless they are connected here.
  void lost(const std::string& server);
  // After a start: resumes clocks that were stopped while no server ran, and lets bots move.
  void wake(Moment last_alive);
  // Asks, on the strand, whether the room can be dropped from memory. If so, it does nothing any
  // more. The caller moves its pointer here, so that it keeps none.
  static void ask_idle(std::shared_ptr<Room> room, std::function<bool()> drop);
  // Stops the clocks; calls back when that is on disk.
  void close(std::function<void()> closed);

  [[nodiscard]] const std::string& table() const { return table_; }

 private:
  struct Job {
    Change change;
    Answer answer;
    std::int64_t arrived = 0;  // microseconds on the steady clock
    int tries = 0;
  };
  struct Watcher {
    std::weak_ptr<Listener> listener;
    const Listener* key = nullptr;
    Seat seat = nobody;
    std::string person;
    std::uint64_t known = 0;
  };

  // News for spectators, the same for all except the host, for whom `host` is set.
  struct Told {
    std::uint64_t after = 0;
    std::uint64_t number = 0;
    SharedText message;
  };

  void post(std::function<void()> work);
  void take(Job job);
  void start_next();
  void carry_out(Job job);
  void written(Job job, const Verdict& verdict, const Result<Appended>& result);
  void answer(const Job& job, const Verdict& verdict);
  void try_later();
  bool load();
  bool fail_to_load(std::string_view clause, Message problem);
  void follow();
  void tell(Watcher& watcher, Told& spectators);
  void tell_all();
  void add_watcher(Watcher watcher);
  void someone_left(const std::string& person);
  [[nodiscard]] bool is_here(const std::string& person) const;
  void mark_absent();
  void come_back(const std::string& person);
  void note_bot_table();
  // Schedules what is due: the next tick, and bots. `patience` delays bots that another server may
  // be running.
  void arrange(Moment patience = 0);
  void arrange_tick();
  void let_think(const BotTurn& turn);
  void bot_decided(const BotTurn& turn, const Thought& thought);

  Services services_;
  std::string table_;
  Strand strand_;
  std::optional<Match> match_;
  Message problem_;  // why there is no match, and the clause of a refusal for that
  std::string_view problem_clause_;
  bool dropped_ = false;
  bool busy_ = false;
  bool news_waits_ = false;
  bool closing_ = false;
  std::deque<Job> waiting_;
  std::vector<Watcher> watchers_;
  std::set<std::pair<int, std::uint64_t>> thinking_;  // seat and the number it answers
  Moment armed_ = 0;                                  // the tick for which the timer is set
};

// What lists show about a match.
TableSummary summary_of(const Match& match);
// The time of the last event that everybody may know; a tile waiting for confirmation is not known.
Moment changed_of(const Match& match);

}  // namespace twenties
