#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "match/game_clock.hpp"
#include "match/table.hpp"
#include "terminal/board.hpp"
#include "terminal/command.hpp"
#include "terminal/console.hpp"
#include "terminal/keeper.hpp"

namespace twenties {

// What a session and the menu need from outside.
struct World {
  const Registry& registry;
  SaveStore& store;
  std::string_view (*rulebook)(std::string_view game_id, std::string_view language) = nullptr;
  // A table with fresh chance.
  Result<Table> (*open_table)(const GameType& type, std::string_view options,
                              std::vector<Sitter> sitters) = nullptr;
  bool confirm = true;  // whether a placed tile waits for confirmation where the game wants it
};

// Why a session ended.
enum class Leaving : std::uint8_t {
  finished,  // the game is over
  quit,
  closed,   // there is no input any more
  stopped,  // by a signal
};

// One table in front of people: shows it, tells what happens, lets bots move, and carries out what
// is typed. Private things of a seat are shown only while that seat looks. The game is kept after
// every action.
class Session {
 public:
  Session(Console& console, const World& world, KeptTable game);

  Leaving run();

 private:
  // One step of the session: a bot moves, or a person types a line.
  void step();
  [[nodiscard]] std::optional<Seat> bot_to_move() const;
  void play_bot(Seat seat);
  void decide(Seat seat);
  void answer(Seat seat, const Reply& reply);
  void run_line(Seat seat, std::string_view line);
  bool answer_pending(const std::string& move, std::string_view line);
  void try_move(Seat seat, std::string_view line);
  void explain_unknown(Seat seat, std::string_view line, const Message& error);
  void time_out(std::string_view begun);
  void check_clock();

  // What is typed besides moves; `seat` is nobody when the game is over.
  void carry_out(Seat seat, const Command& command);
  void tell_position(Seat seat);
  void undo();
  void load(std::string_view file);
  void resign(Seat seat);
  void quit();

  void begin(bool is_new);
  void offer_engines();
  void after_game();
  void tell_result();
  void obey_after_game(std::string_view line);
  void play_again();

  // False if the input ended before the curtain went up.
  bool raise_curtain(Seat seat);
  Reply ask_for_curtain(Seat seat);
  void tell_news();
  void draw_board(Seat viewer);
  void after_change();
  void leave(Leaving how);
  void say_goodbye(Leaving how);

  [[nodiscard]] Prompt prompt_for(Seat seat) const;
  // As it stands on the screen.
  [[nodiscard]] std::string person_name(Seat seat) const;
  [[nodiscard]] std::vector<std::string> names() const;
  [[nodiscard]] const Words& words() const { return console_.style().words; }
  // The one person at the keyboard, or nobody if there are more or none.
  [[nodiscard]] Seat usual_viewer() const;
  void say(std::string_view text);

  Console& console_;
  World world_;
  Keeper keeper_;
  Table table_;
  GameClock clock_;
  std::size_t told_ = 0;   // steps whose story was told
  bool board_due_ = true;  // something changed since the board was drawn
  bool result_told_ = false;
  Seat looking_ = nobody;  // who sits in front of the screen, where that matters
  std::optional<Leaving> leaving_;
  bool begun_is_used_ = false;  // what was typed without Enter has been obeyed
  std::string notice_;          // to be told when the curtain is down
  std::optional<std::chrono::milliseconds> confirmed_by_itself_;
};

}  // namespace twenties
