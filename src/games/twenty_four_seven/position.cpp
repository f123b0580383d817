// Whole positions as one line of text:
//
//   players=2 turn=draw1 board=......./......./......./...13../... hands=4,5/2,3 aside=3,7,9
//   points=20,0,0,0,0/0,40,0,0,0
//
// The bag is what is left of the 40 tiles. Points are those for lines of 7, for lines of 24, for
// runs, sets and bonuses.

#include <algorithm>
#include <array>
#include <functional>
#include <initializer_list>
#include <utility>

#include "base/text.hpp"
#include "games/twenty_four_seven/progress.hpp"
#include "games/twenty_four_seven/rules.hpp"

namespace twenties::twenty_four_seven {

namespace {

constexpr char ten = 'T';
constexpr char empty_square = '.';
constexpr char block = '#';

using Problem = std::optional<Error>;

Problem problem(const char* id, std::initializer_list<Argument> arguments = {},
                std::string_view clause = {}) {
  return Error{Message(id, arguments), clause};
}

// The words for stages; those for deal and draw are followed by the number of the seat, and that
// of a seat which is to place is the number alone.
constexpr std::array<std::string_view, 7> stage_words{"aside", "centre", "deal", "first",
                                                      "",      "draw",   "over"};

constexpr bool names_seat(Stage stage) {
  return stage == Stage::deal || stage == Stage::place || stage == Stage::draw;
}

std::string tile_list(TileSet tiles) {
  std::string out;
  tiles.for_each([&](int tile) { out += cat(out.empty() ? "" : ",", tile); });
  return out.empty() ? "-" : out;
}

std::string board_text(const Board& board) {
  std::string out;
  for (int square = 0; square < square_count; ++square) {
    if (square > 0 && square % columns == 0) out += '/';
    const int tile = tile_at(board, square);
    const bool blocked = (blocks_on(board) & set_of(square)) != 0;
    if (tile == 0) out += blocked ? block : empty_square;
    if (tile != 0) out += tile == 10 ? ten : static_cast<char>('0' + tile);
  }
  return out;
}

Problem read_turn(std::string_view text, State& state) {
  const std::string lower = lower_case(text);
  for (std::size_t at = 0; at < stage_words.size(); ++at) {
    const auto stage = static_cast<Stage>(at);
    if (!lower.starts_with(stage_words[at])) continue;
    const std::string_view rest = std::string_view(lower).substr(stage_words[at].size());
    const auto seat = read_integer(rest, 1, state.players);
    if (names_seat(stage) ? !seat : !rest.empty()) continue;
    state.stage = stage;
    state.to_move = static_cast<std::uint8_t>(seat.value_or(1) - 1);
    return {};
  }
  return problem("twenty-four-seven-position.bad-turn", {{"text", quote(text)}});
}

// Takes a tile out of the bag, which holds all tiles without another place.
Problem take(State& state, int tile) {
  if (!state.bag.has(tile)) {
    return problem("twenty-four-seven-position.too-many", {{"tile", Value::tile(tile)}}, "1.1");
  }
  state.bag.remove(tile);
  return {};
}

std::optional<int> tile_of(char letter) {
  if (letter == ten || letter == ten + ('a' - 'A')) return 10;
  if (letter == empty_square || letter == block) return 0;
  if (letter >= '1' && letter <= '9') return letter - '0';
  return std::nullopt;
}

// The tiles are one connected shape around the centre, and no line is above 24: such a board can
// be reached, placing outwards from the centre.
Problem check_board(const Board& board) {
  const SquareSet tiles = tiles_on(board);
  if (tiles == 0) return {};
  SquareSet reached = tiles & set_of(centre_square);
  if (reached == 0) return problem("twenty-four-seven-position.no-centre", {}, "2.1");
  for (SquareSet more = reached; more != 0;) {
    more = grown(reached) & tiles & ~reached;
    reached |= more;
  }
  if (reached != tiles) {
    const int square = square_of(std::countr_zero(tiles & ~reached));
    return problem("twenty-four-seven-position.not-connected",
                   {{"square", Value::square(name_of(square))}}, "3.1");
  }
  Problem found;
  for_each_bit(tiles, [&](int bit) {
    for (const Sight& sight : sites[static_cast<std::size_t>(square_of(bit))]) {
      const auto sum = static_cast<int>(look_along(board, sight).sum);
      if (sum > most_in_a_line) {
        found = problem("twenty-four-seven-position.over-24",
                        {{"square", Value::square(name_of(square_of(bit)))}, {"sum", sum}}, "3.2");
      }
    }
  });
  return found;
}

Problem check_blocks(const Board& board, std::string_view squares) {
  for (int square = 0; square < square_count; ++square) {
    const bool written = squares[static_cast<std::size_t>(square)] == block;
    const bool due = (blocks_on(board) & set_of(square)) != 0;
    if (written == due) continue;
    return problem(
        due ? "twenty-four-seven-position.block-missing" : "twenty-four-seven-position.no-block",
        {{"square", Value::square(name_of(square))}}, "3.4");
  }
  return {};
}

Problem read_board(std::string_view text, State& state) {
  const auto rows = split(text, '/');
  std::string squares;
  for (const std::string_view row : rows)
    squares += row.size() == columns ? row : std::string_view();
  if (rows.size() != columns || squares.size() != square_count) {
    return problem("twenty-four-seven-position.bad-board");
  }
  Layout layout{};
  for (std::size_t square = 0; square < layout.size(); ++square) {
    const auto tile = tile_of(squares[square]);
    if (!tile) return problem("twenty-four-seven-position.bad-square");
    layout[square] = static_cast<std::uint8_t>(*tile);
    if (*tile == 0) continue;
    if (Problem found = take(state, *tile)) return found;
  }
  state.board = board_of(layout);
  if (Problem found = check_board(state.board)) return found;
  return check_blocks(state.board, squares);
}

Problem read_tile_list(std::string_view text, State& state, TileSet& out) {
  if (text == "-") return {};
  for (const std::string_view word : split(text, ',')) {
    const auto tile = read_integer(word, 1, highest_number);
    if (!tile) return problem("twenty-four-seven-position.bad-tiles", {{"text", quote(text)}});
    if (Problem found = take(state, *tile)) return found;
    out.add(*tile);
  }
  return {};
}

Problem read_hands(std::string_view text, State& state) {
  const auto hands = split(text, '/');
  if (hands.size() != state.players) {
    return problem("twenty-four-seven-position.hand-count", {{"n", state.players}});
  }
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    if (Problem found = read_tile_list(hands[seat], state, state.hands[seat])) return found;
  }
  return {};
}

// The most that one placement can score, and the divisor of its points.
struct Bound {
  int most;
  int unit;
};

constexpr std::array<Bound, category_count> bounds{
    {{4 * points_for_7, points_for_7},
     {4 * points_for_24, points_for_24},
     {4 * 2 * points_for_run(4), 10},
     {4 * points_for_set(copies), 10},
     {(4 + 4) * points_for_bonus, points_for_bonus}}};

// No category may have more points, over all seats, than the tiles on the board can have scored;
// this also prevents overflows later in the game.
Problem check_points(const State& state) {
  const SquareSet placed = tiles_on(state.board) & ~set_of(centre_square);
  const int placements = std::popcount(placed) + std::popcount(placed & double_squares);
  for (std::size_t category = 0; category < category_count; ++category) {
    int sum = 0;
    for (const Tally& tally : state.tallies) {
      sum += tally.points[category];
      if (tally.points[category] % bounds[category].unit != 0) {
        return problem("twenty-four-seven-position.no-multiple",
                       {{"points", cat(tally.points[category])}, {"unit", bounds[category].unit}},
                       "4.1, 4.2, 4.3, 4.4");
      }
    }
    if (sum > placements * bounds[category].most) {
      return problem("twenty-four-seven-position.too-many-points", {{"points", cat(sum)}});
    }
  }
  return {};
}

Problem read_points(std::string_view text, State& state) {
  const auto seats = split(text, '/');
  if (seats.size() != state.players) return problem("twenty-four-seven-position.points-per-seat");
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const auto numbers = split(seats[seat], ',');
    if (numbers.size() != category_count) {
      return problem("twenty-four-seven-position.five-numbers");
    }
    for (std::size_t at = 0; at < category_count; ++at) {
      const auto points = read_integer(numbers[at], 0, 65535);
      if (!points)
        return problem("twenty-four-seven-position.bad-points", {{"text", quote(numbers[at])}});
      state.tallies[seat].points[at] = static_cast<std::uint16_t>(*points);
    }
  }
  return check_points(state);
}

// How many tiles a hand may have: none before it is dealt, then all of them until the bag is empty,
// except while its seat draws; after that it only shrinks (2.2, 3.3).
struct HandSizes {
  int least;
  int most;
};

HandSizes sizes_for(const State& state, int seat) {
  const int full = hand_size(state.players);
  const bool dealt =
      state.stage > Stage::deal || (state.stage == Stage::deal && seat < state.to_move);
  if (!dealt) return {0, 0};
  if (state.stage == Stage::draw && seat == state.to_move) return {full - 1, full - 1};
  const bool may_shrink =
      state.bag.empty() && (state.stage == Stage::place || state.stage == Stage::over);
  return {may_shrink ? 0 : full, full};
}

bool hands_fit(const State& state) {
  for (int seat = 0; seat < state.players; ++seat) {
    const int size = state.hands[static_cast<std::size_t>(seat)].size();
    const HandSizes sizes = sizes_for(state, seat);
    if (size < sizes.least || size > sizes.most) return false;
  }
  return true;
}

Problem check_stage(const State& state) {
  const int tiles = std::popcount(tiles_on(state.board));
  const int aside = state.stage == Stage::aside ? 0 : aside_size;
  if (state.aside.size() != aside)
    return problem("twenty-four-seven-position.aside-now", {{"n", aside}}, "2.1");
  if (state.stage <= Stage::first && tiles != (state.stage <= Stage::centre ? 0 : 1)) {
    return problem("twenty-four-seven-position.only-centre", {}, "2.1");
  }
  if (state.stage >= Stage::place && tiles == 0) {
    return problem("twenty-four-seven-position.no-centre", {}, "2.1");
  }
  if (state.stage == Stage::draw && (tiles < 2 || state.bag.empty())) {
    return problem("twenty-four-seven-position.no-draw", {}, "3.3");
  }
  if (!hands_fit(state)) return problem("twenty-four-seven-position.hand-sizes", {}, "2.2, 3.3");
  if (state.stage == Stage::place && !anybody_can_place(state)) {
    return problem("twenty-four-seven-position.is-over", {}, "5.1");
  }
  if (state.stage == Stage::over && anybody_can_place(state)) {
    return problem("twenty-four-seven-position.is-not-over", {}, "5.1");
  }
  return {};
}

using Reader = std::function<Problem(std::string_view, State&)>;

struct Field {
  std::string_view name;
  Reader read;
};

Problem read_aside(std::string_view text, State& state) {
  return read_tile_list(text, state, state.aside);
}

// The caller decides how to read hands and the tiles set aside, which may be hidden.
Result<State> read_fields(std::string_view text, Reader hands, Reader aside) {
  const std::array<Field, 5> fields{{{"turn=", read_turn},
                                     {"board=", read_board},
                                     {"hands=", std::move(hands)},
                                     {"aside=", std::move(aside)},
                                     {"points=", read_points}}};
  const auto parts = words(text);
  if (parts.size() != fields.size() + 1) {
    return failure(Message("record.position-fields",
                           {{"fields", "players= turn= board= hands= aside= points="}}));
  }
  const Result<Options> options = TwentyFourSeven::read_options(parts[0]);
  if (!options) return tl::unexpected(options.error());
  State state = TwentyFourSeven::start(*options);
  for (std::size_t at = 0; at < fields.size(); ++at) {
    const std::string_view part = parts[at + 1];
    if (!lower_case(part).starts_with(fields[at].name)) {
      return failure(Message("twenty-four-seven-position.other-field",
                             {{"field", std::string(fields[at].name)}, {"text", quote(part)}}));
    }
    if (Problem found = fields[at].read(part.substr(fields[at].name.size()), state)) {
      return tl::unexpected(*std::move(found));
    }
  }
  return state;
}

std::string print_fields(const State& state, std::string_view hands, std::string_view aside) {
  const auto tallies = std::span(state.tallies).first(state.players);
  std::string turn(stage_words[static_cast<std::size_t>(state.stage)]);
  if (names_seat(state.stage)) turn += cat(state.to_move + 1);
  return cat(TwentyFourSeven::print_options(TwentyFourSeven::options(state)), " turn=", turn,
             " board=", board_text(state.board), " hands=", hands, " aside=", aside, " points=",
             join(tallies, "/", [](const Tally& tally) { return join(tally.points, ","); }));
}

// Tiles of which only the number is known: "?6", or "-" for none.
std::string hidden_tiles(int count) { return count == 0 ? "-" : cat('?', count); }

Problem read_hidden_tiles(std::string_view text, int& count) {
  if (text == "-") return {};
  const auto read = text.starts_with('?')
                        ? read_integer(text.substr(1), 1, static_cast<int>(largest_hand))
                        : std::optional<int>();
  if (!read) return problem("twenty-four-seven-position.bad-hidden", {{"text", quote(text)}});
  count = *read;
  return {};
}

// How many tiles a view does not show, by seat and aside.
struct HiddenTiles {
  std::array<int, most_players> hands{};
  int aside = 0;
};

Problem read_seen_hands(std::string_view text, State& state, Seat viewer, HiddenTiles& hidden) {
  const auto hands = split(text, '/');
  if (hands.size() != state.players) return problem("twenty-four-seven-position.hand-for-each");
  // When the game is over all hands are open.
  const bool is_open = text.find('?') == std::string_view::npos;
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    const bool is_own = viewer == seat_at(static_cast<int>(seat));
    Problem found = is_own || is_open ? read_tile_list(hands[seat], state, state.hands[seat])
                                      : read_hidden_tiles(hands[seat], hidden.hands[seat]);
    if (found) return found;
  }
  return {};
}

// The view of a state in which the hidden tiles are still in the bag.
Result<View> with_hidden(const State& state, Seat viewer, const HiddenTiles& hidden) {
  View view = TwentyFourSeven::view(state, viewer);
  int left = view.bag_size - hidden.aside;
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    if (viewer == seat_at(static_cast<int>(seat))) continue;
    if (!state.hands[seat].empty()) continue;
    view.hand_sizes[seat] = static_cast<std::uint8_t>(hidden.hands[seat]);
    left -= hidden.hands[seat];
  }
  if (left < 0) return failure("1.1", Message("twenty-four-seven-position.too-many-hidden"));
  if (hidden.aside != (state.stage == Stage::aside ? 0 : aside_size)) {
    return failure("2.1", Message("twenty-four-seven-position.aside-count"));
  }
  view.bag_size = static_cast<std::uint8_t>(left);
  TwentyFourSeven::open_hands(view, state);
  return view;
}

}  // namespace

Result<State> TwentyFourSeven::read_position(std::string_view text) {
  Result<State> state = read_fields(text, read_hands, read_aside);
  if (!state) return state;
  if (Problem found = check_stage(*state)) return tl::unexpected(*std::move(found));
  return state;
}

std::string TwentyFourSeven::print_position(const State& state) {
  const auto hands = std::span(state.hands).first(state.players);
  return print_fields(state, join(hands, "/", tile_list), tile_list(state.aside));
}

Result<View> TwentyFourSeven::read_view(std::string_view text, Seat viewer) {
  HiddenTiles hidden;
  const Result<State> state = read_fields(
      text,
      [&](std::string_view hands, State& into) {
        return read_seen_hands(hands, into, viewer, hidden);
      },
      [&](std::string_view aside, State&) { return read_hidden_tiles(aside, hidden.aside); });
  if (!state) return tl::unexpected(state.error());
  Result<View> view = with_hidden(*state, viewer, hidden);
  if (!view) return view;
  Random random(0);
  if (Problem found = check_stage(imagine(*view, random))) {
    return tl::unexpected(*std::move(found));
  }
  return view;
}

std::string TwentyFourSeven::print_view(const View& view) {
  State shown;
  shown.board = view.board;
  shown.tallies = view.tallies;
  shown.players = view.players;
  shown.stage = view.stage;
  shown.to_move = view.to_move;
  std::string hands;
  for (std::size_t seat = 0; seat < view.players; ++seat) {
    const bool is_own = view.viewer == seat_at(static_cast<int>(seat));
    hands += cat(seat == 0 ? "" : "/", is_own         ? tile_list(view.hand)
                                       : view.is_open ? tile_list(view.open_hands[seat])
                                                      : hidden_tiles(view.hand_sizes[seat]));
  }
  return print_fields(shown, hands, hidden_tiles(view.stage == Stage::aside ? 0 : aside_size));
}

}  // namespace twenties::twenty_four_seven
