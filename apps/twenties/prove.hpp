#pragma once

#include <string>
#include <vector>

#include "twenties/command_line.hpp"

namespace twenties {

// What `prove game-of-20` is told.
struct ProveRequest {
  int centre = 0;
  std::string claim;
  std::string log;
  int workers = 1;
  std::size_t memory = 1024;  // MiB, for all workers
  std::uint64_t seed = 1;
  std::uint64_t limit = 0;
  double minutes = 0;
  bool stop_rule = false;
  bool status = false;
  bool json = false;
  std::string queue;
  double lease = 60;  // seconds
  std::vector<std::string> merge;
};

// Exit codes besides 0 (decided), 1 (an error) and 2 (a wrong command line).
inline constexpr int exit_open = 3;
inline constexpr int exit_too_long = 4;
inline constexpr int exit_interrupted = 130;

int run_prove(const ProveRequest& request);

}  // namespace twenties
