#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/action_data.hpp"
#include "core/any_view.hpp"
#include "core/chance.hpp"
#include "core/explanation.hpp"
#include "core/game_info.hpp"
#include "core/result.hpp"
#include "core/seat.hpp"
#include "core/turn.hpp"
#include "core/verdict.hpp"

namespace twenties {

// What a move that was made is, and what it did.
struct MadeMove {
  ActionData data;
  Effect effect;
  bool is_skip = false;
};

// A type-erased running game, as used by tables, records and front ends. Moves and chance are
// texts. A refused action changes nothing.
class Game {
 public:
  Game() = default;
  Game& operator=(const Game&) = delete;
  virtual ~Game() = default;
  [[nodiscard]] virtual std::unique_ptr<Game> clone() const = 0;

  [[nodiscard]] virtual const GameInfo& info() const = 0;
  // The version of the rules that this game follows.
  [[nodiscard]] virtual int rules_version() const = 0;
  [[nodiscard]] virtual std::string options() const = 0;
  [[nodiscard]] virtual int seats() const = 0;
  [[nodiscard]] virtual Turn turn() const = 0;

  // The texts of all legal moves, in the order of the game.
  [[nodiscard]] virtual std::vector<std::string> moves(Seat seat) const = 0;
  // The canonical text of what a person typed, or why it is not a move of this game.
  [[nodiscard]] virtual Result<std::string> read_move(std::string_view typed) const = 0;
  // These take canonical texts only.
  [[nodiscard]] virtual Verdict check(Seat seat, std::string_view move) const = 0;
  [[nodiscard]] virtual Effect explain_move(Seat seat, std::string_view move) const = 0;
  // What the move is made of, legal or not; also of a spectator, who has no turn.
  [[nodiscard]] virtual ActionData describe_move(Seat seat, std::string_view move) const = 0;
  virtual Verdict play(Seat seat, std::string_view move) = 0;
  // As play(), and says what it was; the text is read once and the move checked once.
  virtual tl::expected<MadeMove, Verdict> make(Seat seat, std::string_view move) = 0;
  // The text of the skip if it is the only legal move of this seat, or empty.
  [[nodiscard]] virtual std::string forced_skip(Seat seat) const = 0;

  // The text of the outcome for the next ticket of the source; chance must be next to act.
  [[nodiscard]] virtual std::string draw(ChanceSource& source) const = 0;
  [[nodiscard]] virtual ActionData describe_chance(std::string_view chance) const = 0;
  virtual Verdict play_chance(std::string_view chance) = 0;
  // Whether this viewer may read the text of the next chance action.
  [[nodiscard]] virtual bool may_see(std::string_view chance, Seat viewer) const = 0;

  // The time limit has been reached; games without one refuse.
  virtual Verdict time_up() = 0;
  // The seat resigns, which ends the game: the best of the others win.
  virtual Verdict resign(Seat seat) = 0;
  // The seat's own clock has run out: it loses as if it had resigned.
  virtual Verdict run_out_of_time(Seat seat) = 0;

  [[nodiscard]] virtual Scores scores() const = 0;
  [[nodiscard]] virtual SeatSet winners() const = 0;
  [[nodiscard]] virtual Ending ending() const = 0;
  [[nodiscard]] virtual Parts explain_score(Seat seat) const = 0;

  [[nodiscard]] virtual std::unique_ptr<AnyView> view(Seat viewer) const = 0;
  [[nodiscard]] virtual std::string position() const = 0;
  [[nodiscard]] virtual std::uint64_t hash() const = 0;

 protected:
  Game(const Game&) = default;
};

}  // namespace twenties
