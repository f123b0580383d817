#include "terminal/help.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "terminal/layout.hpp"

namespace twenties {

namespace {

std::string command_line(std::string_view left, std::string_view right, const Style& style) {
  constexpr std::size_t column = 24;
  const std::string padded = pad_right(cat("  ", left), column);
  std::string out = hanging(right, text_width(style), padded, std::string(column, ' '));
  return cat(paint(style, Ink::strong, padded), out.substr(padded.size()));
}

// Whether the board has its own words about a command.
bool is_shown_by(const Board& board, std::string_view command, const Words& speaker) {
  return std::ranges::any_of(board.commands(speaker), [&](const auto& line) {
    return words(line.first).front() == command;
  });
}

std::string usage(const CommandInfo& info, const Words& speaker) {
  if (info.arguments == nullptr) return std::string(info.name);
  return cat(info.name, " ", speaker.say(info.arguments));
}

std::string help_for(const Board& board, std::string_view argument, CommandList commands,
                     const Style& style) {
  const Words& speaker = style.words;
  std::optional<Command> found = read_command(argument, commands);
  if (const auto guesses = guess_commands(argument, commands); !found && guesses.size() == 1) {
    found = guesses.front();
  }
  if (found) {
    const CommandInfo& info = command_info(found->verb, commands);
    std::string out = command_line(usage(info, speaker), speaker.say(info.details), style);
    if (!info.aliases.empty()) {
      const std::string others = join(info.aliases, ", ");
      out += command_line("", speaker.say("terminal.also", {{"names", others}}), style);
    }
    return out;
  }
  const auto wanted = words(argument);
  for (const auto& [example, meaning] : board.commands(style.words)) {
    if (words(example).front() == wanted.front()) return command_line(example, meaning, style);
  }
  return hanging(speaker.say("terminal.no-such-command-listed", {{"command", quote(argument)}}),
                 text_width(style), "", "");
}

}  // namespace

std::string examples_report(const Board& board, std::string_view command, const Style& style) {
  std::string out = hanging(style.words.say("terminal.about-what", {{"command", quote(command)}}),
                            text_width(style), "", "");
  for (const auto& [example, meaning] : board.commands(style.words)) {
    if (words(example).front() == command) out += command_line(example, meaning, style);
  }
  return out;
}

std::string help_report(const Board& board, std::string_view argument, CommandList commands,
                        const Style& style) {
  if (!trim(argument).empty()) return help_for(board, argument, commands, style);
  const Words& speaker = style.words;
  std::string out = paint(style, Ink::strong, speaker.say("terminal.to-move")) + "\n";
  for (const auto& [example, meaning] : board.commands(style.words)) {
    out += command_line(example, meaning, style);
  }
  out += paint(style, Ink::strong, speaker.say("terminal.any-time")) + "\n";
  for (const CommandInfo& info : commands) {
    if (is_shown_by(board, info.name, speaker)) continue;
    out += command_line(usage(info, speaker), speaker.say(info.summary), style);
  }
  const std::string more =
      hanging(speaker.say("terminal.more-help"), text_width(style), "  ", "  ");
  return out + paint(style, Ink::quiet, std::string_view(more).substr(0, more.size() - 1)) + "\n";
}

}  // namespace twenties
