#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace twenties {

// The server's diary: one JSON object on a line, with time, level and what happened. Secrets,
// tokens, names of private tables and texts of people never go into it.
class Log {
 public:
  using Sink = std::function<void(std::string_view line)>;
  using Field = std::pair<std::string_view, std::string>;

  // To standard error.
  Log();
  // The sink may be called from several threads.
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
