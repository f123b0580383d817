# The kinds of targets the project has. Sources are found by name:
#   *_test.cpp           a test, in the test program of its folder
#   *_for_tests.cpp      what several tests share, likewise
#   *_threads_test.cpp   a test that runs threads, in a program of its own with the ctest label "threads"
#   any other *.cpp      a part of the library of its folder

include(GoogleTest)

# twenties_headers(<name> LINK ... HEADERS ...) makes a precompiled header. A target takes it with REUSE_FROM <name>,
# and has to be compiled with the same options.
function(twenties_headers name)
  cmake_parse_arguments(arg "" "" "LINK;HEADERS" ${ARGN})
  file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/generated/${name}.cpp" CONTENT "")
  add_library(${name} OBJECT EXCLUDE_FROM_ALL "${PROJECT_BINARY_DIR}/generated/${name}.cpp")
  target_link_libraries(${name} PRIVATE ${arg_LINK})
  set_target_properties(${name} PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
  target_precompile_headers(${name} PRIVATE ${arg_HEADERS})
endfunction()

# Without the time in it a header is the same file after each build, which ccache needs.
add_library(twenties_precompiled INTERFACE)
target_compile_options(twenties_precompiled INTERFACE
  $<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>)

# The options of three kinds of code beyond twenties_compiler: libraries that have to be fast, light ones (whose time
# goes into input and output), and programs. A fuzzer is led by what the libraries do, so they count it.
foreach(kind fast light program)
  add_library(twenties_${kind} INTERFACE)
  target_link_libraries(twenties_${kind} INTERFACE twenties_compiler)
endforeach()
target_compile_options(twenties_light INTERFACE ${TWENTIES_LIGHT})
target_compile_options(twenties_program INTERFACE ${TWENTIES_LIGHT})
if(TWENTIES_FUZZ)
  target_compile_options(twenties_fast INTERFACE -fsanitize=fuzzer-no-link)
  target_compile_options(twenties_light INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(TWENTIES_PRECOMPILE)
  set(standard <algorithm> <array> <atomic> <bit> <charconv> <chrono> <cmath> <compare> <concepts> <condition_variable>
    <cstddef> <cstdint> <cstdio> <cstdlib> <cstring> <deque> <filesystem> <fstream> <functional> <iterator> <limits>
    <map> <memory> <mutex> <numeric> <optional> <set> <span> <string> <string_view> <thread> <tuple> <utility> <variant>
    <vector>)
  foreach(kind fast light program)
    target_link_libraries(twenties_${kind} INTERFACE twenties_precompiled)
    twenties_headers(twenties_${kind}_headers LINK twenties_${kind} nlohmann_json::nlohmann_json
      HEADERS ${standard} <nlohmann/json.hpp>)
  endforeach()
endif()

# twenties_compile_as(<target> <kind>): fast, light or program. Where they do not differ they share a header.
function(twenties_compile_as target kind)
  if(NOT TWENTIES_LIGHT AND NOT TWENTIES_FUZZ)
    set(kind fast)
  endif()
  target_link_libraries(${target} PRIVATE twenties_${kind})
  if(TWENTIES_PRECOMPILE)
    target_precompile_headers(${target} REUSE_FROM twenties_${kind}_headers)
  endif()
endfunction()

# What every test program shares; tests of all layers may put messages into words. The test libraries are the slow part of a test file (2.5 of 4 s), so they are
# compiled once, as a precompiled header that all programs reuse.
if(TWENTIES_TESTS)
  add_library(twenties_testing INTERFACE)
  target_link_libraries(twenties_testing INTERFACE
    twenties_compiler twenties_precompiled twenties_texts GTest::gtest_main GTest::gmock rapidcheck Threads::Threads)
  target_compile_definitions(twenties_testing INTERFACE TWENTIES_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  # The code under test is optimised as it is shipped; the tests themselves need not be, and compile in half the time,
  # or a third where they are not optimised at all (base/rounds_for_tests.hpp).
  target_compile_options(twenties_testing INTERFACE $<$<CONFIG:Release>:-O1> ${TWENTIES_LIGHT})
  twenties_headers(twenties_testing_headers LINK twenties_testing
    HEADERS <gmock/gmock.h> <gtest/gtest.h> <rapidcheck.h> <rapidcheck/gtest.h>)
  add_custom_target(everyday)
endif()

# twenties_sources(<out> <folder> [RECURSE]) splits the sources of a folder into <out>_code, <out>_tests,
# <out>_thread_tests and <out>_headers.
function(twenties_sources out folder)
  cmake_parse_arguments(arg "RECURSE" "" "" ${ARGN})
  set(glob GLOB)
  if(arg_RECURSE)
    set(glob GLOB_RECURSE)
  endif()
  file(${glob} code CONFIGURE_DEPENDS "${folder}/*.cpp")
  file(${glob} headers CONFIGURE_DEPENDS "${folder}/*.hpp")
  set(tests ${code})
  list(FILTER code EXCLUDE REGEX "(_test|_for_tests)\\.cpp$")
  list(FILTER tests INCLUDE REGEX "(_test|_for_tests)\\.cpp$")
  set(thread_tests ${tests})
  list(FILTER tests EXCLUDE REGEX "_threads_test\\.cpp$")
  list(FILTER thread_tests INCLUDE REGEX "_threads_test\\.cpp$")
  foreach(part code tests thread_tests headers)
    set(${out}_${part} ${${part}} PARENT_SCOPE)
  endforeach()
endfunction()

# twenties_prefer_libraries(<target>), after all its libraries are known: where its own code is not optimised, libraries are
# named before it as well. Of the copies of an inline function mold takes the first one, which would be the slow one of a
# test, also for the libraries (four times as long for a test of what is sent as JSON). Other linkers do not mind.
function(twenties_prefer_libraries target)
  if(NOT TWENTIES_LIGHT)
    return()
  endif()
  get_target_property(waiting ${target} LINK_LIBRARIES)
  set(seen "")
  while(waiting)
    list(POP_FRONT waiting library)
    if(NOT TARGET "${library}")
      continue()
    endif()
    get_target_property(aliased ${library} ALIASED_TARGET)
    if(aliased)
      set(library ${aliased})
    endif()
    get_target_property(type ${library} TYPE)
    get_target_property(imported ${library} IMPORTED)
    if(library IN_LIST seen OR imported)
      continue()
    endif()
    list(APPEND seen ${library})
    get_target_property(more ${library} INTERFACE_LINK_LIBRARIES)
    if(more)
      list(APPEND waiting ${more})
    endif()
    if(type STREQUAL "STATIC_LIBRARY")
      target_link_options(${target} PRIVATE $<TARGET_FILE:${library}>)
    endif()
  endwhile()
endfunction()

# twenties_library(<name> [LIGHT] SOURCES ... LINK ...) makes twenties_<name>, alias twenties::<name>. Without sources
# it is an interface library, so that a folder with headers alone, or an empty one, can be linked as well.
function(twenties_library name)
  cmake_parse_arguments(arg "LIGHT" "" "SOURCES;LINK" ${ARGN})
  set(kind fast)
  if(arg_LIGHT)
    set(kind light)
  endif()
  set(library twenties_${name})
  if(arg_SOURCES)
    add_library(${library} STATIC ${arg_SOURCES})
    target_link_libraries(${library} PUBLIC ${arg_LINK})
    twenties_compile_as(${library} ${kind})
    twenties_batch(${library})
    target_include_directories(${library} PUBLIC "${PROJECT_SOURCE_DIR}/src")
  else()
    add_library(${library} INTERFACE)
    target_link_libraries(${library} INTERFACE ${arg_LINK})
    target_include_directories(${library} INTERFACE "${PROJECT_SOURCE_DIR}/src")
  endif()
  add_library(twenties::${name} ALIAS ${library})
endfunction()

# twenties_pick(<label> <target>): the target tests_<label> builds all programs with that label.
function(twenties_pick label target)
  if(NOT TARGET tests_${label})
    add_custom_target(tests_${label})
  endif()
  if(target)
    add_dependencies(tests_${label} ${target})
  endif()
endfunction()

# twenties_test(<target> LABELS ... SOURCES ... LINK ... [TOGETHER <filter>] [LATER]) makes one GoogleTest program;
# nothing without sources. ctest runs each test in a process of its own, except those that the filter names: they share
# what is slow to start, and are one test of ctest.
#
# The label "all" is for what ./test leaves to ./test --all: a program that is marked LATER, and tests with PostgreSql in
# their names, which need a database. The target everyday is all that ./test runs.
function(twenties_test target)
  cmake_parse_arguments(arg "LATER" "TOGETHER" "LABELS;SOURCES;LINK" ${ARGN})
  if(NOT TWENTIES_TESTS OR NOT arg_SOURCES)
    return()
  endif()
  add_executable(${target} ${arg_SOURCES})
  target_link_libraries(${target} PRIVATE ${arg_LINK} twenties_testing)
  twenties_prefer_libraries(${target})
  target_precompile_headers(${target} REUSE_FROM twenties_testing_headers)
  twenties_batch(${target})
  set_target_properties(${target} PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
  foreach(label IN LISTS arg_LABELS)
    twenties_pick(${label} ${target})
  endforeach()
  set(labels ${arg_LABELS} of_${target})
  if(arg_LATER)
    list(APPEND labels all)
  else()
    add_dependencies(everyday ${target})
  endif()
  set(apart "")
  if(arg_TOGETHER)
    set(apart TEST_FILTER "-${arg_TOGETHER}")
    add_test(NAME ${target}.together COMMAND ${target} "--gtest_filter=${arg_TOGETHER}"
      WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
    # What is long begins first, so that in the end nothing is waited for alone.
    set_tests_properties(${target}.together PROPERTIES LABELS "${arg_LABELS};of_${target};all" TIMEOUT 300 COST 100)
  endif()
  gtest_discover_tests(${target} DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 60 ${apart}
    WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}" PROPERTIES TIMEOUT 300)
  # gtest_discover_tests would take a list of labels apart; it leaves the names of the tests in this variable.
  set(labelling "${CMAKE_CURRENT_BINARY_DIR}/${target}_labels.cmake")
  file(CONFIGURE OUTPUT "${labelling}" @ONLY CONTENT [[
if(NOT EXISTS "@PROJECT_BINARY_DIR@/bin/@target@")
  set(@target@_TESTS @target@_NOT_BUILT)
endif()
set_tests_properties(${@target@_TESTS} PROPERTIES LABELS "@labels@")
]])
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${labelling}")
endfunction()

# twenties_layer(<layer> [LIGHT] LINK ... [TESTED_WITH ...] [TOGETHER <filter>]) makes the library of src/<layer> and its
# test programs, which may use other libraries as well.
function(twenties_layer layer)
  cmake_parse_arguments(arg "LIGHT" "TOGETHER" "LINK;TESTED_WITH" ${ARGN})
  twenties_sources(found "${CMAKE_CURRENT_SOURCE_DIR}" RECURSE)
  set(light "")
  if(arg_LIGHT)
    set(light LIGHT)
  endif()
  twenties_library(${layer} ${light} SOURCES ${found_code} LINK ${arg_LINK})
  set(linked twenties::${layer} ${arg_TESTED_WITH})
  twenties_test(${layer}_test LABELS ${layer} SOURCES ${found_tests} LINK ${linked} TOGETHER "${arg_TOGETHER}")
  twenties_test(${layer}_threads_test LABELS ${layer} threads SOURCES ${found_thread_tests} LINK ${linked})
endfunction()
