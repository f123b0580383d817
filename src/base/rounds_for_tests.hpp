#pragma once

namespace twenties {

/// How often a randomised test repeats. Without optimisation (the sanitizers, g++) a quarter, at
/// least once: those builds look for other faults than the rules' own, and take many times as long.
template <class Number>
constexpr Number rounds(Number times) {
#ifdef __OPTIMIZE__
  return times;
#else
  return times < 4 ? Number{1} : times / 4;
#endif
}

}  // namespace twenties
