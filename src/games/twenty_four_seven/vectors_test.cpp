// Replays whole games of an independent implementation, and compares everything in its records with
// these rules.

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "games/twenty_four_seven/lines.hpp"
#include "games/twenty_four_seven/rules.hpp"
#include "texts/words.hpp"

namespace twenties::twenty_four_seven {
namespace {

using nlohmann::json;
using Game = TwentyFourSeven;
using Triples = std::vector<std::array<int, 3>>;
using Pairs = std::vector<std::array<int, 2>>;

int square_at(int x, int y) { return (y - 1) * columns + x - 1; }
int x_of(int square) { return square % columns + 1; }
int y_of(int square) { return square / columns + 1; }

std::vector<int> as_list(TileSet tiles) {
  std::vector<int> out;
  tiles.for_each([&](int tile) { out.push_back(tile); });
  return out;
}

template <class List>
List sorted(List list) {
  std::sort(list.begin(), list.end());
  return list;
}

// The legal squares with the highest tile that fits, for any hand.
Triples playables(const Board& board) {
  Triples out;
  for (int square = 0; square < square_count; ++square) {
    const int tile = highest_tile_that_fits(board, square);
    if (tile > 0) out.push_back({x_of(square), y_of(square), tile});
  }
  return sorted(out);
}

Pairs blocks(const Board& board) {
  Pairs out;
  for_each_bit(blocks_on(board),
               [&](int bit) { out.push_back({x_of(square_of(bit)), y_of(square_of(bit))}); });
  return sorted(out);
}

std::string tally_name(const Combination& found) {
  const auto length = std::to_string(found.line.places.size());
  switch (found.kind) {
    case Combination::Kind::sum_of_7:
      return "sum-of-7";
    case Combination::Kind::sum_of_24:
      return "sum-of-24";
    case Combination::Kind::run:
      return "run-of-" + length;
    case Combination::Kind::set:
      return "set-of-" + length;
    default:
      return "bonus";
  }
}

std::map<std::string, int> tally_of(const Board& board, const Move& move) {
  std::map<std::string, int> out;
  for (const Combination& found : combinations(board, move.square, move.tile)) {
    out[tally_name(found)] += is_double(move.square) ? 2 : 1;
  }
  return out;
}

std::vector<int> scores_of(const State& state) {
  const Scores scores = Game::scores(state);
  return {scores.begin(), scores.end()};
}

// One recorded game, played again.
class Replay {
 public:
  explicit Replay(const json& record)
      : record_(record), state_(Game::start({.players = record["players"].get<int>()})) {}

  void play() {
    set_up();
    for (const json& turn : record_["turns"]) {
      if (testing::Test::HasFatalFailure()) return;
      if (turn["type"] == "skip") {
        skip_turn(turn);
      } else {
        placement(turn);
      }
    }
    check_end();
  }

 private:
  void chance(const std::string& text) {
    const auto read = Game::read_chance(text);
    ASSERT_TRUE(read) << text;
    const Verdict verdict = Game::check_chance(state_, *read);
    ASSERT_TRUE(verdict) << text << ": " << in_english(verdict);
    Game::apply_chance(state_, *read);
  }

  // The tiles in the order of drawing are the centre, those set aside, the hands and the bag.
  void set_up() {
    const auto order = record_["tile_order"].get<std::vector<int>>();
    const auto tiles = [&](std::size_t from, std::size_t count) {
      std::string out;
      for (std::size_t at = from; at < from + count; ++at) out += " " + std::to_string(order[at]);
      return out;
    };
    chance("aside" + tiles(1, 3));
    chance("centre" + tiles(0, 1));
    const auto hand = static_cast<std::size_t>(hand_size(state_.players));
    for (std::size_t seat = 0; seat < state_.players; ++seat) {
      chance("deal " + std::to_string(seat + 1) + tiles(4 + seat * hand, hand));
      EXPECT_EQ(as_list(state_.hands[seat]), record_["hands"][seat].get<std::vector<int>>());
    }
    chance("first 1");
    EXPECT_EQ(as_list(state_.aside), record_["removed"].get<std::vector<int>>());
    EXPECT_EQ(tile_at(state_.board, centre_square), record_["center"].get<int>());
    EXPECT_EQ(as_list(state_.bag), sorted(record_["bag"].get<std::vector<int>>()));
  }

  void check_mover(const json& turn) {
    ASSERT_EQ(Game::turn(state_), Turn::of(seat_at(turn["player"].get<int>())));
  }

  void skip_turn(const json& turn) {
    check_mover(turn);
    Game::Moves moves;
    Game::moves(state_, seat_at(state_.to_move), moves);
    ASSERT_EQ(moves.size(), 1U);
    ASSERT_TRUE(Game::is_skip(moves[0]));
    Game::apply(state_, seat_at(state_.to_move), moves[0]);
  }

  // moves() must be the hand's tiles on all squares where they fit.
  void check_moves(const json& turn) {
    std::vector<Move> expected;
    const auto hand = turn["hand"].get<std::vector<int>>();
    for (const json& place : turn["playables"]) {
      for (const int tile : hand) {
        if (tile > place[2].get<int>()) continue;
        const int square = square_at(place[0].get<int>(), place[1].get<int>());
        expected.push_back({static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(square)});
      }
    }
    std::sort(expected.begin(), expected.end());
    expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
    Game::Moves moves;
    Game::moves(state_, seat_at(state_.to_move), moves);
    EXPECT_TRUE(std::equal(moves.begin(), moves.end(), expected.begin(), expected.end()));
  }

  void placement(const json& turn) {
    check_mover(turn);
    const auto seat = turn["player"].get<std::size_t>();
    EXPECT_EQ(as_list(state_.hands[seat]), turn["hand"].get<std::vector<int>>());
    EXPECT_EQ(playables(state_.board), sorted(turn["playables"].get<Triples>()));
    check_moves(turn);
    const int square = square_at(turn["x"].get<int>(), turn["y"].get<int>());
    const Move move{turn["tile"].get<std::uint8_t>(), static_cast<std::uint8_t>(square)};
    const Verdict verdict = Game::check(state_, seat_at(static_cast<int>(seat)), move);
    ASSERT_TRUE(verdict) << in_english(verdict);
    EXPECT_EQ(tally_of(state_.board, move), (turn["tally"].get<std::map<std::string, int>>()));
    check_effect(turn, move);
    Game::apply(state_, seat_at(static_cast<int>(seat)), move);
    draw_tile(turn);
    EXPECT_EQ(scores_of(state_), turn["scores"].get<std::vector<int>>());
    EXPECT_EQ(hand_sizes(), turn["tiles_left"].get<std::vector<int>>());
    EXPECT_EQ(state_.bag.size(), turn["bag_left"].get<int>());
  }

  void check_effect(const json& turn, const Move& move) {
    const Seat seat = seat_at(state_.to_move);
    const Effect effect = Game::explain_move(state_, seat, move);
    EXPECT_EQ(points_of(effect.parts, seat), turn["minutes"].get<int>());
    std::vector<std::string> names;
    for (const json& block : turn["timeouts"]) {
      names.push_back(name_of(square_at(block[0].get<int>(), block[1].get<int>())));
    }
    ASSERT_EQ(effect.notes.size(), 1U);
    std::vector<std::string> blocks;
    for (const Message& item : effect.notes[0].items) blocks.push_back(in_english(item));
    EXPECT_EQ(sorted(blocks), sorted(names));
    for (const json& block : turn["timeouts"]) blocks_.push_back(block.get<std::array<int, 2>>());
  }

  void draw_tile(const json& turn) {
    EXPECT_EQ(blocks(state_.board), sorted(blocks_));
    ASSERT_EQ(state_.stage == Stage::draw, !turn["drew"].is_null());
    if (state_.stage == Stage::draw) chance("draw " + std::to_string(turn["drew"].get<int>()));
  }

  [[nodiscard]] std::vector<int> hand_sizes() const {
    std::vector<int> out;
    for (std::size_t seat = 0; seat < state_.players; ++seat)
      out.push_back(state_.hands[seat].size());
    return out;
  }

  void check_end() {
    ASSERT_TRUE(Game::turn(state_).is_over());
    EXPECT_EQ(Game::ending(state_).clause, "5.1");
    const bool no_space = state_.board.fits[0] == 0;
    EXPECT_EQ(record_["end_reason"], no_space ? "no_playable_space" : "no_playable_tile");
    EXPECT_EQ(playables(state_.board), sorted(record_["end_playables"].get<Triples>()));
    EXPECT_EQ(scores_of(state_), record_["final_scores"].get<std::vector<int>>());
    EXPECT_EQ(hand_sizes(), record_["tiles_left"].get<std::vector<int>>());
    for (std::size_t seat = 0; seat < state_.players; ++seat) {
      EXPECT_EQ(as_list(state_.hands[seat]), record_["final_hands"][seat].get<std::vector<int>>());
      check_stats(seat, record_["stats"][seat]);
    }
    std::vector<int> winners;
    Game::winners(state_).for_each([&](Seat seat) { winners.push_back(index_of(seat)); });
    EXPECT_EQ(winners, record_["winners"].get<std::vector<int>>());
    check_board();
  }

  void check_stats(std::size_t seat, const json& stats) {
    const Tally& tally = state_.tallies[seat];
    const auto count = [&](const char* name) { return stats[name].get<int>(); };
    EXPECT_EQ(tally.in(Category::sums_of_7), 20 * count("tally_sum_of_7"));
    EXPECT_EQ(tally.in(Category::sums_of_24), 40 * count("tally_sum_of_24"));
    EXPECT_EQ(tally.in(Category::runs),
              30 * count("tally_run_of_3") + 40 * count("tally_run_of_4") +
                  50 * count("tally_run_of_5") + 60 * count("tally_run_of_6"));
    EXPECT_EQ(tally.in(Category::sets),
              50 * count("tally_set_of_3") + 60 * count("tally_set_of_4"));
    EXPECT_EQ(tally.in(Category::bonus), 60 * count("tally_bonus"));
  }

  // The record has null for an empty square and 0 for a block.
  void check_board() {
    for (int square = 0; square < square_count; ++square) {
      const json& there = record_["final_board"][static_cast<std::size_t>(square / columns)]
                                 [static_cast<std::size_t>(square % columns)];
      const bool blocked = (blocks_on(state_.board) & set_of(square)) != 0;
      EXPECT_EQ(blocked, there.is_number() && there.get<int>() == 0) << name_of(square);
      EXPECT_EQ(tile_at(state_.board, square), there.is_null() ? 0 : there.get<int>())
          << name_of(square);
    }
  }

  const json& record_;
  State state_;
  Pairs blocks_;
};

TEST(TwentyFourSeven, RecordedGamesReplayMoveByMove) {
  std::ifstream file(TWENTIES_SOURCE_DIR "/tests/data/twenty-four-seven/games.jsonl");
  ASSERT_TRUE(file);
  int games = 0;
  for (std::string line; std::getline(file, line); ++games) {
    const json record = json::parse(line);
    SCOPED_TRACE(testing::Message() << "game " << record["game"]);
    Replay(record).play();
  }
  EXPECT_EQ(games, 60);
}

}  // namespace
}  // namespace twenties::twenty_four_seven
