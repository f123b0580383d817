#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "protocol/news.hpp"

namespace twenties {

// What the server says to a client: docs/protocol.md describes each kind.
struct ServerMessage {
  enum class Kind : std::uint8_t {
    welcome,  // the answer to hello
    done,     // the command is done, and on disk
    refused,  // it is not, for this reason
    news,     // what happened at a table
    gone,     // there is no such table
    pong,
    bye,      // the server closes the connection
    history,  // earlier events
  };

  Kind kind = Kind::pong;
  std::string id;                // of the message it answers
  int version = 0;               // of welcome
  std::string name;              // of welcome: the person's name
  std::string colour;            //
  std::uint64_t number = 0;      // of done: the number that a decision must answer now
  std::string clause;            // of refused
  Message reason;                // of refused, gone and bye
  std::string words;             // of bye: the reason in English, for clients of any version
  std::int64_t retry_after = 0;  // milliseconds, if retrying can help
  std::string table;             // of gone; of done: where a rematch is
  News news;                     // of news, and of history without a state

  bool operator==(const ServerMessage&) const = default;
};

// The types of messages as they are written, by kind.
inline constexpr std::array<std::string_view, 8> server_message_names{
    "welcome", "done", "refused", "news", "gone", "pong", "bye", "history"};

std::string print_server_message(const ServerMessage& message);
Result<ServerMessage> read_server_message(std::string_view json);

}  // namespace twenties
