#include "games/twenty_four_seven/progress.hpp"
#include "games/twenty_four_seven/rules.hpp"

namespace twenties::twenty_four_seven {

namespace {

using TileList = FixedVector<std::uint8_t, box_size>;

// Every tile that the viewer sees neither on the board nor in the own hand, in random order.
TileList shuffled_unseen(const View& view, Random& random) {
  TileSet unseen = TileSet::box();
  for_each_bit(tiles_on(view.board),
               [&](int bit) { unseen.remove(tile_at(view.board, square_of(bit))); });
  view.hand.for_each([&](int tile) { unseen.remove(tile); });
  TileList out;
  unseen.for_each([&](int tile) { out.push_back(static_cast<std::uint8_t>(tile)); });
  shuffle(out, random);
  return out;
}

// At the end no hand has a tile that fits: such tiles are moved, in order, behind the others.
void put_fitting_last(const Board& board, TileList& tiles) {
  TileList fitting;
  std::size_t kept = 0;
  for (const std::uint8_t tile : tiles) {
    if (board.fits[tile - 1U] != 0) {
      fitting.push_back(tile);
    } else {
      tiles[kept++] = tile;
    }
  }
  for (const std::uint8_t tile : fitting) tiles[kept++] = tile;
}

// Gives the other hands their tiles from the front and leaves the rest in the bag.
void hand_out(State& state, const View& view, const TileList& tiles) {
  std::size_t at = 0;
  for (std::size_t seat = 0; seat < view.players; ++seat) {
    state.hands[seat] = {};
    if (view.viewer == seat_at(static_cast<int>(seat))) {
      state.hands[seat] = view.hand;
      continue;
    }
    for (int left = view.hand_sizes[seat]; left > 0; --left) state.hands[seat].add(tiles[at++]);
  }
  state.bag = {};
  for (; at < tiles.size(); ++at) state.bag.add(tiles[at]);
}

void set_aside(State& state, Random& random) {
  for (int left = aside_size; left > 0; --left) {
    const auto place = random.below(static_cast<std::uint64_t>(state.bag.size()));
    const int tile = state.bag.at(static_cast<int>(place));
    state.bag.remove(tile);
    state.aside.add(tile);
  }
}

}  // namespace

View TwentyFourSeven::view(const State& state, Seat viewer) {
  View view;
  view.board = state.board;
  view.tallies = state.tallies;
  view.bag_size = static_cast<std::uint8_t>(state.bag.size());
  view.players = state.players;
  view.stage = state.stage;
  view.to_move = state.to_move;
  view.viewer = viewer;
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    view.hand_sizes[seat] = static_cast<std::uint8_t>(state.hands[seat].size());
    if (viewer == seat_at(static_cast<int>(seat))) view.hand = state.hands[seat];
  }
  return view;
}

// If the others have no tiles there is nothing to reveal.
void TwentyFourSeven::open_hands(View& view, const State& state) {
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    const bool is_own = view.viewer == seat_at(static_cast<int>(seat));
    view.is_open = view.is_open || (!is_own && !state.hands[seat].empty());
  }
  if (view.is_open) view.open_hands = state.hands;
}

// Every deal of the unseen tiles is equally likely, except those that contradict the game being
// over or not (5.1).
State TwentyFourSeven::imagine(const View& view, Random& random) {
  State state;
  state.board = view.board;
  state.tallies = view.tallies;
  state.players = view.players;
  state.stage = view.stage;
  state.to_move = view.to_move;
  if (view.is_open) {
    state.hands = view.open_hands;
    for_each_bit(tiles_on(view.board),
                 [&](int bit) { state.bag.remove(tile_at(view.board, square_of(bit))); });
    for (const TileSet& hand : state.hands) {
      hand.for_each([&](int tile) { state.bag.remove(tile); });
    }
    set_aside(state, random);
    return state;
  }
  // While somebody can place, a deal fits with a probability of at least 6/33; the limit is for
  // views that belong to no state.
  for (int attempt = 0; attempt < 1000; ++attempt) {
    TileList tiles = shuffled_unseen(view, random);
    if (view.stage == Stage::over) put_fitting_last(view.board, tiles);
    hand_out(state, view, tiles);
    if (view.stage != Stage::place || anybody_can_place(state)) break;
  }
  if (view.stage != Stage::aside) set_aside(state, random);
  return state;
}

}  // namespace twenties::twenty_four_seven
