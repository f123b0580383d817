#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "bots/game_of_20/proof/check/draft_claims.hpp"
#include "bots/game_of_20/proof/check/sample.hpp"

namespace twenties {

// A claim that follows from the answers.
struct ShownClaim {
  game_of_20::check::Claim claim{};
  game_of_20::check::Strategy strategy;
};

struct CentreReport {
  int centre = 0;
  std::size_t answers = 0;
  std::size_t deals = 0;
  std::vector<ShownClaim> claims;  // without those that a stronger one contains
};

struct SampleReport {
  std::size_t asked = 0;
  std::size_t of = 0;
  std::uint64_t seed = 0;
  game_of_20::check::SampleResult result;
  std::uint64_t nodes = 0;
  double seconds = 0;
};

struct CheckReport {
  std::vector<CentreReport> centres;
  std::optional<SampleReport> sample;
};

// Finds the claims that follow from the answers.
CentreReport report_on(const game_of_20::Answers& answers, std::size_t count);

void print_text(const CentreReport& report);
void print_text(const SampleReport& report);
void print_json(const CheckReport& report);

}  // namespace twenties
