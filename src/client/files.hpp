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

// Writes a file atomically: a reader never sees half of it, even if the program is killed.
Done write_file(const std::filesystem::path& path, std::string_view text);

Done make_folder(const std::filesystem::path& path);

}  // namespace twenties
