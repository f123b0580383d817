#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "client/local_client.hpp"
#include "core/registry.hpp"

namespace twenties {

// Who sits at a seat of a table here.
struct Sitter {
  std::string name;
  std::string bot;  // its level; empty for everybody else
  std::shared_ptr<const Bot> engine = nullptr;

  [[nodiscard]] bool is_person() const { return bot.empty() && engine == nullptr; }
};

// The seats as a record names them.
std::vector<std::string> seats_of(const std::vector<Sitter>& sitters);
Engines engines_of(const std::vector<Sitter>& sitters);

// `me`, the name of a bot, `exec:` and the command of a program that plays, or the name of a
// person. A name that looks like a misspelt bot is refused; `person:NAME` takes it.
Result<Sitter> read_sitter(std::string_view typed);

// The command of a seat that is called "exec:COMMAND"; empty for all others.
std::string_view engine_command(std::string_view name);
// A program that plays: docs/engines.md says how it is spoken to.
std::shared_ptr<const Bot> start_engine(std::string_view command);

// That there is no such bot: which one was meant, if the word is a bot's name with one slip, or
// which ones there are.
Message no_such_bot(std::string_view word);

// Who sits where nobody is named.
inline constexpr std::string_view usual_opponent = "steady";

// "me, a person's name or sharp": who can sit somewhere, for questions and help.
Message possible_sitters();

// A game as it is asked for: options and who sits where.
struct Seating {
  std::string options;
  std::vector<Sitter> sitters;
};

// Completes both together: seats that nobody is named for get `me` first and then the usual
// opponent, and without a number of players the named seats give it. An empty list names nobody.
Result<Seating> complete(const GameType& type, std::string_view options, std::string_view seats);

}  // namespace twenties
