#include "games/sums_of_20/loose_tiles.hpp"

#include <algorithm>
#include <utility>

#include "games/sums_of_20/lines.hpp"

namespace twenties::sums_of_20 {

tl::expected<Move, Verdict> play_of(const Board& before, const std::vector<LooseTile>& tiles) {
  const auto no_play = [](std::string_view clause, std::string reason) {
    return tl::unexpected(Verdict::refused(clause, std::move(reason)));
  };
  if (tiles.empty()) return no_play("3.1", "no tile is laid");
  if (std::ranges::any_of(tiles, [](const LooseTile& t) { return number_on(t.tile) == 0; })) {
    return no_play("3.4", "a wild has no number yet");
  }
  const auto same = [&](auto&& of) {
    return std::ranges::all_of(tiles, [&](const LooseTile& t) { return of(t) == of(tiles[0]); });
  };
  const bool across = same([](const LooseTile& t) { return t.square / side; });
  const bool down = same([](const LooseTile& t) { return t.square % side; });
  if (!across && !down) return no_play("3.1", "the tiles of a play lie in one row or one column");
  Move move;
  move.act = tiles.size() == 1 ? Act::one : across ? Act::across : Act::down;
  move.place = static_cast<std::uint8_t>(tiles[0].square);
  move.count = static_cast<std::uint8_t>(tiles.size());
  std::ranges::transform(tiles, move.tiles.begin(), &LooseTile::tile);
  const auto placement = place(before, move);
  const bool fits =
      placement && std::ranges::equal(placement->squares, tiles, {}, {}, &LooseTile::square);
  if (!fits) return no_play("3.2", "the tiles of a play have no empty square between them");
  return move;
}

}  // namespace twenties::sums_of_20
