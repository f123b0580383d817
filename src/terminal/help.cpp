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
bool is_shown_by(const Board& board, std::string_view command) {
  return std::ranges::any_of(
      board.commands(), [&](const auto& line) { return words(line.first).front() == command; });
}

std::string usage(const CommandInfo& info) {
  return cat(info.name, info.arguments.empty() ? "" : " ", info.arguments);
}

std::string help_for(const Board& board, std::string_view argument, CommandList commands,
                     const Style& style) {
  std::optional<Command> found = read_command(argument, commands);
  if (const auto guesses = guess_commands(argument, commands); !found && guesses.size() == 1) {
    found = guesses.front();
  }
  if (found) {
    const CommandInfo& info = command_info(found->verb, commands);
    std::string out = command_line(usage(info), info.details, style);
    if (!info.aliases.empty()) {
      out += command_line("", cat("also: ", join(info.aliases, ", ")), style);
    }
    return out;
  }
  const auto wanted = words(argument);
  for (const auto& [example, meaning] : board.commands()) {
    if (words(example).front() == wanted.front()) return command_line(example, meaning, style);
  }
  return hanging(cat("There is no command ", quote(argument), "; \"help\" lists them all."),
                 text_width(style), "", "");
}

}  // namespace

std::string examples_report(const Board& board, std::string_view command, const Style& style) {
  std::string out =
      hanging(cat("Say what ", quote(command), " is about:"), text_width(style), "", "");
  for (const auto& [example, meaning] : board.commands()) {
    if (words(example).front() == command) out += command_line(example, meaning, style);
  }
  return out;
}

std::string help_report(const Board& board, std::string_view argument, CommandList commands,
                        const Style& style) {
  if (!trim(argument).empty()) return help_for(board, argument, commands, style);
  std::string out = paint(style, Ink::strong, "To move") + "\n";
  for (const auto& [example, meaning] : board.commands()) {
    out += command_line(example, meaning, style);
  }
  out += paint(style, Ink::strong, "At any time") + "\n";
  for (const CommandInfo& info : commands) {
    if (!is_shown_by(board, info.name)) out += command_line(usage(info), info.summary, style);
  }
  const std::string more =
      hanging("\"help why\" explains a command. Commands can be shortened: \"sc\".",
              text_width(style), "  ", "  ");
  return out + paint(style, Ink::quiet, std::string_view(more).substr(0, more.size() - 1)) + "\n";
}

}  // namespace twenties
