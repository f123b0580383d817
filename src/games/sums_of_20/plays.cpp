#include "games/sums_of_20/plays.hpp"

#include "core/draws.hpp"

namespace twenties::sums_of_20 {

namespace {

void look_along(const Board& board, Surroundings::Axis& axis, std::size_t first, std::size_t step) {
  int run = 0;
  std::size_t square = first;
  for (int i = 0; i < side; ++i, square += step) {
    axis.before[square] = static_cast<std::uint8_t>(run);
    run = board[square] == 0 ? 0 : run + number_on(board[square]);
  }
  run = 0;
  std::uint8_t next = no_square;
  for (int i = 0; i < side; ++i) {
    square -= step;
    axis.after[square] = static_cast<std::uint8_t>(run);
    axis.next[square] = next;
    run = board[square] == 0 ? 0 : run + number_on(board[square]);
    next = board[square] == 0 ? static_cast<std::uint8_t>(square) : next;
  }
}

}  // namespace

Surroundings::Surroundings(const Board& board) {
  for (std::size_t i = 0; i < side; ++i) {
    look_along(board, axes[0], i * side, 1);
    look_along(board, axes[1], i, side);
  }
}

Arrangements::Arrangements(const Counts& rack) : tiles_(tiles_in(rack)) {
  for (auto& heads : heads_) heads.fill(none);
  Hand hand;
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    if (rack[kind] > 0) hand.push_back({tile_of(kind), rack[kind]});
  }
  extend(hand, Item{}, 0);
}

void Arrangements::extend(Hand& hand, const Item& item, unsigned count) {
  if (count == static_cast<unsigned>(tiles_)) return;
  const unsigned shift = 8 * count;
  for (Held& held : hand) {
    if (held.left == 0) continue;
    Item longer = item;
    longer.packed |= static_cast<std::uint64_t>(held.tile) << shift;
    longer.sum = static_cast<std::uint8_t>(item.sum + number_on(held.tile));
    if (is_wild(held.tile)) {
      (item.wilds == 0 ? longer.first_wild : longer.second_wild) = static_cast<std::uint8_t>(shift);
      ++longer.wilds;
    }
    if (longer.sum + longer.wilds > target) continue;
    add(longer, count + 1);
    --held.left;
    extend(hand, longer, count + 1);
    ++held.left;
  }
}

void Arrangements::add(const Item& item, std::size_t count) {
  if (item.wilds > 0) {
    with_wilds_[count].push_back(item);
    return;
  }
  const auto at = static_cast<std::uint16_t>(items_.size());
  items_.push_back(item);
  items_[at].next = none;
  std::uint16_t& head = heads_[count][item.sum];
  std::uint16_t& tail = tails_[count][item.sum];
  (head == none ? head : items_[tail].next) = at;
  tail = at;
}

bool has_play(const Board& board, const Surroundings& around, const Counts& rack) {
  const Arrangements arrangements(rack);
  return any_span(board, around, arrangements.tiles(), [&](const Span& span) {
    return arrangements.any_match(span, [](std::uint64_t) { return true; });
  });
}

}  // namespace twenties::sums_of_20
