#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "bots/bot.hpp"
#include "core/registry.hpp"

namespace twenties {

// Our own bots as an engine: the other side of ExternalBot. It hears lines and says lines, in its
// own time: thinking goes on while it listens.
class EngineServer {
 public:
  // `say` gets whole texts with their line ends, one call at a time, also from the thread that
  // thinks. The level's name must be one of level_names().
  EngineServer(std::string level, std::function<void(const std::string&)> say);
  EngineServer(const EngineServer&) = delete;
  EngineServer& operator=(const EngineServer&) = delete;
  // Stops thinking, and still says the move.
  ~EngineServer();

  // One line from the host; false when it is time to leave.
  bool hear(std::string_view line);

  // Waits until the last question is answered.
  void finish();

 private:
  class Reporter;

  void take_game(std::string_view rest);
  void take_position(std::string_view rest);
  void take_think(std::string_view rest);
  void think_about(const Limits& limits, std::uint64_t seed);
  void say(const std::string& text);

  std::string level_;
  std::function<void(const std::string&)> say_;
  std::mutex mutex_;  // one line at a time
  const GameType* type_ = nullptr;
  std::optional<Player> player_;
  std::unique_ptr<AnyView> view_;
  StopFlag stop_;
  std::thread thinker_;
};

}  // namespace twenties
