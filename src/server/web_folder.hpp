#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace twenties {

// The files of the built web client, all in memory, so that answers need no disk and a request's
// path never reaches the file system.
class WebFolder {
 public:
  struct File {
    std::string type;
    std::string body;
    std::string packed;       // compressed with gzip; empty if that is not smaller
    std::string tag;          // changes with the content
    bool is_lasting = false;  // the name changes with the content, so it can be cached for ever
  };

  // Refuses a folder without index.html, and files that are too large for a page.
  static Result<WebFolder> read(const std::filesystem::path& folder);

  // Finds a file by the path of a request ("/assets/app.js"). Page addresses without a file get
  // index.html, which shows the right page; nullptr if there is nothing.
  [[nodiscard]] const File* find(std::string_view path) const;

 private:
  std::map<std::string, File, std::less<>> files_;
};

}  // namespace twenties
