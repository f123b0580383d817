#pragma once

namespace twenties {

/// How often a test repeats what it tries at random. Where tests are not optimised (the sanitizers,
/// g++) a quarter has to do, at least once: they are there to see other faults than the rules' own,
/// and take many times as long.
template <class Number>
constexpr Number rounds(Number times) {
#ifdef __OPTIMIZE__
  return times;
#else
  return times < 4 ? Number{1} : times / 4;
#endif
}

}  // namespace twenties
