#pragma once

#include <map>
#include <string>
#include <vector>

#include "match/match.hpp"
#include "protocol/client_message.hpp"
#include "protocol/server_message.hpp"

namespace twenties {

// The server's side of one table for one person in this process: which of its seats are watched,
// what its watchers are told, and the answers to commands.
class TableHost {
 public:
  TableHost(std::string table, std::string person)
      : table_(std::move(table)), person_(std::move(person)) {}

  [[nodiscard]] const std::string& table() const { return table_; }

  void watch(Seat viewer, std::uint64_t after) { watchers_[viewer] = {after, true}; }
  void unwatch(Seat viewer) { watchers_.erase(viewer); }

  // Carries out a command about the match and gives the answer.
  [[nodiscard]] ServerMessage run(Match& match, const ClientMessage& message, Moment now) const;
  [[nodiscard]] ServerMessage history(const Match& match, const ClientMessage& message) const;
  // The news that watchers have not been told yet.
  std::vector<ServerMessage> take_news(const Match& match, Moment now);

 private:
  struct Watcher {
    std::uint64_t known = 0;
    bool is_new = true;
  };

  std::string table_;
  std::string person_;
  std::map<Seat, Watcher> watchers_;
};

// The answers to a message.
ServerMessage answer_of(ServerMessage::Kind kind, std::string id);
ServerMessage refusal_of(std::string id, std::string_view clause, Message reason);
ServerMessage done_for(std::string id, const Match& match);

}  // namespace twenties
