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
    {Verb::help, "help", "[COMMAND]", "what can be typed",
     "Lists the commands, or explains one of them.", help_names},
    {Verb::board, "board", "", "draw the table again", "Draws the table again.", board_names},
    {Verb::hand, "hand", "", "your own tiles, sheet or dice", "Shows what is yours alone.",
     hand_names},
    {Verb::moves, "moves", "[WORD] [best N]", "the legal moves and what each scores",
     "Lists the legal moves with the points they make, the best first where there are many. A "
     "tile, a square or another word keeps the moves with that word; \"best 12\" lists so many, "
     "\"all\" every one.",
     moves_names},
    {Verb::show, "show", "WHAT", "where a tile may go",
     "Draws the board with every square where that tile may go, and what it would score there. "
     "Squares where it may not go have an X."},
    {Verb::why, "why", "WHAT", "why a move is allowed or not, and its score",
     "Says for a square (or for a whole move) what may go there, what it would score, and "
     "which clause of the rules refuses the rest."},
    {Verb::hint, "hint", "", "a good move, as a sharp player sees it",
     "Says what the bot sharp would do in your place, knowing what you know, and what it expects "
     "of it.",
     hint_names},
    {Verb::score, "score", "", "all scores, part by part",
     "Shows how each score came about, with the clauses of the rules.", score_names},
    {Verb::history, "history", "[NUMBER]", "what happened so far",
     "Lists the moves so far, or only the last ones.", history_names},
    {Verb::undo, "undo", "", "take back your last move",
     "Goes back to before the last decision of a person. The same tiles and dice come again.",
     undo_names},
    {Verb::save, "save", "[FILE]", "save the game",
     "Saves the game as a readable text file; without a name in the folder of saved games. The "
     "game is also kept after every action by itself, and offered at the next start."},
    {Verb::load, "load", "[FILE]", "go on with a saved game",
     "Goes on with a saved game; without a name it lists the saved games. The present game is "
     "kept."},
    {Verb::rules, "rules", "[CLAUSE]", "the rulebook, or one clause of it",
     "Shows the rulebook of this game, a chapter (\"rules 3\") or a clause (\"rules 3.2\").",
     rules_names},
    {Verb::position, "position", "", "the position as text, for other commands",
     "Prints the position as docs/notation.md describes it, as far as you may know it: what is "
     "hidden from you is written as a count, as in \"?6\"."},
    {Verb::resign, "resign", "", "give up; the best of the others win",
     "Ends the game: the best of the others win. Asks before it does."},
    {Verb::quit, "quit", "", "leave; the game is kept",
     "Leaves. An unfinished game is kept and offered at the next start.", quit_names},
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

std::optional<bool> read_yes_or_no(std::string_view line) {
  constexpr std::array<std::string_view, 4> yes{"y", "yes", "ok", "confirm"};
  constexpr std::array<std::string_view, 2> no{"n", "no"};
  const std::string word = lower_case(trim(line));
  if (std::ranges::find(yes, word) != yes.end()) return true;
  if (std::ranges::find(no, word) != no.end()) return false;
  return std::nullopt;
}

std::optional<bool> read_confirmation(std::string_view line) {
  const std::string text = lower_case(trim(line));
  const auto yes = read_yes_or_no(text);
  if (text.empty() || yes == true) return true;
  const auto command = read_command(text);
  const bool back = yes == false || text == "back" || text == "take back" ||
                    (command && command->verb == Verb::undo);
  return back ? std::optional(false) : std::nullopt;
}

}  // namespace twenties
