#pragma once

#include <string>
#include <vector>

#include "core/conformance.hpp"
#include "games/twenty_one/marking.hpp"
#include "games/twenty_one/rules.hpp"

namespace twenties {

template <>
struct ConformanceCases<twenty_one::TwentyOne> {
  using Game = twenty_one::TwentyOne;

  static std::vector<std::string> options() {
    return {"players=2",
            "players=3",
            "players=4",
            "players=5",
            "players=6",
            "players=2 cross=leftmost",
            "players=6 cross=leftmost",
            "players=2 sheets=A,C",
            "players=6 sheets=F,A,E,B,D,C",
            "players=3 sheets=D,B,F cross=leftmost"};
  }

  template <class Visit>
  static void encodable_moves(const Game::State& /*state*/, Random& /*random*/, Visit&& visit) {
    for (twenty_one::ColourSet colours = 1; colours <= twenty_one::all_colours; ++colours) {
      visit(Game::Move::write(colours));
    }
    for (int value = 1; value <= twenty_one::space_count; ++value) {
      visit(Game::Move::cross(value));
    }
    visit(Game::Move::keep());
    visit(Game::Move::reroll());
  }

  static std::string conserved(const Game::State& state) {
    for (std::size_t seat = 0; seat < twenty_one::most_players; ++seat) {
      if (std::string wrong = wrong_sheet(state, seat); !wrong.empty()) return wrong;
      if (state.marked.has(seat_at(static_cast<int>(seat))) ==
          (state.sealed[seat] == twenty_one::Mark{})) {
        return "the sealed marks are not those of the seats that have marked";
      }
    }
    return {};
  }

  // The marks of the others are sealed: each becomes any of its legal marks.
  static Game::State reshuffle_hidden(const Game::State& state, Seat viewer, Random& random) {
    Game::State other = state;
    state.marked.for_each([&](Seat seat) {
      if (seat == viewer) return;
      Game::State unmarked = state;
      unmarked.marked.remove(seat);
      Game::Moves moves;
      Game::moves(unmarked, seat, moves);
      other.sealed[twenty_one::slot(seat)] =
          twenty_one::mark_of(state, seat, moves[random.below(moves.size())]);
    });
    return other;
  }

 private:
  // Points and complete rows, counted space by space.
  static std::string wrong_sheet(const Game::State& state, std::size_t seat) {
    int points = 0;
    int complete = 0;
    for (std::size_t row = 0; row < twenty_one::row_count; ++row) {
      int open = 0;
      int matches = 0;
      for (int index = 0; index < twenty_one::colour_count; ++index) {
        const twenty_one::Colour colour = twenty_one::colour_at(index);
        const int there = state.rows[seat][row].of(colour);
        const int printed = twenty_one::printed_sheets[state.sheets[seat]][row].values.of(colour);
        if (there != twenty_one::crossed && there > printed) return "a value is over the printed";
        if (there == 0) ++open;
        if (there == printed) ++matches;
        if (there != twenty_one::crossed) points += there;
      }
      for (int match = 1; match <= matches; ++match) points += match;
      if (open == 0) ++complete;
      if (open < 6 && static_cast<int>(row) > complete) return "a row is marked before its turn";
    }
    if (points != state.points[seat]) return "the points are not those of the rows";
    return complete == state.complete_rows[seat] ? "" : "the complete rows are miscounted";
  }
};

}  // namespace twenties
