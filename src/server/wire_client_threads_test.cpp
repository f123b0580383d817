#include "client/wire_client.hpp"

#include <gtest/gtest.h>

#include "base/text.hpp"
#include "games/registry.hpp"
#include "protocol/version.hpp"
#include "server/server.hpp"
#include "store/open_store.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

std::unique_ptr<Server> any_server() {
  ServerOptions options;
  options.port = 0;
  options.log = Log([](std::string_view) {});
  auto server = Server::start(all_games(), std::move(*open_memory()), std::move(options));
  EXPECT_TRUE(server) << in_english(server.error());
  return std::move(*server);
}

std::optional<WireEvent> next(WireClient& wire) {
  for (int tries = 0; tries < 100 && !wire.has_event(); ++tries) {
    wire.wait(std::chrono::milliseconds(100));
  }
  return wire.poll();
}

TEST(WireClient, TheServerGivesATokenAndKnowsUsByIt) {
  const auto server = any_server();
  WireClient wire({"127.0.0.1", server->port(), "", {}});
  EXPECT_EQ(wire.token(), "");
  const auto first = wire.get("/api/me");
  ASSERT_TRUE(first) << in_english(first.error());
  EXPECT_EQ(first->status, 200);
  const std::string token = wire.token();
  EXPECT_EQ(token.size(), 64U);
  ASSERT_EQ(wire.post("/api/me", R"({"name":"Ann"})")->status, 200);

  WireClient again({"localhost", server->port(), token, {}});
  const auto second = again.get("/api/me");
  ASSERT_TRUE(second) << in_english(second.error());
  EXPECT_NE(second->body.find("Ann"), std::string::npos);
  EXPECT_EQ(again.token(), token);
  EXPECT_EQ(again.get("/nowhere")->status, 404);
}

TEST(WireClient, TextsGoBothWaysUntilTheServerStops) {
  auto server = any_server();
  WireClient wire({"127.0.0.1", server->port(), "", {}});
  ASSERT_TRUE(wire.get("/api/me"));
  wire.send("lost");
  wire.open();
  ASSERT_EQ(next(wire)->kind, WireEvent::Kind::opened);
  wire.send(cat(R"({"type":"hello","version":)", protocol_version, "}"));
  const auto welcome = next(wire);
  ASSERT_TRUE(welcome);
  EXPECT_NE(welcome->text.find("welcome"), std::string::npos) << welcome->text;
  server.reset();
  auto event = next(wire);
  while (event && event->kind == WireEvent::Kind::text) event = next(wire);
  ASSERT_TRUE(event);
  EXPECT_EQ(event->kind, WireEvent::Kind::closed);
  EXPECT_FALSE(event->text.empty());
}

TEST(WireClient, ASilentPlaceIsAnErrorAndNoEndlessWait) {
  int port = 0;
  {
    const auto server = any_server();
    port = server->port();
  }
  WireClient wire({"127.0.0.1", port, "", {}});
  EXPECT_FALSE(wire.get("/api/me"));
  wire.open();
  const auto event = next(wire);
  ASSERT_TRUE(event);
  EXPECT_EQ(event->kind, WireEvent::Kind::closed);
}

TEST(WireClient, WhoWantsToLeaveDoesNotWait) {
  WireClient wire({"192.0.2.1", 9, "", [] { return true; }});
  EXPECT_FALSE(wire.get("/api/me"));
}

}  // namespace
}  // namespace twenties
