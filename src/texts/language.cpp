#include "texts/language.hpp"

#include <unicode/locid.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include "base/spelling.hpp"
#include "base/text.hpp"
#include "texts/catalogue.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

// Without character set and modifier: "es_MX.UTF-8@euro" is "es_MX".
std::string_view without_charset(std::string_view locale) {
  return locale.substr(0, locale.find_first_of(".@"));
}

bool is_untranslated(std::string_view locale) {
  const std::string_view name = without_charset(locale);
  return name == "C" || name == "POSIX";
}

std::string first_set(const Environment& environment, std::span<const char* const> names) {
  for (const char* name : names) {
    if (std::string value = environment(name); !value.empty()) return value;
  }
  return "C";
}

// Whether a locale uses UTF-8. One that names no character set is assumed to.
bool shows_utf8(std::string_view locale) {
  const std::size_t dot = locale.find('.');
  if (dot == std::string_view::npos) return !is_untranslated(locale);
  const std::string_view rest = locale.substr(dot + 1);
  const std::string charset = lower_case(rest.substr(0, rest.find('@')));
  return charset == "utf-8" || charset == "utf8";
}

// The name of a language in another one, in lower case: "german".
std::string name_in(std::string_view language, std::string_view other) {
  icu::UnicodeString name;
  const icu::Locale reader(std::string(other).c_str());
  icu::Locale(std::string(language).c_str()).getDisplayLanguage(reader, name);
  std::string out;
  name.toLower(reader).toUTF8String(out);
  return out;
}

bool may_mean(std::string_view word, std::string_view language) {
  if (word.size() > 2 && word.size() < 4 && word.starts_with(language)) return true;
  return std::ranges::any_of(catalogues(), [&](const Catalogue& other) {
    const std::string name = name_in(language, other.language);
    return word == name || is_slip_of(word, name);
  });
}

}  // namespace

std::string_view match_language(std::string_view tag) {
  if (is_untranslated(tag)) return default_language;
  std::string wanted = lower_case(without_charset(trim(tag)));
  std::ranges::replace(wanted, '_', '-');
  // A region without its own texts uses those of its language.
  for (std::string_view rest = wanted; !rest.empty();) {
    if (const Catalogue* found = find_catalogue(rest)) return found->language;
    const std::size_t dash = rest.rfind('-');
    rest = dash == std::string_view::npos ? std::string_view() : rest.substr(0, dash);
  }
  return {};
}

std::string_view best_language(std::span<const std::string_view> tags) {
  for (const std::string_view tag : tags) {
    if (const std::string_view found = match_language(tag); !found.empty()) return found;
  }
  return default_language;
}

std::string_view language_of(const Environment& environment) {
  constexpr std::array for_messages{"LC_ALL", "LC_MESSAGES", "LANG"};
  constexpr std::array for_characters{"LC_ALL", "LC_CTYPE", "LANG"};
  const std::string locale = first_set(environment, for_messages);
  if (locale == "C" || locale == "POSIX") return default_language;
  if (!shows_utf8(first_set(environment, for_characters))) return default_language;
  std::string wanted = environment("LANGUAGE");
  if (wanted.empty()) wanted = locale;
  return best_language(split(wanted, ':'));
}

std::string_view language_of_environment() {
  return language_of([](const char* name) -> std::string {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
  });
}

std::optional<std::string_view> meant_language(std::string_view typed) {
  const std::string word = lower_case(trim(typed));
  for (const Catalogue& catalogue : catalogues()) {
    if (may_mean(word, catalogue.language)) return catalogue.language;
  }
  return std::nullopt;
}

std::string listed_languages() {
  return join(catalogues(), ", ", [](const Catalogue& catalogue) {
    return cat(catalogue.language, " (", Words(catalogue.language).say("language.name"), ")");
  });
}

}  // namespace twenties
