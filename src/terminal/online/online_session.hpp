#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "client/conversation.hpp"
#include "terminal/session.hpp"

namespace twenties {

// What an online session needs from outside.
struct OnlineWorld {
  const Registry& registry;
  Rulebook rulebook = nullptr;
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

// A session at a table of a server: seats are taken and left there, people come and go, and
// connections break.
class OnlineSession final : public Session {
 public:
  OnlineSession(Console& console, Wire& wire, const OnlineWorld& world, Invitation invitation);

  // An error if the table cannot be reached at all.
  Result<Leaving> run();

 private:
  [[nodiscard]] CommandList commands() const override { return online_commands(); }
  [[nodiscard]] std::vector<std::string> names() const override;
  [[nodiscard]] std::string opening() const override;
  [[nodiscard]] std::string event_sentence(const NewsEvent& event) override;
  void before_news() override { offer_seat(); }
  void after_news() override;
  void tell_turn() override;
  void ask_without_turn() override;
  void put_clock(Prompt& prompt, const std::string& name, const SeenTable& table) const override;
  bool act(Seat seat, const Command& command) override;
  [[nodiscard]] std::string score(const SeenTable& table) const override;
  void tell_fairness() override;
  [[nodiscard]] std::uint64_t hint_seed(Seat /*seat*/) const override {
    return world_.fresh_seed();
  }
  void answered(const ServerMessage& answer, const ClientMessage& request) override;
  bool try_instead(const ClientMessage& request) override;

  // Whoever comes to a table with an empty seat is asked whether to sit.
  void offer_seat();
  void ask_for_name();
  void sit(Seat seat, bool or_another);
  void check_shares();

  void undo();
  void answer_undo(bool yes);
  void rematch(bool same_tiles);
  void go_to_rematch(const std::string& table);
  void save(std::string_view file);
  void sit_down(std::string_view argument);
  void stand(std::string_view argument);
  void seat_bot(std::string_view argument);
  void care(std::string_view argument);
  // The seat that a word names; says what is wrong if it names none.
  std::optional<Seat> seat_named(std::string_view word);
  [[nodiscard]] std::string waiting_text() const;
  [[nodiscard]] std::string link() const;
  void say_goodbye();

  Wire& wire_;
  OnlineWorld world_;
  Invitation at_;
  Conversation conversation_;
  std::map<int, std::string> shares_;
  bool seat_offered_ = false;
  bool is_rematch_ = false;
  bool sits_anywhere_ = false;  // at the next empty seat, if this one is refused
  SeatSet wanted_seats_;        // to sit at without being asked
};

}  // namespace twenties
