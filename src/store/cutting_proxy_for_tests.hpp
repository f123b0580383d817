#pragma once

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace twenties {

// A proxy between a client and a PostgreSQL server on unix sockets that can break the connection
// just before or after a commit.
class CuttingProxy {
 public:
  enum class Cut {
    none,
    before_commit,  // the server does not receive it
    after_commit,   // the server does it, the client gets no answer
    and_stay_away,  // likewise, and no connection gets through until let_through()
  };

  // Listens in `folder` and forwards to the server that listens in `server`.
  CuttingProxy(const std::string& folder, const std::string& server);
  CuttingProxy(const CuttingProxy&) = delete;
  CuttingProxy& operator=(const CuttingProxy&) = delete;
  ~CuttingProxy();

  // The next commit is cut; the ones after it are not.
  void cut_next(Cut cut) { cut_ = cut; }
  void let_through() { away_ = false; }
  [[nodiscard]] int cuts() const { return cuts_; }

 private:
  void accept_clients();
  void pass_on(int client);
  // Forwards what one side has sent; false when the connection is closed.
  bool pass(int from, int to, bool from_client);

  std::string server_;
  int listener_ = -1;
  std::atomic<bool> stop_ = false;
  std::atomic<Cut> cut_ = Cut::none;
  std::atomic<int> cuts_ = 0;
  std::atomic<bool> away_ = false;
  std::thread thread_;
  std::vector<std::thread> connections_;
};

}  // namespace twenties
