#include "store/postgresql_listener.hpp"

#include <libpq-fe.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <memory>

#include "base/text.hpp"

namespace twenties {

namespace {

constexpr int pause_ms = 250;
// PostgreSQL's limit is below 8000 bytes; a longer name is left out, which means: check every
// table.
constexpr std::size_t longest_name = 3000;

constexpr std::string_view digits = "0123456789abcdef";

std::string to_hex(std::string_view bytes) {
  std::string out;
  for (const char byte : bytes) {
    const auto value = static_cast<unsigned char>(byte);
    out += digits[value >> 4];
    out += digits[value & 15];
  }
  return out;
}

std::string from_hex(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at + 1 < text.size(); at += 2) {
    const auto value = digits.find(text[at]) << 4 | digits.find(text[at + 1]);
    out += static_cast<char>(static_cast<unsigned char>(value));
  }
  return out;
}

}  // namespace

std::string print_news(std::string_view self, std::string_view table, std::uint64_t entries) {
  return cat(self, " ", entries, " ", table.size() > longest_name ? "" : to_hex(table));
}

PostgresqlListener::PostgresqlListener(PostgresqlAddress address, std::string self)
    : address_(std::move(address)), self_(std::move(self)) {}

PostgresqlListener::~PostgresqlListener() {
  if (thread_.joinable()) {
    eventfd_write(stop_, 1);
    thread_.join();
  }
  if (stop_ >= 0) ::close(stop_);
}

Result<void> PostgresqlListener::start() {
  if (auto connected = connect(); !connected) return connected;
  stop_ = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (stop_ < 0) return failure("No file descriptor is left for the listener of PostgreSQL.");
  thread_ = std::thread([this] { listen(); });
  return {};
}

void PostgresqlListener::on_news(Store::News news) {
  const std::scoped_lock lock(mutex_);
  news_ = std::move(news);
}

Result<void> PostgresqlListener::connect() {
  Result<PostgresqlConnection> opened = PostgresqlConnection::open(address_);
  if (!opened) return tl::unexpected(opened.error());
  if (auto listening = opened->script("LISTEN twenties"); !listening) return listening;
  connection_ = std::move(*opened);
  return {};
}

void PostgresqlListener::listen() {
  while (wait(connection_ ? -1 : pause_ms)) {
    if (connection_) {
      if (!hear()) connection_.reset();
    } else if (connect()) {
      deliver({}, 0);
    }
  }
}

bool PostgresqlListener::wait(int milliseconds) {
  const int socket = connection_ ? PQsocket(connection_->raw()) : -1;
  std::array<pollfd, 2> waiting = {pollfd{stop_, POLLIN, 0}, pollfd{socket, POLLIN, 0}};
  poll(waiting.data(), waiting.size(), milliseconds);
  return waiting[0].revents == 0;
}

bool PostgresqlListener::hear() {
  if (PQconsumeInput(connection_->raw()) != 1) return false;
  using Notify = std::unique_ptr<PGnotify, decltype(&PQfreemem)>;
  while (const Notify notify{PQnotifies(connection_->raw()), &PQfreemem}) tell(notify->extra);
  return !connection_->is_broken();
}

void PostgresqlListener::tell(std::string_view payload) {
  const auto parts = split(payload, ' ');
  if (parts.size() != 3 || parts[0] == self_) return;
  std::uint64_t entries = 0;
  std::from_chars(parts[1].data(), parts[1].data() + parts[1].size(), entries);
  deliver(from_hex(parts[2]), entries);
}

void PostgresqlListener::deliver(std::string_view table, std::uint64_t entries) {
  const std::scoped_lock lock(mutex_);
  if (news_) news_(table, entries);
}

}  // namespace twenties
