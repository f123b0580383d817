#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/evaluation.hpp"
#include "bots/search/budget.hpp"
#include "core/any_view.hpp"

namespace twenties {

// A question to a bot.
struct Question {
  const AnyView& view;  // of the seat to move
  std::uint64_t seed = 0;
  Limits limits;
  Watch* watch = nullptr;
  // The canonical text of a legal move to evaluate besides the best one; or empty.
  std::string_view also = {};
};

// Its answer.
struct Thought {
  std::string move;       // the canonical text of a legal move
  Evaluation evaluation;  // of that move; without values if the bot does not evaluate
  std::vector<std::string>
      line;  // how the bot expects the game to continue, starting with that move
  std::optional<Evaluation> also;
  std::uint64_t nodes = 0;
  std::string failure;  // why there is no move, from a bot that can fail; empty otherwise
};

// A program that plays. It sees only what its seat may see.
class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  // The same view, seed and limit of nodes give the same move, on any number of threads; a time
  // limit need not. When stopped, it answers within 20 ms with the best move so far. A view of
  // another game gets an empty move. A bot keeps no state between questions, and is thread-safe.
  [[nodiscard]] virtual Thought think(const Question& question) const = 0;
};

// A kind of player, as data.
struct Level {
  std::string_view name;    // "sharp"
  MessageId summary;        // for people who choose an opponent
  std::string_view engine;  // the algorithm: a name that the game's maker function knows
  Limits limits = {};  // nodes for all but `master`, which has time, so that it is as strong as it
                       // can be where it runs
  double noise = 0;    // how far it misjudges a move, as a standard deviation in the unit of its
                       // engine
};

// The bots of one game: `gentle`, `steady`, `sharp`, `master`, from weak to strong, then the plain
// ones.
struct GameBots {
  const GameInfo* game;
  std::span<const Level> levels;
  std::unique_ptr<Bot> (*make)(const Level& level);
};

// The names of the levels, the same in every game: first the four that people choose from, weakest
// first.
std::span<const std::string_view> level_names();

// A bot and its level, which has its limits.
struct Player {
  const Level* level;
  std::unique_ptr<Bot> bot;

  [[nodiscard]] Thought think(const AnyView& view, std::uint64_t seed,
                              Watch* watch = nullptr) const {
    return bot->think({view, seed, level->limits, watch});
  }
};

// The bots of a game; nullptr if it is not registered.
const GameBots* bots_for(const GameInfo& game);
// A player of a game by the name of its level; nothing if there is none of that name or for that
// game.
std::optional<Player> make_player(const GameInfo& game, std::string_view name);

}  // namespace twenties
