#include <algorithm>
#include <array>

#include "terminal/command.hpp"

namespace twenties {

namespace {

// What is said otherwise at an online table.
constexpr std::array<CommandInfo, 4> changed{{
    {Verb::undo, "undo", nullptr, "commands.undo-online", "commands.undo-online-details"},
    {Verb::save, "save", "commands.file", "commands.save-online", "commands.save-online-details"},
    {Verb::resign, "resign", nullptr, "commands.resign", "commands.resign-details"},
    {Verb::quit, "quit", nullptr, "commands.quit-online", "commands.quit-online-details"},
}};

constexpr std::array<CommandInfo, 10> added{{
    {Verb::seats, "seats", nullptr, "commands.seats", "commands.seats-details"},
    {Verb::sit, "sit", "commands.maybe-seat", "commands.sit", "commands.sit-details"},
    {Verb::stand, "stand", "commands.maybe-seat", "commands.stand", "commands.stand-details"},
    {Verb::bot, "bot", "commands.seat-level", "commands.bot", "commands.bot-details"},
    {Verb::agree, "agree", nullptr, "commands.agree", "commands.agree-details"},
    {Verb::refuse, "refuse", nullptr, "commands.refuse", "commands.refuse-details"},
    {Verb::care, "care", "commands.seat", "commands.care", "commands.care-details"},
    {Verb::rematch, "rematch", nullptr, "commands.rematch", "commands.rematch-details"},
    {Verb::same, "same", nullptr, "commands.same", "commands.same-details"},
    {Verb::link, "link", nullptr, "commands.link", "commands.link-details"},
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
