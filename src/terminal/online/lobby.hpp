#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/wire.hpp"
#include "terminal/console.hpp"
#include "terminal/online/online_session.hpp"

namespace twenties {

// A table as a server lists it.
struct ListedTable {
  std::string table;
  std::string title;
  std::string options;
  std::string status;
  std::string clock;
  std::vector<Message> seats;  // "Ann", "sharp (bot)", "empty"
};

// The body of an answer that lists tables.
Result<std::vector<ListedTable>> read_tables(std::string_view json);

// The names of the engines in a server's list of games; none if it has none.
std::vector<std::string> read_engines(std::string_view json);

// The reason that an answer gives for not doing what was asked.
Message reason_of(const WebReply& reply);

// Before a table is chosen: lists those of the lobby and one's own, and makes new ones.
class Lobby {
 public:
  Lobby(Console& console, Wire& wire, const OnlineWorld& world)
      : console_(console), wire_(wire), world_(world) {}

  // The name of a table; nothing if the person leaves. An error if the server cannot be asked.
  Result<std::optional<std::string>> choose();

 private:
  Result<std::vector<ListedTable>> fetch(std::string_view path);
  void show(const std::vector<ListedTable>& tables, std::string_view heading, std::size_t from);
  // Nothing if the person changed their mind.
  std::optional<std::string> make_table();
  const GameType* ask_game();
  std::optional<std::string> ask_options(const GameType& type);
  std::optional<std::vector<std::string>> ask_seats(const GameType& type,
                                                    const std::string& options);
  // What a seat is in the protocol, "open", "bot:sharp" or "engine:NAME"; an error if it is nobody.
  Result<std::string> read_seat(const GameType& type, std::string_view typed) const;
  void fetch_engines();
  std::optional<std::string> ask_clock();
  std::optional<std::string> ask_help();
  std::optional<std::string> ask(const std::string& text);
  void say(std::string_view text);
  [[nodiscard]] const Words& speaker() const { return console_.style().words; }

  Console& console_;
  Wire& wire_;
  OnlineWorld world_;
  std::vector<std::string> engines_;  // that the server runs
};

}  // namespace twenties
