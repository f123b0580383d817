#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "crowd/wire.hpp"

namespace twenties {

// Faults that a crowd applies to its own messages and connections, like a bad network.
struct Chaos {
  int most_copies = 1;       // each command is sent one to this many times
  Milliseconds latest{0};    // maximum delay of each copy, so that copies overtake each other
  double cuts_a_second = 0;  // connections cut per second, of the whole crowd
};

struct CrowdOptions {
  std::vector<Address>
      servers;  // of the same tables; a client that is cut off goes to the next one
  int tables = 10;
  int spectators = 0;  // connections that watch, spread over the tables
  int idle = 0;        // connections that only send hello
  int devices = 1;     // connections of each seat, all of which play
  bool bots = false;   // a bot has the last seat of each table
  std::string game = "game-of-20";
  std::string options;
  std::string clock = "none";
  double rate = 0;          // moves a second at all tables together; 0: as many as possible
  bool next_tables = true;  // a new table follows when a game is over
  std::uint64_t seed = 1;
  Milliseconds patience{10'000};  // unanswered requests are resent after this
  Chaos chaos;
};

// A request with an id, and its outcome.
struct Request {
  enum class Outcome : std::uint8_t { waiting, done, refused };

  std::string table;
  std::string person;
  std::string id;
  bool is_move = false;
  Outcome outcome = Outcome::waiting;
  std::string clause;  // of the last refusal
};

// A finished game, as its players were told.
struct Ended {
  std::string table;
  std::vector<int> scores;
  std::vector<int> winners;
};

struct Figures {
  std::uint64_t moves = 0;              // acknowledged
  std::uint64_t games = 0;              // played to the end
  std::uint64_t heard = 0;              // messages of the server
  std::uint64_t lost = 0;               // connections that ended unexpectedly
  std::uint64_t short_of_turns = 0;     // moves that were due while no client could move
  std::vector<std::int64_t> latencies;  // of the moves, from sending to `done`, in microseconds
  std::map<std::string, std::uint64_t> trouble;  // refusals by clause, and other problems
};

// Many simulated clients that play real games, all on the thread of one loop, which must not run
// after the crowd is destroyed.
class Crowd {
 public:
  Crowd(Loop& loop, CrowdOptions options);
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;
  ~Crowd();

  // Opens connections in small groups, asynchronously.
  void open_idle();
  void open_tables();
  // How many connections are open, and how many should be by now.
  [[nodiscard]] int open() const;
  [[nodiscard]] int wanted() const;
  // Tables at which a game is under way.
  [[nodiscard]] int playing() const;

  // As in the options; moves that are overdue are forgotten.
  void set_rate(double rate);
  void play();
  // Stops moving; pending requests are still answered.
  void rest();
  // Requests that are not answered yet.
  [[nodiscard]] std::size_t waiting() const;
  // The same in words, for diagnosis.
  [[nodiscard]] std::string what_waits() const;

  // Since the last call of take_figures().
  [[nodiscard]] const Figures& figures() const;
  Figures take_figures();
  // Since the start.
  [[nodiscard]] std::vector<Request> requests() const;
  [[nodiscard]] const std::vector<Ended>& ended() const;
  // The moves that were acknowledged to each group that plays together, at all of its tables.
  [[nodiscard]] std::vector<std::uint64_t> moves_of_groups() const;

  class Inside;

 private:
  std::unique_ptr<Inside> inside_;
};

}  // namespace twenties
