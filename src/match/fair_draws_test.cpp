// Statistical tests of the draws. The secrets are fixed, so each test always gives the same figure;
// fair draws exceed the bound once in ten thousand tests, and each test is shown to fail for code
// with a common mistake.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <functional>
#include <map>

#include "base/text.hpp"
#include "match/fair_stream.hpp"
#include "match/fairness_for_tests.hpp"

namespace twenties {
namespace {

// Chance for draw number n.
using Draws = std::function<std::unique_ptr<ChanceSource>(std::uint64_t)>;
using Tally = std::map<std::string, double>;

Draws fair_draws(std::uint64_t number) {
  const std::string secret = secret_number(number);
  const TableChance chance = chance_from({secret, commitment_of(secret), {"Ann", "Bob"}});
  return [chance](std::uint64_t draw) { return chance.draw(draw); };
}

// A usual mistake: as few bits as suffice, and the rest of their division.
class ModuloChance final : public ChanceSource {
 public:
  explicit ModuloChance(std::uint64_t word) : word_(word) {}
  std::uint64_t below(std::uint64_t bound) override {
    return (word_ & (UINT64_MAX >> std::countl_zero(bound - 1))) % bound;
  }

 private:
  std::uint64_t word_;
};

// Multiplication without rejection.
class UnrejectedChance final : public ChanceSource {
 public:
  explicit UnrejectedChance(std::uint64_t word) : word_(word) {}
  std::uint64_t below(std::uint64_t bound) override { return multiply_wide(word_, bound).high; }

 private:
  std::uint64_t word_;
};

template <class Twin>
Draws twin_draws(std::uint64_t number) {
  return [fair = fair_draws(number)](std::uint64_t draw) {
    return std::make_unique<Twin>(dynamic_cast<FairStream&>(*fair(draw)).next());
  };
}

Draws modulo_draws(std::uint64_t number) { return twin_draws<ModuloChance>(number); }

// Another one: each draw is fine by itself and follows from the one before it.
class StepChance final : public ChanceSource {
 public:
  explicit StepChance(std::uint64_t draw) : draw_(draw) {}
  std::uint64_t below(std::uint64_t bound) override { return (draw_ * 7 + 3) % bound; }

 private:
  std::uint64_t draw_;
};

Draws step_draws() {
  return [](std::uint64_t draw) { return std::make_unique<StepChance>(draw); };
}

// What chi-square with so many degrees of freedom exceeds once in ten thousand times (Wilson and
// Hilferty).
double limit_for(std::size_t freedom) {
  const auto n = static_cast<double>(freedom);
  const double root = 1 - 2 / (9 * n) + 3.719 * std::sqrt(2 / (9 * n));
  return n * root * root * root;
}

// How far the tally is from its weights, as a part of the limit: honest chance stays below 1.
double strangeness(const Tally& seen, const Tally& weights) {
  double all = 0;
  double weight = 0;
  for (const auto& [what, count] : seen) all += count;
  for (const auto& [what, share] : weights) weight += share;
  double sum = 0;
  for (const auto& [what, share] : weights) {
    const double expected = all * share / weight;
    const double count = seen.contains(what) ? seen.at(what) : 0;
    sum += (count - expected) * (count - expected) / expected;
  }
  for (const auto& [what, count] : seen) {
    if (!weights.contains(what)) return HUGE_VAL;
  }
  return sum / limit_for(weights.size() - 1);
}

// Gives one ticket, and keeps the bound it was asked for.
class OneTicket final : public ChanceSource {
 public:
  explicit OneTicket(std::uint64_t ticket) : ticket_(ticket) {}
  std::uint64_t below(std::uint64_t bound) override {
    bound_ = bound;
    return ticket_;
  }
  [[nodiscard]] std::uint64_t bound() const { return bound_; }

 private:
  std::uint64_t ticket_;
  std::uint64_t bound_ = 0;
};

// The game as it waits for chance of this kind for the first time.
std::unique_ptr<Game> before(std::string_view game, std::string_view kind) {
  auto out = type_named(game).start("");
  for (std::uint64_t draw = 0; draw < 20; ++draw) {
    SeededChance source(draw);
    const std::string text = (*out)->draw(source);
    if (text.starts_with(kind)) break;
    EXPECT_TRUE((*out)->play_chance(text));
  }
  return std::move(*out);
}

// One tally for each word of what chance does: "roll B3 G1" has "roll" at 0 and "B3" at 1.
using Tallies = std::vector<Tally>;

void count_words(Tallies& tallies, const std::string& text) {
  const auto pieces = words(text);
  tallies.resize(pieces.size());
  for (std::size_t place = 0; place < pieces.size(); ++place) {
    ++tallies[place][std::string(pieces[place])];
  }
}

// What stands there after each of all tickets.
Tallies exact_weights(const Game& game) {
  OneTicket first(0);
  (void)game.draw(first);
  Tallies out;
  for (std::uint64_t ticket = 0; ticket < first.bound(); ++ticket) {
    OneTicket source(ticket);
    count_words(out, game.draw(source));
  }
  return out;
}

// The strangest of all places but the first, which is the kind of the draw.
double strangest(const Game& game, const Tallies& weights, const Draws& draws) {
  Tallies seen;
  for (std::uint64_t draw = 0; draw < 20000; ++draw) count_words(seen, game.draw(*draws(draw)));
  double out = 0;
  for (std::size_t place = 1; place < seen.size(); ++place) {
    out = std::max(out, strangeness(seen[place], weights[place]));
  }
  return out;
}

TEST(FairDraws, DiceShowEveryFaceEquallyOften) {
  const auto game = before("twenty-one", "roll");
  const Tallies weights = exact_weights(*game);
  ASSERT_EQ(weights.size(), 7U) << "six dice";
  ASSERT_EQ(weights[6].size(), 6U);
  EXPECT_LT(strangest(*game, weights, fair_draws(21)), 1);
  EXPECT_GT(strangest(*game, weights, modulo_draws(21)), 1) << "the test must be able to fail";
}

TEST(FairDraws, TheCentreTileIsAnyOfThem) {
  for (const std::string_view name : {"game-of-20", "24/7"}) {
    const auto game = before(name, "centre");
    const Tallies weights = exact_weights(*game);
    EXPECT_LT(strangest(*game, weights, fair_draws(20)), 1) << name;
    EXPECT_GT(strangest(*game, weights, modulo_draws(20)), 1) << name;
  }
}

TEST(FairDraws, FirstTilesComeAsOftenAsTheBagHasThem) {
  const auto game = before("sums-of-20", "starter");
  const Tallies weights = exact_weights(*game);
  ASSERT_EQ(weights.size(), 3U) << "two players";
  ASSERT_EQ(weights[1].size(), 10U) << "1 to 9 and the wild";
  EXPECT_LT(strangest(*game, weights, fair_draws(30)), 1);
  EXPECT_GT(strangest(*game, weights, modulo_draws(30)), 1);
}

Tally uniform(std::uint64_t count) {
  Tally out;
  for (std::uint64_t value = 0; value < count; ++value) out[std::to_string(value)] = 1;
  return out;
}

TEST(FairDraws, ADrawSaysNothingAboutTheNext) {
  const auto pairs = [](const Draws& draws, std::uint64_t bound) {
    Tally out;
    for (std::uint64_t draw = 0; draw < 40000; draw += 2) {
      const std::uint64_t one = draws(draw)->below(bound);
      ++out[std::to_string(one * bound + draws(draw + 1)->below(bound))];
    }
    return out;
  };
  for (const std::uint64_t bound : {2U, 6U, 20U}) {
    EXPECT_LT(strangeness(pairs(fair_draws(bound), bound), uniform(bound * bound)), 1) << bound;
    EXPECT_GT(strangeness(pairs(step_draws(), bound), uniform(bound * bound)), 1) << bound;
  }
}

TEST(FairDraws, SeveralTicketsOfOneDrawAreIndependent) {
  Tally pairs;
  const Draws draws = fair_draws(77);
  for (std::uint64_t draw = 0; draw < 5000; ++draw) {
    const auto source = draws(draw);
    for (int pair = 0; pair < 6; ++pair) {
      const std::uint64_t one = source->below(6);
      ++pairs[std::to_string(one * 6 + source->below(6))];
    }
  }
  EXPECT_LT(strangeness(pairs, uniform(36)), 1);
}

constexpr std::uint64_t half = 1ULL << 63U;

TEST(FairDraws, AwkwardBoundsGiveEveryPartOfTheirRange) {
  // Sevenths of the range, the last one cut where the range ends.
  const auto weights = [](std::uint64_t bound) {
    Tally out;
    const std::uint64_t width = bound / 7 + 1;
    for (std::uint64_t piece = 0; piece < 7; ++piece) {
      out[std::to_string(piece)] = static_cast<double>(std::min(width, bound - piece * width));
    }
    return out;
  };
  const auto tally = [](const Draws& draws, std::uint64_t bound) {
    Tally out;
    for (std::uint64_t draw = 0; draw < 20000; ++draw) {
      ++out[std::to_string(draws(draw)->below(bound) / (bound / 7 + 1))];
    }
    return out;
  };
  for (const std::uint64_t bound :
       {half - 1, half, half + 1, half + half / 2, half + half / 2 + 1, UINT64_MAX}) {
    EXPECT_LT(strangeness(tally(fair_draws(bound), bound), weights(bound)), 1) << bound;
  }
  for (const std::uint64_t bound : {half + half / 4, half + half / 2}) {
    EXPECT_GT(strangeness(tally(modulo_draws(bound), bound), weights(bound)), 1) << bound;
  }
}

TEST(FairDraws, AwkwardBoundsGiveEveryRest) {
  const auto tally = [](const Draws& draws, std::uint64_t bound) {
    Tally out;
    for (std::uint64_t draw = 0; draw < 20000; ++draw) {
      ++out[std::to_string(draws(draw)->below(bound) % 3)];
    }
    return out;
  };
  constexpr std::uint64_t bound = half + half / 2;  // four words for every three tickets
  EXPECT_LT(strangeness(tally(fair_draws(3), bound), uniform(3)), 1);
  EXPECT_GT(strangeness(tally(twin_draws<UnrejectedChance>(3), bound), uniform(3)), 1);
}

TEST(FairDraws, NoBitOfTheStreamLeans) {
  std::array<int, 64> ones{};
  constexpr int words_seen = 20000;
  const Draws draws = fair_draws(64);
  for (std::uint64_t draw = 0; draw < words_seen; ++draw) {
    const std::uint64_t word = dynamic_cast<FairStream&>(*draws(draw)).next();
    for (std::size_t bit = 0; bit < 64; ++bit) ones[bit] += static_cast<int>(word >> bit & 1U);
  }
  for (const int count : ones) {
    EXPECT_NEAR(count, words_seen / 2, 4.5 * std::sqrt(words_seen) / 2);
  }
}

}  // namespace
}  // namespace twenties
