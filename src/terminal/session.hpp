#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "client/seen_table.hpp"
#include "client/table_client.hpp"
#include "terminal/command.hpp"
#include "terminal/console.hpp"

namespace twenties {

// Why a session ended.
enum class Leaving : std::uint8_t {
  finished,  // the game is over
  quit,
  closed,   // there is no input any more
  stopped,  // by a signal
};

using Rulebook = std::string_view (*)(std::string_view game_id, std::string_view language);

// A table in front of people, wherever it is: what happens there is told as it comes, and what is
// typed goes to it. Whoever has several seats plays them in turn, behind a curtain where one must
// not see what the other has. What only tables here or only those of a server have is in
// LocalSession and OnlineSession.
class Session {
 public:
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  virtual ~Session() = default;

 protected:
  using Kind = ClientMessage::Kind;

  Session(Console& console, TableClient& client, const Registry& registry, Rulebook rulebook,
          std::string table);

  // Until somebody leaves.
  void play();
  // Forgets the table before, and watches this one.
  void go_to(const std::string& table);

  // What differs from table to table.
  [[nodiscard]] virtual CommandList commands() const = 0;
  [[nodiscard]] virtual std::vector<std::string> names() const = 0;
  [[nodiscard]] virtual std::string opening() const = 0;
  // What an event besides steps of the game is told as, without its full stop; empty: not at all.
  [[nodiscard]] virtual std::string event_sentence(const NewsEvent& /*event*/) { return {}; }
  // A chance to do something before the news are told, and after.
  virtual void before_news() {}
  virtual void after_news() {}
  // Lets a program here move; false if none is to.
  virtual bool let_programs_move() { return false; }
  // Before a seat that may decide is asked.
  virtual void tell_turn() {}
  // While none of the person's seats is to decide.
  virtual void ask_without_turn() = 0;
  // Adds the time that is left to the question for a decision.
  virtual void put_clock(Prompt& prompt, const std::string& name, const SeenTable& table) const = 0;
  // Whether it was a command that only this kind of table has, or that it answers otherwise.
  virtual bool act(Seat seat, const Command& command) = 0;
  // All scores, with their parts where the viewer may know them.
  [[nodiscard]] virtual std::string score(const SeenTable& table) const = 0;
  virtual void tell_fairness() = 0;
  [[nodiscard]] virtual std::uint64_t hint_seed(Seat seat) const = 0;
  virtual void answered(const ServerMessage& /*answer*/, const ClientMessage& /*request*/) {}
  // Whether something else is tried instead of telling the refusal.
  virtual bool try_instead(const ClientMessage& /*request*/) { return false; }

  void answer(Seat seat, const Reply& reply);
  void carry_out(Seat seat, const Command& command);
  // Sends, and waits a moment for the answer; false if it was refused.
  bool request(Kind kind, Seat seat, ClientMessage message = {});
  void take_in();
  void leave(Leaving how) { leaving_ = how; }

  // The table as this viewer knows it, or as everybody does.
  SeenTable& seen(Seat viewer);
  [[nodiscard]] const SeenTable* known(Seat viewer) const;
  // Whose view the story is told from: the person's first seat, or nobody.
  [[nodiscard]] Seat teller() const;
  [[nodiscard]] const NewsState& state() const;
  [[nodiscard]] bool has_begun() const {
    return !state().phase.empty() && state().phase != "gathering";
  }
  [[nodiscard]] bool is_over() const { return state().phase == "over"; }
  [[nodiscard]] SeatSet own() const;
  // Which of the person's seats is to decide; nobody if none is.
  [[nodiscard]] Seat to_decide() const;
  // Whose things may be shown now.
  [[nodiscard]] Seat looking() const;
  // For what concerns the person rather than a seat: the one that looks, or any of theirs.
  [[nodiscard]] Seat usual_seat() const;
  [[nodiscard]] bool needs_curtain() const { return state().curtain; }
  // The steps that all of the person's seats may know, for who plays several: what only one of
  // them knows is hidden, and what is sealed is not there yet.
  [[nodiscard]] std::vector<Step> open_story() const;
  void draw_board(Seat viewer);
  [[nodiscard]] Prompt plain_prompt(std::string text) const;
  [[nodiscard]] std::string shown_name_of(Seat seat) const;
  void say(std::string_view text);
  void note(std::string_view text);
  [[nodiscard]] const Words& speaker() const { return console_.style().words; }

  Console& console_;
  TableClient& client_;
  const Registry& registry_;
  Rulebook rulebook_;
  std::string table_;
  bool table_shown_ = false;
  bool board_due_ = true;
  bool turn_told_ = false;
  bool result_told_ = false;
  Seat looking_ = nobody;      // who sits in front of the screen, where that matters
  bool curtain_down_ = false;  // and the screen is empty
  std::string notice_;         // to be told when it is
  std::optional<Leaving> leaving_;
  std::optional<Message> failure_;

 private:
  // One round: what came is told, and a line is asked for.
  void step();
  void take(const TableClient::Incoming& incoming);
  void take_message(const ServerMessage& message);
  void take_news(const News& news);
  void take_answer(const ServerMessage& answer, const ClientMessage& request);
  void choose_watches();
  void show_table();
  // Whether all views are there that the person's seats need.
  [[nodiscard]] bool has_all_views() const;

  void tell_news();
  void tell_events(const std::vector<NewsEvent>& events);
  void tell_open_story();
  // What came of a placed tile.
  void tell_placing(SeenTable& table, const NewsEvent& event);
  void tell_placed(const SeenTable& table);
  void tell_result();

  void lower_curtain();
  // False if the input ended before the curtain went up.
  bool raise_curtain(Seat seat);
  void ask(Seat seat);
  [[nodiscard]] Prompt prompt_for(Seat seat) const;
  void run_line(Seat seat, std::string_view line);
  bool answer_pending(Seat seat, std::string_view line);
  void try_move(Seat seat, std::string_view line);
  void unknown(std::string_view line, const Message& error);

  // About the game as this seat knows it.
  void look(Seat seat, const Command& command);
  void advise(const SeenTable& table, const Command& command);
  // Whether the program may help as asked; where it may not, says what the rules alone say.
  bool may_help(const SeenTable& table, const Command& command);
  void resign();
  void tell_refusal(const Message& reason, Seat seat);

  std::map<int, SeenTable> seen_;  // by viewer
  Seat latest_ = nobody;           // whose news came last
  std::uint64_t told_ = 0;         // the last event that was told
  std::size_t told_steps_ = 0;     // of the open story
  bool refused_ = false;           // the last request was
  std::string placed_;             // the tile whose effect was told and that waits
  Seat placed_by_ = nobody;
  bool confirming_ = false;     // the person has confirmed it
  bool begun_is_used_ = false;  // what was typed without Enter counted
  std::optional<std::chrono::milliseconds> confirmed_by_itself_;
};

}  // namespace twenties
