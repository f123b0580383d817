#include <algorithm>
#include <array>

#include "base/sorting.hpp"
#include "base/text.hpp"
#include "games/twenty_four_seven/rules.hpp"

namespace twenties::twenty_four_seven {

namespace {

using Kind = Chance::Kind;

constexpr std::array<std::string_view, 5> chance_words{"aside", "centre", "deal", "first", "draw"};

constexpr bool names_seat(Kind kind) { return kind == Kind::deal || kind == Kind::first; }

// Setting up takes at most 7 actions (four hands); 36 tiles can be placed, with 16 draws when four
// play, and before each but the first of them the three others may be skipped. With fewer players
// the sum is smaller.
constexpr int most_actions = 7 + 36 + 16 + 35 * 3;

// A safe upper bound, far more than any game scores: a line through a placed tile scores at most 40
// for its sum, 80 for two runs, 60 for a set and 60 for seven tiles; four lines make at most four
// pairs of 24 and 7; 36 tiles are placed, eight of them doubled.
constexpr int most_points = (4 * (40 + 80 + 60 + 60) + 4 * 60) * (36 + 8);

// "7d4" is two words without a space between them.
std::vector<std::string_view> move_words(std::string_view text) {
  std::vector<std::string_view> parts = words(text);
  if (parts.size() != 1) return parts;
  const std::string_view whole = parts[0];
  const std::size_t digits = std::min(whole.find_first_not_of("0123456789"), whole.size());
  if (digits == 0 || digits == whole.size()) return parts;
  return {whole.substr(0, digits), whole.substr(digits)};
}

std::optional<Move> read_placement(std::string_view tile, std::string_view square) {
  const auto number = read_integer(tile, 1, highest_number);
  const auto place = read_square(square, columns, columns);
  if (!number || !place) return std::nullopt;
  return Move{static_cast<std::uint8_t>(*number), static_cast<std::uint8_t>(*place)};
}

std::optional<Kind> read_kind(std::string_view word) {
  const std::string lower = lower_case(word);
  const auto found = std::find(chance_words.begin(), chance_words.end(), lower);
  if (found == chance_words.end()) return std::nullopt;
  return static_cast<Kind>(found - chance_words.begin());
}

// The tiles after the words for kind and seat; false if they are none.
bool read_tiles(std::span<const std::string_view> parts, Chance& chance) {
  if (parts.size() > chance.tiles.size()) return false;
  for (std::size_t at = 0; at < parts.size(); ++at) {
    const auto tile = read_integer(parts[at], 1, highest_number);
    if (!tile) return false;
    chance.tiles[at] = static_cast<std::uint8_t>(*tile);
  }
  sort_fully(chance.tiles.begin(),
             chance.tiles.begin() + static_cast<std::ptrdiff_t>(parts.size()));
  return parts.empty() == (chance.kind == Kind::first);
}

}  // namespace

const GameInfo& TwentyFourSeven::info() {
  static constexpr std::array<std::string_view, 3> names{"24/7", "24-7", "247"};
  static constexpr std::array<OptionSpec, 1> specs{{{.name = "players",
                                                     .help = "catalogue.players",
                                                     .fallback = "2",
                                                     .kind = OptionSpec::Kind::integer,
                                                     .low = least_players,
                                                     .high = most_players}}};
  static constexpr GameInfo facts{
      .id = "twenty-four-seven",
      .title = "24/7",
      .summary = "catalogue.twenty-four-seven",
      .designers = "Carey Grayson",
      .aliases = names,
      .options = specs,
      .min_seats = least_players,
      .max_seats = most_players,
      .has_hidden_information = true,
      .confirm_seconds = 5,
      .max_actions = most_actions,
      .max_moves = most_moves,
      .min_score = 0,
      .max_score = most_points,
  };
  return facts;
}

Result<Options> TwentyFourSeven::read_options(std::string_view text) {
  return OptionValues::read(info().options, text).map([](const OptionValues& values) {
    return Options{.players = values.integer("players")};
  });
}

std::string TwentyFourSeven::print_options(const Options& options) {
  return cat("players=", options.players);
}

Result<Move> TwentyFourSeven::read_move(std::string_view text) {
  const auto parts = move_words(text);
  if (parts.size() == 1 && lower_case(parts[0]) == "skip") return skip;
  if (parts.size() == 2) {
    if (const auto move = read_placement(parts[0], parts[1])) return *move;
    if (const auto move = read_placement(parts[1], parts[0])) return *move;
    Message problem = problem_with_placing(parts[0], parts[1], highest_number, columns, columns);
    if (!problem.empty()) return failure(std::move(problem));
  }
  return failure(Message("twenty-four-seven.bad-move", {{"text", quote(text)}}));
}

std::string TwentyFourSeven::print_move(const Move& move) {
  if (is_skip(move)) return "skip";
  return cat(move.tile, " ", name_of(move.square));
}

Result<Chance> TwentyFourSeven::read_chance(std::string_view text) {
  const auto parts = words(text);
  const auto kind = parts.empty() ? std::nullopt : read_kind(parts[0]);
  Chance chance;
  std::size_t used = 1;
  bool good = kind.has_value();
  if (good) chance.kind = *kind;
  if (good && names_seat(*kind)) {
    const auto seat =
        parts.size() > used ? read_integer(parts[used], 1, most_players) : std::nullopt;
    good = seat.has_value();
    chance.seat = static_cast<std::uint8_t>(seat.value_or(1) - 1);
    ++used;
  }
  if (good && read_tiles(std::span(parts).subspan(used), chance)) return chance;
  if (kind == Kind::deal && !good) {
    return failure(Message("twenty-four-seven-position.deal-names-seat"));
  }
  return failure(Message("twenty-four-seven-position.bad-chance", {{"text", quote(text)}}));
}

std::string TwentyFourSeven::print_chance(const Chance& chance) {
  std::string out(chance_words[static_cast<std::size_t>(chance.kind)]);
  if (names_seat(chance.kind)) out += cat(" ", chance.seat + 1);
  for (const int tile : chance.tiles) {
    if (tile != 0) out += cat(" ", tile);
  }
  return out;
}

}  // namespace twenties::twenty_four_seven
