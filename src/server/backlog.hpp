#pragma once

#include <cstddef>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace twenties {

// Limits the unread data of all clients of an address, so that clients that never read do not fill
// the memory. Beyond the limit, the client with the most is disconnected.
class Backlog {
 public:
  explicit Backlog(std::size_t most) : most_(most) {}

  // One client's share, for as long as this exists. `disconnect` is called once,
  // on the thread of any client of the address; it must return quickly and not call back into this
  // class.
  class Account {
   public:
    Account(Backlog& backlog, std::string address, std::function<void()> disconnect);
    Account(const Account&) = delete;
    Account& operator=(const Account&) = delete;
    ~Account();

    void add(std::size_t bytes);
    void take(std::size_t bytes);

   private:
    friend class Backlog;
    Backlog& backlog_;
    std::string address_;
    std::function<void()> disconnect_;
    std::size_t bytes_ = 0;         // guarded by the backlog's mutex
    bool is_disconnected_ = false;  // guarded likewise
  };

 private:
  struct Address {
    std::size_t bytes = 0;
    std::list<Account*> accounts;
  };

  std::size_t most_;
  std::mutex mutex_;
  std::map<std::string, Address, std::less<>> addresses_;
};

}  // namespace twenties
