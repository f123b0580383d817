#include "client/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "base/text.hpp"

namespace twenties {

namespace {

namespace fs = std::filesystem;

// The message is one that names the path and why.
tl::unexpected<Error> system_failure(const char* message, const fs::path& path, int code) {
  return failure(Message(
      message, {{"path", quote(path.string())}, {"why", std::generic_category().message(code)}}));
}

// A file that is closed when it goes out of sight.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] bool is_open() const { return number_ >= 0; }

 private:
  int number_;
};

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t wrote = ::write(file, text.data(), text.size());
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(wrote));
  }
  return true;
}

}  // namespace

Result<std::string> read_file(const fs::path& path, std::size_t most) {
  // A pipe without a writer would wait for ever.
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (!file.is_open()) return system_failure("files.cannot-open", path, errno);
  struct stat facts{};
  if (::fstat(file.number(), &facts) != 0) return system_failure("files.cannot-read", path, errno);
  if (S_ISDIR(facts.st_mode))
    return failure(Message("files.is-folder", {{"path", quote(path.string())}}));
  if (!S_ISREG(facts.st_mode))
    return failure(Message("files.no-file", {{"path", quote(path.string())}}));
  std::string out;
  while (out.size() <= most) {
    char buffer[16384];
    const ssize_t got = ::read(file.number(), buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return system_failure("files.cannot-read", path, errno);
    if (got == 0) return out;
    out.append(buffer, static_cast<std::size_t>(got));
  }
  return failure(Message("files.too-long", {{"path", quote(path.string())}, {"most", cat(most)}}));
}

Done write_file(const fs::path& path, std::string_view text) {
  const fs::path next = fs::path(path).concat(cat(".", ::getpid(), ".new"));
  bool written = false;
  int problem = 0;
  {
    const Descriptor file(::open(next.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
    if (!file.is_open()) return system_failure("files.cannot-write", path, errno);
    written = write_all(file.number(), text);
    problem = errno;
  }
  if (written && ::rename(next.c_str(), path.c_str()) == 0) return std::monostate{};
  if (written) problem = errno;
  ::unlink(next.c_str());
  return system_failure("files.cannot-write", path, problem);
}

Done make_folder(const fs::path& path) {
  std::error_code code;
  fs::create_directories(path, code);
  if (code) return system_failure("files.cannot-make-folder", path, code.value());
  return std::monostate{};
}

}  // namespace twenties
