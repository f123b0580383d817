#include "bots/game_of_20/proof/deal.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "base/text.hpp"

namespace twenties::game_of_20 {

namespace {

bool is_higher(Hand nine) { return 2 * nine.sum() > drafted_tiles.sum(); }

// The hands of all deals, ascending.
const std::vector<std::uint32_t>& hands_of_deals() {
  static const std::vector<std::uint32_t> all = [] {
    std::vector<std::uint32_t> out;
    out.reserve(deals_per_centre);
    for (std::uint32_t bits = 0; bits <= drafted_tiles.bits; bits += 1U << lowest_drafted) {
      if (std::popcount(bits) == tiles_dealt && is_higher({bits})) out.push_back(bits);
    }
    return out;
  }();
  return all;
}

}  // namespace

Deal Deal::of(int centre, Hand nine) {
  return {centre, is_higher(nine) ? nine : Hand{drafted_tiles.bits & ~nine.bits}};
}

State Deal::position() const {
  State state = GameOf20::start({});
  GameOf20::apply_chance(state, {Chance::Kind::centre, static_cast<std::uint8_t>(centre)});
  GameOf20::apply_chance(state, {Chance::Kind::first, 0});
  std::array<std::uint32_t, 2> left{first.bits, second().bits};
  const auto next = [&](std::size_t hand) {
    const int tile = std::countr_zero(left[hand]);
    left[hand] &= left[hand] - 1;
    return tile;
  };
  GameOf20::apply(state, seat_of(state, 0), Move::take(next(0)));
  while (state.stage == Stage::draft) {
    const std::size_t hand = state.to_move;
    const int one = next(hand);
    GameOf20::apply(state, seat_of(state, hand), Move::take(one, next(hand)));
  }
  return state;
}

std::size_t Deal::index() const {
  const auto& all = hands_of_deals();
  return static_cast<std::size_t>(std::lower_bound(all.begin(), all.end(), first.bits) -
                                  all.begin());
}

Deal Deal::at(int centre, std::size_t index) { return {centre, {hands_of_deals()[index]}}; }

std::string print_deal(const Deal& deal) {
  std::string out = cat(deal.centre);
  char mark = ':';
  deal.first.for_each([&](int tile) {
    out += cat(mark, tile);
    mark = ',';
  });
  return out;
}

std::optional<Deal> read_deal(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto centre = read_integer(text.substr(0, colon), 1, highest_centre);
  if (!centre) return std::nullopt;
  Hand nine;
  int before = 0;
  for (const std::string_view piece : split(text.substr(colon + 1), ',')) {
    const auto tile = read_integer(piece, std::max(before + 1, lowest_drafted), highest_tile);
    if (!tile) return std::nullopt;
    nine.bits |= 1U << *tile;
    before = *tile;
  }
  if (nine.size() != tiles_dealt || !is_higher(nine)) return std::nullopt;
  return Deal{*centre, nine};
}

}  // namespace twenties::game_of_20
