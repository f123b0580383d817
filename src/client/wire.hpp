#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace twenties {

// The answer to a request by HTTP.
struct WebReply {
  int status = 0;
  std::string body;
};

// What came over the lasting connection.
struct WireEvent {
  enum class Kind : std::uint8_t { opened, text, closed };

  Kind kind = Kind::text;
  std::string text;  // of closed: why
};

// A transport to a server: HTTP requests, and one WebSocket for texts in both directions.
class Wire {
 public:
  Wire() = default;
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  virtual ~Wire() = default;

  virtual Result<WebReply> get(std::string_view path) = 0;
  virtual Result<WebReply> post(std::string_view path, std::string_view json) = 0;

  // Begins to connect, and returns at once: `opened` or `closed` follows.
  virtual void open() = 0;
  // A text sent while not connected is lost.
  virtual void send(std::string text) = 0;
  virtual std::optional<WireEvent> poll() = 0;
  [[nodiscard]] virtual bool has_event() const = 0;
  // Until something came, but no longer than this.
  virtual void wait(std::chrono::milliseconds most) = 0;

  // What the server knows us by; empty for a newcomer until the first answer.
  [[nodiscard]] virtual std::string token() const = 0;
};

}  // namespace twenties
