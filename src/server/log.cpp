#include "server/log.hpp"

#include <array>
#include <cstdio>
#include <ctime>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "server/timer.hpp"

namespace twenties {

namespace {

// "2026-11-16T03:22:23.512Z"
std::string time_text(std::int64_t now) {
  const std::time_t seconds = now / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S.", &parts);
  const std::string thousandths = std::to_string(1000 + now % 1000);
  return cat(std::string_view(text.data(), size), std::string_view(thousandths).substr(1), "Z");
}

// One write per line, so that lines of several threads do not mix.
void write_to_standard_error(std::string_view line) {
  std::fwrite(line.data(), 1, line.size(), stderr);
}

}  // namespace

Log::Log() : sink_(&write_to_standard_error) {}

void Log::info(std::string_view event, std::initializer_list<Field> fields) const {
  write("info", event, fields);
}

void Log::warn(std::string_view event, std::initializer_list<Field> fields) const {
  write("warn", event, fields);
}

void Log::error(std::string_view event, std::initializer_list<Field> fields) const {
  write("error", event, fields);
}

void Log::write(std::string_view level, std::string_view event,
                std::initializer_list<Field> fields) const {
  nlohmann::ordered_json line{
      {"time", time_text(system_now())}, {"level", level}, {"event", event}};
  for (const auto& [name, value] : fields) line[std::string(name)] = value;
  sink_(line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
}

}  // namespace twenties
