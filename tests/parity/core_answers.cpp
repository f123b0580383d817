// The core as a page asks it, compiled natively: one request on a line in, one answer on a line
// out. web/tests/parity.test.ts holds the answers against those of the WebAssembly module.

#include <iostream>
#include <string>

#include "wasm/core.hpp"

int main() {
  twenties::Core core;
  std::string request;
  while (std::getline(std::cin, request)) std::cout << core.ask(request) << '\n';
  return 0;
}
