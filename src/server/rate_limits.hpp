#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace twenties {

// Limits per address, so that nobody keeps the others from playing.
struct LimitSettings {
  int connections = 100;         // open at a time, for pages and for play each
  int all_connections = 20'000;  // of all addresses, for both
  double requests_a_second = 20;
  double requests_at_once = 100;
  double tables_a_minute = 10;
  double tables_at_once = 30;
  double names_a_second = 1;
  double names_at_once = 60;
  std::size_t bot_tables_of_a_host = 3;  // running games without people
  std::size_t bot_tables = 30;           // of all hosts
  double files_a_second = 100;           // of the page, which has some thirty of them
  double files_at_once = 1'000;
  std::size_t unsent_bytes = std::size_t{16} << 20U;  // unread by its clients
};

// A token bucket.
class Bucket {
 public:
  Bucket(double most, double rate) : most_(most), rate_(rate), level_(most) {}

  // Takes the amount and returns 0 if it is available; otherwise the milliseconds until it will be.
  std::int64_t take(double amount, std::int64_t now);
  // Takes the amount even if the level becomes negative.
  void charge(double amount, std::int64_t now);
  // The milliseconds until the level is positive again.
  [[nodiscard]] std::int64_t empty_for(std::int64_t now);
  [[nodiscard]] bool is_full(std::int64_t now);

 private:
  void fill(std::int64_t now);

  double most_;
  double rate_;
  double level_;
  std::int64_t last_ = 0;
};

// What a connection is for: pages or play.
enum class Purpose : std::uint8_t { pages, play };

// Counts by address.
class RateLimits {
 public:
  explicit RateLimits(const LimitSettings& limits) : limits_(limits) {}

  // False if there are too many of that address, or in total.
  bool enter(const std::string& address, Purpose purpose);
  void leave(const std::string& address, Purpose purpose);
  // 0, or the milliseconds after which to retry.
  std::int64_t request(const std::string& address, std::int64_t now);
  std::int64_t file(const std::string& address, std::int64_t now);
  std::int64_t make_table(const std::string& address, std::int64_t now);
  std::int64_t rename(const std::string& address, std::int64_t now);
  // Forgets addresses without recent activity.
  void tidy(std::int64_t now);

 private:
  struct Address {
    int pages = 0;
    int plays = 0;
    Bucket requests;
    Bucket tables;
    Bucket files;
    Bucket names;

    int& open(Purpose purpose) { return purpose == Purpose::pages ? pages : plays; }
  };

  Address& of(const std::string& address);

  LimitSettings limits_;
  std::mutex mutex_;
  int connections_ = 0;
  std::map<std::string, Address, std::less<>> addresses_;
};

}  // namespace twenties
