#pragma once

#include <cstddef>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace twenties {

// What has been sent to the clients of an address and not been taken by them: together at most so
// many bytes, so that clients that never read do not fill the memory. Beyond that, the one with
// most is let go.
class Backlog {
 public:
  explicit Backlog(std::size_t most) : most_(most) {}

  // The part of one client, for as long as it lives. `let_go` is called once, on the thread of any
  // client of the address; it must return soon, and not come back here.
  class Account {
   public:
    Account(Backlog& backlog, std::string address, std::function<void()> let_go);
    Account(const Account&) = delete;
    Account& operator=(const Account&) = delete;
    ~Account();

    void add(std::size_t bytes);
    void take(std::size_t bytes);

   private:
    friend class Backlog;
    Backlog& backlog_;
    std::string address_;
    std::function<void()> let_go_;
    std::size_t bytes_ = 0;   // guarded by the backlog's mutex
    bool is_let_go_ = false;  // as well
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
