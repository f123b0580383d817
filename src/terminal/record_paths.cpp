#include "terminal/record_paths.hpp"

#include <cstdlib>
#include <system_error>

#include "base/text.hpp"

namespace twenties {

namespace fs = std::filesystem;

fs::path typed_path(std::string_view text) {
  const char* home = std::getenv("HOME");
  if (home != nullptr && (text == "~" || text.starts_with("~/"))) {
    return fs::path(cat(std::string_view(home), text.substr(1)));
  }
  return fs::path(text);
}

fs::path record_path(std::string_view text) {
  fs::path path = typed_path(text);
  if (path.has_filename() && !path.has_extension()) path.concat(record_extension);
  return path;
}

std::string shown_path(const fs::path& path) {
  std::error_code code;
  const fs::path whole = fs::absolute(path, code);
  return (code ? path : whole).lexically_normal().string();
}

}  // namespace twenties
