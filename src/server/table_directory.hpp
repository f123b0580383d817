#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>

#include "protocol/client_message.hpp"
#include "protocol/server_message.hpp"
#include "server/room.hpp"

namespace twenties {

// All tables of a server. Commands from connections go through it to the room of their table.
class TableDirectory {
 public:
  explicit TableDirectory(Services services);

  // Continues all running games in the store.
  Result<void> open();
  // When this returns, clocks are stopped and everything is on disk. No table changes afterwards.
  void close();
  // Destroys all rooms; nothing may be running.
  void clear();

  // Handles a client's message; the answer goes to the listener.
  void receive(const ClientMessage& message, const Guest& guest,
               const std::shared_ptr<Listener>& from);
  // The connection, which watched these tables, has ended.
  void forget(const Listener& listener, const std::set<std::string>& tables);

  // Makes a table, and calls back on some thread with its name once it is on disk. With a given
  // name, makes it only if it does not exist.
  using Made = std::function<void(Result<std::string>)>;
  void make_table(MatchSetup setup, Made made, const std::string& reserved_name = {});
  // Why a table with these seats cannot be made now, if so.
  [[nodiscard]] std::optional<Message> refuse_table(const MatchSetup& setup) const;
  // Another server is gone, with all its connections.
  void lost(const std::string& server);

  // Whether the table is in memory.
  [[nodiscard]] bool has_room(const std::string& table) { return find_room(table) != nullptr; }
  // Drops unused rooms from memory.
  void tidy();
  [[nodiscard]] Services& services() { return services_; }

 private:
  std::shared_ptr<Room> room(const std::string& table);
  // nullptr if it is not in memory.
  std::shared_ptr<Room> find_room(const std::string& table);
  bool drop(const std::string& table);
  void change(const ClientMessage& message, const std::shared_ptr<Listener>& from,
              Room::Change change);
  void rematch(const ClientMessage& message, const Guest& guest,
               const std::shared_ptr<Listener>& from);
  void make_rematch(const ClientMessage& message, const Guest& guest,
                    const std::shared_ptr<Listener>& from, const Match& match);
  // `made` is the next table, which already exists; empty while others still have to agree.
  void agree_to_rematch(const ClientMessage& message, const Guest& guest,
                        const std::shared_ptr<Listener>& from, const std::string& made);
  void answer(const ClientMessage& message, const std::shared_ptr<Listener>& from,
              const Verdict& verdict, std::uint64_t number, std::string table = {});
  Services services_;
  mutable std::mutex mutex_;
  std::map<std::string, std::shared_ptr<Room>, std::less<>> rooms_;
  std::atomic<bool> closed_ = false;
};

// 128 random bits as URL-safe text.
std::string fresh_table_name();
bool is_table_name(std::string_view text);

}  // namespace twenties
