#pragma once

#include <string>
#include <utility>
#include <vector>

#include "client/fake_server_for_tests.hpp"
#include "terminal/online/online_session.hpp"
#include "terminal/scripted_console.hpp"

namespace twenties {

// A session at an online table: a person who types what the test says, and a server.
struct OnlineTest {
  ScriptedConsole console;
  FakeServer server{[this] { return console.now(); }};
  Invitation invitation{"http://host:1", "t1", "Mia", false, 0};

  Result<Leaving> play() {
    const OnlineWorld world{all_games_and_null(), &book, &seed};
    return OnlineSession(console, server, world, invitation).run();
  }
  void type(std::vector<std::string> lines) {
    for (std::string& line : lines) console.type(std::move(line));
  }
  // Wherever the lines were broken.
  [[nodiscard]] bool shows(std::string_view text) const {
    return console.shown().find(text) != std::string::npos ||
           join(words(console.shown()), " ").find(text) != std::string::npos;
  }
  [[nodiscard]] std::vector<ClientMessage> sent(ClientMessage::Kind kind) const {
    std::vector<ClientMessage> out;
    for (const ClientMessage& message : server.received) {
      if (message.kind == kind) out.push_back(message);
    }
    return out;
  }

  static std::string_view book(std::string_view /*game_id*/, std::string_view /*language*/) {
    return "# Rules\n\n**2.1** Take.\n";
  }
  static std::uint64_t seed() { return 4711; }
};

}  // namespace twenties
