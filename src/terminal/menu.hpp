#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bots/bot.hpp"
#include "terminal/console.hpp"
#include "terminal/local_session.hpp"
#include "terminal/seating.hpp"

namespace twenties {

// The questions before a game: which one, with what options, who sits where. All that is typed is
// checked and asked again if need be.
class Menu {
 public:
  Menu(Console& console, const World& world) : console_(console), world_(world) {}

  // From the title until the player quits. An unfinished game is offered first.
  Leaving run();
  // Offers the autosaved game; plays it if wanted. Nothing if there was none or it was declined.
  std::optional<Leaving> offer_to_continue();

 private:
  enum class Item : unsigned char { game, resume, rules, load, help, quit };
  struct Choice {
    Item item{};
    const GameType* type = nullptr;
  };

  void show_title();
  void show_items();
  std::optional<Choice> read_choice(std::string_view typed) const;
  // Nothing if the player goes on.
  std::optional<Leaving> carry_out(const Choice& choice);

  std::optional<Leaving> new_game(const GameType& type);
  std::optional<std::string> ask_options(const GameType& type);
  std::optional<std::string> ask_option(const GameType& type, const OptionSpec& spec,
                                        std::string_view before);
  // The bots to choose from, as this game has them.
  void show_levels(const GameInfo& info);
  std::optional<std::vector<Sitter>> ask_sitters(const GameInfo& info, int seats);
  // Opens it with the chance that the person wants; nothing if the input ended.
  std::optional<Result<Table>> open_table(const GameType& type, std::string_view options,
                                          std::vector<std::string> seats);
  std::optional<Leaving> load_game();
  std::optional<Leaving> show_rules();
  Leaving play(SavedTable game);

  std::optional<std::string> ask(std::string text, std::vector<std::string> words = {});
  void say(std::string_view text);
  [[nodiscard]] const Words& speaker() const { return console_.style().words; }

  Console& console_;
  World world_;
  Leaving how_ = Leaving::quit;  // why a question had no answer
};

}  // namespace twenties
