#include "terminal/style.hpp"

#include <gtest/gtest.h>

#include "terminal/grid.hpp"
#include "terminal/lines.hpp"

namespace twenties {
namespace {

const Style plain{};
const Style coloured{.colour = true};

TEST(Style, PlainTextHasNoColourCodes) {
  EXPECT_EQ(paint(plain, Ink::red, "7"), "7");
  EXPECT_EQ(paint(coloured, Ink::plain, "7"), "7");
  EXPECT_EQ(paint(coloured, Ink::bad, ""), "");
}

TEST(Style, ColoursEndWhereTheTextEnds) {
  for (int ink = 1; ink <= static_cast<int>(Ink::blocked); ++ink) {
    const std::string text = paint(coloured, static_cast<Ink>(ink), "7 d4");
    EXPECT_TRUE(text.starts_with("\x1b[")) << ink;
    EXPECT_TRUE(text.ends_with("m7 d4\x1b[0m")) << ink;
    EXPECT_EQ(without_colours(text), "7 d4");
  }
}

TEST(Style, WidthCountsWhatIsSeen) {
  EXPECT_EQ(screen_width(""), 0U);
  EXPECT_EQ(screen_width("│ · │"), 5U);
  EXPECT_EQ(screen_width(paint(coloured, Ink::tile, "[10]")), 4U);
  EXPECT_EQ(screen_width("\x1b[1"), 0U);
}

TEST(Style, Padding) {
  EXPECT_EQ(pad_right("é", 3), "é  ");
  EXPECT_EQ(pad_left("é", 3), "  é");
  EXPECT_EQ(pad_left("long", 3), "long");
  EXPECT_EQ(centred("7", 3), " 7 ");
  EXPECT_EQ(centred("10", 3), "10 ");
  EXPECT_EQ(centred("10", 5), " 10  ");
  EXPECT_EQ(centred("long", 3), "long");
}

TEST(Style, FitCutsBetweenCharacters) {
  EXPECT_EQ(fit("Ann", 3), "Ann");
  EXPECT_EQ(fit("Zoë Zoë", 5), "Zoë …");
  EXPECT_EQ(fit("Anna", 1), "…");
  EXPECT_EQ(fit("Anna", 0), "");
}

TEST(Lines, BesideAndText) {
  EXPECT_EQ(text_of(beside({"a", "long"}, {"1", "2", "3"}, 2)), "a     1\nlong  2\n      3\n");
  EXPECT_EQ(text_of(beside({"a", "b"}, {"1"}, 1)), "a 1\nb\n");
}

TEST(Lines, WrappedBetweenWords) {
  EXPECT_EQ(text_of(wrapped("one two  three", 7)), "one two\nthree\n");
  EXPECT_EQ(text_of(wrapped("enormous", 3)), "enormous\n");
  EXPECT_TRUE(wrapped("", 7).empty());
}

Grid two_by_two() {
  Grid grid(2, 2);
  grid.at(0) = {"7", Ink::tile};
  grid.at(1) = {"10", Ink::fresh, true};
  grid.at(3) = {"+120", Ink::may};
  return grid;
}

TEST(Grid, Ruled) {
  EXPECT_EQ("\n" + text_of(two_by_two().ruled(plain)), R"(
      a     b
   ┌─────┬─────┐
 1 │  7  │[10 ]│
   ├─────┼─────┤
 2 │     │+120 │
   └─────┴─────┘
)");
}

TEST(Grid, Framed) {
  Grid grid = two_by_two();
  grid.at(3).text = "+12";
  EXPECT_EQ("\n" + text_of(grid.framed(plain)), R"(
      a   b
   ┌────────┐
 1 │  7 >10 │
 2 │     +12│
   └────────┘
)");
}

}  // namespace
}  // namespace twenties
