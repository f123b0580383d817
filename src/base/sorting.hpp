#pragma once

#include <algorithm>
#include <functional>
#include <iterator>

namespace twenties {

// Sorts elements of which equal ones are identical, so that there is only one result. In
// WebAssembly it uses a heap, which is less code than std::sort.
template <std::random_access_iterator Iterator, class Less = std::less<>>
void sort_fully(Iterator first, Iterator last, Less less = {}) {
#ifdef __wasm__
  std::make_heap(first, last, less);
  std::sort_heap(first, last, less);
#else
  std::sort(first, last, less);
#endif
}

template <class Range, class Less = std::less<>>
void sort_fully(Range& range, Less less = {}) {
  sort_fully(range.begin(), range.end(), less);
}

}  // namespace twenties
