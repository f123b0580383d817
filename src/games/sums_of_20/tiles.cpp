#include "games/sums_of_20/tiles.hpp"

#include "base/text.hpp"

namespace twenties::sums_of_20 {

std::string print_tile(Tile tile) {
  if (!is_wild(tile)) return cat(tile);
  return tile == wild ? "*" : cat('*', number_on(tile));
}

std::string print_tiles(const Counts& counts) {
  std::string out;
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    for (int i = 0; i < counts[kind]; ++i) {
      out += cat(out.empty() ? "" : " ", print_tile(tile_of(kind)));
    }
  }
  return out.empty() ? "-" : out;
}

std::optional<Tile> read_tile(std::string_view text) {
  if (text == "*") return wild;
  const bool is_named_wild = text.starts_with('*');
  const auto number = read_integer(is_named_wild ? text.substr(1) : text, 1, target - 1);
  if (!number) return std::nullopt;
  return static_cast<Tile>(*number + (is_named_wild ? wild : 0));
}

}  // namespace twenties::sums_of_20
