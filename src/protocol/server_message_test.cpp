#include "protocol/server_message.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/text.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using Kind = ServerMessage::Kind;

TEST(ServerMessage, FieldsThatSayNothingAreLeftOut) {
  ServerMessage message;
  message.kind = Kind::done;
  message.id = "k1";
  message.number = 12;
  EXPECT_EQ(print_server_message(message), R"({"id":"k1","number":12,"type":"done"})");
}

TEST(ServerMessage, WhatIsOfAnotherFormIsRefused) {
  for (const std::string_view wrong :
       {"", "[]", "{}", R"({"type":7})", R"({"type":"dance"})", R"({"type":"done","id":7})",
        R"({"type":"done","number":"7"})", R"({"type":"done","number":1.5})",
        R"({"type":"done","number":1e300})", R"({"type":"news"})", R"({"type":"news","state":7})",
        R"({"type":"news","state":{}})",
        R"({"type":"news","state":{"clock":{},"fairness":7,"seats":{"a":1}}})",
        R"({"type":"news","state":{"clock":{"left":[1e300]},"fairness":{}}})",
        R"({"type":"news","events":7,"state":{"clock":{},"fairness":{}}})"}) {
    EXPECT_FALSE(read_server_message(wrong)) << wrong;
  }
}

TEST(ServerMessage, AMessageOfAnotherFormIsRefusedAndADeepOneCutOff) {
  for (const std::string_view wrong :
       {R"({"type":"refused","reason":7})", R"({"type":"refused","reason":{"id":7}})",
        R"({"type":"refused","reason":{"id":"a.b","args":[1]}})",
        R"({"type":"refused","reason":{"id":"a.b","args":{"n":1.5}}})",
        R"({"type":"refused","reason":{"id":"a.b","args":{"n":null}}})",
        R"({"type":"refused","reason":{"id":"a.b","args":{"n":{"seat":"x"}}}})"}) {
    EXPECT_FALSE(read_server_message(wrong)) << wrong;
  }
  std::string deep = "1";
  for (int level = 0; level < 1000; ++level) deep = "[" + deep + "]";
  const auto read =
      read_server_message(R"({"type":"refused","reason":{"id":"a.b","args":{"n":)" + deep + "}}}");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->reason.id, "a.b");
}

TEST(ServerMessage, NumbersBeyondTheirRangeBecomeItsEnd) {
  EXPECT_EQ(read_server_message(R"({"type":"done","number":-5})")->number, 0U);
  EXPECT_EQ(read_server_message(R"({"type":"done","number":18446744073709551615})")->number,
            18446744073709551615U);
  EXPECT_EQ(read_server_message(R"({"type":"welcome","version":99999999999})")->version,
            2147483647);
  EXPECT_EQ(
      read_server_message(R"({"type":"refused","retry_after":18446744073709551615})")->retry_after,
      9223372036854775807);
}

std::string text() { return *rc::gen::container<std::string>(rc::gen::inRange<char>(1, 127)); }
int number() { return *rc::gen::inRange(0, 100); }
std::vector<int> some_numbers() {
  return *rc::gen::container<std::vector<int>>(rc::gen::inRange(-9, 99));
}
bool flag() { return *rc::gen::arbitrary<bool>(); }

template <class Make>
auto some(const Make& make) {
  std::vector<decltype(make())> out;
  const int count = *rc::gen::inRange(0, 3);
  for (int i = 0; i < count; ++i) out.push_back(make());
  return out;
}

// Arguments of every type; names keep their order.
Message any_message(int depth) {
  Message out;
  out.id = "an.id" + text();
  const std::vector<int> numbers = some_numbers();
  std::vector<Value> values{number(),
                            text(),
                            Value::square(text()),
                            Value::tile(text()),
                            Value(seat_at(number() % 6)),
                            Value::line(numbers),
                            std::vector<Value>{number(), text()}};
  if (depth > 0) values.emplace_back(any_message(depth - 1));
  for (std::size_t i = 0; i < values.size(); ++i) {
    out.arguments.push_back({std::string(1, static_cast<char>('a' + i)), std::move(values[i])});
  }
  return out;
}

Part any_part() { return {seat_at(number() % 6), text(), any_message(2), number() - 50}; }
Note any_note() {
  return {text(), some([] { return any_message(1); })};
}
TouchedLine any_line() { return {some(text), number(), text(), number(), text(), number()}; }
ActionData any_action_data() {
  ActionData out;
  out.kind = "a" + text();
  if (flag()) out.seat = seat_at(number() % 6);
  out.hand = number();
  out.tiles = some(text);
  out.squares = some(text);
  out.way = text();
  out.dice = some([] { return Die{text(), number()}; });
  out.lines = some(any_line);
  return out;
}
Step any_step() {
  Step out;
  out.action.kind = static_cast<Action::Kind>(*rc::gen::inRange(0, 5));
  const bool has_seat =
      out.action.kind != Action::Kind::chance && out.action.kind != Action::Kind::time_up;
  if (has_seat) out.action.seat = seat_at(number() % 6);
  out.action.text = text();
  out.is_skip = out.action.kind == Action::Kind::move && flag();
  if (flag()) out.data = any_action_data();
  out.hidden = flag();
  out.effect = {some(any_part), some(any_note)};
  return out;
}
NewsEvent any_event() {
  const auto big = *rc::gen::arbitrary<std::uint64_t>();
  return {big, text(), number(), number(), text(), some(any_step), big / 2};
}
NewsSeat any_seat() { return {text(), text(), text(), flag(), text(), flag(), number(), text()}; }

NewsState any_state() {
  NewsState out;
  out.game = text();
  out.options = text();
  out.phase = text();
  out.host = flag();
  out.seats = some(any_seat);
  out.answers = *rc::gen::arbitrary<std::uint64_t>();
  out.turn = some_numbers();
  out.view = text();
  out.hash = text();
  out.scores = some_numbers();
  out.curtain = flag();
  out.clock = {text(), {1, 2}, some_numbers(), flag(), {}};
  if (flag()) out.clock.round_left = number();
  if (flag()) out.pending = NewsPending{text(), number()};
  out.undo_asked_by = number();
  out.fairness = {text(), some(text), text()};
  if (flag()) out.result = NewsResult{some_numbers(), text(), any_message(1)};
  out.next_table = text();
  return out;
}

ServerMessage any_message() {
  ServerMessage out;
  out.kind = static_cast<Kind>(*rc::gen::inRange(0, 7));
  if (out.kind == Kind::news) {
    out.news = {text(), number(), *rc::gen::arbitrary<std::uint64_t>(), some(any_event),
                any_state()};
    return out;
  }
  out.id = text();
  out.version = number();
  out.name = text();
  out.colour = text();
  out.number = *rc::gen::arbitrary<std::uint64_t>();
  out.clause = text();
  out.reason = any_message(2);
  if (out.kind == Kind::bye) out.words = text();
  out.retry_after = number();
  out.table = text();
  return out;
}

RC_GTEST_PROP(ServerMessage, ReadsWhatItPrints, ()) {
  const ServerMessage message = any_message();
  const std::string printed = print_server_message(message);
  const auto again = read_server_message(printed);
  if (!again) RC_FAIL(cat(in_english(again.error()), ": ", printed));
  RC_ASSERT(*again == message);
  RC_ASSERT(print_server_message(*again) == printed);
}

TEST(ServerMessage, BytesThatAreNoUtf8AreReplaced) {
  ServerMessage message;
  message.reason = said("\xff");
  EXPECT_TRUE(read_server_message(print_server_message(message)));
}

}  // namespace
}  // namespace twenties
