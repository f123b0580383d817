#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace twenties {

// A path as a person types it: "~/game" begins in the home folder.
std::filesystem::path typed_path(std::string_view text);

// What the files of games are called at the end.
inline constexpr std::string_view record_extension = ".twenties";

// The file of a game as a person types it: a name without an ending gets that of games.
std::filesystem::path record_path(std::string_view text);

// Where a file is, from the root on, for people.
std::string shown_path(const std::filesystem::path& path);

}  // namespace twenties
