#include "bots/arena/contestant.hpp"

#include <utility>

#include "base/text.hpp"

namespace twenties {

Result<Contestant> make_contestant(const GameInfo& game, const std::string& name,
                                   const std::optional<Limits>& limits) {
  auto player = make_player(game, name);
  if (!player) {
    return failure(cat("there is no bot ", quote(name), " for ", game.title,
                       "; there are: ", join(level_names(), ", ")));
  }
  const bool is_timed = player->level->limits.time.count() != 0;
  return Contestant{name, std::move(player->bot),
                    is_timed && limits ? *limits : player->level->limits};
}

}  // namespace twenties
