#include "wasm/core.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/registry.hpp"
#include "protocol/message_json.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

json ask(Core& core, std::string_view question, json fields = json::object()) {
  fields["ask"] = question;
  return json::parse(core.ask(fields.dump()));
}

json ask(std::string_view question, json fields = json::object()) {
  Core core(all_games_and_null());
  return ask(core, question, std::move(fields));
}

json position(std::string_view game, std::string_view view, int seat) {
  return {{"game", game}, {"view", view}, {"seat", seat}};
}

json with(json fields, std::string_view name, json value) {
  fields[name] = std::move(value);
  return fields;
}

constexpr std::string_view seven_view =
    "players=2 turn=1 board=......./......./......./..69.../......./......./....... "
    "hands=1,7,9,9,10,10/?6 aside=?3 points=0,0,0,0,0/0,0,0,0,0";

TEST(CoreScene, TwentyFourSevenShowsOneHandAndCountsTheOthers) {
  const json scene = ask("scene", position("twenty-four-seven", seven_view, 1));
  EXPECT_EQ(scene["hand"], json({1, 7, 9, 9, 10, 10}));
  EXPECT_EQ(scene["hand_sizes"], json({6, 6}));
  EXPECT_EQ(scene["turn"], json({1}));
  EXPECT_EQ(scene["squares"].size(), 49U);
  EXPECT_EQ(scene["squares"][23], json({{"name", "c4"}, {"tile", 6}}));
}

TEST(CoreScene, TheNullGameShowsTheHeapAndTheMoves) {
  const json scene = ask("scene", position("null-game", "players=2 to-move=2 heap=1 taken=3,2", 1));
  EXPECT_EQ(scene["heap"], 1);
  EXPECT_EQ(scene["scores"], json({3, 2}));
  EXPECT_EQ(scene["takes"], json({{{"move", "take 1"}, {"count", 1}}}));
}

TEST(Core, HasTheGamesThatItWasMadeWith) {
  Core core(all_games());
  const json found = ask(core, "scene", position("null-game", "players=2", 1));
  EXPECT_EQ(found["error"]["id"], "table.no-such-game");
}

TEST(Core, AGameIsAskedItsOwnQuestionsAlone) {
  const json seven = position("twenty-four-seven", seven_view, 1);
  for (const char* question : {"lay", "judge_in_row", "puzzle", "proved", "dance"}) {
    EXPECT_EQ(ask(question, seven)["error"]["id"], "study.no-question") << question;
  }
  EXPECT_EQ(ask("fits")["error"]["id"], "study.no-question") << "no game";
}

TEST(CoreFits, SaysOfEverySquareWhatATileDoesThere) {
  const json fits = ask("fits", with(position("twenty-four-seven", seven_view, 1), "tile", 9));
  EXPECT_EQ(fits.size(), 47U);
  const auto at = [&](std::string_view square) {
    for (const json& fit : fits) {
      if (fit["square"] == square) return fit;
    }
    return json();
  };
  const json good = at("e4");
  EXPECT_TRUE(good["allowed"]);
  EXPECT_EQ(good["points"], 40);  // 6+9+9
  EXPECT_EQ(good["lines"][0]["kind"], "sum_of_24");
  EXPECT_EQ(good["lines"][0]["squares"], json({"c4", "d4", "e4"}));
  EXPECT_EQ(at("a1")["clause"], "3.1");
}

TEST(CoreFits, DrawsTheLineThatIsTooHigh) {
  const json fits =
      ask("judge", with(position("twenty-four-seven", seven_view, 1), "typed", "10 b4"));
  EXPECT_FALSE(fits["allowed"]);
  EXPECT_EQ(fits["clause"], "3.2");
  EXPECT_EQ(fits["lines"][0],
            json({{"kind", "over"}, {"squares", {"b4", "c4", "d4"}}, {"sum", 25}}));
}

TEST(CoreJudge, WhatIsNoMoveIsRefusedByTheTable) {
  const json judged =
      ask("judge", with(position("twenty-four-seven", seven_view, 1), "typed", "dance"));
  EXPECT_FALSE(judged["allowed"]);
  EXPECT_EQ(judged["clause"], "table");
}

constexpr std::string_view sums_view =
    "players=2 pool=full time=none phase=play to-move=2 starter=1 idle=0 passes=0 time-up=no "
    "board=h2:4,i2:8,n2:11,d3:1,d4:6,d5:2,k5:7,l5:3,b8:12,f8:4,g8:2,h8:10,i8:4,n8:13,f9:7,f10:1,"
    "d11:4,e11:8,f11:8,l11:3,l12:9,l13:5,b14:14,g14:6,h14:3 racks=12349/1122* "
    "tally=3,4,0,0,0/0,0,0,0,0";

TEST(CoreList, HasTheMovesAndTheirPointsAndNothingElse) {
  // A wild in hand: thousands of moves.
  const json sums = position("sums-of-20", sums_view, 2);
  for (const json& at : {sums, position("twenty-four-seven", seven_view, 1)}) {
    const json moves = ask("moves", at);
    json expected = json::array();
    json silent = json::array();
    for (const json& one : moves) {
      expected.push_back({{"move", one["move"]}, {"points", one["points"]}});
      silent.push_back({{"move", one["move"]}, {"points", 0}});
    }
    EXPECT_EQ(ask("list", at), expected);
    EXPECT_EQ(ask("list", with(at, "plain", true)), silent) << "no help at the table";
  }
  EXPECT_GT(ask("moves", sums).dump().size(), 8 * ask("list", sums).dump().size());
}

json laid(json tiles) {
  return ask("lay", with(position("sums-of-20", sums_view, 2), "tiles", std::move(tiles)));
}

TEST(CoreJudge, ASpectatorIsShownTheLinesAndHasNoMove) {
  constexpr std::string_view view =
      "players=2 turn=1 board=......./......./......./..69.../......./......./....... "
      "hands=?6/?6 aside=?3 points=0,0,0,0,0/0,0,0,0,0";
  const json judged = ask("judge", with(position("twenty-four-seven", view, 0), "typed", "9 e4"));
  EXPECT_FALSE(judged["allowed"]);
  EXPECT_EQ(judged["clause"], "table");
  EXPECT_EQ(judged["lines"][0]["sum"], 24);
}

TEST(CoreLay, SumsEveryLineThatALaidTileTouches) {
  const json found = laid({{{"square", "j2"}, {"tile", "2"}}});
  ASSERT_EQ(found["lines"].size(), 1U);
  EXPECT_EQ(found["lines"][0]["sum"], 14);
  EXPECT_EQ(found["lines"][0]["reach"], "under");
  EXPECT_FALSE(found["judged"]["allowed"]);
  EXPECT_EQ(found["judged"]["clause"], "3.3");
}

TEST(CoreLay, AWildCountsNothingUntilItIsNamed) {
  const json open = laid({{{"square", "j2"}, {"tile", "*"}}});
  EXPECT_EQ(open["clause"], "3.4");
  EXPECT_FALSE(open.contains("judged"));
  const json named = laid({{{"square", "j2"}, {"tile", "*8"}}});
  EXPECT_EQ(named["lines"][0]["reach"], "exact");
  EXPECT_TRUE(named["judged"]["allowed"]);
  EXPECT_EQ(named["judged"]["move"], "j2 *8");
}

// Clauses 3.2 to 3.4: what more tiles or a number can still put right is no refusal for good.
TEST(CoreLay, SaysWhatMayStillBecomeAPlay) {
  const auto is_unfinished = [](const json& tiles) { return laid(tiles).contains("unfinished"); };
  EXPECT_TRUE(is_unfinished({{{"square", "j2"}, {"tile", "2"}}}));  // 4+8+2
  EXPECT_TRUE(is_unfinished({{{"square", "j2"}, {"tile", "*"}}}));
  EXPECT_TRUE(
      is_unfinished({{{"square", "a1"}, {"tile", "1"}}, {{"square", "c1"}, {"tile", "1"}}}));
  EXPECT_FALSE(is_unfinished({{{"square", "j2"}, {"tile", "*8"}}}));  // a play
  EXPECT_FALSE(is_unfinished({{{"square", "j2"}, {"tile", "*9"}}}));  // 4+8+9
  EXPECT_FALSE(
      is_unfinished({{{"square", "a1"}, {"tile", "1"}}, {{"square", "b2"}, {"tile", "1"}}}));
  EXPECT_FALSE(is_unfinished({{{"square", "j2"}, {"tile", "3"}}}));  // not on the rack
}

TEST(CoreLay, APlayAheadOfItsTurnIsJudgedAsIfThatHadCome) {
  const auto ahead = [](int seat, std::string_view tile) {
    json tiles{{{"square", "j2"}, {"tile", tile}}};
    return ask("lay", with(position("sums-of-20", sums_view, seat), "tiles", std::move(tiles)));
  };
  EXPECT_TRUE(ahead(1, "2")["unfinished"]);  // 4+8+2
  EXPECT_EQ(ahead(1, "9")["judged"]["clause"], "3.3");
  EXPECT_FALSE(ahead(1, "9").contains("unfinished"));
  const json good = ask("lay", with(position("sums-of-20", sums_view, 1), "tiles",
                                    {{{"square", "j2"}, {"tile", "4"}},
                                     {{"square", "k2"}, {"tile", "3"}},
                                     {{"square", "g2"}, {"tile", "1"}}}));
  EXPECT_TRUE(good["judged"]["allowed"]) << good;
  EXPECT_EQ(ahead(0, "2")["judged"]["clause"], "table");
  EXPECT_FALSE(ahead(0, "2").contains("unfinished"));
}

TEST(CoreLay, TilesThatAreNoPlaySayWhy) {
  EXPECT_EQ(laid({{{"square", "a1"}, {"tile", "1"}}, {{"square", "b2"}, {"tile", "1"}}})["clause"],
            "3.1");
  EXPECT_EQ(laid({{{"square", "a1"}, {"tile", "1"}}, {{"square", "c1"}, {"tile", "1"}}})["clause"],
            "3.2");
  EXPECT_EQ(laid({{{"square", "h2"}, {"tile", "1"}}})["clause"], "table");
  EXPECT_EQ(laid({1, "x"})["clause"], "3.1");
}

TEST(CoreScene, GameOf20HasTheDraftWithHowManyATurnTakes) {
  const json scene =
      ask("scene", position("game-of-20",
                            "players=2 centres=1-6 board=.,.,.,.,./.,.,.,.,./.,.,4,.,./.,.,.,.,./"
                            ".,.,.,.,. hands=1,1,2,17/1,1,2 to-move=2",
                            2));
  EXPECT_EQ(scene["stage"], "draft");
  EXPECT_EQ(scene["pick"], 2);
  EXPECT_EQ(scene["pool"].size(), 17U);
  EXPECT_EQ(scene["hands"][0]["tiles"], json({1, 1, 2, 17}));
}

// Clauses 3.4 and 3.5 of Game of 20: one tile beside a square asks for no sum.
TEST(CoreFits, GameOf20TellsASumFromASingleNeighbour) {
  const json at = position("game-of-20",
                           "players=2 centres=1-6 board=.,.,.,.,./.,.,1,.,./.,1,4,.,./.,.,.,.,./"
                           ".,.,.,.,. hands=1,2,3,5,7,9,11,13,15,17,19/1,2,4,6,8,10,12,14,16,18,20 "
                           "to-move=2",
                           2);
  const json sum = ask("judge", with(at, "typed", "2 b2"))["lines"];
  ASSERT_EQ(sum.size(), 1U);
  EXPECT_EQ(sum[0], json({{"kind", "around"}, {"squares", {"c2", "b3"}}, {"sum", 2}}));
  EXPECT_EQ(ask("judge", with(at, "typed", "2 d3"))["lines"][0],
            json({{"kind", "beside"}, {"squares", {"c3"}}, {"sum", 4}}));
  EXPECT_TRUE(ask("judge", with(at, "typed", "2 a1"))["lines"].empty());
}

// What lines over the same squares bring together: a run that sums to 24.
TEST(CoreJudge, TwentyFourSevenSaysWhatLinesOverTheSameSquaresBring) {
  constexpr std::string_view view =
      "players=2 turn=1 board=......./......./......./..78.../......./......./....... "
      "hands=1,7,9,9,10,10/?6 aside=?3 points=0,0,0,0,0/0,0,0,0,0";
  const json judged = ask("judge", with(position("twenty-four-seven", view, 1), "typed", "9 e4"));
  ASSERT_EQ(judged["lines"].size(), 2U);
  for (const json& line : judged["lines"]) EXPECT_EQ(line["together"], judged["points"]);
}

constexpr std::string_view marking_view =
    "players=2 sheets=random cross=any phase=mark dealt=A,C active=1 "
    "dice=B3,G1,R6,Y2,W5,K4 rows=.5.31./....../....../....../......,"
    ".3.2../....../....../....../...... sealed=-,?";

// Clause 3.5 of Twenty One.
TEST(CoreScene, TwentyOneSaysWhatMatchesAndWhatWould) {
  const json scene = ask("scene", position("twenty-one", marking_view, 1));
  // Sheet A begins G6 R5 K4 Y3 W2 B1; green, black and blue are open, and black shows 4.
  const json& spaces = scene["players"][0]["rows"][0]["spaces"];
  const auto with_flag = [&](const char* name) {
    std::string out;
    for (const json& space : spaces) {
      if (space.contains(name)) out += std::to_string(space["printed"].get<int>());
    }
    return out;
  };
  EXPECT_EQ(with_flag("matched"), "53");
  EXPECT_EQ(with_flag("would_match"), "4");
  // Row 2 of the sheet has blue 3, and is not open yet.
  EXPECT_FALSE(scene["players"][0]["rows"][1]["spaces"][3].contains("would_match"));
}

// Clause 3.3 of Twenty One: a space of another row is pointed at.
TEST(CoreJudge, TwentyOneRefusesAnotherRow) {
  json asked = with(position("twenty-one", marking_view, 1), "typed", "write black");
  EXPECT_TRUE(ask("judge", asked)["allowed"]);
  EXPECT_TRUE(ask("judge_in_row", with(asked, "row", 1))["allowed"]);
  const json refused = ask("judge_in_row", with(asked, "row", 2));
  EXPECT_FALSE(refused["allowed"]);
  EXPECT_EQ(refused["clause"], "3.3");
  EXPECT_EQ(refused["reason"],
            json({{"id", "twenty-one.row-not-open"}, {"args", {{"row", 2}, {"current", 1}}}}));
}

TEST(CoreScene, TwentyOneShowsSheetsAndOnlyTheOwnSealedMark) {
  const json scene = ask("scene", position("twenty-one", marking_view, 1));
  EXPECT_EQ(scene["phase"], "mark");
  EXPECT_EQ(scene["players"][0]["sheet"], "A");
  EXPECT_EQ(scene["players"][0]["rows"][0]["spaces"][1]["value"], 5);
  EXPECT_TRUE(scene["players"][1]["marked"]);
  EXPECT_FALSE(scene["players"][1].contains("mark"));
  EXPECT_TRUE(scene["dice"][1]["locked"]);
}

class CoreTables : public testing::Test {
 protected:
  json open(json more = json::object()) {
    json fields{{"table", "local-1"},
                {"game", "twenty-four-seven"},
                {"seats", {"open", "bot:greedy"}},
                {"secret", std::string(64, 'a')},
                {"shares", {"s1", "s2"}},
                {"names", {"Ann"}},
                {"now", 1000}};
    fields.update(more);
    return ask(core, "open", fields);
  }
  json tell(json message, std::int64_t now = 2000) {
    message["table"] = "local-1";
    return ask(core, "tell",
               {{"message", message.dump()},
                {"now", now},
                {"next", "local-2"},
                {"secret", std::string(64, 'b')},
                {"shares", {"t1", "t2"}}});
  }
  json watch() { return tell({{"type", "watch"}, {"seat", 1}})["messages"][0]["state"]; }

  Core core{all_games()};
};

TEST_F(CoreTables, APersonSitsDownAndTheGameBegins) {
  const json opened = open();
  EXPECT_EQ(opened["seats"], json({"Ann", "greedy"}));
  EXPECT_THAT(opened["fresh"][0].get<std::string>(), HasSubstr("game=twenty-four-seven"));
  EXPECT_EQ(watch()["phase"], "playing");
}

TEST_F(CoreTables, ATableComesBackFromItsLog) {
  const json opened = open();
  const std::string view = watch()["view"];
  Core other(all_games());
  const json restored =
      ask(other, "restore", {{"table", "local-1"}, {"log", opened["fresh"]}, {"now", 90'000}});
  EXPECT_FALSE(restored.contains("error")) << restored;
  const json news = ask(other, "tell",
                        {{"message", R"({"type":"watch","table":"local-1","seat":1})"},
                         {"now", 90'000}})["messages"][0];
  EXPECT_EQ(news["state"]["view"], view);
}

TEST_F(CoreTables, WhatIsTakenBackNeverHappened) {
  open();
  const json before = watch();
  tell({{"type", "resign"}, {"id", "r"}, {"seat", 1}});
  core.take_back();
  EXPECT_EQ(watch()["view"], before["view"]);
  EXPECT_EQ(watch()["phase"], "playing");
}

TEST_F(CoreTables, ATableThatCouldNotBeOpenedYetIsGone) {
  open();
  core.take_back();
  EXPECT_EQ(tell({{"type", "watch"}})["messages"][0]["type"], "gone");
  EXPECT_FALSE(open().contains("error"));
}

TEST_F(CoreTables, ARematchOpensATableOfItsOwn) {
  open();
  tell({{"type", "resign"}, {"id", "r"}, {"seat", 1}});
  const json again = tell({{"type", "rematch"}, {"id", "again"}});
  EXPECT_EQ(again["messages"][0]["table"], "local-2");
  EXPECT_EQ(again["opened"]["table"], "local-2");
  EXPECT_EQ(again["opened"]["seats"], json({"greedy", "Ann"}));
  const json twice = tell({{"type", "rematch"}, {"id", "again"}});
  EXPECT_EQ(twice["messages"][0]["table"], "local-2");
  EXPECT_FALSE(twice.contains("opened"));
}

TEST_F(CoreTables, AGameBeginsAtThePositionOfARecord) {
  const json puzzle =
      ask(core, "puzzle", {{"game", "game-of-20"}, {"level", "easy"}, {"seed", "3"}});
  const json opened = open({{"record", puzzle["record"]}, {"seats", json::array()}});
  ASSERT_FALSE(opened.contains("error")) << opened;
  EXPECT_EQ(watch()["view"], puzzle["view"]);
  const json kept = ask(core, "record", {{"table", "local-1"}});
  EXPECT_THAT(kept["record"].get<std::string>(), HasSubstr("position: players=1"));
}

TEST_F(CoreTables, BadPlansAreRefusedAndLeaveNothing) {
  EXPECT_TRUE(open({{"game", "chess"}}).contains("error"));
  EXPECT_TRUE(open({{"seats", {"bot:dragon"}}}).contains("error"));
  EXPECT_TRUE(open({{"shares", {"a,b"}}}).contains("error"));
  EXPECT_TRUE(open({{"names", {"bot x"}}}).contains("error"));
  EXPECT_FALSE(open().contains("error"));
  EXPECT_TRUE(open().contains("error"));  // the name is taken
}

TEST(CoreRecords, AReplayHidesFromASeatWhatItMayNotKnow) {
  constexpr std::string_view record =
      "twenties record 1\ngame: 24/7\noptions: players=2\n\n* aside 1 2 7\n* centre 9\n"
      "* deal 1 1 2 3 4 6 9\n* deal 2 1 1 2 5 6 8\n* first 2\n2: 1 c4\n";
  const json seen = ask("replay", {{"record", record}, {"seat", 1}});
  EXPECT_EQ(seen["steps"][3]["hidden"], true);
  EXPECT_FALSE(seen["steps"][3].contains("text"));
  EXPECT_THAT(seen["views"][6].get<std::string>(), HasSubstr("/?5"));
  EXPECT_FALSE(seen["steps"][5].contains("points"));
  const json all = ask("replay", {{"record", record}, {"seat", -1}});
  EXPECT_EQ(all["steps"][3]["text"], "deal 2 1 1 2 5 6 8");
}

TEST(CoreRecords, ABrokenRecordSaysItsLineAndClause) {
  const json broken = ask("replay", {{"record", "twenties record 1\ngame: 24/7\n\n1: 7 d4\n"}});
  EXPECT_THAT(in_english(message_from(broken["error"])), HasSubstr("line 4"));
}

TEST(CoreQuestions, AreRefusedWithASentenceIfNobodyKnowsThem) {
  EXPECT_THAT(in_english(message_from(ask("dance")["error"])), HasSubstr("dance"));
  Core core(all_games());
  EXPECT_THAT(core.ask("[1]"), HasSubstr("error"));
  EXPECT_THAT(core.ask("{\"ask\":"), HasSubstr("error"));
}

}  // namespace

}  // namespace twenties
