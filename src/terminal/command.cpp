#include "terminal/command.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"

namespace twenties {

namespace {

constexpr std::array<std::string_view, 2> help_names{"h", "?"};
constexpr std::array<std::string_view, 2> board_names{"b", "redraw"};
constexpr std::array<std::string_view, 2> hand_names{"rack", "sheet"};
constexpr std::array<std::string_view, 1> moves_names{"m"};
constexpr std::array<std::string_view, 1> hint_names{"tip"};
constexpr std::array<std::string_view, 3> score_names{"s", "scores", "points"};
constexpr std::array<std::string_view, 1> history_names{"log"};
constexpr std::array<std::string_view, 1> undo_names{"u"};
constexpr std::array<std::string_view, 1> rules_names{"rule"};
constexpr std::array<std::string_view, 4> quit_names{"q", "exit", "bye", "leave"};

constexpr std::array<CommandInfo, 16> offline{{
    {Verb::help, "help", "commands.command", "commands.help", "commands.help-details", help_names},
    {Verb::board, "board", nullptr, "commands.board", "commands.board-details", board_names},
    {Verb::hand, "hand", nullptr, "commands.hand", "commands.hand-details", hand_names},
    {Verb::moves, "moves", "commands.word-best", "commands.moves", "commands.moves-details",
     moves_names},
    {Verb::show, "show", "commands.what", "commands.show", "commands.show-details"},
    {Verb::why, "why", "commands.what", "commands.why", "commands.why-details"},
    {Verb::hint, "hint", nullptr, "commands.hint", "commands.hint-details", hint_names},
    {Verb::score, "score", nullptr, "commands.score", "commands.score-details", score_names},
    {Verb::history, "history", "commands.number", "commands.history", "commands.history-details",
     history_names},
    {Verb::undo, "undo", nullptr, "commands.undo", "commands.undo-details", undo_names},
    {Verb::save, "save", "commands.maybe-file", "commands.save", "commands.save-details"},
    {Verb::load, "load", "commands.maybe-file", "commands.load", "commands.load-details"},
    {Verb::rules, "rules", "commands.clause", "commands.rules", "commands.rules-details",
     rules_names},
    {Verb::position, "position", nullptr, "commands.position", "commands.position-details"},
    {Verb::resign, "resign", nullptr, "commands.resign", "commands.resign-details"},
    {Verb::quit, "quit", nullptr, "commands.quit", "commands.quit-details", quit_names},
}};

bool is_name_of(const CommandInfo& info, std::string_view word) {
  return info.name == word || std::ranges::find(info.aliases, word) != info.aliases.end();
}

struct FirstWord {
  std::string word;  // lower case
  std::string rest;
};

FirstWord split_first(std::string_view line) {
  const std::string_view text = trim(line);
  const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
  return {lower_case(text.substr(0, end)), std::string(trim(text.substr(end)))};
}

}  // namespace

CommandList all_commands() { return offline; }

const CommandInfo& command_info(Verb verb, CommandList commands) {
  return *std::ranges::find(commands, verb, &CommandInfo::verb);
}

std::optional<Command> read_command(std::string_view line, CommandList commands) {
  const FirstWord first = split_first(line);
  for (const CommandInfo& info : commands) {
    if (is_name_of(info, first.word)) return Command{info.verb, first.rest, info.name};
  }
  return std::nullopt;
}

std::vector<Command> guess_commands(std::string_view line, CommandList commands) {
  const FirstWord first = split_first(line);
  std::vector<Command> out;
  if (first.word.empty()) return out;
  for (const CommandInfo& info : commands) {
    if (info.name.starts_with(first.word)) out.push_back({info.verb, first.rest, info.name});
  }
  return out;
}

std::optional<bool> read_yes_or_no(std::string_view line, const Words& speaker) {
  const std::string typed = lower_case(trim(line));
  const auto is_one_of = [&](const std::string& answers) {
    const auto all = words(answers);
    return std::ranges::find(all, typed) != all.end();
  };
  if (is_one_of(Words().say("terminal.yes-words"))) return true;
  if (is_one_of(Words().say("terminal.no-words"))) return false;
  if (is_one_of(speaker.say("terminal.yes-words"))) return true;
  if (is_one_of(speaker.say("terminal.no-words"))) return false;
  return std::nullopt;
}

// A command is never taken for a yes: in Spanish "s" is both.
std::optional<bool> read_confirmation(std::string_view line, const Words& words) {
  const std::string text = lower_case(trim(line));
  if (text.empty()) return true;
  if (text == "back" || text == "take back") return false;
  if (const auto command = read_command(text)) {
    return command->verb == Verb::undo ? std::optional(false) : std::nullopt;
  }
  return read_yes_or_no(text, words);
}

}  // namespace twenties
