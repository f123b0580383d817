#include "reports/arena_report.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/folder_for_tests.hpp"
#include "games/registry.hpp"
#include "reports/arena_progress.hpp"
#include "reports/arena_records.hpp"

namespace twenties {
namespace {

Arena arena_of(std::uint64_t deals, bool keeps_records = false) {
  Contest contest;
  contest.game = *all_games_and_null().require("null-game");
  contest.players = {"random", "random"};
  contest.deals = deals;
  contest.seed = 20;
  contest.keeps_records = keeps_records;
  return *Arena::open(std::move(contest));
}

bool go_on(std::uint64_t, const DealResult&, const Standings&) { return true; }

Sample sample_of(std::initializer_list<double> values) {
  Sample sample;
  for (const double value : values) sample.add(value);
  return sample;
}

TEST(ArenaReport, AMeanHasItsIntervalOnceThereIsOne) {
  EXPECT_EQ(with_interval(sample_of({0.5}), 2, Words("en")), "0.50");
  EXPECT_EQ(with_interval(sample_of({0, 1, 0, 1, 0, 1, 0, 1, 0, 1}), 2, Words("en")),
            "0.50 ± 0.38");
  EXPECT_EQ(with_interval(sample_of({0, 1, 0, 1, 0, 1, 0, 1, 0, 1}), 2, Words("de")),
            "0,50 ± 0,38");
}

TEST(ArenaReport, NamesEveryPlayerWithTheirGames) {
  const Arena arena = arena_of(4);
  const Standings standings = arena.run(&go_on);
  const auto json = nlohmann::json::parse(arena_json({arena, standings, {}, false}));
  ASSERT_EQ(json["players"].size(), 2U);
  EXPECT_EQ(json["deals"], 4);
  EXPECT_EQ(json["games"], 8);
  EXPECT_EQ(json["interrupted"], false);
  EXPECT_FALSE(json.contains("sprt"));
  for (const auto& player : json["players"]) {
    const int games =
        player["wins"].get<int>() + player["draws"].get<int>() + player["losses"].get<int>();
    EXPECT_EQ(games, 8);
  }
  const std::string text = arena_text({arena, standings, {}, false}, Words("en"));
  EXPECT_NE(text.find("\nA  random"), std::string::npos) << text;
  EXPECT_NE(text.find("\nB  random"), std::string::npos) << text;
}

TEST(ArenaReport, SaysThatItWasInterruptedAndWhatTheTestFound) {
  const Arena arena = arena_of(4);
  const Standings standings = arena.run(&go_on);
  StoppingRule rule;
  rule.test = ShareTest{0.45, 0.55};
  const auto json = nlohmann::json::parse(arena_json({arena, standings, rule, true}));
  EXPECT_EQ(json["interrupted"], true);
  EXPECT_EQ(json["sprt"]["low"], 0.45);
  const std::string once = arena_text({arena, standings, {}, false}, Words("en"));
  const std::string more = arena_text({arena, standings, rule, true}, Words("en"));
  EXPECT_EQ(more.find(once), 0U);
  EXPECT_NE(more.find("0.45", once.size()), std::string::npos) << more;
}

TEST(ArenaProgress, SaysHowFarItIsAndHowLongItTakes) {
  const Arena arena = arena_of(4);
  const Standings standings = arena.run([](auto number, auto&, auto&) { return number < 1; });
  const auto text = [&](double seconds) {
    return arena_progress(arena.contest(), standings, seconds, Words("en"));
  };
  EXPECT_NE(text(5).find("[##########..........]"), std::string::npos) << text(5);
  EXPECT_NE(text(59.9).find("59 s"), std::string::npos);
  EXPECT_NE(text(200).find("3 min 20 s"), std::string::npos);
  EXPECT_NE(text(3660).find("1 h 01 min"), std::string::npos);
}

TEST(ArenaRecords, AreNeverOverwritten) {
  const FolderForTests folder;
  const std::string place = folder.file("records");
  ASSERT_TRUE(check_record_folder(place, 0));
  const Arena arena = arena_of(1, true);
  DealResult deal;
  static_cast<void>(arena.run([&](auto, const DealResult& one, auto&) {
    deal = one;
    return true;
  }));
  ASSERT_EQ(deal.records.size(), 2U);
  ASSERT_TRUE(save_records(place, 11, deal));
  EXPECT_TRUE(std::filesystem::exists(std::filesystem::path(place) / "deal-000012-1.twenties"));
  EXPECT_TRUE(std::filesystem::exists(std::filesystem::path(place) / "deal-000012-2.twenties"));
  EXPECT_FALSE(save_records(place, 11, deal));
  EXPECT_FALSE(check_record_folder(place, 11)) << "the twelfth deal is still to be played";
  EXPECT_TRUE(check_record_folder(place, 12));
}

}  // namespace
}  // namespace twenties
