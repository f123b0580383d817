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

// Our own bots as an engine, the counterpart of ExternalBot. It reads and writes lines
// asynchronously: it keeps reading while it thinks.
class EngineServer {
 public:
  // `say` gets whole texts with line ends, one call at a time, also from the thinking thread. The
  // level's name must be one of level_names().
  EngineServer(std::string level, std::function<void(const std::string&)> say);
  EngineServer(const EngineServer&) = delete;
  EngineServer& operator=(const EngineServer&) = delete;
  // Stops thinking, but still sends the move.
  ~EngineServer();

  // Handles one line from the host; false when it is time to exit.
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
