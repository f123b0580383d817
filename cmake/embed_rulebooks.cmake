# Writes rulebooks.hpp and rulebooks.cpp into FOLDER from the files RULEBOOKS. The texts become arrays of bytes: a
# string literal may not be longer than 65536 characters.
cmake_minimum_required(VERSION 3.25)

set(arrays "")
set(rows "")
foreach(file IN LISTS RULEBOOKS)
  cmake_path(GET file STEM LAST_ONLY game)
  string(MAKE_C_IDENTIFIER "${game}" identifier)
  file(READ "${file}" bytes HEX)
  string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  string(APPEND arrays "constexpr unsigned char text_${identifier}[] = {\n${bytes}\n0};\n\n")
  string(APPEND rows "  if (game_id == \"${game}\") return as_text(text_${identifier});\n")
endforeach()
set(helper "")
if(rows)
  set(helper "template <std::size_t Size>
std::string_view as_text(const unsigned char (&bytes)[Size]) {
  return {reinterpret_cast<const char*>(bytes), Size - 1};
}
")
endif()

file(WRITE "${FOLDER}/rulebooks.hpp" "#pragma once

#include <string_view>

namespace twenties {

// The rulebook of a game in Markdown, from docs/rules/<game_id>.md; empty if there is none.
[[nodiscard]] std::string_view rulebook(std::string_view game_id);

}  // namespace twenties
")
file(WRITE "${FOLDER}/rulebooks.cpp" "#include \"rulebooks/rulebooks.hpp\"

#include <cstddef>

namespace twenties {
namespace {

${arrays}${helper}
}  // namespace

std::string_view rulebook([[maybe_unused]] std::string_view game_id) {
${rows}  return {};
}

}  // namespace twenties
")
