#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "crowd/wire.hpp"

namespace twenties {

// What a crowd does to its own messages and connections, as bad networks do.
struct Chaos {
  int most_copies = 1;       // each command is sent one to so many times
  Milliseconds latest{0};    // each copy so much later at most, so that they overtake each other
  double cuts_a_second = 0;  // connections that are cut in the middle, of the whole crowd
};

struct CrowdOptions {
  std::vector<Address> servers;  // of the same tables; who is cut off goes to the next one
  int tables = 10;
  int spectators = 0;  // connections that watch, spread over the tables
  int idle = 0;        // connections that say hello and nothing else
  int devices = 1;     // connections of each seat, all of which play
  bool bots = false;   // a bot has the last seat of each table
  std::string game = "game-of-20";
  std::string options;
  std::string clock = "none";
  double rate = 0;          // moves a second at all tables together; 0: as many as can be
  bool next_tables = true;  // a game that is over is followed by one at a new table
  std::uint64_t seed = 1;
  Milliseconds patience{10'000};  // what is not answered by then is sent once more
  Chaos chaos;
};

// Something that was asked for with an id, and what became of it.
struct Request {
  enum class Outcome : std::uint8_t { waiting, done, refused };

  std::string table;
  std::string person;
  std::string id;
  bool is_move = false;
  Outcome outcome = Outcome::waiting;
  std::string clause;  // of the last refusal
};

// A game that was over, as its players were told.
struct Ended {
  std::string table;
  std::vector<int> scores;
  std::vector<int> winners;
};

struct Figures {
  std::uint64_t moves = 0;              // acknowledged
  std::uint64_t games = 0;              // played to the end
  std::uint64_t heard = 0;              // messages of the server
  std::uint64_t lost = 0;               // connections that ended by themselves
  std::uint64_t short_of_turns = 0;     // moves that the rate asked for while nobody was to move
  std::vector<std::int64_t> latencies;  // of the moves, from sending to `done`, in microseconds
  std::map<std::string, std::uint64_t> trouble;  // refusals by clause, and what else went wrong
};

// Many people with their own connections who play real games, all on the thread of one loop, which
// is not to run any more when the crowd is gone.
class Crowd {
 public:
  Crowd(Loop& loop, CrowdOptions options);
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;
  ~Crowd();

  // They come in small groups, to be open some time later.
  void open_idle();
  void open_tables();
  // How many connections are open, and how many there are to be by now.
  [[nodiscard]] int open() const;
  [[nodiscard]] int wanted() const;
  // Tables at which a game is under way.
  [[nodiscard]] int playing() const;

  // As in the options; what was not moved in time so far is forgotten.
  void set_rate(double rate);
  void play();
  // No more moves; what is under way is still answered.
  void rest();
  // Requests that are not answered yet.
  [[nodiscard]] std::size_t waiting() const;
  // The same in words, for whoever wants to know why.
  [[nodiscard]] std::string what_waits() const;

  // Since the last call of take_figures().
  [[nodiscard]] const Figures& figures() const;
  Figures take_figures();
  // Of all the time.
  [[nodiscard]] std::vector<Request> requests() const;
  [[nodiscard]] const std::vector<Ended>& ended() const;
  // The moves that were acknowledged to each group that plays together, at all of its tables.
  [[nodiscard]] std::vector<std::uint64_t> moves_of_groups() const;

  class Inside;

 private:
  std::unique_ptr<Inside> inside_;
};

}  // namespace twenties
