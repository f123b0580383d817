#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "wasm/answers.hpp"
#include "wasm/local_table.hpp"
#include "wasm/request.hpp"

namespace twenties {

// All tables of a page. Each request names its `table` and the time (`now`), and is answered with
// what the page has to do: messages to show, entries of the log to keep, when to call again, and
// which bots are to think.
class LocalTables {
 public:
  explicit LocalTables(const Registry& registry) : registry_(&registry) {}

  // A plan as for POST /api/tables, and `secret`, `names`, `shares`; `record` to begin from the
  // position of a record.
  Answer open(const Request& request);
  Answer restore(const Request& request);  // `log`
  Answer tell(const Request& request);     // `message`; for a rematch `next`, `secret`, `shares`
  Answer tick(const Request& request);
  Answer bot_move(const Request& request);  // `seat`, `answers`, `move`
  Answer record(const Request& request);
  Answer close(const Request& request);

  // Takes back everything since the last call of keep(): the request could not be carried out yet.
  void take_back();
  void keep() { before_.clear(); }

 private:
  using Tables = std::map<std::string, LocalTable>;

  LocalTable* find(const Request& request);
  LocalTable& change(LocalTable& table);
  LocalTable& add(LocalTable table);
  Answer outcome(LocalTable& table, std::vector<ServerMessage> messages, Moment now);
  ServerMessage run_command(LocalTable& table, const ClientMessage& message,
                            const Request& request);
  ServerMessage play_again(LocalTable& table, const ClientMessage& message, const Request& request);

  const Registry* registry_;
  Tables tables_;
  std::map<std::string, std::optional<LocalTable>> before_;  // of tables that were changed
  std::string opened_;                                       // by a rematch, in this request
};

}  // namespace twenties
