#include "reports/game_of_20/solve.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "reports/game_of_20/proof_progress.hpp"
#include "reports/game_of_20/proof_result.hpp"

namespace twenties::game_of_20 {
namespace {

const std::string late =
    "players=2 centres=1-6 board=8,.,.,.,./.,5,.,2,4/6,3,2,.,2/.,1,.,7,./1,.,11,1,1 "
    "hands=14,16,17,19,20/9,10,12,13,15,18 to-move=2";

const std::string deal =
    "players=2 centres=1-6 board=.,.,.,.,./.,.,.,.,./.,.,5,.,./.,.,.,.,./.,.,.,.,. "
    "hands=1,1,2,3,5,6,9,14,17,18,19,20/1,1,2,4,7,8,10,11,12,13,15,16 to-move=1";

TEST(SolveGameOf20, FindsTheValueAndTheOnlyBestMove) {
  const auto state = read_solvable(late);
  ASSERT_TRUE(state) << in_english(state.error());
  StopFlag never;
  const SolveAnswer answer = solve(*state, {.memory = 1}, never);
  EXPECT_TRUE(answer.is_complete);
  const auto json = nlohmann::json::parse(json_of(answer));
  EXPECT_EQ(json["value"], 26);
  EXPECT_EQ(json["best"], nlohmann::json::array({"9 c1"}));
  EXPECT_EQ(text_of(answer, Words("en")).find("The seat to move wins: value 26.\n"), 0U);
}

TEST(SolveGameOf20, AStopLeavesABracket) {
  StopFlag stop;
  stop.stop();
  const SolveAnswer answer = solve(*read_solvable(deal), {.memory = 1}, stop);
  EXPECT_FALSE(answer.is_complete);
  const auto json = nlohmann::json::parse(json_of(answer));
  EXPECT_TRUE(json["value"].is_null());
  EXPECT_LT(json["low"].get<int>(), json["high"].get<int>());
}

TEST(SolveGameOf20, RefusesWhatIsNotForTwo) {
  EXPECT_FALSE(read_solvable("hello"));
  EXPECT_FALSE(read_solvable(
      GameOf20::print_position(GameOf20::start(*GameOf20::read_options("players=1")))));
  EXPECT_FALSE(read_solvable(GameOf20::print_position(GameOf20::start({})))) << "before the draft";
}

TEST(ProofReport, AProofWithoutAnswersKnowsNothing) {
  const CentreProof proof(4, {}, Claim::first_wins);
  const ProofResult result{proof, Claim::first_wins, 5400};
  const auto json = nlohmann::json::parse(json_of(result));
  EXPECT_EQ(json["centre"], 4);
  EXPECT_EQ(json["claim"], "first-wins");
  EXPECT_EQ(json["deals"], 0);
  EXPECT_NE(text_of(result, Words("en")).find("1.5"), std::string::npos);
}

TEST(ProofReport, TheTimeLeftFollowsFromThePace) {
  ProofStanding standing{.centre = 4, .known = 100, .needed = 300, .deals_per_second = 0.05};
  const std::string text = text_of(standing, Words("en"));
  EXPECT_NE(text.find("[#####...............]"), std::string::npos) << text;
  EXPECT_NE(text.find("1 h 40 min"), std::string::npos) << text;
  standing.needed.reset();
  EXPECT_EQ(text_of(standing, Words("en")).find('['), std::string::npos);
}

}  // namespace
}  // namespace twenties::game_of_20
