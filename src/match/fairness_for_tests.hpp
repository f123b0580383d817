#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "match/fairness.hpp"
#include "match/tables_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {

// The bytes 0 to 31: the secret of the test vectors in docs/fairness.md.
inline constexpr std::string_view vector_secret =
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

inline Fairness vector_fairness() {
  return {std::string(vector_secret),
          "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
          {"00112233445566778899aabbccddeeff", "sharp"}};
}

// A secret that is always the same for a number.
inline std::string secret_number(std::uint64_t number) {
  constexpr std::string_view digits = "0123456789abcdef";
  Random random(number);
  std::string out;
  for (int digit = 0; digit < 64; ++digit) out += digits[random.below(16)];
  return out;
}

inline TableChance chance_from(const Fairness& fairness) {
  auto chance = TableChance::from_fairness(fairness);
  EXPECT_TRUE(chance) << in_english(chance.error());
  return std::move(*chance);
}

// A table with this secret, where a person's share is the person's name.
inline Table open_fair_table(std::string_view game, std::string_view options,
                             const std::vector<std::string>& names, const std::string& secret) {
  Fairness fairness{secret, commitment_of(secret), {}};
  for (const std::string& name : names) {
    const std::string level(bot_level(name));
    fairness.shares.push_back(level.empty() ? name : level);
  }
  auto table = Table::open(type_named(game), options, names, chance_from(fairness));
  EXPECT_TRUE(table) << in_english(table.error());
  return std::move(*table);
}

}  // namespace twenties
