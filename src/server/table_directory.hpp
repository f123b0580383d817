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

// Where all tables of a server are. What connections ask for goes through here to the room of
// their table.
class TableDirectory {
 public:
  explicit TableDirectory(Services services);

  // Goes on with all games that are under way in the store.
  Result<void> open();
  // Clocks stand still and everything is on disk when this returns. No table changes after it.
  void close();
  // Lets go of all rooms; nothing may run any more.
  void clear();

  // What a client says; the answer goes to the listener.
  void receive(const ClientMessage& message, const Guest& guest,
               const std::shared_ptr<Listener>& from);
  // The connection is gone, which watched these tables.
  void forget(const Listener& listener, const std::set<std::string>& tables);

  // Makes a table. Calls back, on some thread, with its name once it is on disk. With a name that
  // was settled before, it is made unless it is there already.
  using Made = std::function<void(Result<std::string>)>;
  void make_table(MatchSetup setup, Made made, const std::string& settled_name = {});
  // Whether a table with these seats may be made now; the reason if not.
  [[nodiscard]] std::optional<Message> refuse_table(const MatchSetup& setup) const;
  // Another server is gone, and all connections that it had.
  void lost(const std::string& server);

  // Whether the table is in memory.
  [[nodiscard]] bool has_room(const std::string& table) { return find_room(table) != nullptr; }
  // Takes rooms that nobody needs out of memory.
  void tidy();
  [[nodiscard]] Services& services() { return services_; }

 private:
  std::shared_ptr<Room> room(const std::string& table);
  // nullptr if it is not in memory.
  std::shared_ptr<Room> find_room(const std::string& table);
  bool let_go(const std::string& table);
  void change(const ClientMessage& message, const std::shared_ptr<Listener>& from,
              Room::Change change);
  void rematch(const ClientMessage& message, const Guest& guest,
               const std::shared_ptr<Listener>& from);
  void make_rematch(const ClientMessage& message, const Guest& guest,
                    const std::shared_ptr<Listener>& from, const Match& match);
  // `made` is the next table, which exists already, or empty while others have to agree.
  void agree_to_rematch(const ClientMessage& message, const Guest& guest,
                        const std::shared_ptr<Listener>& from, const std::string& made);
  void answer(const ClientMessage& message, const std::shared_ptr<Listener>& from,
              const Verdict& verdict, std::uint64_t number, std::string table = {});
  Services services_;
  mutable std::mutex mutex_;
  std::map<std::string, std::shared_ptr<Room>, std::less<>> rooms_;
  std::atomic<bool> closed_ = false;
};

// 128 random bits as text that fits a link.
std::string fresh_table_name();
bool is_table_name(std::string_view text);

}  // namespace twenties
