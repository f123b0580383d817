#include "bots/arena/arena.hpp"

#include <gtest/gtest.h>

#include "base/text.hpp"
#include "bots/arena/players_for_tests.hpp"
#include "core/replay.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

Standings play(Contest what) { return Arena::open(std::move(what))->run(&go_on); }

TEST(Seats, EveryPlayerSitsOnEverySeatOnce) {
  for (int seats = 1; seats <= max_seats; ++seats) {
    for (int rotation = 0; rotation < seats; ++rotation) {
      for (int player = 0; player < seats; ++player) {
        const int seat = seat_of(player, rotation, seats);
        EXPECT_EQ(player_at(seat, rotation, seats), player);
        EXPECT_EQ(seat_of(player, 0, seats), player) << "the first rotation is as named";
        if (rotation > 0) EXPECT_NE(seat, seat_of(player, rotation - 1, seats));
      }
    }
  }
}

TEST(Arena, RefusesWhatCannotBePlayed) {
  const auto refusal = [](std::vector<std::string> players, std::string options = "") {
    Contest what = contest_of("sums-of-20", std::move(players), 1);
    what.options = std::move(options);
    const auto arena = Arena::open(std::move(what));
    return arena ? "" : in_english(arena.error());
  };
  EXPECT_EQ(refusal({"greedy", "random"}), "");
  EXPECT_EQ(refusal({"greedy", "random"}, "pool=half"), "");
  EXPECT_NE(refusal({"greedy", "genius"}).find("genius"), std::string::npos);
  EXPECT_NE(refusal({"greedy"}).find("players"), std::string::npos);
  EXPECT_NE(refusal({"greedy", "random"}, "players=3").find("3 seats, but 2"), std::string::npos);
  EXPECT_NE(refusal({"greedy", "random"}, "pool=none").find("none"), std::string::npos);
}

TEST(Arena, SharesAddUpAndGamesAreCounted) {
  for (const GameType* type : all_games_and_null().types()) {
    SCOPED_TRACE(type->info().id);
    const int seats = type->info().max_seats;
    const Standings out = play(contest_of(
        type->info().id, std::vector<std::string>(static_cast<std::size_t>(seats), "random"), 3));
    EXPECT_EQ(out.deals(), 3U);
    double shares = 0;
    double margins = 0;
    for (const Standing& player : out.players()) {
      EXPECT_EQ(player.wins + player.draws + player.losses, 3U * static_cast<unsigned>(seats));
      shares += player.share.mean();
      margins += player.margin.mean();
    }
    EXPECT_NEAR(shares, 1, 1e-9);
    EXPECT_NEAR(margins, 0, 1e-9);
  }
}

TEST(Arena, GreedyBeatsRandomFromEitherPlace) {
  const Standings first = play(contest_of("twenty-four-seven", {"greedy", "random"}, 20));
  EXPECT_GT(first.players()[0].share.mean() - first.players()[0].share.half_width(), 0.5);
  EXPECT_GT(first.players()[0].margin.mean(), 0);
  const Standings second = play(contest_of("twenty-four-seven", {"random", "greedy"}, 20));
  EXPECT_GT(second.players()[1].share.mean(), 0.5);
}

TEST(Arena, AMarginIsGoodAlsoWhereTheLowerScoreWins) {
  const Standings out = play(contest_of("game-of-20", {"greedy", "random"}, 20));
  const Standing& player = out.players()[0];
  const double more = player.points.mean() - out.players()[1].points.mean();
  EXPECT_NE(more, 0);
  EXPECT_NEAR(player.margin.mean(), -more, 1e-9);
}

std::string first_draws(const Record& record, std::size_t count) {
  std::string out;
  for (const Action& action : record.actions) {
    if (action.kind == Action::Kind::chance && count > 0) out += cat(action.text, ';');
    count -= action.kind == Action::Kind::chance && count > 0 ? 1U : 0U;
  }
  return out;
}

TEST(Arena, TheRotationsOfADealHaveTheSameChanceAndOtherDealsHaveAnother) {
  Contest what = contest_of("twenty-one", {"greedy", "random", "steady"}, 2);
  what.keeps_records = true;
  std::vector<std::string> draws;
  Arena::open(what)->run([&](std::uint64_t, const DealResult& deal, const Standings&) {
    EXPECT_EQ(deal.records.size(), 3U);
    for (const Record& record : deal.records) draws.push_back(first_draws(record, 1));
    return true;
  });
  ASSERT_EQ(draws.size(), 6U);
  EXPECT_EQ(draws[0], draws[1]);
  EXPECT_EQ(draws[0], draws[2]);
  EXPECT_NE(draws[0], draws[3]);
}

TEST(Arena, RecordsReplayToTheirResult) {
  for (const GameType* type : all_games_and_null().types()) {
    Contest what = contest_of(type->info().id, {"greedy", "random"}, 1);
    what.keeps_records = true;
    Arena::open(what)->run([&](std::uint64_t, const DealResult& deal, const Standings&) {
      for (const Record& record : deal.records) {
        auto replay = Replay::open(all_games_and_null(), *read_record(print_record(record)));
        EXPECT_TRUE(replay);
        while (*replay->step()) {
        }
        EXPECT_TRUE(replay->game().turn().is_over());
        EXPECT_TRUE(replay->check_result());
      }
      EXPECT_EQ(deal.records[0].seats.front(), "bot greedy");
      EXPECT_EQ(deal.records[1].seats.front(), "bot random");
      return true;
    });
  }
}

Result<Contestant> parrot(const GameInfo& game, const std::string& name,
                          const std::optional<Limits>& limits) {
  Thought thought;
  if (name == "parrot") {
    thought.move = "pieces";
  } else if (name == "mute") {
    thought.failure = "said nothing for 2 s";
  } else {
    return make_contestant(game, name, limits);
  }
  return Contestant{name, std::make_unique<Parrot>(thought), {}};
}

TEST(Arena, AnIllegalMoveLosesThatGameWithItsReason) {
  Contest what = contest_of("null-game", {"parrot", "random", "mute"}, 4);
  what.make = &parrot;
  const Standings out = play(what);
  const auto& players = out.players();
  EXPECT_EQ(players[1].wins + players[1].draws, 12U);
  EXPECT_EQ(players[1].forfeits.size(), 0U);
  EXPECT_EQ(players[0].forfeits.size(), 1U);
  EXPECT_NE(players[0].forfeits.begin()->first.find("pieces"), std::string::npos);
  ASSERT_EQ(players[2].forfeits.count("said nothing for 2 s"), 1U);
  EXPECT_EQ(players[0].forfeits.begin()->second + players[2].forfeits.begin()->second, 12U);
}

TEST(Arena, TheListenerHearsDealsInOrderAndEndsTheContest) {
  std::vector<std::uint64_t> heard;
  const auto arena = Arena::open(contest_of("null-game", {"greedy", "random"}, 100));
  const Standings out =
      arena->run([&](std::uint64_t number, const DealResult&, const Standings& so_far) {
        heard.push_back(number);
        EXPECT_EQ(so_far.deals(), heard.size());
        return heard.size() < 5;
      });
  EXPECT_EQ(heard, (std::vector<std::uint64_t>{0, 1, 2, 3, 4}));
  EXPECT_EQ(out.deals(), 5U);
}

// Remembers the limits of its questions.
class Witness final : public Bot {
 public:
  Witness(std::unique_ptr<Bot> bot, std::vector<Limits>& seen)
      : bot_(std::move(bot)), seen_(&seen) {}
  [[nodiscard]] Thought think(const Question& question) const override {
    seen_->push_back(question.limits);
    return bot_->think(question);
  }

 private:
  std::unique_ptr<Bot> bot_;
  std::vector<Limits>* seen_;
};

TEST(Arena, GivenLimitsReplaceTimeAndNothingElse) {
  for (const GameType* type : all_games().types()) {
    for (const Level& level : bots_for(type->info())->levels) {
      const auto player =
          make_contestant(type->info(), std::string(level.name), Limits{.nodes = 77});
      ASSERT_TRUE(player);
      const bool is_timed = level.limits.time.count() != 0;
      EXPECT_EQ(player->limits.nodes, is_timed ? 77 : level.limits.nodes) << level.name;
      EXPECT_EQ(player->limits.time.count(), 0) << level.name;
    }
  }
  std::vector<Limits> seen;
  Contest what = contest_of("null-game", {"random", "random"}, 1);
  what.make = [&](const GameInfo& game, const std::string& name, const auto& limits) {
    return make_contestant(game, name, limits).map([&](Contestant&& made) {
      return Contestant{name, std::make_unique<Witness>(std::move(made.bot), seen), {.nodes = 5}};
    });
  };
  play(what);
  ASSERT_FALSE(seen.empty());
  EXPECT_EQ(seen.front().nodes, 5U);
}

}  // namespace
}  // namespace twenties
