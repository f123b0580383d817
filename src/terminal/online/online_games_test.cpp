#include <gtest/gtest.h>

#include "terminal/online/online_for_tests.hpp"
#include "terminal/session_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using std::chrono::milliseconds;
using Kind = ClientMessage::Kind;

std::string good_move(const Match& match, Seat seat) {
  const auto bot = make_player(match.type().info(), "greedy");
  return bot->think(*match.table()->game().view(seat), 7).move;
}

// The person types what a simple bot would play, whenever asked; so do the others.
void play_by_itself(OnlineTest& test_session, const std::string& table, const std::string& last) {
  test_session.server.meanwhile = [&test_session, table, last] {
    Match& match = test_session.server.match(table);
    if (match.table() == nullptr || test_session.console.unread() > 0) return;
    if (test_session.console.prompts().back().text.find("press Enter") != std::string::npos) {
      return test_session.console.type("");
    }
    if (match.is_over()) return test_session.console.type(last);
    const SeatSet mine = match.seats_of("me");
    if (match.pending()) {
      if (mine.has(match.pending()->seat))
        test_session.console.type("");
      else
        EXPECT_TRUE(
            match.confirm(test_session.server.by(match.seat(match.pending()->seat).guest.id),
                          match.pending()->seat));
      return;
    }
    const SeatSet turn = match.table()->game().turn().seats;
    Seat other = nobody;
    turn.for_each([&](Seat seat) { other = !mine.has(seat) ? seat : other; });
    if (other != nobody && match.seat(other).is_person()) {
      const std::string person = match.seat(other).guest.id;
      EXPECT_TRUE(match.move(test_session.server.by(person), other, match.answers(),
                             good_move(match, other)));
    } else if (!turn.empty() && mine.has(turn.lowest())) {
      test_session.console.type(good_move(match, turn.lowest()));
    }
  };
}

struct Case {
  const char* game;
  std::vector<std::string> seats;  // "open", a bot, or the name of somebody else
  const char* options;
};

// For gtest's messages.
void PrintTo(const Case& one, std::ostream* out) {
  *out << one.game << ' ' << join(one.seats, ",");
}

class OnlineGame : public testing::TestWithParam<Case> {};

TEST_P(OnlineGame, IsPlayedToItsEndAndFits) {
  const Case& one = GetParam();
  OnlineTest test_session;
  std::vector<std::string> plans;
  for (const std::string& seat : one.seats) {
    plans.push_back(seat == "me" || seat.starts_with("bot:") ? seat == "me" ? "open" : seat
                                                             : "open");
  }
  test_session.server.open_table("t1", one.game, plans, one.options);
  for (std::size_t i = 0; i < one.seats.size(); ++i) {
    if (one.seats[i] != "me" && !one.seats[i].starts_with("bot:")) {
      test_session.server.seat("t1", one.seats[i], static_cast<int>(i) + 1);
    }
  }
  const auto mine = std::ranges::count(one.seats, "me");
  test_session.type({""});
  for (auto i = mine; i > 1; --i) test_session.type({"sit"});
  play_by_itself(test_session, "t1", "quit");
  const auto how = test_session.play();
  ASSERT_TRUE(how) << in_english(how.error());
  EXPECT_TRUE(test_session.shows("The game is over: ")) << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("it fits the commitment"));
  EXPECT_FALSE(test_session.shows("Refused"));
  EXPECT_FALSE(test_session.shows("cannot be read"));
  EXPECT_EQ(test_session.shows("press Enter when only you are looking"),
            mine > 1 && std::string_view(one.game).starts_with("twenty"));
}

INSTANTIATE_TEST_SUITE_P(
    AllGames, OnlineGame,
    testing::Values(Case{"game-of-20", {"me", "bot:greedy"}, ""},
                    Case{"game-of-20", {"Ann", "me"}, ""}, Case{"game-of-20", {"me", "me"}, ""},
                    Case{"twenty-one", {"me", "bot:greedy"}, "players=2"},
                    Case{"twenty-one", {"Ann", "me", "Ben"}, "players=3"},
                    Case{"twenty-one", {"me", "me", "bot:random"}, "players=3"},
                    Case{"sums-of-20", {"me", "bot:greedy"}, ""},
                    Case{"sums-of-20", {"Ann", "me"}, ""},
                    Case{"twenty-four-seven", {"me", "bot:greedy"}, ""},
                    Case{"twenty-four-seven", {"Ann", "me", "bot:random"}, "players=3"},
                    Case{"twenty-four-seven", {"me", "me"}, "players=2"}));

}  // namespace
}  // namespace twenties
