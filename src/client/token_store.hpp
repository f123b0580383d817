#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "client/files.hpp"
#include "client/server_address.hpp"

namespace twenties {

// The tokens by which servers identify this person: one small file per server, readable only by its
// owner.
class TokenStore {
 public:
  explicit TokenStore(std::filesystem::path folder) : folder_(std::move(folder)) {}

  // In $XDG_STATE_HOME/twenties/online, or below the home folder.
  static Result<std::filesystem::path> usual_folder();

  // Empty if there is none.
  [[nodiscard]] std::string load(const ServerAddress& server) const;
  // An error leaves everything as it was.
  [[nodiscard]] Done save(const ServerAddress& server, std::string_view token) const;

 private:
  [[nodiscard]] std::filesystem::path file_of(const ServerAddress& server) const;

  std::filesystem::path folder_;
};

}  // namespace twenties
