// Refusals over HTTP are in the language of the client; over a WebSocket they are data.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "server/guests_for_tests.hpp"

namespace twenties {
namespace {

using nlohmann::json;

TEST(Refusal, IsAMessageBesideItsWords) {
  HttpReply reply = error_reply(429, Message("server.too-many-requests"), 1500);
  put_into_words(reply, "fr, de-AT;q=0.9, en;q=0.5");
  const json body = json::parse(reply.body);
  EXPECT_EQ(body["reason"], "zu viele Anfragen von dieser Adresse");
  EXPECT_EQ(body["message"], json({{"id", "server.too-many-requests"}}));
  EXPECT_EQ(body["retry_after"], 1500);
  HttpReply plain{200, "text/plain", "as it is", {}};
  put_into_words(plain, "de");
  EXPECT_EQ(plain.body, "as it is");
  EXPECT_TRUE(plain.headers.empty());
}

TEST(RefusedRequests, AreAnsweredInTheLanguageOfTheClient) {
  const auto server = serve_from_memory(quiet_options());
  const auto asked = [&](std::string_view path, std::string_view headers) {
    return request(server->port(), "GET", path, headers);
  };
  const RawReply german = asked("/api/nothing", "Accept-Language: de-DE,de;q=0.9,en;q=0.8\r\n");
  EXPECT_EQ(german.status, 404);
  EXPECT_EQ(json::parse(german.body)["reason"], "hier gibt es nichts");
  EXPECT_EQ(german.header("Content-Language"), "de");
  EXPECT_EQ(german.header("Vary"), "Accept-Language");
  const RawReply spanish = asked("/ws",
                                 "Accept-Language: es\r\nConnection: Upgrade\r\n"
                                 "Upgrade: websocket\r\nOrigin: http://elsewhere\r\n");
  EXPECT_EQ(spanish.status, 403);
  EXPECT_EQ(json::parse(spanish.body)["reason"], "las páginas de otro origen no pueden jugar aquí");
  const RawReply english = asked("/api/nothing", "Accept-Language: ja\r\n");
  EXPECT_EQ(json::parse(english.body)["reason"], "there is nothing here");
  EXPECT_EQ(json::parse(english.body)["message"]["id"], "server.nothing-here");
}

}  // namespace
}  // namespace twenties
