#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "base/sorting.hpp"
#include "base/text.hpp"
#include "core/square.hpp"
#include "games/sums_of_20/rules.hpp"
#include "games/sums_of_20/tiles.hpp"

namespace twenties::sums_of_20 {

namespace {

using Words = std::span<const std::string_view>;

using Tiles = std::array<Tile, rack_size>;

// "*20": a wild with a number that does not exist.
bool is_wrong_wild(std::string_view text) {
  return text.starts_with('*') && read_integer(text.substr(1)).has_value() && !read_tile(text);
}

Message wrong_wild(std::string_view text) {
  return Message("sums-of-20.wrong-wild", {{"text", quote(text)}});
}

// Reads one to five tiles.
Result<std::uint8_t> read_tiles(Words texts, Tiles& out) {
  if (texts.empty()) return failure(Message("sums-of-20.which-tiles"));
  if (texts.size() > rack_size) {
    return failure(Message("sums-of-20.too-many-tiles", {{"most", static_cast<int>(rack_size)},
                                                         {"n", static_cast<int>(texts.size())}}));
  }
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::optional<Tile> tile = read_tile(texts[i]);
    if (!tile && is_wrong_wild(texts[i])) return failure(wrong_wild(texts[i]));
    if (!tile) {
      return failure(Message("sums-of-20.bad-tile", {{"text", quote(texts[i])}}));
    }
    out[i] = *tile;
  }
  return static_cast<std::uint8_t>(texts.size());
}

std::string print_sequence(const Tiles& tiles, std::size_t count) {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) out += cat(' ', print_tile(tiles[i]));
  return out;
}

// Tiles as they lie in a rack: 1 to 9, and * for a wild.
Result<std::uint8_t> read_rack_tiles(Words texts, Tiles& out) {
  Result<std::uint8_t> count = read_tiles(texts, out);
  if (!count) return count;
  for (std::size_t i = 0; i < *count; ++i) {
    if (is_playable(out[i], false)) continue;
    return failure(Message("sums-of-20.bad-rack-tile", {{"text", quote(texts[i])}}));
  }
  return count;
}

Result<Move> read_trade(Words texts) {
  Move move{Act::trade, 0, 0, {}};
  const Result<std::uint8_t> count = read_rack_tiles(texts, move.tiles);
  if (!count) return tl::unexpected(count.error());
  move.count = *count;
  sort_fully(move.tiles.begin(), move.tiles.begin() + move.count);
  return move;
}

std::optional<Act> read_direction(std::string_view word) {
  if (word == "across" || word == "a") return Act::across;
  if (word == "down" || word == "d") return Act::down;
  return std::nullopt;
}

Result<Move> read_play(int start, Words texts) {
  Move move{Act::one, static_cast<std::uint8_t>(start), 0, {}};
  const std::optional<Act> direction =
      texts.empty() ? std::nullopt : read_direction(lower_case(texts[0]));
  if (direction) texts = texts.subspan(1);
  const Result<std::uint8_t> count = read_tiles(texts, move.tiles);
  if (!count) return tl::unexpected(count.error());
  move.count = *count;
  for (std::size_t i = 0; i < move.count; ++i) {
    if (is_playable(move.tiles[i], true)) continue;
    return failure(move.tiles[i] == wild
                       ? Message("sums-of-20.name-wild")
                       : Message("sums-of-20.bad-played-tile", {{"text", quote(texts[i])}}));
  }
  if (move.count == 1) return move;
  if (!direction) return failure(Message("sums-of-20.say-direction"));
  move.act = *direction;
  return move;
}

// "h2 4 d3 1 ..." in any order; the spaces have to be those of one group.
Result<Chance> read_lay(Words texts) {
  const std::optional<int> first = texts.empty() ? std::nullopt : read_square(texts[0], side, side);
  for (std::size_t group = 0; first && group < lay_groups.size(); ++group) {
    const LayGroup& spaces = lay_groups[group];
    Chance chance{Event::lay, static_cast<std::uint8_t>(group), spaces.count, {}};
    if (texts.size() != 2U * spaces.count) continue;
    std::size_t found = 0;
    for (std::size_t i = 0; i < spaces.count; ++i) {
      for (std::size_t at = 0; at < texts.size(); at += 2) {
        const std::optional<Tile> tile = read_tile(texts[at + 1]);
        const bool here = read_square(texts[at], side, side) == fixed_spaces[spaces.first + i];
        if (!here || !tile || is_wild(*tile) || *tile > 16) continue;
        chance.tiles[i] = *tile;
        ++found;
        break;
      }
    }
    if (found == spaces.count) return chance;
  }
  return failure(Message("sums-of-20-position.bad-lay"));
}

Result<Chance> read_draw(Event event, Words texts) {
  Chance chance{event, 0, 0, {}};
  if (event == Event::deal || event == Event::draw) {
    const auto seat = texts.empty() ? std::nullopt : read_integer(texts[0], 1, most_players);
    if (!seat) return failure(Message("sums-of-20-position.bad-draw"));
    chance.place = static_cast<std::uint8_t>(*seat - 1);
    texts = texts.subspan(1);
  }
  const Result<std::uint8_t> count = read_rack_tiles(texts, chance.tiles);
  if (!count) return tl::unexpected(count.error());
  chance.count = *count;
  if (event != Event::starter) {
    sort_fully(chance.tiles.begin(), chance.tiles.begin() + chance.count);
  }
  return chance;
}

std::string print_lay(const Chance& chance) {
  std::string out = "lay";
  const LayGroup& group = lay_groups[chance.place];
  for (std::size_t i = 0; i < group.count; ++i) {
    out += cat(' ', square_name(fixed_spaces[group.first + i], side), ' ',
               print_tile(chance.tiles[i]));
  }
  return out;
}

}  // namespace

const GameInfo& SumsOf20::info() {
  static constexpr std::array<std::string_view, 2> pools{"full", "half"};
  static constexpr std::array<OptionSpec, 3> specs{{{.name = "players",
                                                     .help = "catalogue.players",
                                                     .fallback = "2",
                                                     .kind = OptionSpec::Kind::integer,
                                                     .low = 2,
                                                     .high = most_players},
                                                    {.name = "pool",
                                                     .help = "catalogue.pool",
                                                     .fallback = "full",
                                                     .kind = OptionSpec::Kind::choice,
                                                     .choices = pools},
                                                    {.name = "time",
                                                     .help = "catalogue.time",
                                                     .fallback = "none",
                                                     .kind = OptionSpec::Kind::text}}};
  static constexpr std::array<std::string_view, 2> aliases{"sums", "sums20"};
  // 100 tiles make at most 100 plays, with at most 7 turns without a play between two of them, and
  // a draw after each: 1,616 actions, after some 20 to set up; ties for the start can go on, but
  // 300 of them never will. A seat trades at most 5 tiles twice between two plays. Each tile makes
  // at most two sums. A span has at most 1,700 arrangements with two wilds, on 450 starts.
  static constexpr GameInfo facts{
      .id = "sums-of-20",
      .title = "Sums of 20",
      .summary = "catalogue.sums-of-20",
      .designers = {},
      .aliases = aliases,
      .options = specs,
      .rules_version = newest_version,
      .oldest_rules_version = oldest_rules,
      .min_seats = 2,
      .max_seats = most_players,
      .has_hidden_information = true,
      .has_clock_ending = true,
      .lists_all_moves = false,
      .max_actions = 2000,
      .max_moves = 800000,
      .min_score = -3100,
      .max_score = 3200,
  };
  return facts;
}

Result<Options> SumsOf20::read_options(std::string_view text) {
  const Result<OptionValues> values = OptionValues::read(info().options, text);
  if (!values) return tl::unexpected(values.error());
  Options options{.players = values->integer("players"),
                  .half_pool = values->text("pool") == "half"};
  if (values->text("time") == "none") return options;
  const auto minutes = read_integer(values->text("time"), 1, most_minutes);
  if (!minutes) {
    return failure(
        Message("sums-of-20-position.bad-time", {{"text", quote(values->text("time"))}}));
  }
  options.minutes = *minutes;
  return options;
}

std::string SumsOf20::print_options(const Options& options) {
  return cat("players=", options.players, " pool=", options.half_pool ? "half" : "full",
             " time=", options.minutes == 0 ? "none" : cat(options.minutes));
}

Result<Move> SumsOf20::read_move(std::string_view text) {
  const auto parts = words(text);
  Words rest = parts;
  if (!rest.empty() && lower_case(rest[0]) == "play") rest = rest.subspan(1);
  if (rest.empty()) return failure(Message("sums-of-20.how-to-move"));
  if (const auto start = read_square(rest[0], side, side))
    return read_play(*start, rest.subspan(1));
  const std::string verb = lower_case(parts[0]);
  if (verb == "trade") return read_trade(rest.subspan(1));
  if (verb == "pass" && rest.size() == 1) return Move{};
  if (is_wrong_wild(rest[0])) return failure(wrong_wild(rest[0]));
  if (read_tile(rest[0])) {
    return failure(Message("sums-of-20.square-first", {{"text", quote(text)}}));
  }
  return failure(Message("sums-of-20.bad-move", {{"text", quote(text)}}));
}

std::string SumsOf20::print_move(const Move& move) {
  const std::string tiles = print_sequence(move.tiles, move.count);
  switch (move.act) {
    case Act::one:
      return cat(square_name(move.place, side), tiles);
    case Act::across:
      return cat(square_name(move.place, side), " across", tiles);
    case Act::down:
      return cat(square_name(move.place, side), " down", tiles);
    case Act::trade:
      return cat("trade", tiles);
    case Act::pass:
      break;
  }
  return "pass";
}

Result<Chance> SumsOf20::read_chance(std::string_view text) {
  const auto parts = words(text);
  if (parts.empty()) return failure(Message("sums-of-20-position.how-to-draw"));
  const std::string verb = lower_case(parts[0]);
  const Words rest = Words(parts).subspan(1);
  if (verb == "lay") return read_lay(rest);
  if (verb == "starter") return read_draw(Event::starter, rest);
  if (verb == "out") return read_draw(Event::out, rest);
  if (verb == "deal") return read_draw(Event::deal, rest);
  if (verb == "draw") return read_draw(Event::draw, rest);
  return failure(Message("sums-of-20-position.bad-chance", {{"text", quote(text)}}));
}

std::string SumsOf20::print_chance(const Chance& chance) {
  const std::string tiles = print_sequence(chance.tiles, chance.count);
  switch (chance.act) {
    case Event::lay:
      return print_lay(chance);
    case Event::starter:
      return cat("starter", tiles);
    case Event::out:
      return cat("out", tiles);
    case Event::deal:
      return cat("deal ", chance.place + 1, tiles);
    case Event::draw:
      break;
  }
  return cat("draw ", chance.place + 1, tiles);
}

}  // namespace twenties::sums_of_20
