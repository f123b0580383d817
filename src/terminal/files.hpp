#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>

#include "core/result.hpp"

namespace twenties {

using Done = Result<std::monostate>;

// The content of a regular file of at most `most` bytes.
Result<std::string> read_file(const std::filesystem::path& path, std::size_t most);

// Writes the whole file or leaves the old one as it was: a reader never sees half of it, even if
// the program is killed meanwhile.
Done write_file(const std::filesystem::path& path, std::string_view text);

Done make_folder(const std::filesystem::path& path);

// A path as a person types it: "~/game" begins in the home folder.
std::filesystem::path typed_path(std::string_view text);

// What the files of games are called at the end.
inline constexpr std::string_view record_extension = ".twenties";

// The file of a game as a person types it: a name without an ending gets that of games.
std::filesystem::path record_path(std::string_view text);

// Where a file is, from the root on, for people.
std::string shown_path(const std::filesystem::path& path);

}  // namespace twenties
