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

// One table in the memory of the server, with everybody who looks at it. All of its work is done
// on one strand. A change is told and acknowledged when it is on disk, and not before; while it is
// being written the next ones wait.
class Room : public std::enable_shared_from_this<Room> {
 public:
  using Change = std::function<Verdict(Match& match, Moment now)>;
  // The match is nullptr if there is no such table or it cannot be read.
  using Answer = std::function<void(const Verdict& verdict, const Match* match)>;

  Room(Services services, std::string table);

  void change(Change change, Answer answer = {});
  // From now on the listener hears of what this viewer may know. A viewer without a seat who has
  // one at this table looks from there.
  void watch(const std::shared_ptr<Listener>& listener, Seat seat, const std::string& person,
             std::uint64_t after);
  void unwatch(const std::shared_ptr<Listener>& listener, Seat seat);
  // Tells a page of the events after a number once more.
  void history(const std::shared_ptr<Listener>& listener, Seat seat, const std::string& person,
               std::uint64_t after);
  // The listener is gone.
  void forget(const Listener* listener);
  // Another server has added something.
  void look_again();
  // Another server does not run any more: who was connected there is away, unless they are here.
  void lost(const std::string& server);
  // After a start: lets clocks run on that stood still while no server ran, and bots move.
  void wake(Moment last_alive);
  // Asks, on the strand, to be let go if nobody needs the room in memory. After a yes it does
  // nothing any more. The caller gives the pointer away, so that nobody else has one from it.
  static void ask_idle(std::shared_ptr<Room> room, std::function<bool()> let_go);
  // Clocks stand still from now on; calls back when that is on disk.
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

  // News that is the same for every spectator, except for the host, who reads that it is their
  // table.
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
  // Sees to what is due: the next tick, and bots. `patience` delays the bots, which another server
  // may be seeing to.
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
  bool let_go_ = false;
  bool busy_ = false;
  bool news_waits_ = false;
  bool closing_ = false;
  std::deque<Job> waiting_;
  std::vector<Watcher> watchers_;
  std::set<std::pair<int, std::uint64_t>> thinking_;  // seat and what is answered
  Moment armed_ = 0;                                  // the tick that the alarm knows of
};

// What lists show of a match.
TableSummary summary_of(const Match& match);
// When something happened last that everybody may know; a tile that is being placed is a secret.
Moment changed_of(const Match& match);

}  // namespace twenties
