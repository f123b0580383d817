#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "client/local_client.hpp"
#include "terminal/keeper.hpp"
#include "terminal/session.hpp"

namespace twenties {

// What a session and the menu need from outside.
struct World {
  const Registry& registry;
  SaveStore& store;
  Rulebook rulebook = nullptr;
  // A table with fresh chance.
  Result<Table> (*open_table)(const GameType& type, std::string_view options,
                              std::vector<std::string> seats) = nullptr;
  bool confirm = true;  // whether a placed tile waits for confirmation where the game wants it
};

// A session at a table in this program, with people, bots and other programs. The game is saved
// after every action.
class LocalSession final : public Session {
 public:
  LocalSession(Console& console, const World& world, SavedTable game);

  Leaving run();

 private:
  [[nodiscard]] CommandList commands() const override { return all_commands(); }
  [[nodiscard]] std::vector<std::string> names() const override;
  [[nodiscard]] std::string opening() const override;
  void before_news() override;
  bool let_programs_move() override;
  void ask_without_turn() override;
  void put_clock(Prompt& prompt, const std::string& name, const SeenTable& table) const override;
  bool act(Seat seat, const Command& command) override;
  [[nodiscard]] std::string score(const SeenTable& table) const override;
  void tell_fairness() override;
  [[nodiscard]] std::uint64_t hint_seed(Seat seat) const override;

  void begin(SavedTable game);
  void offer_engines(SavedTable& game);
  void autosave();
  void undo();
  void load(std::string_view file);
  void quit();
  void play_again();
  void run_line_after_game(std::string_view line);
  void say_goodbye(Leaving how);

  [[nodiscard]] const Table& table() const { return *here_.match().table(); }
  [[nodiscard]] std::chrono::seconds played() const;

  World world_;
  Keeper keeper_;
  LocalClient here_;
  Engines engines_;
};

}  // namespace twenties
