#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace twenties {

// Drawing tiles blindly from a bag. A bag is a fixed array of integers: how many tiles of each kind
// it holds (kind = index), so tiles of one kind are interchangeable and the bag has no order.
//
// The tiles are drawn one after another, and every order of single tiles is equally likely: a
// ticket below draw_tickets(n, k) decides k draws from n tiles.

template <class Counts>
constexpr int tiles_in(const Counts& counts) {
  int sum = 0;
  for (const auto count : counts) sum += static_cast<int>(count);
  return sum;
}

// n(n-1)...(n-k+1). The caller keeps it below 2^64: 9 of 100 fit, 10 do not.
constexpr std::uint64_t draw_tickets(int n, int k) {
  std::uint64_t product = 1;
  for (int i = 0; i < k; ++i) product *= static_cast<std::uint64_t>(n - i);
  return product;
}

// The kind of the n-th tile, with the tiles ordered by kind.
template <class Counts>
constexpr std::size_t kind_at(const Counts& counts, std::uint64_t place) {
  std::size_t kind = 0;
  while (place >= static_cast<std::uint64_t>(counts[kind])) {
    place -= static_cast<std::uint64_t>(counts[kind++]);
    assert(kind < counts.size());
  }
  return kind;
}

// Draws k tiles as the ticket says, takes them out of counts and calls visit(kind) for each in the
// order in which they are drawn. The first draw is the ticket's lowest digit (to the base n), the
// next one that of what is left (to the base n-1), and so on.
template <class Counts, class Visit>
constexpr void draw_tiles(Counts& counts, int k, std::uint64_t ticket, Visit&& visit) {
  auto left = static_cast<std::uint64_t>(tiles_in(counts));
  assert(static_cast<std::uint64_t>(k) <= left);
  for (int drawn = 0; drawn < k; ++drawn, --left) {
    const std::size_t kind = kind_at(counts, ticket % left);
    ticket /= left;
    --counts[kind];
    visit(kind);
  }
}

namespace detail {

// Chooses how many of the remaining draws bring this kind, most first, then the kinds after it.
// Weight counts the ways so far: which draws bring the kind, and which of its tiles each brings.
template <class Counts, class Visit>
constexpr void list_draws_from(const Counts& counts, std::size_t kind, int left, int reserve,
                               std::uint64_t weight, Counts& chosen, Visit& visit) {
  if (kind == counts.size()) {
    if (left == 0) visit(static_cast<const Counts&>(chosen), weight);
    return;
  }
  const int held = static_cast<int>(counts[kind]);
  const int after = reserve - held;  // tiles of later kinds
  for (int take = held < left ? held : left; take >= 0 && left - take <= after; --take) {
    std::uint64_t ways = weight;
    for (int i = 0; i < take; ++i) {
      ways = ways * static_cast<std::uint64_t>(left - i) / static_cast<std::uint64_t>(i + 1);
    }
    ways *= draw_tickets(held, take);
    chosen[kind] = static_cast<typename Counts::value_type>(take);
    list_draws_from(counts, kind + 1, left - take, after, ways, chosen, visit);
  }
  chosen[kind] = 0;
}

}  // namespace detail

// Calls visit(chosen, weight) for each multiset of k tiles that the bag can give: chosen has the
// counts per kind, weight is its number of tickets, k! times the product of C(count, chosen).
// The order is that of the multisets written as ascending lists of kinds, compared from the left:
// 0 0 1 before 0 1 1 before 0 1 2. All weights add up to draw_tickets(n, k).
template <class Counts, class Visit>
constexpr void list_draws(const Counts& counts, int k, Visit&& visit) {
  Counts chosen{};
  detail::list_draws_from(counts, 0, k, tiles_in(counts), 1, chosen, visit);
}

// Calls visit(kinds, weight) for each order in which k tiles, at most Most, can come out of the
// bag: the kinds one after another, and the number of tickets for them. Ascending, compared from
// the left; all weights add up to draw_tickets(n, k).
template <std::size_t Most, class Counts, class Visit>
constexpr void list_draw_orders(const Counts& counts, int k, Visit&& visit) {
  Counts left = counts;
  std::array<std::size_t, Most> order{};
  const auto draw_next = [&](const auto& self, std::size_t at, std::uint64_t weight) -> void {
    if (at == static_cast<std::size_t>(k)) {
      visit(std::span<const std::size_t>(order).first(at), weight);
      return;
    }
    for (std::size_t kind = 0; kind < left.size(); ++kind) {
      if (left[kind] == 0) continue;
      order[at] = kind;
      const std::uint64_t ways = weight * static_cast<std::uint64_t>(left[kind]--);
      self(self, at + 1, ways);
      ++left[kind];
    }
  };
  draw_next(draw_next, 0, 1);
}

// The number of tickets for this multiset; 0 if the bag does not have it.
template <class Counts, class Chosen>
constexpr std::uint64_t draw_weight(const Counts& counts, const Chosen& chosen) {
  std::uint64_t weight = 1;
  int draws = 0;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    const int take = static_cast<int>(chosen[kind]);
    if (take < 0 || take > static_cast<int>(counts[kind])) return 0;
    for (int i = 0; i < take; ++i) {
      weight = weight * static_cast<std::uint64_t>(++draws) / static_cast<std::uint64_t>(i + 1);
    }
    weight *= draw_tickets(static_cast<int>(counts[kind]), take);
  }
  return weight;
}

}  // namespace twenties
