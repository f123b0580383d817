#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/conformance.hpp"
#include "core/draws.hpp"
#include "games/sums_of_20/consistency.hpp"
#include "games/sums_of_20/rules.hpp"
#include "games/sums_of_20/tiles.hpp"

namespace twenties {

template <>
struct ConformanceCases<sums_of_20::SumsOf20> {
  using Game = sums_of_20::SumsOf20;
  using Act = sums_of_20::Act;
  using Tile = sums_of_20::Tile;
  using Move = Game::Move;

  static std::vector<std::string> options() {
    return {"players=2 pool=full time=none", "players=3 pool=full time=none",
            "players=4 pool=full time=none", "players=2 pool=half time=none",
            "players=3 pool=half time=20",   "players=4 pool=half time=none",
            "players=2 pool=full time=30"};
  }

  // The pass, every play of one tile and every trade of the rack; of the rest, which is too much, a
  // sample, and legal plays with one change.
  template <class Visit>
  static void encodable_moves(const Game::State& state, Random& random, Visit&& visit) {
    visit(Move{});
    const sums_of_20::Counts& rack = state.racks[state.to_move];
    for (std::size_t kind = 0; kind < sums_of_20::kinds; ++kind) {
      if (rack[kind] > 0) visit_single_plays(sums_of_20::tile_of(kind), visit);
    }
    visit_single_plays(random_tile(random, true), visit);
    visit_trades(rack, visit);
    for (int i = 0; i < 50; ++i) visit(random_trade(random));
    for (int i = 0; i < 200; ++i) visit(random_play(random));
    Game::Moves legal;
    Game::moves(state, seat_at(state.to_move), legal);
    for (int i = 0; i < 200 && !legal.empty(); ++i) {
      visit(near_miss(legal[random.below(legal.size())], random));
    }
  }

  static std::string conserved(const Game::State& state) {
    const auto fault = sums_of_20::inconsistency(state);
    return fault ? plain_text(fault->message) : "";
  }

  // Another choice of the tiles that are out (6.1).
  static Game::State reshuffle_hidden(const Game::State& state, Seat viewer, Random& random) {
    return Game::imagine(Game::view(state, viewer), random);
  }

 private:
  static Tile random_tile(Random& random, bool named) {
    const auto kind = static_cast<std::size_t>(random.below(sums_of_20::kinds));
    const Tile tile = sums_of_20::tile_of(kind);
    if (!named || tile != sums_of_20::wild) return tile;
    return static_cast<Tile>(tile + 1 + random.below(19));
  }

  // A tile on each square; a wild without number as every number.
  template <class Visit>
  static void visit_single_plays(Tile tile, Visit&& visit) {
    const bool any_number = tile == sums_of_20::wild;
    for (int square = 0; square < sums_of_20::squares; ++square) {
      for (int number = any_number ? 1 : 0; number <= (any_number ? 19 : 0); ++number) {
        const auto named = static_cast<Tile>(tile + number);
        visit(Move{Act::one, static_cast<std::uint8_t>(square), 1, {named}});
      }
    }
  }

  template <class Visit>
  static void visit_trades(const sums_of_20::Counts& rack, Visit&& visit) {
    for (int count = 1; count <= tiles_in(rack); ++count) {
      list_draws(rack, count, [&](const sums_of_20::Counts& chosen, std::uint64_t) {
        Move move{Act::trade, 0, static_cast<std::uint8_t>(count), {}};
        sums_of_20::fill_tiles(chosen, move.tiles);
        visit(move);
      });
    }
  }

  static Move random_trade(Random& random) {
    Move move{Act::trade, 0, static_cast<std::uint8_t>(1 + random.below(5)), {}};
    for (std::size_t i = 0; i < move.count; ++i) move.tiles[i] = random_tile(random, false);
    std::sort(move.tiles.begin(), move.tiles.begin() + move.count);
    return move;
  }

  static Move random_play(Random& random) {
    Move move{random.below(2) == 0 ? Act::across : Act::down,
              static_cast<std::uint8_t>(random.below(sums_of_20::squares)),
              static_cast<std::uint8_t>(2 + random.below(4)),
              {}};
    for (std::size_t i = 0; i < move.count; ++i) move.tiles[i] = random_tile(random, true);
    return move;
  }

  // A legal move with one tile, its place or its direction changed.
  static Move near_miss(Move move, Random& random) {
    if (move.act > Act::down) return random_play(random);
    const auto at = static_cast<std::size_t>(random.below(move.count));
    const auto other = static_cast<std::size_t>(random.below(move.count));
    switch (random.below(4)) {
      case 0:
        move.tiles[at] = random_tile(random, true);
        break;
      case 1:
        move.place = static_cast<std::uint8_t>((move.place + 1) % sums_of_20::squares);
        break;
      case 2:
        std::swap(move.tiles[at], move.tiles[other]);
        break;
      default:
        if (move.act != Act::one) move.act = move.act == Act::down ? Act::across : Act::down;
        break;
    }
    return move;
  }
};

}  // namespace twenties
