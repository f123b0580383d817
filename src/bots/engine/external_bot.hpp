#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"
#include "bots/engine/process.hpp"
#include "core/registry.hpp"

namespace twenties {

// How long an engine may take before it counts as hung.
struct EnginePatience {
  std::chrono::milliseconds hello{10'000};
  std::chrono::milliseconds grace{2'000};          // in addition to the time of a move
  std::chrono::milliseconds without_time{60'000};  // for a move without a time limit
  std::chrono::milliseconds stop{100};             // for the answer to `stop`
};

// A bot in another program, which speaks the protocol of docs/engines.md. It is started at the
// first question and restarted after a failure. After a failed question Thought::failure has the
// reason and there is no move. Questions from several threads are asked one after another.
class ExternalBot final : public Bot {
 public:
  explicit ExternalBot(std::vector<std::string> command, EnginePatience patience = {});
  ~ExternalBot() override;

  [[nodiscard]] Thought think(const Question& question) const override;

 private:
  class Dialogue;

  mutable std::mutex mutex_;
  std::unique_ptr<Dialogue> dialogue_;
};

// The words of a command line, separated by spaces; no shell is involved.
std::vector<std::string> command_words(std::string_view text);

}  // namespace twenties
