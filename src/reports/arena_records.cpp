#include "reports/arena_records.hpp"

#include <fmt/core.h>

#include <filesystem>
#include <string_view>

#include "base/text.hpp"
#include "terminal/record_paths.hpp"

namespace twenties {

namespace {

constexpr std::string_view record_start = "deal-";

// "000012" as a number is written.
std::string_view trim_zeros(std::string_view digits) {
  while (digits.size() > 1 && digits.front() == '0') digits.remove_prefix(1);
  return digits;
}

}  // namespace

Done check_record_folder(const std::string& folder, std::uint64_t finished) {
  if (Done made = make_folder(folder); !made) return made;
  std::error_code code;
  for (std::filesystem::directory_iterator at(folder, code), end; !code && at != end;
       at.increment(code)) {
    const std::string name = at->path().filename().string();
    if (!name.starts_with(record_start) || !name.ends_with(record_extension)) continue;
    const std::string_view rest = std::string_view(name).substr(record_start.size());
    const auto number = read_integer(trim_zeros(rest.substr(0, rest.find('-'))), 0, 1'000'000'000);
    if (number && static_cast<std::uint64_t>(*number) > finished) {
      return failure(Message("arena.has-records", {{"folder", quote(folder)}, {"name", name}}));
    }
  }
  return std::monostate{};
}

Done save_records(const std::string& folder, std::uint64_t number, const DealResult& deal) {
  for (std::size_t game = 0; game < deal.records.size(); ++game) {
    const auto path =
        std::filesystem::path(folder) /
        fmt::format("{}{:06}-{}{}", record_start, number + 1, game + 1, record_extension);
    std::error_code code;
    if (std::filesystem::exists(path, code)) {
      return failure(Message("arena.not-overwritten", {{"file", quote(path.string())}}));
    }
    if (auto saved = write_file(path, print_record(deal.records[game])); !saved) return saved;
  }
  return std::monostate{};
}

}  // namespace twenties
