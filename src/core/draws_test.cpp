#include "core/draws.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

namespace twenties {
namespace {

using Bag = std::array<std::uint8_t, 4>;

std::vector<int> as_list(const Bag& chosen) {
  std::vector<int> out;
  for (std::size_t kind = 0; kind < chosen.size(); ++kind) {
    out.insert(out.end(), chosen[kind], static_cast<int>(kind));
  }
  return out;
}

std::map<std::vector<int>, std::uint64_t> by_all_tickets(const Bag& bag, int k) {
  std::map<std::vector<int>, std::uint64_t> out;
  for (std::uint64_t ticket = 0; ticket < draw_tickets(tiles_in(bag), k); ++ticket) {
    Bag left = bag;
    Bag drawn{};
    draw_tiles(left, k, ticket, [&](std::size_t kind) { ++drawn[kind]; });
    for (std::size_t kind = 0; kind < bag.size(); ++kind) {
      EXPECT_EQ(left[kind] + drawn[kind], bag[kind]);
    }
    ++out[as_list(drawn)];
  }
  return out;
}

TEST(Draws, TicketsAreTheOrdersOfSingleTiles) {
  EXPECT_EQ(draw_tickets(5, 0), 1U);
  EXPECT_EQ(draw_tickets(5, 2), 20U);
  EXPECT_EQ(draw_tickets(100, 5), 9034502400U);
  EXPECT_EQ(draw_tickets(2, 3), 0U);
}

TEST(Draws, TheLowestDigitIsTheFirstTile) {
  Bag bag{1, 0, 2, 1};
  std::vector<std::size_t> kinds;
  draw_tiles(bag, 4, 3 + 4 * (0 + 3 * 1), [&](std::size_t kind) { kinds.push_back(kind); });
  EXPECT_EQ(kinds, (std::vector<std::size_t>{3, 0, 2, 2}));
  EXPECT_EQ(tiles_in(bag), 0);
}

TEST(Draws, ListedWeightsAreWhatAllTicketsGive) {
  for (const Bag& bag : {Bag{3, 1, 0, 4}, Bag{1, 1, 1, 1}, Bag{0, 0, 5, 0}, Bag{2, 3, 2, 1}}) {
    for (int k = 0; k <= 4; ++k) {
      const auto expected = by_all_tickets(bag, k);
      std::map<std::vector<int>, std::uint64_t> listed;
      std::vector<int> before;
      list_draws(bag, k, [&](const Bag& chosen, std::uint64_t weight) {
        const std::vector<int> list = as_list(chosen);
        EXPECT_TRUE(listed.empty() || before < list) << "out of order";
        before = list;
        listed[list] = weight;
        EXPECT_EQ(draw_weight(bag, chosen), weight);
      });
      EXPECT_EQ(listed, expected);
    }
  }
}

TEST(Draws, ListedOrdersAreWhatAllTicketsGive) {
  const Bag bag{3, 1, 0, 2};
  for (int k = 0; k <= 3; ++k) {
    std::map<std::vector<std::size_t>, std::uint64_t> expected;
    for (std::uint64_t ticket = 0; ticket < draw_tickets(6, k); ++ticket) {
      Bag left = bag;
      std::vector<std::size_t> order;
      draw_tiles(left, k, ticket, [&](std::size_t kind) { order.push_back(kind); });
      ++expected[order];
    }
    std::vector<std::pair<std::vector<std::size_t>, std::uint64_t>> listed;
    list_draw_orders<3>(bag, k, [&](std::span<const std::size_t> order, std::uint64_t weight) {
      listed.emplace_back(std::vector(order.begin(), order.end()), weight);
    });
    EXPECT_TRUE(std::equal(
        listed.begin(), listed.end(), expected.begin(), expected.end(),
        [](const auto& a, const auto& b) { return a.first == b.first && a.second == b.second; }));
  }
}

TEST(Draws, WhatTheBagDoesNotHoldHasNoTickets) {
  EXPECT_EQ(draw_weight(Bag{1, 0, 2, 0}, Bag{1, 1, 0, 0}), 0U);
  EXPECT_EQ(draw_weight(Bag{1, 0, 2, 0}, Bag{0, 0, 3, 0}), 0U);
  int visits = 0;
  list_draws(Bag{1, 0, 1, 0}, 3, [&](const Bag&, std::uint64_t) { ++visits; });
  EXPECT_EQ(visits, 0);
}

TEST(Draws, BigBagsAddUpWithoutOverflow) {
  const std::array<int, 10> bag{16, 16, 14, 12, 12, 10, 8, 6, 4, 2};
  std::uint64_t sum = 0;
  int visits = 0;
  list_draws(bag, 5, [&](const auto&, std::uint64_t weight) {
    sum += weight;
    ++visits;
  });
  EXPECT_EQ(sum, draw_tickets(100, 5));
  EXPECT_GT(visits, 1900);
}

}  // namespace
}  // namespace twenties
