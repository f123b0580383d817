#include "server/backlog.hpp"

#include <algorithm>
#include <utility>

namespace twenties {

Backlog::Account::Account(Backlog& backlog, std::string address, std::function<void()> disconnect)
    : backlog_(backlog), address_(std::move(address)), disconnect_(std::move(disconnect)) {
  const std::scoped_lock lock(backlog_.mutex_);
  backlog_.addresses_[address_].accounts.push_back(this);
}

Backlog::Account::~Account() {
  const std::scoped_lock lock(backlog_.mutex_);
  const auto found = backlog_.addresses_.find(address_);
  if (!is_disconnected_) found->second.bytes -= bytes_;
  found->second.accounts.remove(this);
  if (found->second.accounts.empty()) backlog_.addresses_.erase(found);
}

void Backlog::Account::add(std::size_t bytes) {
  const std::scoped_lock lock(backlog_.mutex_);
  bytes_ += bytes;
  if (is_disconnected_) return;
  Address& address = backlog_.addresses_[address_];
  address.bytes += bytes;
  if (address.bytes <= backlog_.most_) return;
  const auto has = [](const Account* account) {
    return account->is_disconnected_ ? std::size_t{0} : account->bytes_;
  };
  Account* most = *std::ranges::max_element(address.accounts, {}, has);
  address.bytes -= most->bytes_;
  most->is_disconnected_ = true;
  most->disconnect_();  // under the lock, so that it cannot be destroyed meanwhile
}

void Backlog::Account::take(std::size_t bytes) {
  const std::scoped_lock lock(backlog_.mutex_);
  bytes_ -= bytes;
  if (!is_disconnected_) backlog_.addresses_[address_].bytes -= bytes;
}

}  // namespace twenties
