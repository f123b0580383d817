#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"
#include "core/game.hpp"
#include "core/record.hpp"
#include "core/registry.hpp"
#include "core/step.hpp"
#include "match/fairness.hpp"

namespace twenties {

// Who sits at a seat.
struct Sitter {
  std::string name;
  std::string bot;  // a bot's name; empty for everybody else
  // Another program that plays. It is set by who runs the table, never by a record: a file must not
  // be able to start a program.
  std::shared_ptr<const Bot> engine = nullptr;

  [[nodiscard]] bool is_person() const { return bot.empty() && engine == nullptr; }
};

// A move that waits for its player's confirmation and is confirmed by itself at the deadline.
struct PendingMove {
  Seat seat = nobody;
  std::string text;
  std::chrono::milliseconds deadline{};
};

// A fresh share for each person; the level's name for each bot.
std::vector<std::string> fresh_shares(const std::vector<Sitter>& sitters);
// The first problem with the shares of those who sit there, or an empty message. A bot's share is
// fixed: whoever runs the table must not choose one after the others' shares are known.
Message problem_with_shares(const TableChance& chance, const std::vector<Sitter>& sitters);
// Who sits at the seats of a recorded game ("Ann", "bot greedy"); seats without a name are people.
std::vector<Sitter> sitters_of(const Record& record, int seats);

// One table: a game, who sits where, and everything that happened. It knows no clock, file or
// screen; time is told to it, on a clock of the caller's choice that never goes backwards.
//
// Where the secret of its chance is not known, everything that happened can be looked at, and the
// game goes on as far as it needs no chance.
class Table {
 public:
  static Result<Table> open(const GameType& type, std::string_view options,
                            std::vector<Sitter> sitters, TableChance chance,
                            int rules = newest_rules);
  static Result<Table> open(const GameType& type, std::string_view options,
                            std::vector<Sitter> sitters, std::uint64_t seed);
  // From a position instead of the start.
  static Result<Table> open_at(const GameType& type, std::string_view position,
                               std::vector<Sitter> sitters, TableChance chance,
                               int rules = newest_rules);
  // With a fresh secret and fresh shares: for a table where nobody else keeps them.
  static Result<Table> open_fairly(const GameType& type, std::string_view options,
                                   std::vector<Sitter> sitters);
  // Continues a recorded game exactly. The record names the sitters.
  static RecordResult<Table> resume(const Registry& registry, const Record& record);

  [[nodiscard]] const Game& game() const { return *game_; }
  [[nodiscard]] const std::vector<Sitter>& sitters() const { return sitters_; }
  [[nodiscard]] const Sitter& sitter(Seat seat) const;
  [[nodiscard]] const TableChance& chance() const { return chance_; }
  // Nothing at a table whose chance comes from a secret.
  [[nodiscard]] const std::optional<std::uint64_t>& seed() const { return chance_.seed(); }
  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
  [[nodiscard]] int people() const;

  // Carries out what needs no decision: chance and skips that the rules force. Returns how many
  // steps were added.
  std::size_t advance();
  // The next of these steps; nothing while a seat is to decide, or if the secret is not known.
  [[nodiscard]] std::optional<Action> next_without_decision() const;
  // An action of any kind, as a log tells it.
  Verdict enact(const Action& action);
  // Whether chance is to act, but its secret is not known; then nothing can go on.
  [[nodiscard]] bool awaits_secret() const;
  // A decision of a seat. Refused moves change nothing.
  Verdict play(Seat seat, std::string_view move);
  // Lets the bot or the engine at this seat decide. A watch that stops its thinking leaves the move
  // undecided: a hurried one would not be the bot's.
  Verdict play_bot(Seat seat, Watch* watch = nullptr);
  // From now on the program plays for a seat that was a person's.
  void seat_engine(Seat seat, std::shared_ptr<const Bot> engine);
  Verdict resign(Seat seat);
  Verdict time_up();

  // As play, but in games where a placed tile waits for confirmation it becomes the pending move.
  Verdict propose(Seat seat, std::string_view move, std::chrono::milliseconds now);
  [[nodiscard]] const std::optional<PendingMove>& pending() const { return pending_; }
  Verdict confirm();
  bool take_back();
  // Confirms a pending move whose deadline has come; true if it did.
  bool tick(std::chrono::milliseconds now);

  // Back to before the last decision of a person; false if there is none.
  bool undo();
  // Back to when there were so many steps.
  void rewind(std::size_t steps);

  // The whole game so far, as everybody may read it: a secret is in it when the game is over.
  [[nodiscard]] Record record() const;
  // The whole game so far, from which resume() goes on: with the secret. For the table's own files
  // only.
  [[nodiscard]] Record record_with_secret() const;

 private:
  static Result<Table> open_game(Result<std::unique_ptr<Game>> game, std::vector<Sitter> sitters,
                                 TableChance chance);
  Table(std::unique_ptr<Game> origin, std::vector<Sitter> sitters, TableChance chance);

  Verdict perform_step(const Action& action);
  [[nodiscard]] Record make_record(bool with_secret) const;
  [[nodiscard]] std::uint64_t draws_so_far() const;

  std::unique_ptr<Game> origin_;       // the game as it was before the first action
  std::string origin_position_;        // empty for a game from its start
  std::vector<Remark> remarks_;        // of the record it came from, without those of chance
  std::vector<std::string> comments_;  // among its headers
  std::unique_ptr<Game> game_;
  std::vector<Sitter> sitters_;
  std::vector<std::optional<Player>> bots_;
  TableChance chance_;
  std::vector<Step> steps_;
  std::optional<PendingMove> pending_;
};

}  // namespace twenties
