#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "base/text.hpp"
#include "core/draws.hpp"
#include "core/rules_version.hpp"
#include "core/square.hpp"
#include "games/sums_of_20/consistency.hpp"
#include "games/sums_of_20/rules.hpp"
#include "games/sums_of_20/tiles.hpp"

// A position is one line of fields in this order; docs/notation.md explains them:
//   players=2 pool=full time=none phase=play to-move=1 starter=2 idle=0 passes=0 time-up=no
//   board=h2:4,i2:8,...,f8:*9 racks=14478/1223* tally=3,8,1,0,2/0,0,0,0,0
// and out=8,8,7,6,6,5,4,3,2,1 with pool=half; under older rules rules=1 in front. The pool is what
// is left; the end is recomputed.

namespace twenties::sums_of_20 {

namespace {

constexpr std::array<std::string_view, 6> phase_names{"lay",  "starter", "out",
                                                      "deal", "draw",    "play"};

std::string_view name_of(const State& state) {
  if (state.finish != Finish::none) return "over";
  if (state.phase < Phase::starter) return phase_names[0];
  return phase_names[static_cast<std::size_t>(state.phase) - lay_groups.size() + 1];
}

std::string print_board(const Board& board) {
  std::string out;
  for (int square = 0; square < squares; ++square) {
    const Tile tile = board[static_cast<std::size_t>(square)];
    if (tile == 0) continue;
    out += cat(out.empty() ? "" : ",", square_name(square, side), ':', print_tile(tile));
  }
  return out.empty() ? "-" : out;
}

std::string print_rack(const Counts& rack) {
  std::string out;
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    for (int i = 0; i < rack[kind]; ++i) out += print_tile(tile_of(kind));
  }
  return out.empty() ? "-" : out;
}

// The seat that starts; or those that still can, and the tiles drawn for it.
std::string print_starter(const State& state) {
  if (state.tied == 0) return cat(state.starter + 1);
  std::string out;
  SeatSet(state.tied).for_each([&](Seat seat) {
    out += cat(out.empty() ? "" : ",", number_of(seat));
  });
  return state.start_tiles == Counts{} ? out : cat(out, '/', print_rack(state.start_tiles));
}

std::string print_tally(const Tally& tally) {
  return cat(tally.sums, ',', tally.tiles, ',', tally.tens, ',', tally.fives, ',', tally.traded);
}

// Each reads one field: it changes the state, or returns what is wrong.

Fault read_phase(std::string_view text, State& state) {
  if (text == "over") {
    state.phase = Phase::play;
    return {};
  }
  for (std::size_t i = 0; i < phase_names.size(); ++i) {
    if (phase_names[i] != text) continue;
    state.phase = i == 0 ? Phase::lay_reds : static_cast<Phase>(lay_groups.size() + i - 1);
    return {};
  }
  return wrong("sums-of-20-position.bad-phase", {{"text", quote(text)}});
}

Fault read_to_move(std::string_view text, State& state) {
  const auto seat = read_integer(text, 1, state.players);
  if (!seat)
    return wrong("sums-of-20-position.bad-to-move",
                 {{"players", state.players}, {"text", quote(text)}});
  state.to_move = static_cast<std::uint8_t>(*seat - 1);
  return {};
}

// Tiles as digits and *; the caller counts them.
bool read_digits(std::string_view text, Counts& out) {
  for (const char letter : text) {
    if (letter != '*' && (letter < '1' || letter > '9')) return false;
    ++out[letter == '*' ? wild_kind : static_cast<std::size_t>(letter - '1')];
  }
  return true;
}

Fault read_starter(std::string_view text, State& state) {
  const std::size_t slash = std::min(text.find('/'), text.size());
  if (slash < text.size()) {
    const std::string_view tiles = text.substr(slash + 1);
    if (tiles.empty() || tiles.size() > yellow_tiles || !read_digits(tiles, state.start_tiles)) {
      return wrong("sums-of-20-position.bad-start-tiles", {{"text", quote(tiles)}});
    }
  }
  SeatSet tied;
  for (const std::string_view piece : split(text.substr(0, slash), ',')) {
    const auto seat = read_integer(piece, 1, state.players);
    if (!seat) return wrong("sums-of-20-position.bad-starter", {{"text", quote(text)}});
    tied.add(seat_at(*seat - 1));
  }
  const bool decided = tied.size() == 1;
  state.starter = decided ? static_cast<std::uint8_t>(index_of(tied.lowest())) : std::uint8_t{0};
  state.tied = decided ? std::uint8_t{0} : tied.mask();
  return {};
}

Fault read_count(std::string_view text, std::string_view name, std::uint8_t& out) {
  const auto count = read_integer(text, 0, 2 * most_players);
  if (!count)
    return wrong("sums-of-20-position.small-number",
                 {{"name", std::string(name)}, {"text", quote(text)}});
  out = static_cast<std::uint8_t>(*count);
  return {};
}

Fault read_time_up(std::string_view text, State& state) {
  if (text != "yes" && text != "no")
    return wrong("sums-of-20-position.bad-time-up", {{"text", quote(text)}});
  state.time_up = text == "yes" ? 1 : 0;
  return {};
}

Fault read_board(std::string_view text, State& state) {
  if (text == "-") return {};
  for (const std::string_view piece : split(text, ',')) {
    const std::size_t colon = std::min(piece.find(':'), piece.size());
    const auto square = read_square(piece.substr(0, colon), side, side);
    const auto tile =
        colon < piece.size() ? read_tile(piece.substr(colon + 1)) : std::optional<Tile>{};
    if (!square || !tile || *tile == wild) {
      return wrong("sums-of-20-position.bad-board-tile", {{"text", quote(piece)}});
    }
    Tile& there = state.board[static_cast<std::size_t>(*square)];
    if (there != 0)
      return wrong("sums-of-20-position.two-tiles", {{"square", square_value(*square)}});
    there = *tile;
  }
  return {};
}

Fault read_racks(std::string_view text, State& state) {
  const auto racks = split(text, '/');
  if (racks.size() != state.players)
    return wrong("sums-of-20-position.racks-needed", {{"players", state.players}});
  for (std::size_t seat = 0; seat < racks.size(); ++seat) {
    if (racks[seat] == "-") continue;
    if (racks[seat].empty() || racks[seat].size() > rack_size) {
      return wrong("sums-of-20-position.rack-too-large",
                   {{"most", static_cast<int>(rack_size)}, {"text", quote(racks[seat])}});
    }
    if (!read_digits(racks[seat], state.racks[seat])) {
      return wrong("sums-of-20-position.bad-rack", {{"text", quote(racks[seat])}});
    }
  }
  return {};
}

Fault read_tally(std::string_view text, Tally& tally) {
  const auto numbers = split(text, ',');
  const std::array<std::uint16_t*, 5> into{&tally.sums, &tally.tiles, &tally.tens, &tally.fives,
                                           &tally.traded};
  Fault fault = wrong("sums-of-20-position.bad-tally", {{"text", quote(text)}});
  if (numbers.size() != into.size()) return fault;
  for (std::size_t i = 0; i < into.size(); ++i) {
    const auto number = read_integer(numbers[i], 0, 2000);
    if (!number) return fault;
    *into[i] = static_cast<std::uint16_t>(*number);
  }
  return {};
}

Fault read_tallies(std::string_view text, State& state) {
  const auto tallies = split(text, '/');
  if (tallies.size() != state.players) {
    return wrong("sums-of-20-position.tallies-needed", {{"players", state.players}});
  }
  for (std::size_t seat = 0; seat < tallies.size(); ++seat) {
    if (Fault fault = read_tally(tallies[seat], state.tallies[seat])) return fault;
  }
  return {};
}

Fault read_out(std::string_view text, State& state) {
  const auto counts = split(text, ',');
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    const auto count = counts.size() == kinds ? read_integer(counts[kind], 0, yellow_supply[kind])
                                              : std::optional<int>{};
    if (!count) return wrong("sums-of-20-position.bad-out");
    state.out[kind] = static_cast<std::uint8_t>(*count);
  }
  return {};
}

// In the text of a view `out=?40` says how many tiles are out and not which.
Fault read_hidden_out(std::string_view text, int& hidden) {
  if (text == "-") return {};
  const auto count =
      text.starts_with('?') ? read_integer(text.substr(1), 1, half_pool_out) : std::optional<int>{};
  if (!count) return wrong("sums-of-20-position.bad-hidden-out", {{"text", quote(text)}});
  hidden = *count;
  return {};
}

// Any of the unseen tiles may be out; this choice is as good as any.
Fault take_out(State& state, int count) {
  if (count > tiles_in(state.pool)) return wrong("sums-of-20-position.too-many-out", {}, "6.1");
  draw_tiles(state.pool, count, 0, [&](std::size_t kind) { ++state.out[kind]; });
  return {};
}

// The groups of fixed tiles that are on the board decide which comes next.
void find_lay_group(State& state) {
  std::size_t group = 0;
  while (group + 1 < lay_groups.size() && state.board[fixed_spaces[lay_groups[group].first]] != 0) {
    ++group;
  }
  state.phase = static_cast<Phase>(group);
}

// The pool has all other tiles.
Fault fill_pool(State& state) {
  std::array<int, kinds> left{};
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    left[kind] = yellow_supply[kind] - state.out[kind] - state.start_tiles[kind];
    for (const Counts& rack : state.racks) left[kind] -= rack[kind];
  }
  for (int square = 0; square < squares; ++square) {
    const Tile tile = state.board[static_cast<std::size_t>(square)];
    if (tile == 0 || is_fixed_space(square)) continue;
    if (!is_playable(tile, true)) {
      return wrong("sums-of-20-position.wrong-tile",
                   {{"square", square_value(square)}, {"tile", print_tile(tile)}}, "1.2");
    }
    --left[kind_of(tile)];
  }
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    if (left[kind] < 0) {
      return wrong("sums-of-20-position.too-many",
                   {{"n", yellow_supply[kind]}, {"tile", print_tile(tile_of(kind))}}, "1.2");
    }
    state.pool[kind] = static_cast<std::uint8_t>(left[kind]);
  }
  return {};
}

constexpr std::size_t option_fields = 3;
constexpr std::array<std::string_view, 10> field_names{
    "phase=",   "to-move=", "starter=", "idle=",  "passes=",
    "time-up=", "board=",   "racks=",   "tally=", "out="};

Fault read_field(std::size_t field, std::string_view text, State& state) {
  switch (field) {
    case 0:
      return read_phase(text, state);
    case 1:
      return read_to_move(text, state);
    case 2:
      return read_starter(text, state);
    case 3:
      return read_count(text, "idle", state.idle);
    case 4:
      return read_count(text, "passes", state.passes);
    case 5:
      return read_time_up(text, state);
    case 6:
      return read_board(text, state);
    case 7:
      return read_racks(text, state);
    case 8:
      return read_tallies(text, state);
    default:
      return read_out(text, state);
  }
}

// Derives what is not written, and refuses impossible positions.
Fault complete(State& state, bool is_over, int hidden_out) {
  if (state.phase == Phase::lay_reds) find_lay_group(state);
  if (Fault fault = fill_pool(state)) return fault;
  if (Fault fault = take_out(state, hidden_out)) return fault;
  if (state.phase == Phase::play) state.finish = judge_finish(state);
  if (Fault fault = inconsistency(state)) return fault;
  if (is_over && state.finish == Finish::none)
    return wrong("sums-of-20-position.no-end", {}, "5.1, 5.2");
  return {};
}

// Reads a position, or with `is_view` a seat's view.
Result<State> read_text(std::string_view text, bool is_view) {
  const auto versioned = read_rules(SumsOf20::info(), text);
  if (!versioned) return tl::unexpected(versioned.error());
  const auto parts = words(versioned->rest);
  const std::size_t most = option_fields + field_names.size();
  if (parts.size() < most - 1 || parts.size() > most) {
    return failure(Message(
        "sums-of-20-position.fields",
        {{"fields", cat("players= pool= time= ", join(field_names, " "))}, {"last", "out="}}));
  }
  auto options = SumsOf20::read_options(join(std::span(parts).first(option_fields), " "));
  if (!options) return tl::unexpected(options.error());
  options->rules = versioned->rules;
  if (parts.size() != (options->half_pool ? most : most - 1)) {
    return failure(Message("sums-of-20-position.out-with-half"));
  }
  State state = SumsOf20::start(*options);
  int hidden_out = 0;
  for (std::size_t i = option_fields; i < parts.size(); ++i) {
    const std::string_view name = field_names[i - option_fields];
    if (!parts[i].starts_with(name)) {
      return failure(Message("sums-of-20-position.other-field",
                             {{"field", std::string(name)}, {"text", quote(parts[i])}}));
    }
    const std::string_view value = parts[i].substr(name.size());
    Fault fault = is_view && name == "out=" ? read_hidden_out(value, hidden_out)
                                            : read_field(i - option_fields, value, state);
    if (fault) return tl::unexpected(*std::move(fault));
  }
  if (Fault fault = complete(state, parts[option_fields] == "phase=over", hidden_out)) {
    return tl::unexpected(*std::move(fault));
  }
  return state;
}

// All but the tiles that are out.
std::string print_open(const State& state) {
  const auto racks = std::span(state.racks).first(state.players);
  const auto tallies = std::span(state.tallies).first(state.players);
  return cat(print_rules(SumsOf20::info(), state.rules),
             SumsOf20::print_options(SumsOf20::options(state)), " phase=", name_of(state),
             " to-move=", state.to_move + 1, " starter=", print_starter(state),
             " idle=", state.idle, " passes=", state.passes,
             " time-up=", state.time_up != 0 ? "yes" : "no", " board=", print_board(state.board),
             " racks=", join(racks, "/", print_rack), " tally=", join(tallies, "/", print_tally));
}

}  // namespace

Result<State> SumsOf20::read_position(std::string_view text) { return read_text(text, false); }

std::string SumsOf20::print_position(const State& state) {
  std::string out = print_open(state);
  if (state.half_pool != 0) out += cat(" out=", join(state.out, ","));
  return out;
}

Result<View> SumsOf20::read_view(std::string_view text, Seat viewer) {
  return read_text(text, true).map([&](const State& state) { return view(state, viewer); });
}

std::string SumsOf20::print_view(const View& view) {
  State shown;
  static_cast<OpenTable&>(shown) = view;
  std::string out = print_open(shown);
  if (view.half_pool == 0) return out;
  return view.out_size == 0 ? cat(out, " out=-") : cat(out, " out=?", view.out_size);
}

}  // namespace twenties::sums_of_20
