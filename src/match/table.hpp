#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "core/record.hpp"
#include "core/registry.hpp"
#include "core/step.hpp"
#include "match/fairness.hpp"

namespace twenties {

// Seats are named as in a record: "Ann", "bot greedy".

// What a record calls a bot of this level.
std::string bot_seat(std::string_view level);
// The level of a seat that is a bot's; empty for all others.
std::string_view bot_level(std::string_view seat);
// The seats of a recorded game; those without a name are people.
std::vector<std::string> seats_of(const Record& record, int seats);

// A fresh share for each person; the level's name for each bot.
std::vector<std::string> fresh_shares(const std::vector<std::string>& seats);
// The first problem with the shares of these seats, or an empty message. A bot's share is fixed:
// whoever runs the table must not choose one after the others' shares are known.
Message problem_with_shares(const TableChance& chance, const std::vector<std::string>& seats);

// A game with its chance and everything that happened in it: what a record holds. Who may do what,
// and when, is for `Match` to say.
//
// Where the secret of its chance is not known, everything that happened can be looked at, and the
// game goes on as far as it needs no chance.
class Table {
 public:
  static Result<Table> open(const GameType& type, std::string_view options,
                            std::vector<std::string> seats, TableChance chance,
                            int rules = newest_rules);
  static Result<Table> open(const GameType& type, std::string_view options,
                            std::vector<std::string> seats, std::uint64_t seed);
  // From a position instead of the start.
  static Result<Table> open_at(const GameType& type, std::string_view position,
                               std::vector<std::string> seats, TableChance chance,
                               int rules = newest_rules);
  // With a fresh secret and fresh shares: for a table where nobody else keeps them.
  static Result<Table> open_fairly(const GameType& type, std::string_view options,
                                   std::vector<std::string> seats);
  // Continues a recorded game exactly. The record names the seats.
  static RecordResult<Table> resume(const Registry& registry, const Record& record);

  [[nodiscard]] const Game& game() const { return *game_; }
  [[nodiscard]] const std::vector<std::string>& seats() const { return seats_; }
  [[nodiscard]] const TableChance& chance() const { return chance_; }
  // Nothing at a table whose chance comes from a secret.
  [[nodiscard]] const std::optional<std::uint64_t>& seed() const { return chance_.seed(); }
  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }

  // The next action that needs no decision, chance or a skip that the rules force; nothing while a
  // seat is to decide, or if the secret is not known.
  [[nodiscard]] std::optional<Action> next_without_decision() const;
  // Whether chance is to act, but its secret is not known; then nothing can go on.
  [[nodiscard]] bool awaits_secret() const;

  // Carries out an action of any kind. A refused one changes nothing.
  Verdict enact(const Action& action);
  // Back to when there were so many steps.
  void rewind(std::size_t steps);

  // The whole game so far, as everybody may read it: a secret is in it when the game is over.
  [[nodiscard]] Record record() const;
  // The whole game so far, from which resume() goes on: with the secret. For the table's own files
  // only.
  [[nodiscard]] Record record_with_secret() const;

 private:
  static Result<Table> open_game(Result<std::unique_ptr<Game>> game, std::vector<std::string> seats,
                                 TableChance chance);
  Table(std::unique_ptr<Game> origin, std::vector<std::string> seats, TableChance chance);

  [[nodiscard]] Record make_record(bool with_secret) const;
  [[nodiscard]] std::uint64_t draws_so_far() const;

  std::unique_ptr<Game> origin_;       // the game as it was before the first action
  std::string origin_position_;        // empty for a game from its start
  std::vector<Remark> remarks_;        // of the record it came from, without those of chance
  std::vector<std::string> comments_;  // among its headers
  std::unique_ptr<Game> game_;
  std::vector<std::string> seats_;
  TableChance chance_;
  std::vector<Step> steps_;
};

}  // namespace twenties
