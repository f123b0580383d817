#pragma once

#include <algorithm>
#include <functional>
#include <iterator>

namespace twenties {

// Sorts what may be sorted in only one way: equal elements must be the same. In WebAssembly it goes
// by a heap, which is less code than std::sort, and the module has to be small.
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
