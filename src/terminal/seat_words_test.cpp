#include "terminal/seat_words.hpp"

#include <gtest/gtest.h>

#include "terminal/layout.hpp"

namespace twenties {
namespace {

const Message has_it("game-of-20.only-one", {{"seat", seat_at(1)}, {"tile", Value::tile(3)}});
const Message resigned("table.resigned", {{"seat", seat_at(0)}});

TEST(SeatWords, WhoSitsThereIsSpokenTo) {
  EXPECT_EQ(Words("en").say(has_it, numbers_for(seat_at(1), Words("en"))),
            "there is only one 3, and you have it");
  EXPECT_EQ(Words("en").say(has_it, numbers_for(seat_at(0), Words("en"))),
            "there is only one 3, and seat 2 has it");
  EXPECT_EQ(Words("es").say(resigned, numbers_for(seat_at(0), Words("es"))), "te rendiste");
  EXPECT_EQ(Words("de").say(resigned, numbers_for(nobody, Words("de"))), "Platz 1 hat aufgegeben");
}

TEST(SeatWords, OthersAreCalledByTheirNames) {
  EXPECT_EQ(Words("en").say(has_it, names_for({"You", "Ben"})),
            "there is only one 3, and Ben has it");
  EXPECT_EQ(Words("en").say(has_it, names_for({"Ann", "Ben"}, seat_at(1))),
            "there is only one 3, and you have it");
  EXPECT_EQ(Words("es").say(resigned, names_for({"You", "Ben"})), "te rendiste");
  EXPECT_EQ(Words("de").say(resigned, names_for({"Ann", "Ben"})), "Ann hat aufgegeben");
}

TEST(SeatWords, WhoGaveNoNameIsCalledInTheirLanguage) {
  EXPECT_EQ(shown_name("You", Words("en")), "You");
  EXPECT_EQ(shown_name("You", Words("es")), "Tú");
  EXPECT_EQ(shown_name("You", Words("de")), "Du");
  EXPECT_EQ(shown_name("Ann", Words("de")), "Ann");
}

TEST(SeatWords, SentencesBeginWithACapitalInEveryLanguage) {
  EXPECT_EQ(as_sentence(Message("table.game-over"), Words("en")), "The game is over.");
  EXPECT_EQ(capitalised("über 24"), "Über 24");
  EXPECT_EQ(capitalised("él"), "Él");
  EXPECT_EQ(capitalised("¿cuál?"), "¿Cuál?");
  EXPECT_EQ(capitalised("ß"), "ß");
  EXPECT_EQ(capitalised("7 d4"), "7 d4");
  EXPECT_EQ(capitalised(""), "");
}

}  // namespace
}  // namespace twenties
