#pragma once

#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace twenties {

// Takes --language out of the arguments, wherever it stands: the language that it asks for, else
// the one of the environment.
Result<std::string_view> take_language(std::vector<char*>& arguments);

}  // namespace twenties
