#pragma once

#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace twenties {

// Removes --language from the arguments, wherever it is, and returns that language, or else the one
// of the environment.
Result<std::string_view> take_language(std::vector<char*>& arguments);

}  // namespace twenties
