// What strangers could exhaust, find out or forge.

#include <gtest/gtest.h>

#include "base/folder_for_tests.hpp"
#include "server/guests_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using Kind = ClientMessage::Kind;
using std::chrono::milliseconds;

TEST(ServerStart, SaysWhyItCannotListen) {
  const auto server = serve_from_memory();
  const auto problem_of = [](std::string host, int port, int ports = 1) {
    ServerOptions options = quiet_options();
    options.host = std::move(host);
    options.port = port;
    options.ports_to_try = ports;
    const auto started = Server::start(all_games(), std::move(*open_memory()), std::move(options));
    return started ? std::string("it runs") : in_english(started.error());
  };
  const int taken = server->port();
  EXPECT_EQ(problem_of("127.0.0.1", taken),
            cat("cannot listen on 127.0.0.1:", taken, ": another program has taken this port"));
  EXPECT_EQ(problem_of("127.0.0.1", taken, 20), "it runs");
  EXPECT_EQ(problem_of("192.0.2.1", 0),
            "cannot listen on 192.0.2.1:0: this machine does not have that address");
  EXPECT_EQ(problem_of("nowhere.example", 0).find("\"nowhere.example\" is no address"), 0U);
}

TEST(Strangers, AProxyMayBeWrittenAsFourWithinSix) {
  const std::vector<std::string> proxies{"10.0.0.1", "::ffff:10.0.0.2"};
  for (const char* peer : {"10.0.0.1", "::ffff:10.0.0.1", "10.0.0.2", "::ffff:a00:2"}) {
    EXPECT_EQ(origin_of(peer, "9.9.9.9", "https", proxies).address, "9.9.9.9") << peer;
  }
  EXPECT_EQ(origin_of("10.0.0.1", "9.9.9.9, ::ffff:10.0.0.2", "", proxies).address, "9.9.9.9");
  EXPECT_EQ(origin_of("10.0.0.1", "::ffff:9.9.9.9", "", proxies).address, "9.9.9.9");
  EXPECT_EQ(origin_of("::ffff:10.0.0.3", "9.9.9.9", "", proxies).address, "10.0.0.3");
}

TEST(Strangers, AddressesOfOneNetworkAreCountedAsOne) {
  EXPECT_EQ(origin_of("2001:db8:1:2::3", "", "", {}).address,
            origin_of("2001:db8:1:2:ffff::4", "", "", {}).address);
  EXPECT_EQ(origin_of("10.0.0.1", "2001:db8:1:2::3", "", {"10.0.0.1"}).address,
            "2001:db8:1:2::/64");
}

TEST(Strangers, ConnectionsBeyondTheLimitAreToldSo) {
  ServerOptions options = quiet_options();
  options.limits.connections = 2;
  const auto server = serve_from_memory(std::move(options));
  const RawWebSocket one(server->port(), {});
  const RawWebSocket two(server->port(), {});
  EXPECT_EQ(two.reply().status, 101);
  const RawReply third = RawWebSocket(server->port(), {}).reply();
  EXPECT_EQ(third.status, 503);
  EXPECT_NE(third.body.find("too many connections"), std::string::npos) << third.body;
  EXPECT_FALSE(third.header("Retry-After").empty());
  EXPECT_EQ(request(server->port(), "GET", "/api/me").status, 200) << "pages still come";
}

TEST(Strangers, IdleRequestsDoNotTakeThePlaceOfPlay) {
  ServerOptions options = quiet_options();
  options.limits.connections = 2;
  const auto server = serve_from_memory(std::move(options));
  RawSocket idle(server->port());
  idle.send(cat("GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:", server->port(), "\r\n\r\n"));
  EXPECT_EQ(read_reply(idle).status, 200);
  const RawWebSocket one(server->port(), {});
  const RawWebSocket two(server->port(), {});
  EXPECT_EQ(one.reply().status, 101);
  EXPECT_EQ(two.reply().status, 101);
  RawSocket another(server->port());
  another.send(cat("GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:", server->port(), "\r\n\r\n"));
  EXPECT_EQ(read_reply(another).status, 200);
  EXPECT_EQ(request(server->port(), "GET", "/api/me").status, 503);
}

TEST(Strangers, UpgradesAreRequestsAndCountAsSuch) {
  ServerOptions options = quiet_options();
  options.limits.requests_at_once = 3;
  options.limits.requests_a_second = 0.01;
  const auto server = serve_from_memory(std::move(options));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(RawWebSocket(server->port(), {}).reply().status, 101);
  EXPECT_EQ(RawWebSocket(server->port(), {}).reply().status, 429);
}

TEST(Strangers, AFloodOfPingsEndsItsConnection) {
  const auto server = serve_from_memory();
  TestGuest ann(server->port(), "Ann");
  ann.connect();
  for (int i = 0; i < 10; ++i) ann.socket().send("are you there", 9);
  ClientMessage ping;
  ping.kind = Kind::ping;
  ping.id = "still-here";
  ann.say(ping);
  EXPECT_EQ(ann.answer_to("still-here").kind, ServerMessage::Kind::pong) << "a few are welcome";
  for (int i = 0; i < 100; ++i) ann.socket().send("are you there", 9);
  while (ann.socket().receive(milliseconds(5'000))) {
  }
  EXPECT_FALSE(ann.socket().socket().is_open());
}

TEST(Strangers, FilesOfThePageHaveALimit) {
  FolderForTests folder;
  folder.write("index.html", "<!doctype html>home");
  ServerOptions options = quiet_options();
  options.http.web = std::make_shared<const WebFolder>(std::move(*WebFolder::read(folder.path())));
  options.limits.files_at_once = 3;
  options.limits.files_a_second = 0.01;
  const auto server = serve_from_memory(std::move(options));
  for (int i = 0; i < 3; ++i) {
    const RawReply reply = request(server->port(), "GET", "/");
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.body, "<!doctype html>home");
  }
  EXPECT_EQ(request(server->port(), "GET", "/").status, 429);
  EXPECT_EQ(request(server->port(), "GET", "/api/me").status, 200) << "another matter";
}

TEST(Strangers, WhoNeverReadsIsLetGo) {
  ServerOptions options = quiet_options();
  options.limits.unsent_bytes = 300;
  const auto server = serve_from_memory(std::move(options));
  TestGuest ann(server->port(), "Ann");
  const std::string table = ann.make_table(R"({"game":"24/7"})");
  ann.connect();
  ClientMessage watch;
  watch.kind = Kind::watch;
  watch.table = table;
  ann.say(watch);
  while (ann.socket().receive(milliseconds(5'000))) {
  }
  EXPECT_FALSE(ann.socket().socket().is_open());
}

TEST(Strangers, WhatCanBeReadInTwoWaysIsRefused) {
  const auto server = serve_from_memory();
  const auto status_of = [&](std::string_view lines) {
    RawSocket socket(server->port());
    socket.send(cat("POST /api/me HTTP/1.1\r\nConnection: close\r\n", lines, "\r\n"));
    return read_reply(socket).status;
  };
  const std::string host = cat("Host: 127.0.0.1:", server->port(), "\r\n");
  const std::string type = "Content-Type: application/json\r\n";
  EXPECT_EQ(status_of(host + host + type), 400);
  EXPECT_EQ(status_of(host + "Host: evil.example\r\n" + type), 400);
  EXPECT_EQ(status_of(type), 400);
  EXPECT_EQ(status_of(host + type + "Transfer-Encoding: gzip\r\n"), 400);
  EXPECT_EQ(status_of(host + type + "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n"), 400);
  EXPECT_EQ(status_of(host + type + "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"), 400)
      << "the name is missing, and nothing else is wrong";
  EXPECT_EQ(
      status_of(host + type + "Transfer-Encoding: chunked\r\n\r\ne\r\n{\"name\":\"Ann\"}\r\n0\r\n"),
      200);
}

TEST(Strangers, ATableThatIsNotThereNeedNotBeAskedForAgain) {
  const auto server = serve_from_memory();
  TestGuest ann(server->port(), "Ann");
  ann.connect();
  const ServerMessage refused = ann.sit("AAAAAAAAAAAAAAAAAAAAAA", 1);
  EXPECT_EQ(refused.clause, table_clause);
  EXPECT_EQ(refused.retry_after, 0);
  EXPECT_EQ(in_english(refused.reason), "there is no such table");
}

TEST(Strangers, ATableSetAsideTellsNothingOfItsLog) {
  auto store = std::move(*open_memory());
  const std::vector<Append> batch{{"BBBBBBBBBBBBBBBBBBBBBB", 1, {"open 1 secret=abc"}, {}, 1}};
  ASSERT_TRUE(store->append(batch));
  std::string logged;
  std::mutex mutex;
  ServerOptions options = quiet_options();
  options.log = Log([&](std::string_view line) {
    const std::scoped_lock lock(mutex);
    logged += line;
  });
  const auto server = serve(std::move(store), std::move(options));
  TestGuest ann(server->port(), "Ann");
  ann.connect();
  const ServerMessage refused = ann.sit("BBBBBBBBBBBBBBBBBBBBBB", 1);
  EXPECT_EQ(refused.clause, table_clause);
  EXPECT_EQ(refused.retry_after, 0);
  EXPECT_EQ(in_english(refused.reason).find("secret"), std::string::npos)
      << in_english(refused.reason);
  const std::string summary = ann.get("/api/tables/BBBBBBBBBBBBBBBBBBBBBB").body;
  EXPECT_NE(summary.find("\"problem\""), std::string::npos) << summary;
  EXPECT_EQ(summary.find("secret"), std::string::npos) << summary;
  const std::scoped_lock lock(mutex);
  EXPECT_NE(logged.find("set aside"), std::string::npos);
  EXPECT_EQ(logged.find("secret"), std::string::npos) << logged;
}

TEST(Strangers, ATileThatIsBeingPlacedDoesNotChangeTheSummary) {
  std::atomic<std::int64_t> now = system_now();
  ServerOptions options = quiet_options();
  options.now = [&] { return now.load(); };
  const auto server = serve_from_memory(std::move(options));
  TestGuest ann(server->port(), "Ann");
  ann.connect();
  std::string table;
  do {  // until the first seat, from which she views, begins
    table = ann.make_table(R"({"game":"24/7"})");
    ann.watch(table);
    ann.sit(table, 1);
    ann.sit(table, 2);
    ann.wait_for(table, [](const NewsState& state) { return !state.turn.empty(); });
  } while (ann.news(table).state.turn.front() != 1);
  const auto changed = [&] {
    const RawReply summary = request(server->port(), "GET", cat("/api/tables/", table));
    return nlohmann::json::parse(summary.body)["changed"].get<std::int64_t>();
  };
  const std::int64_t before = changed();
  now += 1'000;
  const std::string move = ann.moves(table, 1).front();
  EXPECT_EQ(ann.ask(ann.move(table, 1, move)).kind, ServerMessage::Kind::done);
  EXPECT_EQ(changed(), before) << "a tile waits for confirmation, which is nobody else's business";
  now += 1'000;
  EXPECT_EQ(ann.ask(ann.command(Kind::confirm, table, 1)).kind, ServerMessage::Kind::done);
  EXPECT_EQ(changed(), before + 2'000);
}

// What a browser sends back for a cookie that the server set.
std::string cookie_in(const RawReply& reply) {
  const std::string cookie = reply.header("Set-Cookie");
  return cookie.substr(0, cookie.find(';'));
}

RawReply come_with(int port, const std::string& cookie, std::string_view more = {}) {
  return request(port, "GET", "/api/me", cat("Cookie: ", cookie, "\r\n", more));
}

TEST(Tokens, OnlyTheServersOwnAreTaken) {
  const auto server = serve_from_memory();
  const std::string given = cookie_in(request(server->port(), "GET", "/api/me"));
  EXPECT_EQ(cookie_in(come_with(server->port(), given)), "") << "they are known";
  const std::string planted = cat("twenties=", std::string(64, 'a'));
  const std::string instead = cookie_in(come_with(server->port(), planted));
  EXPECT_EQ(instead.size(), given.size());
  EXPECT_NE(instead, planted);
  std::string changed = given;
  changed.back() = changed.back() == '0' ? '1' : '0';
  EXPECT_NE(cookie_in(come_with(server->port(), changed)), "");
  const RawWebSocket socket(server->port(), cat("Cookie: ", planted, "\r\n"));
  EXPECT_EQ(socket.reply().status, 101);
  EXPECT_NE(cookie_in(socket.reply()), "");
}

TEST(Tokens, AreKnownToAllServersOfAStore) {
  const FolderForTests folder;
  std::string given;
  for (int start = 0; start < 3; ++start) {
    const auto server = serve(std::move(*open_data_folder(folder.file("data"))));
    if (given.empty()) given = cookie_in(request(server->port(), "GET", "/api/me"));
    EXPECT_EQ(cookie_in(come_with(server->port(), given)), "");
  }
}

TEST(Tokens, OfBeforeThereWereKeysAreKnownByWhatTheirOwnersLeft) {
  const std::string named(64, 'a');
  const std::string seated(64, 'b');
  auto store = std::move(*open_memory());
  ASSERT_TRUE(store->put_person({person_of(named), "Ann", "teal"}));
  Append append{"CCCCCCCCCCCCCCCCCCCCCC", 1, {"entry"}, {}, 1};
  append.summary.status = TableStatus::finished;
  append.summary.people = {person_of(seated)};
  ASSERT_TRUE(store->append({&append, 1}));
  ServerOptions options = quiet_options();
  options.http.proxies = {"127.0.0.1"};
  const auto server = serve(std::move(store), std::move(options));
  const RawReply ann = come_with(server->port(), cat("twenties=", named));
  EXPECT_EQ(cookie_in(ann), "");
  EXPECT_NE(ann.body.find("Ann"), std::string::npos) << ann.body;
  EXPECT_EQ(cookie_in(come_with(server->port(), cat("twenties=", seated))), "");
  const std::string tls = "X-Forwarded-Proto: https\r\n";
  EXPECT_EQ(cookie_in(come_with(server->port(), cat("twenties=", named), tls)),
            cat("__Host-twenties=", named))
      << "under its new name";
  EXPECT_EQ(cookie_in(come_with(server->port(), cat("__Host-twenties=", named), tls)), "");
}

TEST(Tokens, UnderTlsNobodyElseCanSetTheCookie) {
  ServerOptions options = quiet_options();
  options.http.proxies = {"127.0.0.1"};
  const auto server = serve_from_memory(std::move(options));
  const std::string tls = "X-Forwarded-Proto: https\r\n";
  const RawReply reply = request(server->port(), "GET", "/api/me", tls);
  const std::string given = cookie_in(reply);
  EXPECT_EQ(given.find("__Host-twenties="), 0U) << given;
  EXPECT_NE(reply.header("Set-Cookie").find("; Path=/;"), std::string::npos);
  EXPECT_NE(reply.header("Set-Cookie").find("; Secure"), std::string::npos);
  EXPECT_EQ(cookie_in(come_with(server->port(), given, tls)), "");
  // A page without TLS, or of a neighbouring domain, can set the plain cookie: here to Mallory's
  // own.
  TestGuest mallory(server->port(), "Mallory");
  mallory.post("/api/me", R"({"name":"Mallory"})");
  const RawReply victim = come_with(server->port(), mallory.cookie(), tls);
  EXPECT_EQ(victim.body.find("Mallory"), std::string::npos) << victim.body;
  EXPECT_NE(cookie_in(victim), "");
}

}  // namespace
}  // namespace twenties
