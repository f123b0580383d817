#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace twenties {

// `twenties prove --check`: what follows from the logs of a proof, and whether a sample of their
// answers can be proved again.
struct CheckOptions {
  std::vector<std::string> files;
  std::uint64_t sample = 0;  // how many answers to prove again
  std::uint64_t seed = 1;    // of the sample
  int memory = 1024;         // MiB, for the table of what is proved again
  bool json = false;
};

// The exit code: 0 if all is right, 1 if a log is refused or an answer is wrong, 130 if it was
// interrupted.
int check_proof(const CheckOptions& options);

}  // namespace twenties
