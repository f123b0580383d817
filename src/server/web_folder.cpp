#include "server/web_folder.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "base/random.hpp"
#include "base/text.hpp"

namespace twenties {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largest_file = 8U << 20U;  // bytes
constexpr std::size_t most_files = 2000;
constexpr std::string_view packed_ending = ".gz";

constexpr std::array<std::pair<std::string_view, std::string_view>, 14> types{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".md", "text/plain; charset=utf-8"},
    {".twenties", "text/plain; charset=utf-8"},
    {".map", "application/json"},
}};

std::string_view type_of(std::string_view path) {
  const auto* found =
      std::ranges::find_if(types, [&](const auto& type) { return path.ends_with(type.first); });
  return found == types.end() ? std::string_view("application/octet-stream") : found->second;
}

// Distinguishes versions; it is not cryptographic. Weak, since the compressed form has the same
// tag.
std::string tag_of(std::string_view body) {
  std::uint64_t hash = body.size();
  for (const char c : body) hash = mix64(hash ^ static_cast<unsigned char>(c));
  return cat("W/\"", hash, '"');
}

Result<std::string> content_of(const fs::path& path) {
  std::error_code problem;
  const std::uintmax_t size = fs::file_size(path, problem);
  if (problem || size > largest_file)
    return failure(Message("serve.file-too-large", {{"file", path.string()}}));
  std::ifstream file(path, std::ios::binary);
  std::string out{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (!file) return failure(Message("serve.cannot-read", {{"file", path.string()}}));
  return out;
}

}  // namespace

Result<WebFolder> WebFolder::read(const fs::path& folder) {
  WebFolder out;
  std::error_code problem;
  for (fs::recursive_directory_iterator at(folder, problem), end; !problem && at != end;
       at.increment(problem)) {
    if (!at->is_regular_file()) continue;
    const std::string path = cat('/', at->path().lexically_relative(folder).generic_string());
    if (path.ends_with(packed_ending)) continue;
    auto body = content_of(at->path());
    if (!body) return tl::unexpected(body.error());
    File file{std::string(type_of(path)), std::move(*body), {}, {}, path.starts_with("/assets/")};
    file.tag = tag_of(file.body);
    if (const fs::path packed = at->path().string() + std::string(packed_ending);
        fs::exists(packed, problem)) {
      auto bytes = content_of(packed);
      if (!bytes) return tl::unexpected(bytes.error());
      file.packed = std::move(*bytes);
    }
    if (out.files_.size() == most_files) return failure(Message("serve.too-many-files"));
    out.files_.emplace(path, std::move(file));
  }
  if (problem)
    return failure(Message("serve.cannot-read-because",
                           {{"file", folder.string()}, {"reason", problem.message()}}));
  if (!out.files_.contains("/index.html")) {
    return failure(Message("serve.no-index", {{"folder", folder.string()}}));
  }
  return out;
}

const WebFolder::File* WebFolder::find(std::string_view path) const {
  const std::string_view last = path.substr(path.rfind('/') + 1);
  const bool is_page = last.find('.') == std::string_view::npos;
  const auto found = files_.find(is_page ? "/index.html" : path);
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace twenties
