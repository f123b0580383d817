#pragma once

#include <span>
#include <string_view>

namespace twenties {

// One step from the previous version of the schema to this one.
struct Migration {
  int version = 0;
  std::string_view name;  // of its file, for messages
  std::string_view sql;
};

// The files in src/store/migrations/<kind>, in order; the build compiles their texts into the
// program.
std::span<const Migration> sqlite_migrations();
std::span<const Migration> postgresql_migrations();

}  // namespace twenties
