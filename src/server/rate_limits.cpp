#include "server/rate_limits.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace twenties {

void Bucket::fill(std::int64_t now) {
  if (last_ != 0 && now > last_) {
    level_ = std::min(most_, level_ + rate_ * static_cast<double>(now - last_) / 1000);
  }
  last_ = std::max(now, last_);
}

std::int64_t Bucket::take(double amount, std::int64_t now) {
  fill(now);
  if (level_ < amount) {
    return std::max<std::int64_t>(1, std::llround(std::ceil(1000 * (amount - level_) / rate_)));
  }
  level_ -= amount;
  return 0;
}

void Bucket::charge(double amount, std::int64_t now) {
  fill(now);
  level_ -= amount;
}

std::int64_t Bucket::empty_for(std::int64_t now) {
  fill(now);
  return level_ >= 0 ? 0 : std::llround(1000 * -level_ / rate_);
}

bool Bucket::is_full(std::int64_t now) {
  fill(now);
  return level_ >= most_;
}

RateLimits::Address& RateLimits::of(const std::string& address) {
  const Address fresh{0,
                      0,
                      Bucket(limits_.requests_at_once, limits_.requests_a_second),
                      Bucket(limits_.tables_at_once, limits_.tables_a_minute / 60),
                      Bucket(limits_.files_at_once, limits_.files_a_second),
                      Bucket(limits_.names_at_once, limits_.names_a_second)};
  return addresses_.try_emplace(address, fresh).first->second;
}

bool RateLimits::enter(const std::string& address, Purpose purpose) {
  const std::scoped_lock lock(mutex_);
  int& open = of(address).open(purpose);
  if (open >= limits_.connections || connections_ >= limits_.all_connections) return false;
  ++open;
  ++connections_;
  return true;
}

void RateLimits::leave(const std::string& address, Purpose purpose) {
  const std::scoped_lock lock(mutex_);
  --of(address).open(purpose);
  --connections_;
}

std::int64_t RateLimits::request(const std::string& address, std::int64_t now) {
  const std::scoped_lock lock(mutex_);
  return of(address).requests.take(1, now);
}

std::int64_t RateLimits::file(const std::string& address, std::int64_t now) {
  const std::scoped_lock lock(mutex_);
  return of(address).files.take(1, now);
}

std::int64_t RateLimits::make_table(const std::string& address, std::int64_t now) {
  const std::scoped_lock lock(mutex_);
  return of(address).tables.take(1, now);
}

std::int64_t RateLimits::rename(const std::string& address, std::int64_t now) {
  const std::scoped_lock lock(mutex_);
  return of(address).names.take(1, now);
}

void RateLimits::tidy(std::int64_t now) {
  const std::scoped_lock lock(mutex_);
  for (auto at = addresses_.begin(); at != addresses_.end();) {
    Address& address = at->second;
    const bool quiet = address.pages == 0 && address.plays == 0 && address.requests.is_full(now) &&
                       address.tables.is_full(now) && address.files.is_full(now) &&
                       address.names.is_full(now);
    at = quiet ? addresses_.erase(at) : std::next(at);
  }
}

}  // namespace twenties
