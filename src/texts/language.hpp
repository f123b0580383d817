#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace twenties {

// Which language of the catalogues a reader gets.

inline constexpr std::string_view default_language = "en";

// The language that a tag asks for: "es" for "es", "ES-mx" and "es_MX.UTF-8"; English for "C" and
// "POSIX". Empty if there is no such language.
[[nodiscard]] std::string_view match_language(std::string_view tag);

// The first of the tags that there is a language for, else English.
[[nodiscard]] std::string_view best_language(std::span<const std::string_view> tags);

// The value of a variable of the environment; empty if it is not set.
using Environment = std::function<std::string(const char* name)>;

// As the environment asks: LC_ALL, LC_MESSAGES and LANG in the order of POSIX, with LANGUAGE before
// them as gettext has it. English if that is a language we do not have, or if the character set
// cannot show another.
[[nodiscard]] std::string_view language_of(const Environment& environment);
[[nodiscard]] std::string_view language_of_environment();

// The language whose code or name was probably meant: "de" for "deu", "german" and "Deutch".
[[nodiscard]] std::optional<std::string_view> meant_language(std::string_view typed);

// All languages with their own names, for a reader who has to choose: "de (Deutsch), ...".
[[nodiscard]] std::string listed_languages();

}  // namespace twenties
