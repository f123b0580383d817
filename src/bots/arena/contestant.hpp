#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "core/result.hpp"

namespace twenties {

// A bot in the arena, with its limits per move.
struct Contestant {
  std::string name;
  std::unique_ptr<Bot> bot;
  Limits limits;
};

using Contestants = std::vector<Contestant>;

// By the name of a level, or "exec:" and the command of an engine. `limits`, if given, apply to
// engines and to levels limited by time; levels limited by nodes keep their own limits, which
// define them.
Result<Contestant> make_contestant(const GameInfo& game, const std::string& name,
                                   const std::optional<Limits>& limits);

// Makes players from names, for contests with other players than the levels.
using MakeContestant = std::function<Result<Contestant>(
    const GameInfo& game, const std::string& name, const std::optional<Limits>& limits)>;

}  // namespace twenties
