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

// What a bot is asked.
struct Question {
  const AnyView& view;  // of the seat that is to move
  std::uint64_t seed = 0;
  Limits limits;
  Watch* watch = nullptr;
  // The canonical text of a legal move that is to be valued beside the best one; or empty.
  std::string_view also = {};
};

// What it answers.
struct Thought {
  std::string move;               // the canonical text of a legal move
  Evaluation evaluation;          // of that move; without values if the bot does not judge
  std::vector<std::string> line;  // how the bot expects the game to go on, from that move
  std::optional<Evaluation> also;
  std::uint64_t nodes = 0;
  std::string failure;  // why there is no move, from a bot that can fail; empty otherwise
};

// A player that is a program. It sees what its seat may see and nothing else.
class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  // The same view, seed and limit of nodes give the same move, on any number of threads; a limit of
  // time need not. Told to stop, it answers within 20 ms with the best it has. A view of another
  // game gets an empty move. A bot keeps no knowledge between two questions, and may be asked by
  // several threads at once.
  [[nodiscard]] virtual Thought think(const Question& question) const = 0;
};

// A kind of player, as data.
struct Level {
  std::string_view name;    // "sharp"
  MessageId summary;        // for people who choose an opponent
  std::string_view engine;  // how it thinks: a name that the game's own maker knows
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

// The names of the levels, which are the same in every game: first the four that people choose
// from, weakest first.
std::span<const std::string_view> level_names();

// A bot and its level, whose limits it thinks with.
struct Player {
  const Level* level;
  std::unique_ptr<Bot> bot;

  [[nodiscard]] Thought think(const AnyView& view, std::uint64_t seed,
                              Watch* watch = nullptr) const {
    return bot->think({view, seed, level->limits, watch});
  }
};

// The bots of a game; nullptr if nobody registered it.
const GameBots* bots_for(const GameInfo& game);
// A player of a game by the name of its level; nothing if there is none of that name or for that
// game.
std::optional<Player> make_player(const GameInfo& game, std::string_view name);

}  // namespace twenties
