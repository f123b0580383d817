#include "match/entry.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace twenties {
namespace {

TEST(Entry, IsOneReadableLine) {
  Entry entry{Entry::Kind::move, 1763251200000, seat_at(1), "3f", "k1", {}, "7 d4"};
  EXPECT_EQ(print_entry(entry), "move 1763251200000 seat=2 by=3f id=k1: 7 d4");
  entry = {Entry::Kind::sit, 5, seat_at(0), "3f", {}, {{"share", "x"}}, "Ann: the first"};
  EXPECT_EQ(print_entry(entry), "sit 5 seat=1 by=3f share=x: Ann: the first");
  const auto again = read_entry(print_entry(entry));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->text, "Ann: the first") << "a name may have a colon in it";
  EXPECT_EQ(again->field("share"), "x");
}

TEST(Entry, WhatIsNotPrintedSoIsNotRead) {
  for (const std::string_view wrong : {"",
                                       " ",
                                       "move",
                                       "move ",
                                       "move x",
                                       "move -1",
                                       "move 01",
                                       "move 1 ",
                                       "move 1  seat=1",
                                       "move 1 seat=0",
                                       "move 1 seat=7",
                                       "move 1 seat=1 seat=2",
                                       "move 1 seat=01",
                                       "moves 1",
                                       "move 1 by=",
                                       "move 1 by=a by=b",
                                       "move 1 id=b by=a",
                                       "move 1 seat=1: ",
                                       "move 1 x",
                                       "move 1 =x",
                                       "move 1 x=1 x=2",
                                       "move 1 by=a:: x",
                                       "Move 1",
                                       "move 1 seat=1: a\nb",
                                       "move 1 by=a\x01",
                                       "move 99999999999999999",
                                       "move 253402300800000",
                                       "move 9223372036854775808",
                                       "move 1 seat=1:7 d4"}) {
    EXPECT_FALSE(read_entry(wrong)) << wrong;
  }
  EXPECT_TRUE(read_entry("move 253402300799999 seat=6: x"));
}

rc::Gen<std::string> field_text() {
  return rc::gen::nonEmpty(
      rc::gen::container<std::string>(rc::gen::elementOf(std::string("abcxyzABC0189-_.:+/?"))));
}

RC_GTEST_PROP(Entry, ReadsWhatItPrints, ()) {
  Entry entry;
  entry.kind = static_cast<Entry::Kind>(*rc::gen::inRange(0, 23));
  entry.at = *rc::gen::inRange<Moment>(0, last_moment + 1);
  if (*rc::gen::arbitrary<bool>()) entry.seat = seat_at(*rc::gen::inRange(0, max_seats));
  const auto some = [] {
    std::string text = *field_text();
    return is_field_text(text) ? text : std::string("x");
  };
  if (*rc::gen::arbitrary<bool>()) entry.person = some();
  if (*rc::gen::arbitrary<bool>()) entry.id = some();
  if (*rc::gen::arbitrary<bool>()) entry.fields.emplace_back("share", some());
  entry.text = *rc::gen::container<std::string>(rc::gen::inRange<char>(' ', '~'));
  const std::string printed = print_entry(entry);
  const auto again = read_entry(printed);
  RC_ASSERT(again.has_value());
  RC_ASSERT(print_entry(*again) == printed);
  RC_ASSERT(again->kind == entry.kind && again->at == entry.at && again->seat == entry.seat);
  RC_ASSERT(again->person == entry.person && again->id == entry.id && again->text == entry.text);
  RC_ASSERT(again->fields == entry.fields);
}

RC_GTEST_PROP(Entry, AnyBytesAreReadOrRefused, ()) {
  const auto text = *rc::gen::arbitrary<std::string>();
  if (const auto entry = read_entry(text)) RC_ASSERT(print_entry(*entry) == text);
}

}  // namespace
}  // namespace twenties
