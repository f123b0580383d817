#include "core/square.hpp"

#include <gtest/gtest.h>

namespace twenties {
namespace {

TEST(Square, NamesGoRowByRowFromTheTopLeft) {
  EXPECT_EQ(square_name(0, 7), "a1");
  EXPECT_EQ(square_name(6, 7), "g1");
  EXPECT_EQ(square_name(7, 7), "a2");
  EXPECT_EQ(square_name(48, 7), "g7");
  EXPECT_EQ(square_name(9 * 26 + 25, 26), "z10");
}

TEST(Square, ReadingIsTheInverseOfNaming) {
  for (const int columns : {1, 5, 7, 26}) {
    for (const int rows : {1, 7, 12}) {
      for (int square = 0; square < columns * rows; ++square) {
        EXPECT_EQ(read_square(square_name(square, columns), columns, rows), square);
      }
    }
  }
}

TEST(Square, TheLetterMayBeACapital) { EXPECT_EQ(read_square("D4", 7, 7), 3 * 7 + 3); }

TEST(Square, NothingElseIsASquare) {
  for (const std::string_view text : {"",
                                      "d",
                                      "4",
                                      "d0",
                                      "d8",
                                      "h1",
                                      "z1",
                                      "d04",
                                      "d+4",
                                      "d-1",
                                      "d4 ",
                                      " d4",
                                      "4d",
                                      "dd4",
                                      "d 4",
                                      "d4x",
                                      "@1",
                                      "`1",
                                      "{1",
                                      "[1",
                                      "\xe4"
                                      "4",
                                      "\x01"
                                      "1",
                                      "d99999999999"}) {
    EXPECT_EQ(read_square(text, 7, 7), std::nullopt) << text;
  }
}

TEST(Square, OnlyTheLettersOfTheColumnsAreColumns) {
  int columns = 0;
  for (int byte = 0; byte < 256; ++byte) {
    const std::string text = {static_cast<char>(byte), '1'};
    columns += read_square(text, 26, 1) ? 1 : 0;
  }
  EXPECT_EQ(columns, 52);
}

}  // namespace
}  // namespace twenties
