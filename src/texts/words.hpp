#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "core/verdict.hpp"

namespace twenties {

// Formats messages in one language.
class Words {
 public:
  // Means the reader in the catalogues: {seat, select, you {...} other {...}}.
  static constexpr std::string_view reader = "you";
  // What to call a seat, counted from 1: a name, or `reader`.
  using NameOfSeat = std::function<std::string(int seat)>;

  // English, if there is no such language.
  explicit Words(std::string_view language = "en");

  // Without names, a seat goes by its number.
  [[nodiscard]] std::string say(const Message& message, const NameOfSeat& name_of = {}) const;
  // A front end's own text: say("menu.saved", {{"path", path}}).
  [[nodiscard]] std::string say(const char* id,
                                std::initializer_list<Argument> arguments = {}) const {
    return say(Message(id, arguments));
  }

  [[nodiscard]] std::string_view language() const { return language_; }

 private:
  std::string_view language_;  // of static storage
};

// For engines, logs and tests.
std::string in_english(const Message& message);
// Why not, with the clause.
std::string in_english(const Error& error);
// "allowed", or why not, with the clause.
std::string in_english(const Verdict& verdict);

}  // namespace twenties
