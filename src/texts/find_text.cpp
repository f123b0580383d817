#include <algorithm>

#include "texts/catalogue.hpp"

namespace twenties {

const Catalogue* find_catalogue(std::string_view language) {
  const auto all = catalogues();
  const auto found = std::ranges::find(all, language, &Catalogue::language);
  return found == all.end() ? nullptr : &*found;
}

const Text* find_text(const Catalogue& catalogue, std::string_view id) {
  const auto found = std::ranges::lower_bound(catalogue.texts, id, {}, &Text::id);
  return found == catalogue.texts.end() || found->id != id ? nullptr : &*found;
}

}  // namespace twenties
