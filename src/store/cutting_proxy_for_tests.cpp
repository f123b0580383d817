#include "store/cutting_proxy_for_tests.hpp"

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace twenties {

namespace {

constexpr int glance_ms = 20;

sockaddr_un address_in(const std::string& folder) {
  sockaddr_un address = {};
  address.sun_family = AF_UNIX;
  const std::string path = folder + "/.s.PGSQL.5432";
  std::copy_n(path.begin(), std::min(path.size(), sizeof address.sun_path - 1), address.sun_path);
  return address;
}

const sockaddr* plain(const sockaddr_un& address) {
  return reinterpret_cast<const sockaddr*>(&address);
}

bool send_all(int to, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(to, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

}  // namespace

CuttingProxy::CuttingProxy(const std::string& folder, const std::string& server) : server_(server) {
  listener_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_un address = address_in(folder);
  if (bind(listener_, plain(address), sizeof address) != 0) return;
  listen(listener_, 16);
  thread_ = std::thread([this] { accept_clients(); });
}

CuttingProxy::~CuttingProxy() {
  stop_ = true;
  if (thread_.joinable()) thread_.join();
  for (std::thread& connection : connections_) connection.join();
  close(listener_);
}

void CuttingProxy::accept_clients() {
  while (!stop_) {
    pollfd waiting = {listener_, POLLIN, 0};
    if (poll(&waiting, 1, glance_ms) != 1) continue;
    const int client = accept(listener_, nullptr, nullptr);
    connections_.emplace_back([this, client] { pass_on(client); });
  }
}

void CuttingProxy::pass_on(int client) {
  const int server = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_un address = address_in(server_);
  bool open = connect(server, plain(address), sizeof address) == 0;
  while (open && !stop_ && !away_) {
    std::array<pollfd, 2> waiting = {pollfd{client, POLLIN, 0}, pollfd{server, POLLIN, 0}};
    poll(waiting.data(), waiting.size(), glance_ms);
    if (waiting[0].revents != 0) open = pass(client, server, true);
    if (open && waiting[1].revents != 0) open = pass(server, client, false);
  }
  close(server);
  close(client);
}

bool CuttingProxy::pass(int from, int to, bool from_client) {
  std::array<char, 65536> buffer = {};
  const ssize_t size = read(from, buffer.data(), buffer.size());
  if (size <= 0) return false;
  const std::string_view bytes(buffer.data(), static_cast<std::size_t>(size));
  const bool commits = from_client && bytes.find("COMMIT") != std::string_view::npos;
  const Cut cut = commits ? cut_.exchange(Cut::none) : Cut::none;
  if (cut == Cut::none) return send_all(to, bytes);
  ++cuts_;
  if (cut == Cut::and_stay_away) away_ = true;
  if (cut == Cut::after_commit || cut == Cut::and_stay_away) {
    send_all(to, bytes);
    (void)read(to, buffer.data(), buffer.size());  // the answer: it is done
  }
  return false;
}

}  // namespace twenties
