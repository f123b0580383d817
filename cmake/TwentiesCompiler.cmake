# How every file of the project is compiled: language, warnings, sanitizers, linker, cache.
# The targets take all of it from the interface library twenties_compiler.

option(TWENTIES_WERROR "Treat warnings as errors" ON)
option(TWENTIES_PRECOMPILE "Compile the headers of others once; a missing #include is not found then" OFF)
set(TWENTIES_LIGHT "" CACHE STRING "Compile options for programs and what need not be fast, as in -O0")
option(TWENTIES_LTO "Optimise across files when linking" OFF)
set(TWENTIES_SANITIZE "" CACHE STRING "Sanitizers for every target, as in -fsanitize=")
# A processor from before 2013 lacks what x86-64-v3 uses; there the build takes the compiler's default.
set(default_march "")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  set(default_march x86-64-v3)
  if(EXISTS /proc/cpuinfo)
    file(STRINGS /proc/cpuinfo processor LIMIT_COUNT 1 REGEX "^flags.* avx2 ")
    if(NOT processor MATCHES " bmi2 " OR NOT processor MATCHES " fma ")
      set(default_march "")
    endif()
  endif()
endif()
set(TWENTIES_MARCH "${default_march}" CACHE STRING "The -march of the build; empty for the compiler's own default")
set(TWENTIES_LINKER "" CACHE STRING "The -fuse-ld of the build; empty to choose mold or lld when present")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

add_library(twenties_compiler INTERFACE)
set(is_clang "$<CXX_COMPILER_ID:Clang,AppleClang>")
set(is_gcc "$<CXX_COMPILER_ID:GNU>")

# Fused multiply-add would give other numbers on other machines and in WebAssembly.
target_compile_options(twenties_compiler INTERFACE -ffp-contract=off)
if(TWENTIES_MARCH)
  target_compile_options(twenties_compiler INTERFACE "-march=${TWENTIES_MARCH}")
endif()

target_compile_options(twenties_compiler INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Wold-style-cast
  -Wcast-qual -Wcast-align -Wunused -Woverloaded-virtual -Wformat=2 -Wimplicit-fallthrough -Wextra-semi
  -Wdouble-promotion -Wundef
  $<${is_clang}:-Wnull-dereference -Wmissing-prototypes -Wnewline-eof>
  # What gcc 12 sees differently, with clang watching the same:
  #   -Wnull-dereference with -O2 reports inlined code of the standard library; left out
  #   -Wdangling-else reports "if (x) EXPECT_EQ(...);", -Wrange-loop-construct a copied pair of ints
  #   -Wrestrict, -Wstringop-overflow and -Warray-bounds report correct uses of std::string and std::vector
  #   (gcc bugs 105329, 105651, 107852)
  $<${is_gcc}:-Wduplicated-cond -Wlogical-op -Wno-dangling-else -Wno-range-loop-construct
    -Wno-restrict -Wno-stringop-overflow -Wno-array-bounds>)
# In a unity build a name may shadow one of another file: tools/check-includes looks at each file alone. What gcc calls
# shadowing goes further than clang (a parameter or member named like a function outside); =local is the same.
# And gcc takes every class that uses an unnamed namespace for one of a header.
if(TWENTIES_UNITY)
  target_compile_options(twenties_compiler INTERFACE $<${is_gcc}:-Wno-subobject-linkage>)
else()
  target_compile_options(twenties_compiler INTERFACE $<${is_clang}:-Wshadow> $<${is_gcc}:-Wshadow=local>)
endif()
if(TWENTIES_WERROR)
  target_compile_options(twenties_compiler INTERFACE -Werror)
endif()

if(TWENTIES_SANITIZE)
  set(sanitize "-fsanitize=${TWENTIES_SANITIZE}" -fno-sanitize-recover=all)
  target_compile_options(twenties_compiler INTERFACE ${sanitize} -fno-omit-frame-pointer
    "-fsanitize-ignorelist=${PROJECT_SOURCE_DIR}/cmake/sanitize.txt")
  target_link_options(twenties_compiler INTERFACE ${sanitize})
endif()

if(TWENTIES_LTO)
  include(CheckIPOSupported)
  check_ipo_supported(RESULT lto_works LANGUAGES CXX)
  if(lto_works)
    set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
  endif()
  # Programs that are linked with LTO compile all libraries once more, each of them. Test programs are many, so their
  # libraries have ordinary code as well; what is shipped is linked with LTO.
  include(CheckCXXCompilerFlag)
  check_cxx_compiler_flag(-ffat-lto-objects TWENTIES_HAS_FAT_OBJECTS)
  if(lto_works AND TWENTIES_HAS_FAT_OBJECTS AND TWENTIES_TESTS STREQUAL "ON")
    target_compile_options(twenties_compiler INTERFACE -ffat-lto-objects)
    target_link_options(twenties_compiler INTERFACE -ffat-lto-objects)
  endif()
endif()

# mold cannot link clang's LTO objects without its plugin, so lld stands first there.
set(linker "${TWENTIES_LINKER}")
if(NOT linker)
  if(CMAKE_INTERPROCEDURAL_OPTIMIZATION AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    set(candidates lld)
  else()
    set(candidates mold lld)
  endif()
  include(CheckLinkerFlag)
  foreach(candidate IN LISTS candidates)
    check_linker_flag(CXX "-fuse-ld=${candidate}" TWENTIES_HAS_${candidate})
    if(TWENTIES_HAS_${candidate})
      set(linker ${candidate})
      break()
    endif()
  endforeach()
endif()
if(linker)
  target_link_options(twenties_compiler INTERFACE "-fuse-ld=${linker}")
endif()
if(CMAKE_INTERPROCEDURAL_OPTIMIZATION AND linker STREQUAL "lld")
  # What one link has compiled, the next one takes from here.
  target_link_options(twenties_compiler INTERFACE "-Wl,--thinlto-cache-dir=${PROJECT_BINARY_DIR}/lto")
endif()

include(TwentiesCache)
