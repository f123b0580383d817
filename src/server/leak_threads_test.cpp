// Two games that differ only in what a seat cannot see send that seat the same bytes.

#include <gtest/gtest.h>

#include "base/text.hpp"
#include "match/matches_for_tests.hpp"
#include "protocol/version.hpp"
#include "server/guest_session.hpp"
#include "server/guests_for_tests.hpp"
#include "server/room.hpp"

namespace twenties {
namespace {

constexpr std::string_view table_name = "AAAAAAAAAAAAAAAAAAAAAA";
const std::string token(64, 'a');

// The log of a game of 24/7 in which the token's person has seat 1. The hand of the second seat is
// swapped with hidden tiles.
std::vector<std::string> log_of_game(bool other_hand) {
  MatchSetup setup = setup_for("24/7", "", {"open", "open"});
  Match match = std::move(*Match::open(all_games(), setup, match_start));
  const std::string ann = person_of(token);
  match.sit({ann, "s1", match_start}, seat_at(0), {ann, "Ann", {}}, "x");
  match.sit({"bob", "s2", match_start}, seat_at(1), {"bob", "Bob", {}}, "y");
  std::vector<std::string> log = match.take_fresh();
  if (!other_hand) return log;
  for (std::string& line : log) {
    const std::size_t at = line.find(": deal 2 ");
    if (at == std::string::npos) continue;
    // Another hand that the bag can give.
    line = line.substr(0, at) + ": deal 2 3 3 4 4 5 5";
  }
  return log;
}

std::vector<std::string> heard_by_ann(const std::vector<std::string>& log) {
  auto store = std::move(*open_memory());
  const Match match = std::move(*Match::restore(all_games(), log));
  const std::vector<Append> batch{
      {std::string(table_name), 1, log, summary_of(match), match_start}};
  EXPECT_TRUE(store->append(batch));
  ServerOptions options = quiet_options();
  options.now = [] { return match_start + 5000; };
  const auto server = serve(std::move(store), std::move(options));
  std::vector<std::string> heard;
  RawWebSocket socket(server->port(), cat("Cookie: twenties=", token, "\r\n"));
  socket.send(cat(R"({"type":"hello","version":)", protocol_version, "}"));
  socket.send(cat(R"({"type":"watch","table":")", table_name, R"("})"));
  for (int i = 0; i < 2; ++i) heard.push_back(socket.receive().value_or(""));
  const auto news = read_server_message(heard.back());
  EXPECT_TRUE(news);
  EXPECT_EQ(news->news.seat, 1);
  const RawReply summary = request(server->port(), "GET", cat("/api/tables/", table_name));
  heard.push_back(summary.body);
  return heard;
}

TEST(Leak, AnotherHandOfTheOtherSeatChangesNoByteOnTheWire) {
  const auto one = log_of_game(false);
  const auto two = log_of_game(true);
  ASSERT_NE(one, two) << "the logs are to differ in what Ann cannot see";
  EXPECT_EQ(heard_by_ann(one), heard_by_ann(two));
}

}  // namespace
}  // namespace twenties
