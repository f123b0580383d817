# Writes rulebooks.hpp and rulebooks.cpp into FOLDER from the files RULEBOOKS, texts/<language>/rules/<game>.md. The
# texts become arrays of bytes: a string literal may not be longer than 65536 characters.
cmake_minimum_required(VERSION 3.25)

set(arrays "")
set(rows "")
foreach(file IN LISTS RULEBOOKS)
  cmake_path(GET file STEM LAST_ONLY game)
  cmake_path(GET file PARENT_PATH language)
  cmake_path(GET language PARENT_PATH language)
  cmake_path(GET language FILENAME language)
  string(MAKE_C_IDENTIFIER "${language}_${game}" identifier)
  file(READ "${file}" bytes HEX)
  string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  string(APPEND arrays "constexpr unsigned char text_${identifier}[] = {\n${bytes}\n0};\n\n")
  string(APPEND rows
    "  if (language == \"${language}\" && game_id == \"${game}\") return as_text(text_${identifier});\n")
endforeach()

file(WRITE "${FOLDER}/rulebooks.hpp" "#pragma once

#include <string_view>

namespace twenties {

// The rulebook of a game in Markdown, from texts/<language>/rules/<game_id>.md. In English if the language has none;
// empty if there is none at all.
[[nodiscard]] std::string_view rulebook(std::string_view game_id, std::string_view language);

// In English.
[[nodiscard]] std::string_view rulebook(std::string_view game_id);

}  // namespace twenties
")
file(WRITE "${FOLDER}/rulebooks.cpp" "#include \"rulebooks/rulebooks.hpp\"

#include <cstddef>

namespace twenties {
namespace {

${arrays}template <std::size_t Size>
std::string_view as_text(const unsigned char (&bytes)[Size]) {
  return {reinterpret_cast<const char*>(bytes), Size - 1};
}

std::string_view find_rulebook(std::string_view game_id, std::string_view language) {
${rows}  return {};
}

}  // namespace

std::string_view rulebook(std::string_view game_id, std::string_view language) {
  const std::string_view own = find_rulebook(game_id, language);
  return own.empty() ? find_rulebook(game_id, \"en\") : own;
}

std::string_view rulebook(std::string_view game_id) { return find_rulebook(game_id, \"en\"); }

}  // namespace twenties
")
