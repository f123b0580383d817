#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "server/guests_for_tests.hpp"

namespace twenties {
namespace {

nlohmann::json games_of(ServerOptions options) {
  const auto server = serve_from_memory(std::move(options));
  return nlohmann::json::parse(request(server->port(), "GET", "/api/games").body);
}

TEST(Catalogue, ListsTheEnginesThatTablesCanSeat) {
  ServerOptions options = quiet_options();
  options.engines = {{"deep", "./deep"}, {"bold", "./bold"}};
  const auto games = games_of(std::move(options));
  EXPECT_EQ(games["engines"], nlohmann::json::parse(R"(["bold","deep"])"));
  EXPECT_EQ(games["games"].size(), 4U);
}

TEST(Catalogue, HasNoListWhereThereAreNone) {
  EXPECT_FALSE(games_of(quiet_options()).contains("engines"));
}

}  // namespace
}  // namespace twenties
