# Unity builds: most of the time of a compiler goes into headers, so it sees several sources of one folder together.

option(TWENTIES_UNITY "Compile sources of one folder together" ON)
if(TWENTIES_UNITY)
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
endif()

# twenties_batch(<target>), after all its sources are known: the target's sources are compiled together.
function(twenties_batch target)
  if(TWENTIES_UNITY)
    set_property(GLOBAL APPEND PROPERTY TWENTIES_BATCHED ${target})
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  endif()
endfunction()

# twenties_make_batches(), after all targets: asks tools/batches.py which sources of each target go together.
function(twenties_make_batches)
  get_property(targets GLOBAL PROPERTY TWENTIES_BATCHED)
  set(lists "")
  foreach(target IN LISTS targets)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    string(REPLACE ";" "\n" sources "${sources}")
    string(APPEND lists "${target}:\n${sources}\n")
  endforeach()
  file(WRITE "${PROJECT_BINARY_DIR}/batched.txt" "${lists}")
  execute_process(COMMAND "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/tools/batches.py" "${PROJECT_BINARY_DIR}/batched.txt" 12
    OUTPUT_VARIABLE batches COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "[^\n]+" batches "${batches}")
  foreach(line IN LISTS batches)
    string(REGEX MATCH "^([^ ]+) ([^ ]+) (.*)$" line "${line}")
    set_source_files_properties("${CMAKE_MATCH_3}" TARGET_DIRECTORY ${CMAKE_MATCH_1}
      PROPERTIES UNITY_GROUP "${CMAKE_MATCH_2}")
  endforeach()
endfunction()
