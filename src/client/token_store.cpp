#include "client/token_store.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>

#include "base/text.hpp"

namespace twenties {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_token = 128;

bool is_token(std::string_view text) {
  return !text.empty() && text.size() <= longest_token && std::ranges::all_of(text, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' ||
           c == '_';
  });
}

// Files that are made meanwhile belong to this person alone.
class PrivateFiles {
 public:
  PrivateFiles() : before_(::umask(077)) {}
  PrivateFiles(const PrivateFiles&) = delete;
  PrivateFiles& operator=(const PrivateFiles&) = delete;
  ~PrivateFiles() { ::umask(before_); }

 private:
  mode_t before_;
};

}  // namespace

Result<fs::path> TokenStore::usual_folder() {
  const char* state = std::getenv("XDG_STATE_HOME");
  if (state != nullptr && state[0] == '/') return fs::path(state) / "twenties/online";
  const char* home = std::getenv("HOME");
  if (home != nullptr && home[0] == '/') return fs::path(home) / ".local/state/twenties/online";
  return failure(Message("files.no-home", {{"variable", "XDG_STATE_HOME"}}));
}

fs::path TokenStore::file_of(const ServerAddress& server) const {
  std::string name = cat(server.host, "_", server.port);
  std::ranges::replace(name, ':', '-');
  return folder_ / name;
}

std::string TokenStore::load(const ServerAddress& server) const {
  if (folder_.empty()) return {};
  const auto text = read_file(file_of(server), longest_token + 1);
  if (!text) return {};
  const std::string token(trim(*text));
  return is_token(token) ? token : std::string();
}

Done TokenStore::save(const ServerAddress& server, std::string_view token) const {
  if (folder_.empty()) return failure(Message("online.no-folder"));
  if (!is_token(token)) return failure(Message("online.bad-token"));
  const PrivateFiles only_ours;
  if (const auto made = make_folder(folder_); !made) return made;
  return write_file(file_of(server), cat(token, "\n"));
}

}  // namespace twenties
