#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "games/registry.hpp"
#include "protocol/client_message.hpp"
#include "protocol/server_message.hpp"
#include "protocol/version.hpp"
#include "server/raw_client_for_tests.hpp"
#include "server/server.hpp"
#include "store/open_store.hpp"
#include "texts/words.hpp"

namespace twenties {

// Log lines are dropped, unless a test collects them.
inline ServerOptions quiet_options() {
  ServerOptions options;
  options.port = 0;
  options.log = Log([](std::string_view) {});
  return options;
}

inline std::unique_ptr<Server> serve(std::unique_ptr<Store> store,
                                     ServerOptions options = quiet_options()) {
  auto server = Server::start(all_games(), std::move(store), std::move(options));
  EXPECT_TRUE(server) << (server ? "" : in_english(server.error()));
  return server ? std::move(*server) : nullptr;
}

inline std::unique_ptr<Server> serve_from_memory(ServerOptions options = quiet_options()) {
  return serve(std::move(*open_memory()), std::move(options));
}

// A person with a browser: a cookie, and connections that come and go.
class TestGuest {
 public:
  TestGuest(int port, std::string name) : port_(port), name_(std::move(name)) {
    const RawReply reply = request(port_, "GET", "/api/me");
    cookie_ = reply.header("Set-Cookie");
    cookie_ = cookie_.substr(0, cookie_.find(';'));
  }

  void set_port(int port) { port_ = port; }
  [[nodiscard]] const std::string& cookie() const { return cookie_; }
  [[nodiscard]] std::string headers() const { return cat("Cookie: ", cookie_, "\r\n"); }
  RawReply get(std::string_view path) { return request(port_, "GET", path, headers()); }
  RawReply post(std::string_view path, std::string_view body) {
    return request(port_, "POST", path, headers(), body);
  }
  std::string make_table(std::string_view body) {
    const RawReply reply = post("/api/tables", body);
    EXPECT_EQ(reply.status, 201) << reply.body;
    return reply.status == 201 ? nlohmann::json::parse(reply.body)["table"].get<std::string>() : "";
  }

  void connect() {
    socket_ = std::make_unique<RawWebSocket>(port_, headers());
    ASSERT_EQ(socket_->reply().status, 101) << socket_->reply().body;
    ClientMessage hello;
    hello.kind = ClientMessage::Kind::hello;
    hello.version = protocol_version;
    say(hello);
    hear_until(
        [](const ServerMessage& heard) { return heard.kind == ServerMessage::Kind::welcome; });
  }
  void disconnect() { socket_.reset(); }
  RawWebSocket& socket() { return *socket_; }

  void say(const ClientMessage& message) { socket_->send(print_client_message(message)); }
  std::string fresh_id() { return cat(name_, "-", ++ids_); }

  // Sends it, and waits for the answer.
  ServerMessage ask(ClientMessage message) {
    if (message.id.empty()) message.id = fresh_id();
    say(message);
    return answer_to(message.id);
  }
  ServerMessage answer_to(const std::string& id) {
    return hear_until([&](const ServerMessage& heard) { return heard.id == id; });
  }

  // Receives until a message matches; fails the test if none does.
  template <class Is>
  ServerMessage hear_until(Is&& is) {
    while (auto text = socket_->receive()) {
      auto heard = read_server_message(*text);
      if (!heard) {
        ADD_FAILURE() << in_english(heard.error()) << " in " << *text;
        break;
      }
      if (heard->kind == ServerMessage::Kind::news) {
        for (const NewsEvent& event : heard->news.events) {
          EXPECT_EQ(event.number, last_[heard->news.table] + 1) << *text;
          last_[heard->news.table] = event.number;
        }
        news_[heard->news.table] = heard->news;
      }
      if (is(*heard)) return *heard;
    }
    ADD_FAILURE() << name_ << " waited in vain";
    return {};
  }

  void watch(const std::string& table) {
    ClientMessage message;
    message.kind = ClientMessage::Kind::watch;
    message.table = table;
    message.after = last_[table];
    say(message);
    hear_until([](const ServerMessage& heard) {
      return heard.kind == ServerMessage::Kind::news || heard.kind == ServerMessage::Kind::gone;
    });
  }
  ServerMessage sit(const std::string& table, int seat) {
    ClientMessage message;
    message.kind = ClientMessage::Kind::sit;
    message.table = table;
    message.seat = seat_at(seat - 1);
    message.name = name_;
    message.share = cat("share-of-", name_);
    const ServerMessage answer = ask(message);
    // A spectator who sits down gets all events again from the seat.
    if (answer.kind == ServerMessage::Kind::done && news_[table].seat == 0) last_[table] = 0;
    return answer;
  }
  ClientMessage command(ClientMessage::Kind kind, const std::string& table, int seat) {
    ClientMessage message;
    message.kind = kind;
    message.table = table;
    message.seat = seat_at(seat - 1);
    message.id = fresh_id();
    return message;
  }
  ClientMessage move(const std::string& table, int seat, std::string text) {
    ClientMessage message = command(ClientMessage::Kind::move, table, seat);
    message.answers = news_[table].state.answers;
    message.move = std::move(text);
    return message;
  }

  const News& news(const std::string& table) { return news_[table]; }
  void wait_for(const std::string& table, const std::function<bool(const NewsState&)>& is) {
    if (is(news_[table].state)) return;
    hear_until([&](const ServerMessage& heard) {
      return heard.kind == ServerMessage::Kind::news && heard.news.table == table &&
             is(heard.news.state);
    });
  }

  // The legal moves of a seat, computed from its view alone.
  std::vector<std::string> moves(const std::string& table, int seat) {
    const NewsState& state = news_[table].state;
    const GameType* type = all_games().find(state.game);
    const auto view = type->read_view(state.view, seat_at(seat - 1));
    EXPECT_TRUE(view) << state.view;
    if (!view) return {};
    return type->imagine(**view, 1)->moves(seat_at(seat - 1));
  }

 private:
  int port_;
  std::string name_;
  std::string cookie_;
  int ids_ = 0;
  std::unique_ptr<RawWebSocket> socket_;
  std::map<std::string, News> news_;
  std::map<std::string, std::uint64_t> last_;
};

}  // namespace twenties
