#include "twenties/files.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "base/text.hpp"

namespace twenties {

namespace {

struct Closer {
  void operator()(std::FILE* file) const {
    if (file != stdin) std::fclose(file);
  }
};

}  // namespace

Result<std::string> read_whole(const std::string& path, std::size_t most) {
  const std::unique_ptr<std::FILE, Closer> file(path == "-" ? stdin
                                                            : std::fopen(path.c_str(), "rb"));
  if (!file) return failure(Message("cli.cannot-open", {{"reason", std::strerror(errno)}}));
  std::string out;
  char buffer[16384];
  while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, file.get())) {
    out.append(buffer, got);
    if (out.size() > most) return failure(Message("cli.too-large", {{"bytes", cat(most)}}));
  }
  if (std::ferror(file.get()) != 0) {
    return failure(Message("cli.cannot-read", {{"reason", std::strerror(errno)}}));
  }
  return out;
}

}  // namespace twenties
