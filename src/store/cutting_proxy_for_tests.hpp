#pragma once

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace twenties {

// Stands between a client and a PostgreSQL server on unix sockets, and can break the connection at
// the worst moment: around a commit.
class CuttingProxy {
 public:
  enum class Cut {
    none,
    before_commit,  // the server does not hear of it
    after_commit,   // the server does it, the client does not hear of it
    and_stay_away,  // likewise, and nobody is let through any more until let_through()
  };

  // Listens in `folder` and passes on to the server that listens in `server`.
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
  // Passes on what one side has said; false when the connection is over.
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
