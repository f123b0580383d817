#pragma once

#include <string_view>

namespace twenties {

// The available language that the header Accept-Language prefers ("de-AT, de;q=0.9, en;q=0.5");
// English if it accepts none.
std::string_view language_for(std::string_view accept_language);

}  // namespace twenties
