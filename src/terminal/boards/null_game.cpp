#include "terminal/boards/null_game.hpp"

#include "base/text.hpp"
#include "terminal/boards/answers.hpp"
#include "terminal/boards/seats.hpp"

namespace twenties {

namespace {

std::string counters(const Style& style, int count) {
  std::string out;
  for (int i = 0; i < count; ++i) out += "● ";
  return paint(style, Ink::notice, out);
}

}  // namespace

Lines NullGameBoard::table(const View& view, Seat /*viewer*/, const Scene& scene,
                           const Style& style) const {
  const auto& state = view.state;
  Lines out{paint(style, Ink::strong, null_game::NullGame::info().title), "",
            cat("  ", style.words.say("null-game-board.heap"), "  ", state.heap, "  ",
                counters(style, state.heap)),
            ""};
  const Scores scores = null_game::NullGame::scores(view);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    out.push_back(
        cat(seat_line(style, scene, seat, cat(scores[i]), 30), "  ", counters(style, scores[i])));
  }
  return out;
}

Lines NullGameBoard::own(const View& view, Seat viewer, const Style& style) const {
  if (viewer == nobody) return {};
  const int taken = null_game::NullGame::scores(view)[static_cast<std::size_t>(index_of(viewer))];
  return {cat(style.words.say("null-game.counters", {{"n", taken}}), "  ", counters(style, taken))};
}

Result<std::string> NullGameBoard::show(const Game& /*game*/, Seat /*seat*/,
                                        std::string_view /*what*/, const Style& /*style*/) const {
  return failure(Message("null-game-board.nothing-to-show"));
}

Result<std::string> NullGameBoard::why(const Game& game, Seat seat, std::string_view what,
                                       const Style& style) const {
  return why_move(game, seat, what, style);
}

std::vector<std::pair<std::string, std::string>> NullGameBoard::commands(const Words& words) const {
  return {{"take 1", words.say("null-game-board.take-1")},
          {"take 2", words.say("null-game-board.take-2")},
          {"why take 2", words.say("null-game-board.why")}};
}

}  // namespace twenties
