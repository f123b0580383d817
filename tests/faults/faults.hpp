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

// The timeout for slow operations.
inline constexpr Milliseconds soon{60'000};

// How often a fault is injected: more often with TWENTIES_LONG_TESTS=1.
int rounds(int usual, int at_length);

// Starts a server, on its previous port after a restart; fails the test if it cannot.
void start(std::optional<ServerProcess>& server, std::vector<std::string> arguments,
           const FolderForTests& folder);
std::vector<std::string> with_data(const FolderForTests& folder);

// Opens all connections and tables, and plays.
void begin(Loop& loop, Crowd& crowd);
// Runs until this many more moves are acknowledged to each group.
void play_on(Loop& loop, const Crowd& crowd, std::uint64_t moves);
// Waits until all requests are answered.
void come_to_rest(Loop& loop, Crowd& crowd);

// Checks the server's promise against the log: what was acknowledged is there, once; what was
// refused is not; every game replays, and finished games ended as announced.
void expect_kept(Store& store, const Crowd& crowd);

// One person at one table, controlled by the test.
class PersonForTests {
 public:
  explicit PersonForTests(Loop& loop) : loop_(loop) {}
  PersonForTests(const PersonForTests&) = delete;
  PersonForTests& operator=(const PersonForTests&) = delete;
  ~PersonForTests() { leave(); }

  std::string make_table(const Address& server, const std::string& setup);
  // Connects and watches, and waits for the news.
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
