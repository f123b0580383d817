#pragma once

namespace twenties {

/// How often a test repeats what it tries at random. Where tests are not optimised (g++, the
/// sanitizers) a quarter has to do, and with the address sanitizer, which is slower still, an
/// eighth, at least once: these builds are there to see other faults than the rules' own.
template <class Number>
constexpr Number rounds(Number times) {
#if defined(__OPTIMIZE__)
  constexpr Number part{1};
#elif defined(__SANITIZE_ADDRESS__)
  constexpr Number part{8};
#elif defined(__has_feature)
  constexpr Number part{__has_feature(address_sanitizer) ? 8 : 4};
#else
  constexpr Number part{4};
#endif
  return times < part ? Number{1} : times / part;
}

}  // namespace twenties
