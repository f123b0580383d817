#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "client/table_client.hpp"
#include "client/wire.hpp"
#include "protocol/client_message.hpp"
#include "protocol/server_message.hpp"

namespace twenties {

// The protocol exchange with a server, over any number of connections: after a lost connection it
// reconnects with growing pauses. It resumes what was watched, and resends unanswered requests with
// the same id, so that they count once.
class Conversation final : public TableClient {
 public:
  Conversation(Wire& wire, Clock now);

  void start() override { wire_.open(); }
  void watch(const std::string& table, Seat viewer, std::uint64_t after = 0) override;
  [[nodiscard]] bool watches(const std::string& table, Seat viewer) const override;
  void forget(const std::string& table, Seat viewer) override;
  void unwatch(const std::string& table) override;
  std::string ask(ClientMessage message) override;
  [[nodiscard]] bool awaits(const std::string& id) const override;
  [[nodiscard]] bool awaits_anything() const override { return !unanswered_.empty(); }
  [[nodiscard]] bool is_ready() const override { return phase_ == Phase::ready; }
  [[nodiscard]] bool is_local() const override { return false; }

  std::optional<Incoming> next() override;
  [[nodiscard]] bool is_due() const override;
  void wait(std::chrono::milliseconds most) override { wire_.wait(most); }

 private:
  enum class Phase : std::uint8_t { connecting, greeting, ready, pausing, hopeless };
  struct Watched {
    std::string table;
    Seat viewer = nobody;
    std::uint64_t after = 0;
    // News that came with a gap before them, and the events of the gap as far as they are there.
    std::optional<News> held = {};
    std::vector<NewsEvent> found = {};
  };

  void send(const ClientMessage& message) { wire_.send(print_client_message(message)); }
  void send_watch(const Watched& what);
  void ask_history(const Watched& what, std::uint64_t after);
  [[nodiscard]] Watched* watched(const News& news);
  // False if events are missing before these news; they are asked for.
  bool take_news(News& news);
  // The news that were held back, when nothing is missing any more.
  std::optional<Incoming> take_history(const News& history);
  std::optional<Incoming> take(const WireEvent& event);
  std::optional<Incoming> take_text(const std::string& text);
  std::optional<Incoming> greeted(const ServerMessage& message);
  std::optional<Incoming> answered(ServerMessage message);
  std::optional<Incoming> closed(const std::string& why);
  Incoming give_up(Message why);

  Wire& wire_;
  Clock now_;
  Phase phase_ = Phase::connecting;
  bool lost_ = false;        // and told so
  bool unreadable_ = false;  // likewise
  std::chrono::milliseconds pause_;
  std::chrono::milliseconds again_at_{};
  std::string id_start_;
  std::uint64_t ids_ = 0;
  std::vector<Watched> watched_;
  std::vector<ClientMessage> unanswered_;
};

}  // namespace twenties
