# twenties::rulebooks: the texts of texts/<language>/rules/*.md inside the program, so that it can show them from
# anywhere.

file(GLOB rulebooks CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/texts/*/rules/*.md")
set(generated "${PROJECT_BINARY_DIR}/generated")
add_custom_command(
  OUTPUT "${generated}/rulebooks/rulebooks.cpp"
  BYPRODUCTS "${generated}/rulebooks/rulebooks.hpp"
  COMMAND "${CMAKE_COMMAND}" "-DRULEBOOKS=${rulebooks}" "-DFOLDER=${generated}/rulebooks"
          -P "${PROJECT_SOURCE_DIR}/cmake/embed_rulebooks.cmake"
  DEPENDS ${rulebooks} "${PROJECT_SOURCE_DIR}/cmake/embed_rulebooks.cmake"
  COMMENT "Embedding the rulebooks"
  VERBATIM)
add_library(twenties_rulebooks STATIC "${generated}/rulebooks/rulebooks.cpp" "${generated}/rulebooks/rulebooks.hpp")
target_include_directories(twenties_rulebooks PUBLIC "${generated}")
target_link_libraries(twenties_rulebooks PRIVATE twenties_compiler)
add_library(twenties::rulebooks ALIAS twenties_rulebooks)
