#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "client/conversation.hpp"
#include "client/seen_table.hpp"
#include "terminal/command.hpp"
#include "terminal/console.hpp"
#include "terminal/session.hpp"

namespace twenties {

// What an online session needs from outside.
struct OnlineWorld {
  const Registry& registry;
  std::string_view (*rulebook)(std::string_view game_id, std::string_view language) = nullptr;
  std::uint64_t (*fresh_seed)() = nullptr;
};

// Where somebody goes, and as whom.
struct Invitation {
  std::string origin;  // "http://HOST:PORT"
  std::string table;
  std::string name;       // as the server knows the person
  bool newcomer = false;  // who has not been asked for a name
  int seat = 0;           // to sit at without being asked; 0: none
};

// An online table in front of people: what happens there is told as it comes, and what is typed
// goes to the server. Whoever has several seats plays them in turn, behind a curtain where one must
// not see what the other has.
class OnlineSession {
 public:
  OnlineSession(Console& console, Wire& wire, const OnlineWorld& world, Invitation invitation);

  // An error if the table cannot be reached at all.
  Result<Leaving> run();

 private:
  // One round: what came is told, and a line is asked for.
  void step();
  void take_in();
  void take(const Conversation::Incoming& incoming);
  void take_news(const News& news);
  void take_answer(const ServerMessage& answer, const ClientMessage& request);
  void refused(const ServerMessage& answer, const ClientMessage& request);
  void choose_watches();
  void show_table();

  // Whoever comes to a table with an empty seat is asked whether to sit.
  void offer_seat();
  void ask_for_name();
  void sit(Seat seat, bool or_another);

  void tell_news();
  void tell_events(const std::vector<NewsEvent>& events);
  // The steps that all of the person's seats may know, for who plays several: what only one of
  // them knows is hidden, and what is sealed is not there yet.
  [[nodiscard]] std::vector<Step> open_story() const;
  void tell_open_story();
  bool tell_confirmed(const NewsEvent& event);
  void tell_placed(const SeenTable& table);
  void tell_result();
  void check_shares();
  void draw_board(Seat viewer);

  void lower_curtain();
  // False if the input ended before the curtain went up.
  bool raise_curtain(Seat seat);
  void ask();
  void answer(Seat seat, const Reply& reply);
  void run_line(Seat seat, std::string_view line);
  bool answer_pending(Seat seat, std::string_view line);
  void try_move(Seat seat, std::string_view line);
  void unknown(std::string_view line, const Message& error);

  void carry_out(Seat seat, const Command& command);
  // About the game as this seat knows it.
  void look(Seat seat, const Command& command);
  void advise(const SeenTable& table, const Command& command);
  // Whether the program may help as asked; where it may not, says what the rules alone say.
  bool may_help(const SeenTable& table, const Command& command);
  // What changes the table.
  void act(const Command& command);
  void undo();
  void resign();
  void answer_undo(bool yes);
  void rematch(bool same_tiles);
  void go_to(const std::string& table);
  void save(std::string_view file);
  void sit_down(std::string_view argument);
  void stand(std::string_view argument);
  void seat_bot(std::string_view argument);
  void care(std::string_view argument);
  // The seat that a word names; says what is wrong if it names none.
  std::optional<Seat> seat_named(std::string_view word);
  // For what concerns the person rather than a seat: the one that looks, or any of theirs.
  [[nodiscard]] Seat usual_seat() const;
  void leave(Leaving how) { leaving_ = how; }
  void say_goodbye();

  // Sends, and waits a moment for the answer.
  void request(ClientMessage::Kind kind, Seat seat, ClientMessage message = {});

  // The table as this viewer knows it, or as everybody does.
  SeenTable& seen(Seat viewer);
  [[nodiscard]] const SeenTable* known(Seat viewer) const;
  // Whether all views are there that the person's seats need.
  [[nodiscard]] bool is_settled() const;
  // Whose view the story is told from: the person's first seat, or nobody.
  [[nodiscard]] Seat teller() const;
  [[nodiscard]] const NewsState& state() const;
  [[nodiscard]] bool has_begun() const {
    return !state().phase.empty() && state().phase != "gathering";
  }
  [[nodiscard]] SeatSet own() const;
  // Which of the person's seats is to decide; nobody if none is.
  [[nodiscard]] Seat to_decide() const;
  // Whose things may be shown now.
  [[nodiscard]] Seat looking() const;
  [[nodiscard]] bool needs_curtain() const;
  [[nodiscard]] Prompt prompt_for(Seat seat) const;
  [[nodiscard]] Prompt waiting_prompt() const;
  [[nodiscard]] std::string waiting_text() const;
  [[nodiscard]] std::string link() const;
  void say(std::string_view text);
  // Names and sentences for the person at the keyboard.
  [[nodiscard]] const Words& speaker() const { return console_.style().words; }
  [[nodiscard]] std::vector<std::string> names() const;
  void note(std::string_view text);

  Console& console_;
  Wire& wire_;
  OnlineWorld world_;
  Invitation at_;
  Conversation conversation_;
  std::map<int, SeenTable> seen_;  // by viewer
  Seat latest_ = nobody;           // whose news came last
  std::map<int, std::string> shares_;
  std::uint64_t told_ = 0;      // the last event that was told
  std::size_t told_steps_ = 0;  // of the open story
  bool table_shown_ = false;
  bool seat_offered_ = false;
  bool board_due_ = true;
  bool turn_told_ = false;
  bool result_told_ = false;
  bool is_rematch_ = false;
  bool sits_anywhere_ = false;  // at the next empty seat, if this one is refused
  SeatSet wanted_seats_;        // to sit at without being asked
  Seat looking_ = nobody;       // who sits in front of the screen, where that matters
  std::string placed_;          // the tile whose effect was told and that waits
  bool confirming_ = false;     // the person has confirmed it
  bool begun_is_used_ = false;
  std::optional<Leaving> leaving_;
  std::optional<Message> failure_;
};

}  // namespace twenties
