# Unity builds: most of the time of a compiler goes into headers, so it sees several sources of one folder together.

option(TWENTIES_UNITY "Compile sources of one folder together" ON)
if(TWENTIES_UNITY)
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
endif()

# twenties_batch(<target>), after all its sources are known. tools/batches.py says which ones go together.
function(twenties_batch target)
  if(NOT TWENTIES_UNITY)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  execute_process(COMMAND "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/tools/batches.py" 12 ${sources}
    OUTPUT_VARIABLE batches COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "[^\n]+" batches "${batches}")
  foreach(line IN LISTS batches)
    string(REGEX MATCH "^([0-9]+) (.*)$" line "${line}")
    set_source_files_properties("${CMAKE_MATCH_2}" PROPERTIES UNITY_GROUP "${target}_${CMAKE_MATCH_1}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
