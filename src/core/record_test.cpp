#include "core/record.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "base/text.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

constexpr std::string_view example =
    "twenties record 1\n"
    "game: null-game\n"
    "rules: 1\n"
    "options: players=2\n"
    "seats: Ann, bot greedy\n"
    "date: 2024-05-06\n"
    "seed: 20\n"
    "result: 4 2 winners 1\n"
    "\n"
    "* heap 6\n"
    "1: take 2\n"
    "2: take 2\n"
    "1: take 2\n";

Record read(std::string_view text) {
  const auto record = read_record(text);
  EXPECT_TRUE(record) << in_english(record.error().message());
  return record.value_or(Record{});
}

// The text of a record with these lines after the first; they start at line 2.
std::string lines(std::string_view rest) { return cat("twenties record 1\n", rest); }

std::string refusal(std::string_view text) {
  const auto record = read_record(text);
  return record ? "accepted" : in_english(record.error().message());
}

std::vector<Action> actions_of(std::string_view rest) {
  return read(lines(cat("game: x\n", rest))).actions;
}

Action chance(std::string text) { return {Action::Kind::chance, nobody, std::move(text)}; }
Action move(int seat, std::string text) {
  return {Action::Kind::move, seat_at(seat - 1), std::move(text)};
}

TEST(Record, ReadsHeadersAndActions) {
  const Record record = read(example);
  EXPECT_EQ(record.game, "null-game");
  EXPECT_EQ(record.rules_version, 1);
  EXPECT_EQ(record.options, "players=2");
  EXPECT_EQ(record.position, "");
  EXPECT_EQ(record.seats, (std::vector<std::string>{"Ann", "bot greedy"}));
  EXPECT_EQ(record.remarks, (std::vector<Remark>{{"date", "2024-05-06"}, {"seed", "20"}}));
  ASSERT_TRUE(record.result);
  EXPECT_EQ(record.result->scores, (std::vector{4, 2}));
  EXPECT_EQ(record.result->winners, SeatSet::of(seat_at(0)));
  EXPECT_EQ(record.result->line, 8);
  EXPECT_EQ(record.actions, (std::vector<Action>{chance("heap 6"), move(1, "take 2"),
                                                 move(2, "take 2"), move(1, "take 2")}));
  EXPECT_EQ(record.actions[0].line, 10);
  EXPECT_EQ(record.actions[3].line, 13);
}

TEST(Record, PrintsWhatItReads) { EXPECT_EQ(print_record(read(example)), example); }

TEST(Record, NeedsOnlyTheGame) {
  const Record record = read(lines("game: x"));
  EXPECT_EQ(record.rules_version, 1);
  EXPECT_FALSE(record.result);
  EXPECT_TRUE(record.actions.empty());
  EXPECT_EQ(print_record(record), "twenties record 1\ngame: x\nrules: 1\noptions: \n\n");
}

TEST(Record, SpacingLineEndingsAndEmptyLinesDoNotMatter) {
  std::string windows;
  for (const char c : example) windows += c == '\n' ? "  \r\n\r\n\t" : std::string(1, c);
  EXPECT_EQ(print_record(read(windows)), example);
  EXPECT_EQ(read(lines("  game :x \n*  roll  1 \n 2 :take 1")).actions,
            (std::vector<Action>{chance("roll  1"), move(2, "take 1")}));
}

TEST(Record, CommentsStandOnTheirOwnLineOrAfterAnAction) {
  EXPECT_EQ(actions_of("# from a real table\n  # indented\n* heap 6 # six\n1: take 2\t# both\n"
                       "! time # out\n"),
            (std::vector<Action>{
                chance("heap 6"), move(1, "take 2"), {Action::Kind::time_up, nobody, {}}}));
  EXPECT_EQ(actions_of("1: a#b\n"), std::vector<Action>{move(1, "a#b")}) << "no space before it";
  EXPECT_EQ(read(lines("game: x\nnote: table #4\n")).remarks[0].second, "table #4")
      << "headers have no comments";
}

TEST(Record, ACommentCanStandInThePlaceOfAnAction) {
  for (const std::string_view text : {"* # nothing", "*# nothing", "*\v# nothing"}) {
    EXPECT_EQ(actions_of(text), std::vector<Action>{chance("")}) << text;
  }
  for (const std::string_view text : {"1: # nothing", "1:# nothing", "1 :\f# nothing"}) {
    EXPECT_EQ(actions_of(text), std::vector<Action>{move(1, "")}) << text;
  }
}

TEST(Record, EventsAreTimeAndResignation) {
  EXPECT_EQ(actions_of("! time\n!resign 2\n"),
            (std::vector<Action>{{Action::Kind::time_up, nobody, {}},
                                 {Action::Kind::resign, seat_at(1), {}}}));
  for (const std::string_view event :
       {"", "resign", "resign 0", "resign 7", "resign 1 2", "Time", "resign one", "time up"}) {
    EXPECT_EQ(
        refusal(lines(cat("game: x\n\n! ", event))),
        cat("line 4: after \"!\" comes \"time\", \"resign 1\" or \"flag 1\", not ", quote(event)));
  }
}

TEST(Record, ResultsNameScoresAndWinners) {
  const auto result = [](std::string_view text) {
    return *read(lines(cat("game: x\nresult: ", text))).result;
  };
  EXPECT_EQ(result("12 12 winners 1 2").winners, SeatSet::first(2));
  EXPECT_TRUE(result("-9 winners none").winners.empty());
  EXPECT_EQ(result("-9 winners none").scores, std::vector{-9});
  for (const std::string_view text : {"", "12", "winners 1", "12 winners", "winners none"}) {
    EXPECT_EQ(refusal(lines(cat("game: x\nresult: ", text))),
              "line 3: a result is written \"240 60 winners 1\" or \"12 winners none\"")
        << text;
  }
  EXPECT_EQ(refusal(lines("game: x\nresult: 12 winner 1")),
            "line 3: a score is a number, not \"winner\"");
  EXPECT_EQ(refusal(lines("result: 12 winners 7")),
            "line 2: a winner is a seat's number, not \"7\"");
  EXPECT_EQ(refusal(lines("result: 12 winners none 1")),
            "line 2: a winner is a seat's number, not \"none\"");
  EXPECT_EQ(refusal(lines("result: 012 winners 1")), "line 2: a score is a number, not \"012\"");
}

TEST(Record, BeginsWithItsFirstLine) {
  EXPECT_EQ(refusal(""), "line 1: a record begins with \"twenties record 1\"");
  EXPECT_EQ(refusal("\n# only a comment\n"), "line 3: a record begins with \"twenties record 1\"");
  EXPECT_EQ(refusal("\n\ngame: x\n"),
            "line 3: a record begins with \"twenties record 1\", not \"game: x\"");
  EXPECT_EQ(refusal("twenties record 2\ngame: x\n"),
            "line 1: a record begins with \"twenties record 1\", not \"twenties record 2\"");
  EXPECT_EQ(refusal("# saved\ntwenties record 1\ngame: x\n"), "accepted");
}

TEST(Record, TheGameMustBeNamed) {
  EXPECT_EQ(refusal("twenties record 1\n"), "line 2: the header \"game:\" is missing");
  EXPECT_EQ(refusal(lines("game:\n")), "line 3: the header \"game:\" is missing");
}

TEST(Record, HeadersAreKnownAndGivenOnceBeforeTheGame) {
  EXPECT_EQ(refusal(lines("game: x\n\ncolour: red\n")),
            "line 4: unknown header \"colour\"; there are: game, rules, options, position, seats, "
            "result, date, place, event, seed, commitment, shares, secret, help, note");
  EXPECT_EQ(refusal(lines("Game: x\n")).substr(0, 30), "line 2: unknown header \"Game\";");
  EXPECT_EQ(refusal(lines("game: x\nnote: a\nnote: b\n")),
            "line 4: the header \"note\" is given twice");
  EXPECT_EQ(refusal(lines("game: x\n* heap 6\nnote: late\n")),
            "line 4: the header \"note\" must come before the first action");
  EXPECT_EQ(refusal(lines("game: x\n\nwhat is this\n")),
            "line 4: neither a header (\"name: value\") nor an action (\"1: ...\", \"* ...\"): "
            "\"what is this\"");
}

TEST(Record, RulesVersionsAreNumbersFromOne) {
  EXPECT_EQ(read(lines("game: x\nrules: 12\n")).rules_version, 12);
  for (const std::string_view version : {"0", "-1", "1.0", "", "x", "1000001", "01"}) {
    EXPECT_EQ(refusal(lines(cat("rules: ", version))),
              cat("line 2: the rules version is a number from 1, not ", quote(version)));
  }
}

TEST(Record, SeatsHaveNames) {
  EXPECT_EQ(read(lines("game: x\nseats: Zo\u00eb,  bot greedy ,#3")).seats,
            (std::vector<std::string>{"Zo\u00eb", "bot greedy", "#3"}));
  for (const std::string& names : {std::string(), std::string("Ann,"), std::string("Ann,,Bob"),
                                   std::string("A\x1b[0mB"), std::string(41, 'x')}) {
    EXPECT_EQ(refusal(lines(cat("seats: ", names))).substr(0, 52),
              "line 2: a seat's name is 1 to 40 printable character")
        << names;
  }
  EXPECT_EQ(refusal(lines(cat("game: x\nseats: ", std::string(40, 'x')))), "accepted");
}

TEST(Record, MovesNameTheirSeat) {
  for (const std::string_view line : {"0: take 1", "7: take 1", "01: take 1", "1 take 1", "12",
                                      "1a: take 1", "1 2: take 1", "1 # : take 1"}) {
    const std::string reason = refusal(lines(cat("game: x\n\n\n", line)));
    EXPECT_EQ(reason.substr(0, 71),
              "line 5: a move is written \"1: ...\" with the seat's number, 1 to 6, not ")
        << line;
  }
  EXPECT_EQ(actions_of("6: a: b"), std::vector<Action>{move(6, "a: b")});
}

TEST(Record, ATooLongTextIsNotRead) {
  const std::string head = lines("game: x\nnote: ");
  const std::string longest = head + std::string(longest_record - head.size(), 'x');
  EXPECT_EQ(refusal(longest), "accepted");
  EXPECT_EQ(refusal(longest + "x"), "a record has at most 1048576 bytes, this has 1048577");
}

TEST(Record, ManyShortLinesAreRead) {
  std::string text = lines("game: x\n");
  while (text.size() + 2 <= longest_record) text += "*\n";
  EXPECT_EQ(read(text).actions.size(), (longest_record - lines("game: x\n").size()) / 2);
}

TEST(Record, HostileTextComesBackHarmless) {
  const std::string shout = refusal(lines(cat("\x1b[2J\a", std::string(10'000, 'x'))));
  EXPECT_LT(shout.size(), 200U);
  EXPECT_TRUE(std::ranges::none_of(shout, [](char c) { return c >= 0 && c < ' '; })) << shout;
  EXPECT_EQ(refusal(std::string_view("\0\0\n\xff\xfe", 5)).substr(0, 8), "line 1: ");
}

RC_GTEST_PROP(Record, AnyBytesAreReadOrRefused, (const std::vector<std::uint8_t>& bytes)) {
  const std::string text(bytes.begin(), bytes.end());
  RC_ASSERT(!read_record(text));
  if (const auto record = read_record(lines(cat("game: x\n* ", text)))) {
    const std::string printed = print_record(*record);
    RC_ASSERT(print_record(read(printed)) == printed);
  }
}

TEST(Record, IsTextInUtf8) {
  EXPECT_EQ(refusal(lines("game: x\n# caf\xe9\n")), "line 3: this line is not UTF-8 text");
  EXPECT_EQ(refusal(lines("game: x\n# caf\u00e9\n")), "accepted");
  EXPECT_EQ(refusal(cat("\xef\xbb\xbf", example)), "accepted") << "some editors begin so";
}

TEST(RecordError, SaysWhereAndWhichClause) {
  EXPECT_EQ(in_english((RecordError{12, "3.2", said("over 24")}).message()),
            "line 12: over 24 (3.2)");
  EXPECT_EQ(
      in_english((RecordError{12, std::string(table_clause), said("not your turn")}).message()),
      "line 12: not your turn");
  EXPECT_EQ(in_english((RecordError{0, {}, said("no such game")}).message()), "no such game");
}

TEST(TidyName, KeepsWhatARecordCanHold) {
  EXPECT_EQ(tidy_name("Ann"), "Ann");
  EXPECT_EQ(tidy_name("  Ann, the\nfirst\x7f "), "Ann  the first");
  EXPECT_EQ(tidy_name(" ,\t"), "");
  EXPECT_EQ(tidy_name(std::string(39, 'x') + "\u00e9"), std::string(39, 'x'));
  EXPECT_EQ(tidy_name(std::string(38, 'x') + "\u00e9"), std::string(38, 'x') + "\u00e9");
  EXPECT_EQ(tidy_name(std::string(39, 'x') + " y"), std::string(39, 'x'));
}

RC_GTEST_PROP(TidyName, ATidyNameStaysAsItIs, (const std::vector<std::uint8_t>& bytes)) {
  const std::string tidy = tidy_name(std::string(bytes.begin(), bytes.end()));
  RC_ASSERT(tidy_name(tidy) == tidy);
}

namespace generate {

// Words as they stand in moves, options and remarks, now and then with signs that mean something.
std::string phrase(std::size_t fewest) {
  const auto pieces = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
      "take", "7", "d4", "a:b", "*", "!", "x#y", "players=2", "Zo\u00eb", ",", "\x1b", "winners"));
  std::string out = join(pieces, " ");
  return out.empty() && fewest > 0 ? "x" : out;
}

std::vector<std::string> seats() {
  return *rc::gen::container<std::vector<std::string>>(
      rc::gen::element<std::string>("Ann", "bot greedy", "Zo\u00eb the 2nd", "#3", "a: b"));
}

std::vector<Remark> remarks() {
  std::vector<Remark> out;
  for (const char* name : {"note", "date", "place", "seed", "event"}) {
    if (*rc::gen::arbitrary<bool>()) out.emplace_back(name, phrase(0));
  }
  return out;
}

std::optional<RecordedResult> result() {
  if (*rc::gen::arbitrary<bool>()) return std::nullopt;
  return RecordedResult{*rc::gen::nonEmpty<std::vector<int>>(),
                        SeatSet(*rc::gen::inRange<std::uint8_t>(0, 1U << max_seats))};
}

Action action() {
  const Seat seat = seat_at(*rc::gen::inRange(0, max_seats));
  switch (*rc::gen::inRange(0, 4)) {
    case 0:
      return {Action::Kind::time_up, nobody, {}};
    case 1:
      return {Action::Kind::resign, seat, {}};
    case 2:
      return {Action::Kind::chance, nobody, phrase(0)};
    default:
      return {Action::Kind::move, seat, phrase(0)};
  }
}

Record record() {
  Record out;
  out.game = phrase(1);
  out.rules_version = *rc::gen::inRange(1, 1'000'001);
  out.options = phrase(0);
  out.position = phrase(0);
  out.seats = seats();
  out.remarks = remarks();
  out.result = result();
  const int actions = *rc::gen::inRange(0, 12);
  for (int i = 0; i < actions; ++i) out.actions.push_back(action());
  return out;
}

}  // namespace generate

RC_GTEST_PROP(Record, ReadingIsTheInverseOfPrinting, ()) {
  const Record record = generate::record();
  const std::string text = print_record(record);
  const auto again = read_record(text);
  RC_ASSERT(again.has_value());
  RC_ASSERT(again->game == record.game);
  RC_ASSERT(again->rules_version == record.rules_version);
  RC_ASSERT(again->options == record.options);
  RC_ASSERT(again->position == record.position);
  RC_ASSERT(again->seats == record.seats);
  RC_ASSERT(again->remarks == record.remarks);
  RC_ASSERT(again->result.has_value() == record.result.has_value());
  if (record.result) {
    RC_ASSERT(again->result->scores == record.result->scores);
    RC_ASSERT(again->result->winners == record.result->winners);
  }
  RC_ASSERT(again->actions == record.actions);
  RC_ASSERT(print_record(*again) == text);
}

TEST(Record, KeepsCommentsWhereTheyStand) {
  const std::string text =
      "twenties record 1\ngame: null-game\nrules: 1\noptions: \n# club night\n\n* heap 5  # small\n"
      "# careful\n#\n1: take 2\n! resign 1  # a pity\n# good night\n";
  const auto record = read_record(text);
  ASSERT_TRUE(record) << in_english(record.error().message());
  EXPECT_EQ(record->comments, std::vector<std::string>{"club night"});
  EXPECT_EQ(record->actions[0].comment, "small");
  EXPECT_EQ(record->actions[1].comments_above, (std::vector<std::string>{"careful", ""}));
  EXPECT_EQ(record->actions[2].comment, "a pity");
  EXPECT_EQ(record->last_words, std::vector<std::string>{"good night"});
  EXPECT_EQ(print_record(*record), text);
}

}  // namespace
}  // namespace twenties
