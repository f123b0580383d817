#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/game_of_20/proof/check/draft_claims.hpp"
#include "bots/game_of_20/proof/check/sample.hpp"
#include "texts/words.hpp"

namespace twenties::game_of_20 {

// A claim that follows from the answers.
struct ShownClaim {
  check::Claim claim{};
  check::Strategy strategy;
};

struct CentreReport {
  int centre = 0;
  std::size_t answers = 0;
  std::size_t deals = 0;
  std::vector<ShownClaim> claims;  // without those that a stronger one contains
};

// An answer that was proved again, and what that cost.
struct CheckedAnswer {
  Answer answer;
  bool is_right = false;
  std::uint64_t nodes = 0;
  double seconds = 0;
};

struct SampleReport {
  std::size_t asked = 0;
  std::size_t of = 0;
  std::uint64_t seed = 0;
  check::SampleResult result;
  std::uint64_t nodes = 0;
  double seconds = 0;
};

struct CheckReport {
  std::vector<CentreReport> centres;
  std::optional<SampleReport> sample;
};

// Finds the claims that follow from the answers.
CentreReport report_on(const Answers& answers, std::size_t count);

// For people; each ends with a line break. `width` is how long a line may be.
std::string text_of(const CentreReport& report, const Words& words);
std::string text_of(const CheckedAnswer& checked, const Words& words);
std::string text_of(const SampleReport& report, std::size_t width, const Words& words);
// As one line of JSON.
std::string json_of(const CheckReport& report);

}  // namespace twenties::game_of_20
