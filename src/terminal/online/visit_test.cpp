#include "terminal/online/visit.hpp"

#include <gtest/gtest.h>

#include "terminal/online/lobby.hpp"
#include "terminal/online/online_for_tests.hpp"
#include "terminal/session_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

struct Visit : testing::Test {
  OnlineTest test_session;
  FolderForTests folder;
  VisitRequest request{{"host", 1, ""}, "", 0};

  Visit() {
    test_session.server.pages["/api/me"] = {200, R"({"name":"Mia","colour":""})"};
    test_session.server.pages["/api/my-tables"] = {200, R"({"tables":[]})"};
    test_session.server.pages["/api/tables"] = {200, R"({"tables":[]})"};
  }
  Result<Leaving> go() {
    const OnlineWorld world{all_games_and_null(), &OnlineTest::book, &OnlineTest::seed};
    return visit(test_session.console, test_session.server, world, TokenStore(folder.path()),
                 request);
  }
};

TEST_F(Visit, ALinkLeadsToItsTable) {
  test_session.server.open_table("t1", "null-game", {"open", "open"});
  request.address.table = "t1";
  test_session.type({"yes", "quit"});
  ASSERT_TRUE(go());
  EXPECT_TRUE(test_session.shows("You sit at seat 1."));
  EXPECT_FALSE(test_session.shows("Your name")) << "the server knows it";
}

TEST_F(Visit, TheLobbyListsTablesOfBothKinds) {
  test_session.server.open_table("t1", "null-game", {"open", "open"});
  test_session.server.pages["/api/my-tables"] = {
      200, R"({"tables":[{"table":"t0","title":"Done","status":"finished"},
          {"table":"t9","title":"24/7","options":"players=2","status":"running","clock":"none",
           "seats":[{"kind":"person","name":"Mia"},{"kind":"bot","name":"sharp"}]}]})"};
  test_session.server.pages["/api/tables"] = {
      200, R"({"tables":[{"table":"t1","title":"Null \u001bGame","options":"players=2",
          "status":"open","clock":"none","seats":[{"kind":"open","name":""}]}]})"};
  test_session.type({"7", "2", "no", "quit"});
  ASSERT_TRUE(go());
  EXPECT_TRUE(test_session.shows(
      "Your tables\n   1  24/7 (players=2; clock: none): Mia, sharp (bot); running"));
  EXPECT_TRUE(
      test_session.shows("Open tables\n   2  Null ?Game (players=2; clock: none): empty\n"));
  EXPECT_TRUE(test_session.shows("There is no table \"7\"."));
  EXPECT_FALSE(test_session.shows("Done"));
  EXPECT_TRUE(test_session.shows("Table: http://host:1/t/t1"));
}

TEST_F(Visit, ANewTableIsMadeByAFewQuestions) {
  test_session.server.open_table("t1", "null-game", {"open", "bot:sharp"});
  test_session.type({"new", "chess", "24/7", "players=9", "players=3", "open, nobody", "me, sharp",
                     "often", "move:30", "maybe", "counted", "yes"});
  test_session.type({"no", "quit"});
  test_session.server.pages["/api/tables"] = {200, R"({"tables":[]})"};
  auto* pages = &test_session.server.pages;
  test_session.server.meanwhile = [] {};
  // The list is read before, and the answer to the post comes from the same page.
  test_session.server.on_post = [pages] {
    (*pages)["/api/tables"] = {201, R"({"table":"t1","link":"/t/t1"})"};
  };
  ASSERT_TRUE(go());
  ASSERT_EQ(test_session.server.posted.size(), 1U);
  EXPECT_EQ(test_session.server.posted.front(),
            R"({"clock":"move:30","game":"twenty-four-seven","help":"counted","listed":true,)"
            R"("options":"players=3",)"
            R"("seats":["open","bot:sharp","open"]})");
  EXPECT_TRUE(test_session.shows("There is no game \"chess\"."));
  EXPECT_TRUE(test_session.shows("There is no bot \"nobody\"; there are:"));
  EXPECT_TRUE(test_session.shows("Table: http://host:1/t/t1"));
}

TEST_F(Visit, AnEngineOfTheServerGetsASeat) {
  test_session.server.open_table("t1", "null-game", {"open", "open"});
  test_session.server.pages["/api/games"] = {200,
                                             R"({"games":[],"engines":["deep","bold\u001b",7]})"};
  test_session.type({"new", "24/7", "", "me, shrap", "me, deep", "none", "no"});
  test_session.type({"no", "quit"});
  auto* pages = &test_session.server.pages;
  test_session.server.on_post = [pages] {
    (*pages)["/api/tables"] = {201, R"({"table":"t1","link":"/t/t1"})"};
  };
  ASSERT_TRUE(go());
  EXPECT_TRUE(test_session.shows("Engines of this server: deep, bold?."));
  EXPECT_TRUE(test_session.shows("There is no bot \"shrap\": did you mean sharp?"));
  ASSERT_EQ(test_session.server.posted.size(), 1U);
  EXPECT_NE(test_session.server.posted.front().find(R"("seats":["open","engine:deep"])"),
            std::string::npos)
      << test_session.server.posted.front();
}

TEST_F(Visit, WhatAServerRefusesIsSaid) {
  test_session.server.pages["/api/me"] = {429,
                                          R"({"reason":"too many requests","retry_after":1500})"};
  const auto how = go();
  ASSERT_FALSE(how);
  EXPECT_EQ(in_english(how.error()), "http://host:1: too many requests; try again in 2 s");
  test_session.server.pages["/api/me"] = {200, "<html>"};
  EXPECT_EQ(in_english(go().error()), "http://host:1 is not a Twenties server");
}

TEST_F(Visit, TheListMayBeNonsense) {
  for (const char* body : {"", "[]", "7", R"({"tables":7})", "{\"tables\":"}) {
    EXPECT_FALSE(read_tables(body)) << body;
  }
  EXPECT_TRUE(read_tables(R"({"tables":[7,{"table":3},{"seats":[1,{"kind":2}],"table":"x"}]})"));
}

}  // namespace
}  // namespace twenties
