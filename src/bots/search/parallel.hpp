#pragma once

#include <atomic>
#include <cstddef>
#include <functional>

#ifndef __wasm__
#include <thread>
#include <vector>
#endif

namespace twenties {

// Calls work() on this many threads at once, including the caller's, and waits for all. In
// WebAssembly there is only the caller's.
template <class Work>
void run_together([[maybe_unused]] int threads, const Work& work) {
#ifndef __wasm__
  std::vector<std::jthread> helpers;
  for (int helper = 1; helper < threads; ++helper) helpers.emplace_back(std::cref(work));
#endif
  work();
}

// Calls work(index) for every index below count, on up to `threads` threads, in any order. If the
// work does not depend on the thread, the result is the same on any number of threads.
template <class Work>
void for_each_index(std::size_t count, int threads, Work&& work) {
  if (threads <= 1 || count <= 1) {
    for (std::size_t index = 0; index < count; ++index) work(index);
    return;
  }
  std::atomic<std::size_t> next = 0;
  const auto run = [&] {
    for (std::size_t index = next++; index < count; index = next++) work(index);
  };
  run_together(threads, run);
}

}  // namespace twenties
