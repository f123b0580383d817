#pragma once

#include <functional>
#include <memory>
#include <string>

#include "client/wire.hpp"

namespace twenties {

// The wire over TCP, without encryption: requests by HTTP, and a WebSocket that a thread of its own
// sees to.
class WireClient final : public Wire {
 public:
  struct Options {
    std::string host;
    int port = 80;
    std::string token;                 // as the server gave it before; empty for a newcomer
    std::function<bool()> wants_stop;  // ends a request that waits
  };

  explicit WireClient(Options options);
  WireClient(const WireClient&) = delete;
  WireClient& operator=(const WireClient&) = delete;
  ~WireClient() override;

  Result<WebReply> get(std::string_view path) override;
  Result<WebReply> post(std::string_view path, std::string_view json) override;
  void open() override;
  void send(std::string text) override;
  std::optional<WireEvent> poll() override;
  [[nodiscard]] bool has_event() const override;
  void wait(std::chrono::milliseconds most) override;
  [[nodiscard]] std::string token() const override;

 private:
  class Inside;

  std::unique_ptr<Inside> inside_;
};

}  // namespace twenties
