// What holds for the boards of all games.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/rounds_for_tests.hpp"
#include "base/text.hpp"
#include "core/game_of.hpp"
#include "games/games_for_tests.hpp"
#include "games/registry.hpp"
#include "terminal/board.hpp"
#include "texts/catalogue.hpp"

namespace twenties {
namespace {

const Style plain{.colour = false, .width = 80};

// Names as long as a table lets them be, with letters outside ASCII.
Scene scene_for(int seats) {
  Scene scene;
  for (int seat = 1; seat <= seats; ++seat) {
    scene.names.push_back(cat("Überaus lange Namen passen nicht überall ", seat));
  }
  return scene;
}

// The text with spaces at the ends of lines cut, which colours may hide in plain text.
std::string trimmed(std::string_view text) {
  return join(split(text, '\n'), "\n", [](std::string_view line) {
    while (line.ends_with(' ')) line.remove_suffix(1);
    return std::string(line);
  });
}

std::string what_is_wrong(const std::string& text, const std::string& with_colours, int width) {
  for (const std::string_view line : split(text, '\n')) {
    if (screen_width(line) > static_cast<std::size_t>(width)) {
      return cat("wider than ", width, " columns: ", line);
    }
  }
  if (text.find('\x1b') != std::string::npos) return "plain text has colour codes";
  if (!text.empty() && !text.ends_with('\n')) return "does not end with a line break";
  if (trimmed(text) != trimmed(without_colours(with_colours))) return "colours change the text";
  return {};
}

// All that the board says of a position to one viewer.
std::string check_pictures(const Game& game, Seat viewer, const Scene& scene, int width,
                           const Words& words) {
  const Style plain{.colour = false, .width = width, .words = words};
  const Style coloured{.colour = true, .width = width, .words = words};
  const Board& board = board_of(game.info());
  const auto view = game.view(viewer);
  std::string wrong =
      what_is_wrong(board.draw(*view, scene, plain), board.draw(*view, scene, coloured), width);
  if (wrong.empty()) {
    wrong = what_is_wrong(board.hand(*view, plain), board.hand(*view, coloured), width);
  }
  return wrong.empty() ? wrong : cat(wrong, "\n", board.draw(*view, scene, plain));
}

std::string check_answers(const Game& game, Seat seat, int width, const Words& words) {
  const Style plain{.colour = false, .width = width, .words = words};
  const Style coloured{.colour = true, .width = width, .words = words};
  const Board& board = board_of(game.info());
  for (const std::string_view what : {"",         "1",        "5",
                                      "7",        "*",        "12",
                                      "red",      "g",        "a1",
                                      "d4",       "c3",       "h8",
                                      "o15",      "7 d4",     "f8 down 4 7 1 8",
                                      "take 3 4", "pass",     "write red blue",
                                      "cross 5",  "nonsense", "\xff\x1b[31m"}) {
    const auto show = board.show(game, seat, what, plain);
    const auto why = board.why(game, seat, what, plain);
    for (const auto& answer : {show, why}) {
      if (!answer && answer.error().message.empty()) return cat("no reason for: ", what);
    }
    std::string wrong;
    if (show) wrong = what_is_wrong(*show, *board.show(game, seat, what, coloured), width);
    if (wrong.empty() && why) {
      wrong = what_is_wrong(*why, *board.why(game, seat, what, coloured), width);
    }
    if (!wrong.empty()) return cat(what, ": ", wrong);
  }
  return {};
}

template <Rules G>
class RandomWalk {
 public:
  RandomWalk(const std::string& options, std::uint64_t seed, int width,
             std::string_view language = "en")
      : random_(seed),
        state_(G::start(*G::read_options(options))),
        scene_(scene_for(seats())),
        width_(width),
        words_(language) {}

  // Plays to the end and looks at the positions on the way, all of them where tests are optimised;
  // what is wrong, or nothing.
  std::string run() {
    constexpr unsigned all = 4;
    while (true) {
      scene_.turn = G::turn(state_);
      const bool is_over = scene_.turn.is_over();
      if (is_over || random_.below(all) < rounds(all)) {
        if (std::string wrong = look(); !wrong.empty()) return wrong;
      }
      if (is_over) return {};
      step();
    }
  }

 private:
  [[nodiscard]] int seats() const { return G::seats(state_); }

  std::string look() {
    const GameOf<G> game(state_);
    const Seat viewer = seat_at(static_cast<int>(random_.below(static_cast<unsigned>(seats()))));
    for (const Seat seat : {nobody, viewer}) {
      if (std::string wrong = check_pictures(game, seat, scene_, width_, words_); !wrong.empty()) {
        return wrong;
      }
    }
    const bool ask = random_.below(8) == 0;
    return ask ? check_answers(game, acting(viewer), width_, words_) : std::string();
  }

  [[nodiscard]] Seat acting(Seat otherwise) const {
    return scene_.turn.kind == Turn::Kind::seats ? scene_.turn.seats.lowest() : otherwise;
  }

  void step() {
    if (scene_.turn.is_chance()) {
      G::apply_chance(state_, G::draw(state_, random_.below(G::chance_total(state_))));
      return;
    }
    const Seat seat = scene_.turn.seats.lowest();
    G::moves(state_, seat, moves_);
    const auto move = moves_[static_cast<std::size_t>(random_.below(moves_.size()))];
    scene_.last = G::describe_move(state_, seat, move);
    G::apply(state_, seat, move);
  }

  Random random_;
  typename G::State state_;
  typename G::Moves moves_;
  Scene scene_;
  int width_;
  Words words_;
};

template <class G>
class AnyBoard : public testing::Test {};

TYPED_TEST_SUITE(AnyBoard, AllGames, GameNames);

TYPED_TEST(AnyBoard, FitsEightyColumnsAndNeedsNoColourInWholeGames) {
  for (const std::string& options : ConformanceCases<TypeParam>::options()) {
    EXPECT_EQ(RandomWalk<TypeParam>(options, 20, 80).run(), "") << options;
  }
}

TYPED_TEST(AnyBoard, FitsSixtyColumnsInACompactForm) {
  for (const std::string& options : ConformanceCases<TypeParam>::options()) {
    EXPECT_EQ(RandomWalk<TypeParam>(options, 21, 60).run(), "") << options;
  }
}

TYPED_TEST(AnyBoard, FitsEightyAndSixtyColumnsInEveryLanguage) {
  for (const Catalogue& catalogue : catalogues()) {
    if (catalogue.language == "en") continue;
    for (const std::string& options : ConformanceCases<TypeParam>::options()) {
      for (const int width : {80, 60}) {
        EXPECT_EQ(RandomWalk<TypeParam>(options, 22, width, catalogue.language).run(), "")
            << catalogue.language << ", " << options;
      }
    }
  }
}

TYPED_TEST(AnyBoard, SaysHowWideTheWindowMustBeOnANarrowOne) {
  const GameOf<TypeParam> game(TypeParam::start(*TypeParam::read_options("")));
  const Style narrow{.colour = false, .width = 50};
  EXPECT_EQ(board_of(TypeParam::info()).draw(*game.view(nobody), scene_for(2), narrow),
            "The board needs a window of at least 60\n  columns; this one has 50.\n");
}

TYPED_TEST(AnyBoard, DrawsNothingForAViewOfAnotherGame) {
  const Board& board = board_of(TypeParam::info());
  for (const GameType* type : all_games_and_null().types()) {
    const auto game = type->start("");
    ASSERT_TRUE(game);
    const std::string picture = board.draw(*(*game)->view(nobody), {}, plain);
    EXPECT_EQ(picture.empty(), &type->info() != &TypeParam::info()) << type->info().id;
  }
}

TEST(Boards, EveryRegisteredGameHasItsOwn) {
  std::vector<const Board*> seen;
  for (const GameType* type : all_games_and_null().types()) {
    const Board& board = board_of(type->info());
    EXPECT_EQ(std::ranges::count(seen, &board), 0) << type->info().id;
    seen.push_back(&board);
  }
}

TEST(Boards, EveryGameHasExamplesOfItsCommands) {
  for (const GameType* type : all_games_and_null().types()) {
    for (const Catalogue& catalogue : catalogues()) {
      const auto commands = board_of(type->info()).commands(Words(catalogue.language));
      EXPECT_GE(commands.size(), 3U) << type->info().id;
      for (const auto& [example, meaning] : commands) {
        EXPECT_LE(screen_width(example), 20U) << example;
        EXPECT_LE(screen_width(meaning), 74U) << meaning;
      }
    }
  }
}

}  // namespace
}  // namespace twenties
