#include "bots/signature.hpp"

#include <bit>
#include <string_view>

#include "bots/bot.hpp"
#include "games/registry.hpp"

namespace twenties {

namespace {

constexpr std::uint64_t seed = 20;
constexpr int asked_every = 5;  // decisions of a game
constexpr std::uint64_t nodes = 4000;

class Digest {
 public:
  void add(std::uint64_t value) { hash_ = mix64(hash_ ^ value); }
  void add(double value) { add(std::bit_cast<std::uint64_t>(value)); }
  void add(std::string_view text) {
    add(std::uint64_t{text.size()});
    for (const char c : text) add(std::uint64_t{static_cast<unsigned char>(c)});
  }
  void add(const Thought& thought) {
    add(std::string_view(thought.move));
    for (const std::string& move : thought.line) add(std::string_view(move));
    for (const double value : thought.evaluation.values) add(value);
    add(thought.evaluation.error);
    add(std::uint64_t{thought.evaluation.exact ? 1U : 0U});
  }
  [[nodiscard]] std::uint64_t hash() const { return hash_; }

 private:
  std::uint64_t hash_ = seed;
};

// The answers of every level for one position.
void ask_all(const Game& game, Seat seat, Digest& digest) {
  for (const std::string_view name : level_names()) {
    const auto player = make_player(game.info(), name);
    Limits limits = player->level->limits;
    limits.time = {};
    limits.nodes = nodes;
    digest.add(player->bot->think({*game.view(seat), seed, limits}));
  }
}

// A game between random players, in which the bots are asked at some positions.
void add_game(const GameType& type, int rules, Digest& digest) {
  const std::unique_ptr<Game> game = *type.start("", rules);
  const auto random = make_player(type.info(), "random");
  SeededChance chance(seed);
  for (std::uint64_t decision = 0; !game->turn().is_over();) {
    if (game->turn().is_chance()) {
      game->play_chance(game->draw(chance));
      continue;
    }
    const Seat seat = game->turn().seats.lowest();
    if (++decision % asked_every == 0) ask_all(*game, seat, digest);
    game->play(seat, random->think(*game->view(seat), mix64(seed + decision)).move);
  }
}

std::uint64_t signature_by(int rules) {
  Digest digest;
  for (const GameType* type : all_games().types()) add_game(*type, rules, digest);
  return digest.hash();
}

}  // namespace

std::uint64_t play_signature() { return signature_by(newest_rules); }
std::uint64_t play_signature_of_version_1() { return signature_by(1); }

}  // namespace twenties
