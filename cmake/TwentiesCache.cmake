# Objects that were compiled before are taken from ccache, where it is installed.

find_program(TWENTIES_CCACHE ccache)
mark_as_advanced(TWENTIES_CCACHE)
if(TWENTIES_CCACHE)
  # The sloppiness lets the cache see through precompiled headers; sources have absolute paths, so an object is good
  # for any build folder. An object is found by the headers that its compiler named (depend mode): else each file that
  # is not in the cache would be preprocessed a second time, a fifth of a build from nothing.
  set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1
    CCACHE_SLOPPINESS=pch_defines,time_macros "${TWENTIES_CCACHE}")
endif()
