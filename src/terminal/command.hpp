#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "texts/words.hpp"

namespace twenties {

// The commands of a session, besides moves.
enum class Verb : std::uint8_t {
  help,
  board,
  hand,
  moves,
  show,
  why,
  hint,
  score,
  history,
  undo,
  save,
  load,
  rules,
  position,
  resign,
  quit,
  // At online tables only:
  seats,
  sit,
  stand,
  bot,
  agree,
  refuse,
  care,
  rematch,
  same,
  link,
};

struct CommandInfo {
  Verb verb;
  std::string_view name;
  const char* arguments;  // of the catalogue, as all texts here: "[FILE]"; nullptr if it takes none
  const char* summary;    // one line for `help`
  const char* details;    // for `help NAME`
  std::span<const std::string_view> aliases = {};
};

using CommandList = std::span<const CommandInfo>;

CommandList all_commands();
// The commands of an online table: without `load`, and some behave slightly differently.
CommandList online_commands();
const CommandInfo& command_info(Verb verb, CommandList commands = all_commands());

struct Command {
  Verb verb{};
  std::string argument;
  std::string_view name = {};  // of the command, whatever part of it was typed
};

// The command of a line whose first word is a command or an alias, in any case.
std::optional<Command> read_command(std::string_view line, CommandList commands = all_commands());

// As read_command, for a first word that only begins the name of one command or several. Moves are
// tried before it, so that an abbreviation never hides a move.
std::vector<Command> guess_commands(std::string_view line, CommandList commands = all_commands());

// "yes" and "no" as people write them, in English and in the reader's language; Enter alone is
// neither.
std::optional<bool> read_yes_or_no(std::string_view line, const Words& speaker);

// What is meant for a placed tile that waits: Enter and yes confirm it; u, undo, no and "take back"
// take it back. Everything else is no answer.
std::optional<bool> read_confirmation(std::string_view line, const Words& words);

}  // namespace twenties
