#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "crowd/crowd.hpp"
#include "crowd/server_process.hpp"
#include "protocol/client_message.hpp"
#include "protocol/server_message.hpp"
#include "store/open_store.hpp"
#include "store/stores_for_tests.hpp"

namespace twenties {

// What takes longer than a moment, but must not hang.
inline constexpr Milliseconds soon{60'000};

// How often a fault is brought about: more often with TWENTIES_LONG_TESTS=1.
int rounds(int usual, int at_length);

// Starts a server, on the port that it had before if it has been there; a failed test if it cannot.
void start(std::optional<ServerProcess>& server, std::vector<std::string> arguments,
           const FolderForTests& folder);
std::vector<std::string> with_data(const FolderForTests& folder);

// Opens all connections and tables, and plays.
void begin(Loop& loop, Crowd& crowd);
// Goes on until so many more moves are acknowledged to each of the groups.
void play_on(Loop& loop, const Crowd& crowd, std::uint64_t moves);
// Waits until all that was asked is answered.
void come_to_rest(Loop& loop, Crowd& crowd);

// The promise of the server, held against the log: what was acknowledged is there, and once;
// what was refused is not there; every game replays, and those that were over ended as was told.
void expect_kept(Store& store, const Crowd& crowd);

// One person at one table, who does what the test says.
class PersonForTests {
 public:
  explicit PersonForTests(Loop& loop) : loop_(loop) {}
  PersonForTests(const PersonForTests&) = delete;
  PersonForTests& operator=(const PersonForTests&) = delete;
  ~PersonForTests() { leave(); }

  std::string make_table(const Address& server, const std::string& setup);
  // Connects and watches; the news is there afterwards.
  void come(const Address& server, const std::string& table, Seat seat);
  void leave();
  void say(ClientMessage message);
  void sit(Seat seat);
  [[nodiscard]] const std::optional<News>& news() const { return news_; }

 private:
  const std::string& token(const Address& server);

  Loop& loop_;
  std::string token_;
  std::string table_;
  std::shared_ptr<Wire> wire_;
  std::optional<News> news_;
  int ids_ = 0;
};

}  // namespace twenties
