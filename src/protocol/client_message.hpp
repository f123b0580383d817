#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "core/seat.hpp"

namespace twenties {

// What a client says to the server: docs/protocol.md describes each kind.
struct ClientMessage {
  enum class Kind : std::uint8_t {
    hello,
    name,   // the person's name
    watch,  // subscribe to a table, as one seat or as a spectator
    unwatch,
    history,  // a page of the events after a number
    sit,
    stand,
    bot,  // give an empty seat to a bot
    move,
    confirm,    // confirms the placed tile
    take_back,  // or takes it back
    undo,
    answer_undo,
    resign,
    care,  // let a bot play for somebody who has left
    help,  // the program will help this seat
    rematch,
    ping,
  };

  Kind kind = Kind::ping;
  std::string id;  // the client's id for the message; the answer repeats it
  std::string table;
  Seat seat = nobody;
  int version = 0;          // of hello
  std::uint64_t after = 0;  // of watch and history: the last event that is known
  // Of move: the number of the action it answers. Of confirm, take_back and undo: the same, or 0 to
  // apply to the current position.
  std::uint64_t answers = 0;
  std::string move;
  std::string share;  // of sit
  std::string name;   // of name and sit
  std::string colour;
  std::string level;        // of bot
  bool yes = false;         // of answer_undo
  bool same_tiles = false;  // of rematch
  std::string what;         // of help

  bool operator==(const ClientMessage&) const = default;
};

inline constexpr std::size_t longest_client_message = 4096;  // bytes

// What is wrong with a message that cannot be read, and its id if that could be read, for the
// answer.
struct MessageError {
  std::string id;
  Message reason;
};

tl::expected<ClientMessage, MessageError> read_client_message(std::string_view json);
std::string print_client_message(const ClientMessage& message);

}  // namespace twenties
