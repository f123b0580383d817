#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "core/replay.hpp"
#include "games/registry.hpp"
#include "terminal/board.hpp"
#include "terminal/seat_words.hpp"
#include "texts/words.hpp"

namespace twenties {

// For tests: a game that is played by text, and the pictures of it.
class Played {
 public:
  // Moves are written "1: 7 d4", outcomes of chance without a seat.
  Played(std::string_view game, std::string_view options,
         const std::vector<std::string_view>& actions = {})
      : game_(std::move(*(*all_games_and_null().require(game))->start(options))) {
    scene_.names = {"Ann", "Ben", "Cleo", "Dora", "Emil", "Fred"};
    scene_.names.resize(static_cast<std::size_t>(game_->seats()));
    for (const std::string_view action : actions) then(action);
  }

  void then(std::string_view text) {
    Action action{.kind = Action::Kind::chance, .text = std::string(text)};
    if (text.size() > 3 && text[1] == ':') {
      action = {.kind = Action::Kind::move,
                .seat = seat_at(text[0] - '1'),
                .text = std::string(text.substr(3))};
      scene_.last = game_->describe_move(action.seat, action.text);
    }
    const Verdict verdict = perform(*game_, action);
    EXPECT_TRUE(verdict) << text << ": " << in_english(verdict);
  }

  [[nodiscard]] const Game& game() const { return *game_; }
  [[nodiscard]] const Board& board() const { return board_of(game_->info()); }
  [[nodiscard]] const Scene& scene() {
    scene_.turn = game_->turn();
    return scene_;
  }

  // As the seat with this number sees it; 0 is a spectator. Begins with a line break, so that a
  // picture in a test begins on a line of its own.
  [[nodiscard]] std::string picture(int seat = 1, const Style& style = {}) {
    return "\n" + board().draw(*game_->view(viewer(seat)), scene(), style);
  }
  [[nodiscard]] std::string hand(int seat) const {
    return "\n" + board().hand(*game_->view(viewer(seat)), {});
  }
  [[nodiscard]] std::string show(int seat, std::string_view what) const {
    return told(board().show(*game_, viewer(seat), what, {}), viewer(seat));
  }
  [[nodiscard]] std::string why(int seat, std::string_view what) const {
    return told(board().why(*game_, viewer(seat), what, {}), viewer(seat));
  }

 private:
  static Seat viewer(int seat) { return seat == 0 ? nobody : seat_at(seat - 1); }
  static std::string told(const Result<std::string>& text, Seat reader) {
    if (text) return "\n" + *text;
    return cat("error: ", Words().say(text.error().whole(), numbers_for(reader, Words())));
  }

  std::unique_ptr<Game> game_;
  Scene scene_;
};

}  // namespace twenties
