#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "protocol/client_message.hpp"
#include "protocol/server_message.hpp"

namespace twenties {

// One client of tables, wherever they are: messages go there, answers and news come back.
class TableClient {
 public:
  using Clock = std::function<std::chrono::milliseconds()>;

  // What a session has to know.
  struct Incoming {
    enum class Kind : std::uint8_t {
      message,     // of the table
      lost,        // the connection is
      back,        // it is there again
      unreadable,  // the server said something that cannot be read
      hopeless,    // there is no use in trying again
    };

    Kind kind = Kind::message;
    ServerMessage message;
    std::optional<ClientMessage> request;  // that the message answers
    Message why;                           // the connection is lost, or what is wrong
  };

  TableClient() = default;
  TableClient(const TableClient&) = delete;
  TableClient& operator=(const TableClient&) = delete;
  virtual ~TableClient() = default;

  virtual void start() = 0;
  virtual void watch(const std::string& table, Seat viewer, std::uint64_t after = 0) = 0;
  [[nodiscard]] virtual bool watches(const std::string& table, Seat viewer) const = 0;
  // The table has stopped telling this viewer by itself.
  virtual void forget(const std::string& table, Seat viewer) = 0;
  // Nothing of this table any more, for no viewer.
  virtual void unwatch(const std::string& table) = 0;
  // Gives the message an id and sends it until it is answered.
  virtual std::string ask(ClientMessage message) = 0;
  [[nodiscard]] virtual bool awaits(const std::string& id) const = 0;
  [[nodiscard]] virtual bool awaits_anything() const = 0;
  [[nodiscard]] virtual bool is_ready() const = 0;
  // Whether the table is in this process: it answers at once, and shows the open view to everybody.
  [[nodiscard]] virtual bool is_local() const = 0;

  virtual std::optional<Incoming> next() = 0;
  // Whether next() has something to do.
  [[nodiscard]] virtual bool is_due() const = 0;
  // Until something came, but no longer than this.
  virtual void wait(std::chrono::milliseconds most) = 0;
};

}  // namespace twenties
