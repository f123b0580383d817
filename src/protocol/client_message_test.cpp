#include "protocol/client_message.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using Kind = ClientMessage::Kind;

TEST(ClientMessage, AMoveAsItStandsInTheDocumentation) {
  const auto message = read_client_message(
      R"({"type":"move","id":"k1","table":"t1","seat":2,"answers":7,"move":"7 d4"})");
  ASSERT_TRUE(message);
  EXPECT_EQ(message->kind, Kind::move);
  EXPECT_EQ(message->id, "k1");
  EXPECT_EQ(message->table, "t1");
  EXPECT_EQ(message->seat, seat_at(1));
  EXPECT_EQ(message->answers, 7U);
  EXPECT_EQ(message->move, "7 d4");
}

TEST(ClientMessage, FieldsThatAreNotKnownDoNoHarm) {
  EXPECT_TRUE(read_client_message(R"({"type":"ping","mood":{"is":["good"]}})"));
}

// The id for the answer, and the reason; "fine" if there is none.
std::string refusal(std::string_view json) {
  const auto message = read_client_message(json);
  return message ? "fine" : cat(message.error().id, "|", in_english(message.error().reason));
}

TEST(ClientMessage, WhatIsWrongIsSaidAndTheIdIsKept) {
  EXPECT_EQ(refusal(""), "|a message must be one JSON object");
  EXPECT_EQ(refusal("hello"), "|a message must be one JSON object");
  EXPECT_EQ(refusal("[]"), "|a message must be one JSON object");
  EXPECT_EQ(refusal(R"({"type":"ping"} {})"), "|a message must be one JSON object");
  EXPECT_EQ(refusal("{\"type\":\"\xff\"}"), "|a message must be one JSON object");
  EXPECT_EQ(refusal(R"({"id":"k"})"), R"(k|"type" is missing)");
  EXPECT_EQ(refusal(R"({"id":"k","type":7})"), R"(k|"type" must be a text of at most 40 bytes)");
  EXPECT_EQ(refusal(R"({"id":"k","type":"dance"})"), R"(k|there is no message of type "dance")");
  EXPECT_EQ(refusal(R"({"id":"a b","type":"ping"})"),
            "|an id can only have letters, digits, - and _");
  EXPECT_EQ(refusal(R"({"id":7,"type":"ping"})"), R"(|"id" must be a text of at most 40 bytes)");
  EXPECT_EQ(refusal(R"({"type":"undo","table":"t","seat":1})"), R"(|"id" is missing)");
  EXPECT_EQ(refusal(R"({"type":"undo","id":"","table":"t","seat":1})"), R"(|"id" is empty)");
  EXPECT_EQ(refusal(R"({"type":"undo","id":"k","seat":1})"), R"(k|"table" is missing)");
  EXPECT_EQ(refusal(R"({"type":"undo","id":"k","table":"t"})"), R"(k|"seat" is missing)");
  for (const char* seat : {"0", "7", "-1", "1.0", "\"1\"", "null", "99999999999999999999"}) {
    EXPECT_EQ(refusal(cat(R"({"type":"undo","id":"k","table":"t","seat":)", seat, "}")),
              R"(k|"seat" must be a number from 1 to 6)");
  }
  EXPECT_EQ(refusal(R"({"type":"move","id":"k","table":"t","seat":1,"move":"x"})"),
            R"(k|"answers" is missing)");
  EXPECT_EQ(refusal(R"({"type":"move","id":"k","table":"t","seat":1,"move":"x","answers":-1})"),
            R"(k|"answers" must be a number, 0 or more)");
  EXPECT_EQ(refusal(R"({"type":"answer_undo","id":"k","table":"t"})"), R"(k|"yes" is missing)");
  EXPECT_EQ(refusal(R"({"type":"answer_undo","id":"k","table":"t","yes":1})"),
            R"(k|"yes" must be true or false)");
  EXPECT_EQ(refusal(R"({"type":"hello"})"), R"(|"version" is missing)");
  EXPECT_EQ(refusal(cat(R"({"type":"ping","id":"k","x":")", std::string(5000, 'x'), "\"}")),
            "|the message is too long");
  EXPECT_EQ(refusal(std::string(4000, '[')), "|a message must be one JSON object");
  EXPECT_EQ(refusal(cat(R"({"type":"name","id":"k","name":")", std::string(41, 'x'), "\"}")),
            R"(k|"name" must be a text of at most 40 bytes)");
}

bool concerns_seat(Kind kind) {
  switch (kind) {
    case Kind::sit:
    case Kind::stand:
    case Kind::bot:
    case Kind::move:
    case Kind::confirm:
    case Kind::take_back:
    case Kind::undo:
    case Kind::resign:
    case Kind::care:
    case Kind::help:
      return true;
    default:
      return false;
  }
}

std::string some_text(std::size_t least, std::size_t most) {
  const auto size = *rc::gen::inRange<std::size_t>(least, most + 1);
  return *rc::gen::container<std::string>(size, rc::gen::inRange<char>(1, 127));
}

// A random message with exactly the fields of its kind.
ClientMessage any_message() {
  ClientMessage out;
  out.kind = static_cast<Kind>(*rc::gen::inRange(0, 18));
  const std::string letters = "abcXYZ019-_";
  out.id = *rc::gen::container<std::string>(*rc::gen::inRange<std::size_t>(1, 41),
                                            rc::gen::elementOf(letters));
  const Kind kind = out.kind;
  const bool of_connection = kind == Kind::hello || kind == Kind::name || kind == Kind::ping;
  if (!of_connection) out.table = some_text(1, 64);
  const bool may = kind == Kind::watch || kind == Kind::unwatch || kind == Kind::history;
  if (concerns_seat(kind) || (may && *rc::gen::arbitrary<bool>())) {
    out.seat = seat_at(*rc::gen::inRange(0, max_seats));
  }
  if (kind == Kind::hello) out.version = *rc::gen::inRange(0, 1'000'001);
  if (kind == Kind::watch || kind == Kind::history)
    out.after = *rc::gen::arbitrary<std::uint64_t>();
  const bool may_answer = kind == Kind::confirm || kind == Kind::take_back || kind == Kind::undo;
  if (may_answer && *rc::gen::arbitrary<bool>()) out.answers = *rc::gen::arbitrary<std::uint64_t>();
  if (kind == Kind::move) {
    out.answers = *rc::gen::arbitrary<std::uint64_t>();
    out.move = some_text(1, 400);
  }
  if (kind == Kind::sit) out.share = some_text(1, 64);
  if (kind == Kind::sit || kind == Kind::name) {
    out.name = some_text(kind == Kind::name ? 1 : 0, 40);
    out.colour = some_text(0, 16);
  }
  if (kind == Kind::bot) out.level = some_text(1, 40);
  if (kind == Kind::answer_undo) out.yes = *rc::gen::arbitrary<bool>();
  if (kind == Kind::rematch) out.same_tiles = *rc::gen::arbitrary<bool>();
  if (kind == Kind::help) out.what = some_text(1, 16);
  return out;
}

RC_GTEST_PROP(ClientMessage, ReadsWhatItPrints, ()) {
  const ClientMessage message = any_message();
  const std::string printed = print_client_message(message);
  const auto again = read_client_message(printed);
  if (!again) RC_FAIL(cat(in_english(again.error().reason), ": ", printed));
  RC_ASSERT(*again == message);
}

RC_GTEST_PROP(ClientMessage, EveryFieldThatIsOfAnotherFormIsRefusedWithTheId, ()) {
  const ClientMessage message = any_message();
  auto object = nlohmann::json::parse(print_client_message(message));
  std::vector<std::string> names;
  for (const auto& [name, value] : object.items()) {
    if (name != "id") names.push_back(name);
  }
  object[*rc::gen::elementOf(names)] = nlohmann::json::array({1});
  const auto read = read_client_message(object.dump());
  RC_ASSERT(!read.has_value());
  RC_ASSERT(read.error().id == message.id);
  RC_ASSERT(!read.error().reason.empty());
}

}  // namespace
}  // namespace twenties
