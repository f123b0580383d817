#include "bots/arena/contestant.hpp"

#include <utility>

#include "base/text.hpp"
#include "bots/engine/external_bot.hpp"

namespace twenties {

namespace {

constexpr std::string_view engine_prefix = "exec:";
constexpr Limits engine_limits{.time = std::chrono::milliseconds(1000)};

}  // namespace

Result<Contestant> make_contestant(const GameInfo& game, const std::string& name,
                                   const std::optional<Limits>& limits) {
  if (name.starts_with(engine_prefix)) {
    std::vector<std::string> command =
        command_words(std::string_view(name).substr(engine_prefix.size()));
    if (command.empty()) return failure(Message("arena.no-command"));
    return Contestant{name, std::make_unique<ExternalBot>(std::move(command)),
                      limits.value_or(engine_limits)};
  }
  auto player = make_player(game, name);
  if (!player) {
    return failure(Message("arena.no-such-bot", {{"name", quote(name)},
                                                 {"game", std::string(game.title)},
                                                 {"levels", join(level_names(), ", ")}}));
  }
  const bool is_timed = player->level->limits.time.count() != 0;
  return Contestant{name, std::move(player->bot),
                    is_timed && limits ? *limits : player->level->limits};
}

}  // namespace twenties
