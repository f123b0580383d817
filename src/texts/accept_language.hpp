#pragma once

#include <string_view>

namespace twenties {

// The language that a client reads best of those there are, by its header Accept-Language
// ("de-AT, de;q=0.9, en;q=0.5"); English if it reads none of them.
std::string_view language_for(std::string_view accept_language);

}  // namespace twenties
