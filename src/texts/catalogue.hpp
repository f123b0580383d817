#pragma once

#include <span>
#include <string_view>

namespace twenties {

// One message of a language, as a pattern of ICU's MessageFormat.
struct Text {
  std::string_view id;
  std::string_view pattern;
};

struct Catalogue {
  std::string_view language;    // "en"
  std::span<const Text> texts;  // by id
};

// All languages: the files of texts/, compiled in.
std::span<const Catalogue> catalogues();

// Nothing if there is no such language, or no such message in it.
const Catalogue* find_catalogue(std::string_view language);
const Text* find_text(const Catalogue& catalogue, std::string_view id);

}  // namespace twenties
