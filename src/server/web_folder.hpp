#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace twenties {

// The files of the web client, as they were built: all of them in memory, so that an answer needs
// no disk and no path of a request ever reaches one.
class WebFolder {
 public:
  struct File {
    std::string type;
    std::string body;
    std::string packed;       // the same with gzip; empty if that is not smaller
    std::string tag;          // changes with the content
    bool is_lasting = false;  // the name changes with the content, so it can be kept for ever
  };

  // Refuses a folder without index.html, and files that are too large for a page.
  static Result<WebFolder> read(const std::filesystem::path& folder);

  // By the path of a request ("/assets/app.js"). An address of a page, which has no file of its
  // own, gets index.html, and the page knows what to show; nullptr where nothing is.
  [[nodiscard]] const File* find(std::string_view path) const;

 private:
  std::map<std::string, File, std::less<>> files_;
};

}  // namespace twenties
