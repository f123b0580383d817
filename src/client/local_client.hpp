#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "bots/bot.hpp"
#include "client/table_client.hpp"
#include "match/match.hpp"
#include "protocol/table_host.hpp"

namespace twenties {

// Programs that play, by seat.
using Engines = std::map<Seat, std::shared_ptr<const Bot>>;

// The client of a table in this process, at which one person has every seat that is no program's.
class LocalClient final : public TableClient {
 public:
  // `changed` is called after everything that happens at the table, before anybody is told.
  LocalClient(const Registry& registry, Clock now, std::function<void()> changed);

  // A game for the table, instead of the one before.
  void open(Table table, Engines engines, bool confirm, std::chrono::seconds played);
  [[nodiscard]] const Match& match() const { return *match_; }
  // Does what is due by now, or lets one program move; false if there is nothing to do. An error if
  // the program cannot move. A program that is stopped while it thinks does not move.
  Result<bool> work(Watch* watch);

  void start() override {}
  void watch(const std::string& table, Seat viewer, std::uint64_t after = 0) override;
  [[nodiscard]] bool watches(const std::string& table, Seat viewer) const override;
  void forget(const std::string& table, Seat viewer) override;
  void unwatch(const std::string& table) override;
  std::string ask(ClientMessage message) override;
  [[nodiscard]] bool awaits(const std::string& id) const override;
  [[nodiscard]] bool awaits_anything() const override { return false; }
  [[nodiscard]] bool is_ready() const override { return true; }
  [[nodiscard]] bool is_local() const override { return true; }
  std::optional<Incoming> next() override;
  [[nodiscard]] bool is_due() const override { return !queue_.empty(); }
  void wait(std::chrono::milliseconds /*most*/) override {}

 private:
  [[nodiscard]] Moment now() const { return now_().count(); }
  [[nodiscard]] Thought think(const BotTurn& turn, Watch* watch);
  void publish();

  const Registry& registry_;
  Clock now_;
  std::function<void()> changed_;
  std::optional<Match> match_;
  TableHost host_;
  std::set<Seat> watched_;
  Engines engines_;
  std::map<std::string, Player> bots_;  // by level
  std::deque<Incoming> queue_;
  std::uint64_t ids_ = 0;
};

}  // namespace twenties
