#include <algorithm>
#include <array>

#include "terminal/command.hpp"

namespace twenties {

namespace {

// What is said otherwise at an online table.
constexpr std::array<CommandInfo, 4> changed{{
    {Verb::undo, "undo", "", "take back your last move",
     "Takes back your last decision: at once while that harms nobody, and else when the others "
     "agree."},
    {Verb::save, "save", "FILE", "write the record of the finished game",
     "Writes the whole game as a readable text file when it is over, with all that is needed to "
     "check that its tiles and dice were fair."},
    {Verb::resign, "resign", "", "give up; the best of the others win",
     "Ends the game: the best of the others win. Asks before it does."},
    {Verb::quit, "quit", "", "leave; the table stays",
     "Leaves. The table stays, and the same link leads back to your seat."},
}};

constexpr std::array<CommandInfo, 10> added{{
    {Verb::seats, "seats", "", "who sits where, and the clocks",
     "Lists the seats: who sits there, who is away, and the time that is left."},
    {Verb::sit, "sit", "[SEAT]", "take an empty seat",
     "Takes an empty seat, or the one of that number. You can have more than one."},
    {Verb::stand, "stand", "[SEAT]", "leave your seat before the game",
     "Gives your seat free again, as long as the game has not begun."},
    {Verb::bot, "bot", "SEAT LEVEL", "give an empty seat to a bot",
     "Gives an empty seat to a bot, as in \"bot 2 sharp\". Only who made the table can."},
    {Verb::agree, "agree", "", "allow the undo that was asked for",
     "Allows another player to take back what they did."},
    {Verb::refuse, "refuse", "", "refuse it", "Refuses the undo that another player asked for."},
    {Verb::care, "care", "SEAT", "let a bot play for who has left",
     "Lets a bot play for somebody who has been away for a minute, until they come back."},
    {Verb::rematch, "rematch", "", "play again",
     "When the game is over: a new table with the same players, seats moved by one, new tiles."},
    {Verb::same, "same", "", "play again with the same tiles",
     "When the game is over: the same tiles and dice once more, with the seats moved by one."},
    {Verb::link, "link", "", "the address of this table",
     "Shows the address of this table, for others who want to join or look on."},
}};

std::vector<CommandInfo> make_commands() {
  std::vector<CommandInfo> out;
  for (CommandInfo info : all_commands()) {
    const auto* other = std::ranges::find(changed, info.verb, &CommandInfo::verb);
    if (other != changed.end()) {
      const auto aliases = info.aliases;
      info = *other;
      info.aliases = aliases;
    }
    if (info.verb != Verb::load) out.push_back(info);
  }
  out.insert(out.end(), added.begin(), added.end());
  return out;
}

}  // namespace

CommandList online_commands() {
  static const std::vector<CommandInfo> commands = make_commands();
  return commands;
}

}  // namespace twenties
