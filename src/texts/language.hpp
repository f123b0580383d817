#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace twenties {

// Which language of the catalogues a reader gets.

inline constexpr std::string_view default_language = "en";

// The language of a locale or tag: "es" for "es", "ES-mx" and "es_MX.UTF-8"; English for "C" and
// "POSIX". Empty if there is no such language.
[[nodiscard]] std::string_view match_language(std::string_view tag);

// The language of the first tag that has one, else English.
[[nodiscard]] std::string_view best_language(std::span<const std::string_view> tags);

// The value of an environment variable; empty if it is not set.
using Environment = std::function<std::string(const char* name)>;

// The language of the environment: LC_ALL, LC_MESSAGES and LANG in POSIX order, preceded by
// LANGUAGE as in gettext. English if we do not have that language or the character set is not
// UTF-8.
[[nodiscard]] std::string_view language_of(const Environment& environment);
[[nodiscard]] std::string_view language_of_environment();

// The language whose code or name was probably meant: "de" for "deu", "german" and "Deutch".
[[nodiscard]] std::optional<std::string_view> meant_language(std::string_view typed);

// All languages with their own names, to choose from: "de (Deutsch), ...".
[[nodiscard]] std::string listed_languages();

}  // namespace twenties
