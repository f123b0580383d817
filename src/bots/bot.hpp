#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/any_view.hpp"

namespace twenties {

// A player that is a program. It sees what its seat may see and nothing else.
class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  // The canonical text of a legal move for the viewer's seat, which must be to move. The same view
  // and seed give the same move.
  [[nodiscard]] virtual std::string choose(const AnyView& view, std::uint64_t seed) const = 0;
};

struct BotInfo {
  std::string_view name;
  std::string_view summary;
};

// The bots that every game has.
std::span<const BotInfo> bot_levels();

// A bot for a game by its name; nullptr if there is none of that name or for that game.
std::unique_ptr<Bot> make_bot(const GameInfo& game, std::string_view name);

}  // namespace twenties
