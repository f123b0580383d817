#include "faults/faults.hpp"
#include "server/raw_client_for_tests.hpp"
#include "store/cutting_proxy_for_tests.hpp"
#include "store/postgresql_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

int status_of(const ServerProcess& server, const std::string& path) {
  return request(server.address().port, "GET", path).status;
}

class SickDatabasePostgreSql : public testing::Test {
 protected:
  void SetUp() override {
    const auto postgresql = PostgresqlForTests::get();
    ASSERT_TRUE(postgresql) << in_english(postgresql.error());
    postgresql_ = *postgresql;
    const auto database = postgresql_->new_database();
    ASSERT_TRUE(database) << in_english(database.error());
    database_ = *database;
  }
  void TearDown() override {
    if (postgresql_ != nullptr) postgresql_->thaw();
    server_.reset();
  }

  FolderForTests folder_;
  PostgresqlForTests* postgresql_ = nullptr;
  std::string database_;
  std::optional<ServerProcess> server_;
};

TEST_F(SickDatabasePostgreSql, WhileItStandsStillPagesAreServedAndNothingIsLost) {
  ASSERT_NO_FATAL_FAILURE(start(server_, {"--database", database_}, folder_));
  Loop loop;
  CrowdOptions options;
  options.servers = {server_->address()};
  options.tables = 5;
  options.patience = Milliseconds(2'000);
  Crowd crowd(loop, options);
  begin(loop, crowd);
  for (int round = 0; round < rounds(1, 10); ++round) {
    play_on(loop, crowd, 3);
    postgresql_->freeze();
    loop.run_for(Milliseconds(500));
    EXPECT_EQ(status_of(*server_, "/"), 200);
    EXPECT_TRUE(loop.run_until([&] { return status_of(*server_, "/healthz") == 503; }, soon));
    EXPECT_EQ(status_of(*server_, "/metrics"), 200);
    postgresql_->thaw();
    play_on(loop, crowd, 3);
    EXPECT_TRUE(loop.run_until([&] { return status_of(*server_, "/healthz") == 200; }, soon));
  }
  come_to_rest(loop, crowd);
  EXPECT_EQ(server_->stop(), 0);
  expect_kept(*opened(open_postgresql(database_)), crowd);
}

TEST_F(SickDatabasePostgreSql, AServerStopsWhileItStandsStill) {
  ASSERT_NO_FATAL_FAILURE(start(server_, {"--database", database_}, folder_));
  postgresql_->freeze();
  Loop loop;
  server_->terminate();
  EXPECT_TRUE(loop.run_until([&] { return server_->has_ended(); }, soon));
  EXPECT_EQ(server_->exit_status(), 0);
  postgresql_->thaw();
}

// The commit succeeded, its answer was lost, and the database was unreachable for a while.
TEST_F(SickDatabasePostgreSql, AMoveWhoseAnswerWasLostIsToldToAll) {
  const FolderForTests socket;
  CuttingProxy proxy(socket.path(), postgresql_->folder());
  std::string through = database_;
  const std::size_t host = through.find(postgresql_->folder());
  ASSERT_NE(host, std::string::npos);
  through.replace(host, postgresql_->folder().size(), socket.path());
  ASSERT_NO_FATAL_FAILURE(start(server_, {"--database", through}, folder_));
  Loop loop;
  for (int round = 0; round < rounds(1, 10); ++round) {
    PersonForTests ann(loop);
    PersonForTests bob(loop);
    const std::string table = ann.make_table(server_->address(), R"({"game":"game-of-20"})");
    ASSERT_NO_FATAL_FAILURE(ann.come(server_->address(), table, nobody));
    ASSERT_NO_FATAL_FAILURE(bob.come(server_->address(), table, nobody));
    ann.sit(seat_at(0));
    const auto sits = [&](int seat) {
      return bob.news() && bob.news()->state.seats[static_cast<std::size_t>(seat)].kind == "person";
    };
    ASSERT_TRUE(loop.run_until([&] { return sits(0); }, soon));
    const int cuts = proxy.cuts();
    proxy.cut_next(CuttingProxy::Cut::and_stay_away);
    ann.sit(seat_at(1));
    ASSERT_TRUE(loop.run_until([&] { return proxy.cuts() > cuts; }, soon));
    loop.run_for(Milliseconds(7'000));
    EXPECT_FALSE(sits(1)) << "nobody could know yet";
    proxy.let_through();
    EXPECT_TRUE(loop.run_until([&] { return sits(1); }, soon)) << "what is on disk is news";
  }
  EXPECT_EQ(server_->stop(), 0);
}

}  // namespace
}  // namespace twenties
