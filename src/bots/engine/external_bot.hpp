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
  std::chrono::milliseconds grace{2'000};          // beyond the time of a move
  std::chrono::milliseconds without_time{60'000};  // for a move that has no limit of time
  std::chrono::milliseconds stop{100};             // between being told to stop and answering
};

// A bot that is another program, spoken to as docs/engines.md says. It is started with the first
// question and again after it has failed. A failed question has no move but the reason in
// Thought::failure. Several threads that ask take their turns.
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

// The words of a command line, divided by spaces; no shell is involved.
std::vector<std::string> command_words(std::string_view text);

}  // namespace twenties
