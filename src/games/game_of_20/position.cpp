#include <array>
#include <optional>

#include "base/text.hpp"
#include "games/game_of_20/rules.hpp"
#include "games/game_of_20/words.hpp"

// A position is its options, the board row by row, the hands, and who or what is awaited:
//   players=2 centres=1-6 board=.,.,.,.,./.,.,.,.,./.,.,4,.,./.,.,.,.,./.,.,.,.,. hands=1,1,2/1,1,2
//   to-move=first

namespace twenties::game_of_20 {

namespace {

constexpr std::string_view empty_board = ".,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,.";

constexpr std::array<OptionSpec, 3> position_specs{
    {{.name = "board", .help = "", .fallback = empty_board, .kind = OptionSpec::Kind::text},
     {.name = "hands", .help = "", .fallback = "1,1,2/1,1,2", .kind = OptionSpec::Kind::text},
     {.name = "to-move", .help = "", .fallback = "centre", .kind = OptionSpec::Kind::text}}};

std::vector<OptionSpec> all_specs() {
  const auto options = GameOf20::info().options;
  std::vector<OptionSpec> out(options.begin(), options.end());
  out.insert(out.end(), position_specs.begin(), position_specs.end());
  return out;
}

// What is wrong with a position; nothing if all is well.
using Fault = std::optional<std::string>;

Fault read_row(Board& board, std::string_view text, int row) {
  const auto cells = split(text, ',');
  if (cells.size() != side) return cat("a row of the board has 5 squares, not ", cells.size());
  for (int column = 0; column < side; ++column) {
    const std::string_view cell = cells[static_cast<std::size_t>(column)];
    if (cell == ".") continue;
    const auto tile = read_integer(cell, 1, highest_tile);
    if (!tile) return cat("a square has a tile, 1 to 20, or a dot; not ", quote(cell));
    board.put(row * side + column, *tile, [](int, std::size_t) {});
  }
  return std::nullopt;
}

Fault read_board(Board& board, std::string_view text) {
  const auto rows = split(text, '/');
  if (rows.size() != side) return cat("the board has 5 rows, not ", rows.size());
  for (int row = 0; row < side; ++row) {
    if (Fault fault = read_row(board, rows[static_cast<std::size_t>(row)], row)) return fault;
  }
  return std::nullopt;
}

Fault read_hand(State& state, std::size_t hand, std::string_view text) {
  if (text == "-") return std::nullopt;
  for (const std::string_view piece : split(text, ',')) {
    const auto tile = read_integer(piece, 1, highest_tile);
    if (!tile) return cat("a tile in hand is 1 to 20, not ", quote(piece));
    std::uint32_t bit = 1U << *tile;
    if (*tile == 1 && state.hand(hand).holds(1)) bit = 1;  // the second 1
    if ((state.hands[hand] & bit) != 0) {
      return cat(hand_name(state, hand), " has too many tiles ", *tile, " (1.2)");
    }
    state.hands.add(ByHand::one(hand, bit));
    state.hand_sums[hand] = static_cast<std::uint8_t>(state.hand_sums[hand] + *tile);
  }
  return std::nullopt;
}

Fault read_hands(State& state, std::string_view text) {
  const auto hands = split(text, '/');
  if (hands.size() != 2) return cat("there are 2 hands, not ", hands.size());
  state.hands = {};
  state.hand_sums = {};
  for (std::size_t hand = 0; hand < 2; ++hand) {
    if (Fault fault = read_hand(state, hand, hands[hand])) return fault;
    if (state.hand(hand).size() > hand_size) {
      return cat(hand_name(state, hand), " has more than 12 tiles (2.2)");
    }
  }
  return std::nullopt;
}

Fault read_to_move(State& state, std::string_view text) {
  if (text == "centre") {
    state.stage = Stage::centre;
  } else if (text == "first") {
    state.stage = Stage::first;
  } else if (text == "1" || text == "2") {
    state.to_move = text == "1" ? 0 : 1;
    const bool drafting = state.board.empty == (all_squares & ~only(centre_square)) &&
                          state.hand(0).size() + state.hand(1).size() < 2 * hand_size;
    state.stage = drafting ? Stage::draft : Stage::placing;
  } else {
    return cat("to-move is centre, first, 1 or 2; not ", quote(text));
  }
  return std::nullopt;
}

Fault check_centre(const State& state) {
  const int tile = state.board.tile(centre_square);
  if (state.stage == Stage::centre) {
    return state.board.empty == all_squares
               ? std::nullopt
               : Fault("the board is empty before the centre tile comes (2.1)");
  }
  if (tile < 1 || tile > highest_centre || (state.centres >> tile & 1U) == 0) {
    return cat("on c3 lies one of the centre tiles ", centres_text(state.centres), " (2.1)");
  }
  return std::nullopt;
}

Fault check_start(const State& state) {
  if (state.hand(0) != starting_hand || state.hand(1) != starting_hand) {
    return "before the draft the hands are 1,1,2 and 1,1,2 (1.2)";
  }
  if ((all_squares & ~state.board.empty & ~only(centre_square)) != 0) {
    return "before the draft nothing but the centre tile is on the board (2.1)";
  }
  return std::nullopt;
}

// After each pick the hand to move has one drafted tile fewer than the other (2.2).
Fault check_draft(const State& state) {
  const Hand mover = state.hand(state.to_move);
  const Hand other = state.hand(state.to_move ^ 1U);
  if ((mover.bits & other.bits) != starting_hand.bits) {
    return "in the draft each hand has 1,1,2 and none of the tiles 3 to 20 is there twice (1.2)";
  }
  const int ahead = other.size() - mover.size();
  const bool untouched = state.pool() == drafted_tiles;
  if ((untouched && ahead != 0) || (!untouched && ahead != 1) || mover.size() > 10) {
    return cat("no draft gives hands of ", state.hand(0).size(), " and ", state.hand(1).size(),
               " tiles with ", hand_name(state, state.to_move), " to move (2.2)");
  }
  return std::nullopt;
}

// Every tile of the game is in a hand or on the board.
Fault check_inventory(const State& state) {
  std::array<int, highest_tile + 1> counts{};
  for (const std::uint8_t tile : state.board.tiles) ++counts[tile];
  --counts[static_cast<std::size_t>(state.board.tile(centre_square))];
  for (std::size_t hand = 0; hand < 2; ++hand) {
    state.hand(hand).for_each([&](int tile) { ++counts[static_cast<std::size_t>(tile)]; });
  }
  for (std::size_t tile = 1; tile <= highest_tile; ++tile) {
    const int wanted = tile == 1 ? 4 : tile == 2 ? 2 : 1;
    if (counts[tile] != wanted) {
      return cat("besides the centre tile there are ", counts[tile], " tiles ", tile,
                 " on the board and in the hands, not ", wanted, " (1.2)");
    }
  }
  return std::nullopt;
}

Fault check_turn_order(const State& state) {
  const std::size_t mover = state.to_move;
  const std::size_t other = mover ^ 1U;
  const int ahead = state.hand(mover).size() - state.hand(other).size();
  if (state.hand(0).size() + state.hand(1).size() == 2 * hand_size) {
    if (state.hand_sums[mover] > state.hand_sums[other]) return std::nullopt;
    return cat("the higher hand sum starts: ", hand_name(state, other), " (3.1)");
  }
  if (state.is_solo() && ahead != 0 && ahead != 1) return "the hands place in turn (5.1)";
  return std::nullopt;
}

Fault check_placing(const State& state) {
  if (Fault fault = check_inventory(state)) return fault;
  return check_turn_order(state);
}

Fault check_position(const State& state) {
  if (Fault fault = check_centre(state)) return fault;
  if (state.stage == Stage::draft) return check_draft(state);
  return state.stage == Stage::placing ? check_placing(state) : check_start(state);
}

// What follows from the board and the hands.
void derive(State& state) {
  for (std::size_t hand = 0; hand < 2; ++hand) {
    for_each_bit(state.hands[hand] & ~ones, [&](int tile) {
      const Squares squares = state.board.table[static_cast<std::size_t>(tile)];
      state.summed.add(ByHand::one(hand, squares));
    });
  }
  const bool goes_on = state.playable(state.to_move) != 0 ||
                       (!state.is_solo() && state.playable(state.to_move ^ 1U) != 0);
  if (state.stage == Stage::placing && !goes_on) state.stage = Stage::over;
}

std::string board_text(const Board& board) {
  std::string out;
  for (int square = 0; square < square_count; ++square) {
    if (square > 0) out += square % side == 0 ? '/' : ',';
    const int tile = board.tile(square);
    out += tile == 0 ? std::string(".") : cat(tile);
  }
  return out;
}

std::string to_move_text(const State& state) {
  if (state.stage == Stage::centre) return "centre";
  return state.stage == Stage::first ? "first" : cat(state.to_move + 1);
}

}  // namespace

Result<State> GameOf20::read_position(std::string_view text) {
  const auto values = OptionValues::read(all_specs(), text);
  if (!values) return failure(values.error().message);
  const auto options =
      read_options(cat("players=", values->text("players"), " centres=", values->text("centres")));
  if (!options) return failure(options.error().message);
  State state = start(*options);
  Fault fault = read_board(state.board, values->text("board"));
  if (!fault) fault = read_hands(state, values->text("hands"));
  if (!fault) fault = read_to_move(state, values->text("to-move"));
  if (!fault) fault = check_position(state);
  if (fault) return failure(*fault);
  derive(state);
  return state;
}

std::string GameOf20::print_position(const State& state) {
  const auto hand_text = [&](std::size_t hand) {
    return state.hand(hand).empty() ? std::string("-") : tiles_text(state.hand(hand), ",");
  };
  return cat(print_options(options(state)), " board=", board_text(state.board),
             " hands=", hand_text(0), "/", hand_text(1), " to-move=", to_move_text(state));
}

}  // namespace twenties::game_of_20
