#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "core/result.hpp"

namespace twenties {

// A bot that plays in the arena, with what it may spend on a move.
struct Contestant {
  std::string name;
  std::unique_ptr<Bot> bot;
  Limits limits;
};

using Contestants = std::vector<Contestant>;

// By the name of a level, or "exec:" and the command of an engine. `limits`, if given, are those of
// engines and take the place of the time of a level that is limited by time; the others keep their
// own, which make them what they are.
Result<Contestant> make_contestant(const GameInfo& game, const std::string& name,
                                   const std::optional<Limits>& limits);

// Who makes players of their names; for contests with others than the levels.
using MakeContestant = std::function<Result<Contestant>(
    const GameInfo& game, const std::string& name, const std::optional<Limits>& limits)>;

}  // namespace twenties
