#include <array>
#include <optional>

#include "base/text.hpp"
#include "games/game_of_20/rules.hpp"
#include "games/game_of_20/words.hpp"

namespace twenties::game_of_20 {

namespace {

using Words = std::vector<std::string_view>;

// "3" or "2-5" as a set of centre tiles.
std::optional<unsigned> read_range(std::string_view text) {
  const auto ends = split(text, '-');
  if (ends.size() > 2) return std::nullopt;
  const auto low = read_integer(ends.front(), 1, highest_centre);
  const auto high = read_integer(ends.back(), 1, highest_centre);
  if (!low || !high || *low > *high) return std::nullopt;
  return (2U << *high) - (1U << *low);
}

Result<std::uint8_t> read_centres(std::string_view text) {
  unsigned centres = 0;
  for (const std::string_view piece : split(text, ',')) {
    const auto range = read_range(piece);
    if (!range) {
      return failure(Message("game-of-20-position.bad-centres", {{"text", quote(text)}}));
    }
    centres |= *range;
  }
  return static_cast<std::uint8_t>(centres);
}

std::optional<Move> read_take(const Words& parts) {
  const auto tile = read_integer(parts[1], 1, highest_tile);
  if (!tile) return std::nullopt;
  if (parts.size() == 2) return Move::take(*tile);
  const auto second = read_integer(parts[2], 1, highest_tile);
  if (!second) return std::nullopt;
  return Move::take(std::min(*tile, *second), std::max(*tile, *second));
}

std::optional<Move> read_place(std::string_view tile_text, std::string_view square_text) {
  const auto tile = read_integer(tile_text, 1, highest_tile);
  const auto square = read_square(square_text, side, side);
  if (!tile || !square) return std::nullopt;
  return Move::place(*tile, *square);
}

std::optional<Move> read_words(const Words& parts) {
  if (parts.size() == 1 && parts[0] == "skip") return Move::skip();
  if ((parts.size() == 2 || parts.size() == 3) && parts[0] == "take") return read_take(parts);
  if (parts.size() != 2) return std::nullopt;
  const auto move = read_place(parts[0], parts[1]);
  return move ? move : read_place(parts[1], parts[0]);
}

}  // namespace

const GameInfo& GameOf20::info() {
  static constexpr std::array<std::string_view, 2> aliases{"game20", "g20"};
  static constexpr std::array<OptionSpec, 2> specs{{{.name = "players",
                                                     .help = "catalogue.players-or-alone",
                                                     .fallback = "2",
                                                     .kind = OptionSpec::Kind::integer,
                                                     .low = 1,
                                                     .high = 2},
                                                    {.name = "centres",
                                                     .help = "catalogue.centres",
                                                     .fallback = "1-6",
                                                     .kind = OptionSpec::Kind::text}}};
  static constexpr GameInfo facts{
      .id = "game-of-20",
      .title = "Game of 20",
      .summary = "catalogue.game-of-20",
      .designers = "Petri Purho",
      .aliases = aliases,
      .options = specs,
      .min_seats = 1,
      .max_seats = 2,
      .lower_score_wins = true,
      // Centre, first drafter, 9 picks, 24 tiles, and a skip after each tile but the last.
      .max_actions = 2 + 9 + 24 + 23,
      .max_moves = most_moves,
      .min_score = 0,
      .max_score = 215,  // all tiles, in the solo game
  };
  return facts;
}

Result<Options> GameOf20::read_options(std::string_view text) {
  const auto values = OptionValues::read(info().options, text);
  if (!values) return tl::unexpected(values.error());
  return read_centres(values->text("centres")).map([&](std::uint8_t centres) {
    return Options{.players = values->integer("players"), .centres = centres};
  });
}

std::string GameOf20::print_options(const Options& options) {
  return cat("players=", options.players, " centres=", centres_text(options.centres));
}

Result<Move> GameOf20::read_move(std::string_view text) {
  std::string plain = lower_case(text);
  for (char& c : plain) c = c == ',' ? ' ' : c;
  const Words parts = words(plain);
  if (const auto move = read_words(parts)) return *move;
  if (parts.size() == 2) {
    Message problem = problem_with_placing(parts[0], parts[1], highest_tile, side, side);
    if (!problem.empty()) return failure(std::move(problem));
  }
  return failure(Message("game-of-20.bad-move", {{"text", quote(text)}}));
}

std::string GameOf20::print_move(const Move& move) {
  switch (move.kind) {
    case Move::Kind::take:
      return move.second == 0 ? cat("take ", move.tile) : cat("take ", move.tile, " ", move.second);
    case Move::Kind::place:
      return cat(move.tile, " ", name_of(move.square));
    case Move::Kind::skip:
      break;
  }
  return "skip";
}

Result<Chance> GameOf20::read_chance(std::string_view text) {
  const std::string plain = lower_case(text);
  const auto parts = words(plain);
  if (parts.size() == 2 && parts[0] == "centre") {
    if (const auto tile = read_integer(parts[1], 1, highest_tile)) {
      return Chance{Chance::Kind::centre, static_cast<std::uint8_t>(*tile)};
    }
  }
  if (parts.size() == 2 && parts[0] == "first") {
    if (const auto hand = read_integer(parts[1], 1, 2)) {
      return Chance{Chance::Kind::first, static_cast<std::uint8_t>(*hand - 1)};
    }
  }
  return failure(Message("game-of-20-position.bad-chance", {{"text", quote(text)}}));
}

std::string GameOf20::print_chance(const Chance& chance) {
  if (chance.kind == Chance::Kind::centre) return cat("centre ", chance.value);
  return cat("first ", chance.value + 1);
}

}  // namespace twenties::game_of_20
