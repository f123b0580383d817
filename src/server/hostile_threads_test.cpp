// Malicious and malformed input.

#include <gtest/gtest.h>

#include "base/text.hpp"
#include "protocol/version.hpp"
#include "server/guests_for_tests.hpp"

namespace twenties {
namespace {

using Kind = ClientMessage::Kind;

TEST(Hostile, PagesOfOtherOriginsCanNeitherWriteNorPlay) {
  const auto server = serve_from_memory();
  const std::string foreign = "Origin: http://evil.example\r\n";
  EXPECT_EQ(request(server->port(), "POST", "/api/tables", foreign, R"({"game":"24/7"})").status,
            403);
  EXPECT_EQ(RawWebSocket(server->port(), foreign).reply().status, 403);
  const std::string own = cat("Origin: http://127.0.0.1:", server->port(), "\r\n");
  EXPECT_EQ(request(server->port(), "POST", "/api/tables", own, R"({"game":"24/7"})").status, 201);
  EXPECT_EQ(RawWebSocket(server->port(), own).reply().status, 101);
}

TEST(Hostile, ANameThatLeadsHereByATrickIsNotServed) {
  ServerOptions options = quiet_options();
  options.http.names = {"127.0.0.1", "localhost"};
  const auto server = serve_from_memory(std::move(options));
  RawSocket socket(server->port());
  socket.send("GET /api/me HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(read_reply(socket).status, 421);
  EXPECT_EQ(request(server->port(), "GET", "/api/me").status, 200);
}

TEST(Hostile, TheTokenIsOutOfReachOfScriptsAndOtherSites) {
  const auto server = serve_from_memory();
  const RawReply reply = request(server->port(), "GET", "/api/me");
  const std::string cookie = reply.header("Set-Cookie");
  EXPECT_NE(cookie.find("HttpOnly"), std::string::npos);
  EXPECT_NE(cookie.find("SameSite=Strict"), std::string::npos);
  EXPECT_EQ(cookie.find("twenties="), 0U);
  EXPECT_EQ(cookie.find(';'), 9U + 64U);
  EXPECT_NE(reply.header("Content-Security-Policy").find("default-src 'none'"), std::string::npos);
  EXPECT_EQ(reply.header("X-Content-Type-Options"), "nosniff");
  // A malformed cookie identifies nobody.
  const RawReply made_up =
      request(server->port(), "GET", "/api/me", "Cookie: twenties=../../etc; other=1\r\n");
  EXPECT_FALSE(made_up.header("Set-Cookie").empty());
}

TEST(Hostile, WhoArrivesWhileTheServerStopsHarmsNothing) {
  auto server = serve_from_memory();
  std::vector<std::unique_ptr<RawSocket>> sockets;
  for (int i = 0; i < 50; ++i) {
    sockets.push_back(std::make_unique<RawSocket>(server->port()));
    sockets.back()->send(
        cat("GET /ws HTTP/1.1\r\nHost: 127.0.0.1:", server->port(),
            "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"));
  }
  EXPECT_EQ(read_reply(*sockets.front()).status, 101);
  const int port = server->port();
  server.reset();  // the goodbye comes in the middle of handshakes
  for (const auto& socket : sockets) {
    while (socket->read_more()) {
    }
    EXPECT_FALSE(socket->is_open()) << "nobody is left waiting";
    const std::string& heard = socket->buffer();
    EXPECT_TRUE(heard.empty() || heard.front() == '\x81' || heard.front() == '\x88' ||
                heard.starts_with("HTTP/1.1 101") || heard.starts_with("HTTP/1.1 503"))
        << heard;
  }
  EXPECT_FALSE(RawSocket(port).is_open()) << "nobody listens there any more";
}

TEST(Hostile, MessagesThatAreNoneGetAnAnswerAndNothingElseHappens) {
  const auto server = serve_from_memory();
  TestGuest mallory(server->port(), "Mallory");
  mallory.connect();
  for (const char* text :
       {"", "{", "[]", "7", "null", R"({"type":"dance","id":"x"})",
        R"({"type":"move","id":"x","table":"t"})", R"({"type":"watch","table":"../../secret"})"}) {
    mallory.socket().send(text);
  }
  ClientMessage ping;
  ping.kind = Kind::ping;
  ping.id = "still-here";
  mallory.say(ping);
  EXPECT_EQ(mallory.answer_to("still-here").kind, ServerMessage::Kind::pong);
}

TEST(Hostile, TextThatIsNoUtf8EndsItsConnection) {
  const auto server = serve_from_memory();
  TestGuest mallory(server->port(), "Mallory");
  mallory.connect();
  mallory.socket().send("\xff\xfe");
  EXPECT_FALSE(mallory.socket().receive().has_value());
  EXPECT_EQ(request(server->port(), "GET", "/healthz").status, 200);
}

TEST(Hostile, WhoDoesNotSayHelloIsNotHeard) {
  const auto server = serve_from_memory();
  RawWebSocket socket(server->port(), {});
  socket.send(R"({"type":"ping","id":"a"})");
  const auto answer = read_server_message(socket.receive().value_or(""));
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->kind, ServerMessage::Kind::refused);
  socket.send(R"({"type":"hello","version":999})");
  const auto bye = read_server_message(socket.receive().value_or(""));
  ASSERT_TRUE(bye);
  EXPECT_EQ(bye->kind, ServerMessage::Kind::bye);
}

TEST(Hostile, AMessageThatIsTooLongEndsItsConnectionAlone) {
  const auto server = serve_from_memory();
  TestGuest ann(server->port(), "Ann");
  TestGuest mallory(server->port(), "Mallory");
  ann.connect();
  mallory.connect();
  mallory.socket().send(std::string(20'000, 'x'));
  while (mallory.socket().receive()) {
  }
  ClientMessage ping;
  ping.kind = Kind::ping;
  ping.id = "p";
  ann.say(ping);
  EXPECT_EQ(ann.answer_to("p").kind, ServerMessage::Kind::pong);
}

TEST(Hostile, RequestsThatAreTooLongOrNoneAreAnswered) {
  const auto server = serve_from_memory();
  EXPECT_EQ(request(server->port(), "POST", "/api/tables", {}, std::string(20'000, ' ')).status,
            413);
  EXPECT_EQ(request(server->port(), "GET", "/", cat("X: ", std::string(9'000, 'x'), "\r\n")).status,
            413);
  EXPECT_EQ(request(server->port(), "DELETE", "/api/tables").status, 405);
  EXPECT_EQ(request(server->port(), "GET", "/../../etc/passwd").status, 404);
  EXPECT_EQ(request(server->port(), "POST", "/api/tables", {}, "{").status, 400);
  EXPECT_EQ(request(server->port(), "POST", "/api/tables", {}, R"({"game":"chess"})").status, 400);
  EXPECT_EQ(
      request(server->port(), "POST", "/api/tables", {}, R"({"game":"24/7","seats":["engine:rm"]})")
          .status,
      503);
  RawSocket noise(server->port());
  noise.send("\x16\x03\x01 this is no HTTP\r\n\r\n");
  EXPECT_EQ(read_reply(noise).status, 400);
  EXPECT_EQ(request(server->port(), "GET", "/healthz").status, 200);
}

TEST(Hostile, TooManyConnectionsOfOneAddressAreTurnedAwayAndOthersStay) {
  ServerOptions options = quiet_options();
  options.limits.connections = 3;
  const auto server = serve_from_memory(std::move(options));
  RawWebSocket one(server->port(), {});
  RawWebSocket two(server->port(), {});
  RawWebSocket three(server->port(), {});
  EXPECT_EQ(three.reply().status, 101);
  EXPECT_EQ(RawWebSocket(server->port(), {}).reply().status, 503);
  one.send(cat(R"({"type":"hello","version":)", protocol_version, "}"));
  EXPECT_TRUE(one.receive().has_value());
}

TEST(Hostile, TooManyTablesAreRefusedWithTheTimeToWait) {
  ServerOptions options = quiet_options();
  options.limits.tables_at_once = 2;
  options.limits.tables_a_minute = 1;
  const auto server = serve_from_memory(std::move(options));
  const auto make = [&] {
    return request(server->port(), "POST", "/api/tables", {}, R"({"game":"24/7"})");
  };
  EXPECT_EQ(make().status, 201);
  EXPECT_EQ(make().status, 201);
  const RawReply third = make();
  EXPECT_EQ(third.status, 429);
  EXPECT_GT(nlohmann::json::parse(third.body)["retry_after"].get<int>(), 1000);
  EXPECT_FALSE(third.header("Retry-After").empty());
}

TEST(Hostile, AFloodIsSlowedDownButALegalMoveGoesThrough) {
  const auto server = serve_from_memory();
  TestGuest ann(server->port(), "Ann");
  const std::string table = ann.make_table(R"({"game":"game-of-20"})");
  ann.connect();
  ann.watch(table);
  ann.sit(table, 1);
  ann.sit(table, 2);
  ann.wait_for(table, [](const NewsState& state) { return !state.turn.empty(); });
  bool told_to_wait = false;
  for (int i = 0; i < 80; ++i) {
    ClientMessage ping;
    ping.kind = Kind::ping;
    ping.id = ann.fresh_id();
    ann.say(ping);
    const ServerMessage answer = ann.answer_to(ping.id);
    told_to_wait = told_to_wait || (answer.clause == rate_clause && answer.retry_after > 0);
  }
  EXPECT_TRUE(told_to_wait);
  const int seat = ann.news(table).state.turn.front();
  EXPECT_EQ(ann.ask(ann.move(table, seat, ann.moves(table, seat).front())).kind,
            ServerMessage::Kind::done);
}

TEST(Hostile, OnlyATrustedProxyIsBelievedAboutAddresses) {
  const std::vector<std::string> proxies{"10.0.0.1"};
  EXPECT_EQ(origin_of("1.2.3.4", "9.9.9.9", "https", proxies).address, "1.2.3.4");
  EXPECT_FALSE(origin_of("1.2.3.4", "9.9.9.9", "https", proxies).secure);
  EXPECT_EQ(origin_of("10.0.0.1", "6.6.6.6, 9.9.9.9", "https", proxies).address, "9.9.9.9");
  EXPECT_TRUE(origin_of("10.0.0.1", "9.9.9.9", "https", proxies).secure);
  EXPECT_EQ(origin_of("10.0.0.1", "9.9.9.9, 10.0.0.1", "", proxies).address, "9.9.9.9");
  EXPECT_EQ(origin_of("10.0.0.1", "", "", proxies).address, "10.0.0.1");
}

TEST(Hostile, NothingSecretIsLogged) {
  std::string logged;
  std::mutex mutex;
  ServerOptions options = quiet_options();
  options.log = Log([&](std::string_view line) {
    const std::scoped_lock lock(mutex);
    logged += line;
  });
  auto server = serve_from_memory(std::move(options));
  TestGuest ann(server->port(), "Ann");
  const std::string table = ann.make_table(R"({"game":"24/7","seats":["open","bot:gentle"]})");
  ann.connect();
  ann.watch(table);
  ann.sit(table, 1);
  server->stop();
  const std::scoped_lock lock(mutex);
  EXPECT_EQ(logged.find(table), std::string::npos);
  EXPECT_EQ(logged.find(ann.cookie().substr(9)), std::string::npos);
  EXPECT_NE(logged.find("\"event\":\"stopped\""), std::string::npos);
}

}  // namespace
}  // namespace twenties
