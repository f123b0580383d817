#include <array>
#include <initializer_list>
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

// What is wrong with a position; nothing if it is valid.
using Fault = std::optional<Error>;

Error fault(const char* id, std::initializer_list<Argument> arguments = {},
            std::string_view clause = {}) {
  return {Message(id, arguments), clause};
}

Fault read_row(Board& board, std::string_view text, int row) {
  const auto cells = split(text, ',');
  if (cells.size() != side) {
    return fault("game-of-20-position.row-length",
                 {{"n", static_cast<int>(cells.size())}, {"wanted", side}});
  }
  for (int column = 0; column < side; ++column) {
    const std::string_view cell = cells[static_cast<std::size_t>(column)];
    if (cell == ".") continue;
    const auto tile = read_integer(cell, 1, highest_tile);
    if (!tile) return fault("game-of-20-position.bad-square", {{"text", quote(cell)}});
    board.put(row * side + column, *tile, [](int, std::size_t) {});
  }
  return std::nullopt;
}

Fault read_board(Board& board, std::string_view text) {
  const auto rows = split(text, '/');
  if (rows.size() != side) {
    return fault("game-of-20-position.row-count",
                 {{"n", static_cast<int>(rows.size())}, {"wanted", side}});
  }
  for (int row = 0; row < side; ++row) {
    if (Fault found = read_row(board, rows[static_cast<std::size_t>(row)], row)) return found;
  }
  return std::nullopt;
}

Fault read_hand(State& state, std::size_t hand, std::string_view text) {
  if (text == "-") return std::nullopt;
  for (const std::string_view piece : split(text, ',')) {
    const auto tile = read_integer(piece, 1, highest_tile);
    if (!tile) return fault("game-of-20-position.bad-tile", {{"text", quote(piece)}});
    std::uint32_t bit = 1U << *tile;
    if (*tile == 1 && state.hand(hand).holds(1)) bit = 1;  // the second 1
    if ((state.hands[hand] & bit) != 0) {
      return fault("game-of-20-position.too-many",
                   {{"hand", hand_name(state, hand)}, {"tile", Value::tile(*tile)}}, "1.2");
    }
    state.hands.add(ByHand::one(hand, bit));
    state.hand_sums[hand] = static_cast<std::uint8_t>(state.hand_sums[hand] + *tile);
  }
  return std::nullopt;
}

Fault read_hands(State& state, std::string_view text) {
  const auto hands = split(text, '/');
  if (hands.size() != 2) {
    return fault("game-of-20-position.hand-count", {{"n", static_cast<int>(hands.size())}});
  }
  state.hands = {};
  state.hand_sums = {};
  for (std::size_t hand = 0; hand < 2; ++hand) {
    if (Fault found = read_hand(state, hand, hands[hand])) return found;
    if (state.hand(hand).size() > hand_size) {
      return fault("game-of-20-position.hand-too-large", {{"hand", hand_name(state, hand)}}, "2.2");
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
    return fault("game-of-20-position.bad-to-move", {{"text", quote(text)}});
  }
  return std::nullopt;
}

Fault check_centre(const State& state) {
  const int tile = state.board.tile(centre_square);
  if (state.stage == Stage::centre) {
    if (state.board.empty == all_squares) return std::nullopt;
    return fault("game-of-20-position.board-not-empty", {}, "2.1");
  }
  if (tile < 1 || tile > highest_centre || (state.centres >> tile & 1U) == 0) {
    return fault("game-of-20-position.wrong-centre", {{"centres", centres_text(state.centres)}},
                 "2.1");
  }
  return std::nullopt;
}

Fault check_start(const State& state) {
  if (state.hand(0) != starting_hand || state.hand(1) != starting_hand) {
    return fault("game-of-20-position.hands-before-draft", {}, "1.2");
  }
  if ((all_squares & ~state.board.empty & ~only(centre_square)) != 0) {
    return fault("game-of-20-position.board-before-draft", {}, "2.1");
  }
  return std::nullopt;
}

// After each pick the hand to move has one drafted tile fewer than the other (2.2).
Fault check_draft(const State& state) {
  const Hand mover = state.hand(state.to_move);
  const Hand other = state.hand(state.to_move ^ 1U);
  if ((mover.bits & other.bits) != starting_hand.bits) {
    return fault("game-of-20-position.hands-in-draft", {}, "1.2");
  }
  const int ahead = other.size() - mover.size();
  const bool untouched = state.pool() == drafted_tiles;
  if ((untouched && ahead != 0) || (!untouched && ahead != 1) || mover.size() > 10) {
    return fault("game-of-20-position.no-such-draft",
                 {{"first", state.hand(0).size()},
                  {"second", state.hand(1).size()},
                  {"hand", hand_name(state, state.to_move)}},
                 "2.2");
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
      return fault(
          "game-of-20-position.wrong-count",
          {{"n", counts[tile]}, {"tile", Value::tile(static_cast<int>(tile))}, {"wanted", wanted}},
          "1.2");
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
    return fault("game-of-20-position.higher-sum-starts", {{"hand", hand_name(state, other)}},
                 "3.1");
  }
  if (state.is_solo() && ahead != 0 && ahead != 1) {
    return fault("game-of-20-position.hands-in-turn", {}, "5.1");
  }
  return std::nullopt;
}

Fault check_placing(const State& state) {
  if (Fault found = check_inventory(state)) return found;
  return check_turn_order(state);
}

Fault check_position(const State& state) {
  if (Fault found = check_centre(state)) return found;
  if (state.stage == Stage::draft) return check_draft(state);
  return state.stage == Stage::placing ? check_placing(state) : check_start(state);
}

// Derives the rest from the board and the hands.
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
  if (!values) return tl::unexpected(values.error());
  const auto options =
      read_options(cat("players=", values->text("players"), " centres=", values->text("centres")));
  if (!options) return tl::unexpected(options.error());
  State state = start(*options);
  Fault found = read_board(state.board, values->text("board"));
  if (!found) found = read_hands(state, values->text("hands"));
  if (!found) found = read_to_move(state, values->text("to-move"));
  if (!found) found = check_position(state);
  if (found) return tl::unexpected(*found);
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
