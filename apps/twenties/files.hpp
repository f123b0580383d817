#pragma once

#include <string>

#include "core/result.hpp"

namespace twenties {

// The whole content of a file, or of standard input for "-"; larger ones than `most` bytes are
// refused without reading on.
Result<std::string> read_whole(const std::string& path, std::size_t most);

}  // namespace twenties
