#include "faults/faults.hpp"
#include "store/postgresql_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

class TwoServersPostgreSql : public testing::Test {
 protected:
  void SetUp() override {
    const auto postgresql = PostgresqlForTests::get();
    ASSERT_TRUE(postgresql) << in_english(postgresql.error());
    postgresql_ = *postgresql;
    const auto database = postgresql_->new_database();
    ASSERT_TRUE(database) << in_english(database.error());
    database_ = *database;
    ASSERT_NO_FATAL_FAILURE(start(first_, {"--database", database_}, folder_));
    ASSERT_NO_FATAL_FAILURE(start(second_, {"--database", database_}, folder_));
  }
  void TearDown() override {
    first_.reset();
    second_.reset();
  }

  [[nodiscard]] CrowdOptions people_at_both() const {
    CrowdOptions options;
    options.servers = {first_->address(), second_->address()};
    options.tables = 5;
    options.patience = Milliseconds(2'000);
    return options;
  }

  FolderForTests folder_;
  PostgresqlForTests* postgresql_ = nullptr;
  std::string database_;
  std::optional<ServerProcess> first_;
  std::optional<ServerProcess> second_;
};

TEST_F(TwoServersPostgreSql, WhenOneIsKilledPeopleAndBotsGoOnAtTheOther) {
  Loop loop;
  CrowdOptions options = people_at_both();
  Crowd people(loop, options);
  options.bots = true;
  options.devices = 2;
  options.seed = 2;
  Crowd with_bots(loop, options);
  begin(loop, people);
  begin(loop, with_bots);
  for (int round = 0; round < rounds(2, 20); ++round) {
    play_on(loop, people, 5);
    play_on(loop, with_bots, 3);
    std::optional<ServerProcess>& victim = round % 2 == 0 ? first_ : second_;
    victim->kill();
    play_on(loop, people, 5);
    play_on(loop, with_bots, 3);
    ASSERT_NO_FATAL_FAILURE(start(victim, {"--database", database_}, folder_));
  }
  play_on(loop, people, 5);
  come_to_rest(loop, people);
  come_to_rest(loop, with_bots);
  EXPECT_EQ(first_->stop(), 0);
  EXPECT_EQ(second_->stop(), 0);
  const auto store = opened(open_postgresql(database_));
  expect_kept(*store, people);
  expect_kept(*store, with_bots);
}

// Presence is a lease: a server that died cannot report that its players are away.
TEST_F(TwoServersPostgreSql, WhoWasAtAServerThatDiedIsAwayAtTheOther) {
  Loop loop;
  PersonForTests ann(loop);
  PersonForTests bob(loop);
  const std::string table = ann.make_table(first_->address(), R"({"game":"game-of-20"})");
  ASSERT_NO_FATAL_FAILURE(ann.come(first_->address(), table, nobody));
  ASSERT_NO_FATAL_FAILURE(bob.come(second_->address(), table, nobody));
  ann.sit(seat_at(0));
  bob.sit(seat_at(1));
  const auto plays = [&] { return bob.news() && bob.news()->state.phase == "playing"; };
  ASSERT_TRUE(loop.run_until(plays, soon));
  EXPECT_FALSE(bob.news()->state.seats[0].away);
  first_->kill();
  EXPECT_TRUE(loop.run_until([&] { return bob.news()->state.seats[0].away; }, soon));
  EXPECT_FALSE(bob.news()->state.seats[1].away) << "who is here stays";
  // And back again, at the remaining server.
  ASSERT_NO_FATAL_FAILURE(ann.come(second_->address(), table, seat_at(0)));
  EXPECT_TRUE(loop.run_until([&] { return !bob.news()->state.seats[0].away; }, soon));
  EXPECT_EQ(second_->stop(), 0);
}

// As after a failover of PostgreSQL to a read-only standby.
TEST_F(TwoServersPostgreSql, AReadOnlyDatabaseRefusesMovesUntilItIsWritableAgain) {
  Loop loop;
  Crowd crowd(loop, people_at_both());
  begin(loop, crowd);
  play_on(loop, crowd, 3);
  const auto set = [&](const std::string& value) {
    const auto done = postgresql_->run("ALTER SYSTEM SET default_transaction_read_only = " + value);
    EXPECT_TRUE(done) << in_english(done.error());
    EXPECT_TRUE(postgresql_->run("SELECT pg_reload_conf()"));
  };
  set("on");
  EXPECT_TRUE(
      loop.run_until([&] { return crowd.figures().trouble.contains("refused: store"); }, soon));
  loop.run_for(Milliseconds(1'000));
  const std::uint64_t moves = crowd.figures().moves;
  loop.run_for(Milliseconds(300));
  EXPECT_EQ(crowd.figures().moves, moves) << "acknowledged while nothing can be written";
  set("off");
  play_on(loop, crowd, 3);
  come_to_rest(loop, crowd);
  EXPECT_EQ(first_->stop(), 0);
  EXPECT_EQ(second_->stop(), 0);
  expect_kept(*opened(open_postgresql(database_)), crowd);
}

}  // namespace
}  // namespace twenties
