#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace twenties {

// The server's log: one JSON object per line, with time, level and event. It never contains
// secrets, tokens, names of private tables or texts of people.
class Log {
 public:
  using Sink = std::function<void(std::string_view line)>;
  using Field = std::pair<std::string_view, std::string>;

  // To standard error.
  Log();
  // The sink must be thread-safe.
  explicit Log(Sink sink) : sink_(std::move(sink)) {}

  void info(std::string_view event, std::initializer_list<Field> fields = {}) const;
  void warn(std::string_view event, std::initializer_list<Field> fields = {}) const;
  void error(std::string_view event, std::initializer_list<Field> fields = {}) const;

 private:
  void write(std::string_view level, std::string_view event,
             std::initializer_list<Field> fields) const;

  Sink sink_;
};

}  // namespace twenties
