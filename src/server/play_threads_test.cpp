// People, bots and spectators over real sockets.

#include <gtest/gtest.h>

#include "match/verification.hpp"
#include "server/guests_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using Kind = ClientMessage::Kind;

bool is_turn_of(const NewsState& state, int seat) {
  return std::ranges::find(state.turn, seat) != state.turn.end();
}

// Plays a game of two people to the end, each using only their own view.
void play_to_the_end(TestGuest& ann, TestGuest& bob, const std::string& table) {
  const auto due = [&](TestGuest& guest, int seat) {
    const NewsState& state = guest.news(table).state;
    return state.phase == "playing" && is_turn_of(state, seat) && !state.pending;
  };
  for (int decisions = 0; decisions < 500; ++decisions) {
    const auto something = [](const NewsState& state) {
      return state.phase == "over" || !state.turn.empty();
    };
    ann.wait_for(table, something);
    if (ann.news(table).state.phase == "over") break;
    const bool anns = due(ann, 1);
    TestGuest& who = anns ? ann : bob;
    TestGuest& other = anns ? bob : ann;
    const int seat = anns ? 1 : 2;
    // The player to move may not know yet that it is their turn.
    who.wait_for(table, [&](const NewsState& state) {
      return state.phase == "over" || is_turn_of(state, seat);
    });
    if (who.news(table).state.phase == "over") break;
    const auto moves = who.moves(table, seat);
    ASSERT_FALSE(moves.empty());
    const auto move = moves[static_cast<std::size_t>(decisions) % moves.size()];
    const ServerMessage answer = who.ask(who.move(table, seat, move));
    ASSERT_EQ(answer.kind, ServerMessage::Kind::done) << in_english(answer.reason) << " " << move;
    if (who.news(table).state.game == "twenty-four-seven") {
      const ServerMessage confirmed = who.ask(who.command(Kind::confirm, table, seat));
      ASSERT_EQ(confirmed.kind, ServerMessage::Kind::done) << in_english(confirmed.reason);
    }
    const std::uint64_t answers = who.news(table).state.answers;
    who.wait_for(table, [&](const NewsState& state) {
      return state.phase == "over" || state.answers > answers || !is_turn_of(state, seat);
    });
    other.wait_for(table, [&](const NewsState& state) {
      return state.answers >= who.news(table).state.answers;
    });
  }
  EXPECT_EQ(ann.news(table).state.phase, "over");
}

class WholeGame : public testing::TestWithParam<std::string> {};

TEST_P(WholeGame, TwoPeoplePlayToTheEndAndTheRecordProvesItsChance) {
  const auto server = serve_from_memory();
  TestGuest ann(server->port(), "Ann");
  TestGuest bob(server->port(), "Bob");
  const std::string table = ann.make_table(cat(R"({"game":")", GetParam(), R"("})"));
  ann.connect();
  bob.connect();
  ann.watch(table);
  bob.watch(table);
  ASSERT_EQ(ann.sit(table, 1).kind, ServerMessage::Kind::done);
  ASSERT_EQ(bob.sit(table, 2).kind, ServerMessage::Kind::done);
  const auto playing = [](const NewsState& state) { return state.phase != "gathering"; };
  ann.wait_for(table, playing);
  bob.wait_for(table, playing);
  const std::string commitment = ann.news(table).state.fairness.commitment;
  EXPECT_TRUE(ann.news(table).state.fairness.secret.empty());
  EXPECT_EQ(request(server->port(), "GET", cat("/api/tables/", table, "/record")).status, 409);
  if (GetParam() == "twenty-one" || GetParam() == "sums-of-20") {
    // These games are long: a few moves and a resignation are enough.
    TestGuest& first = is_turn_of(ann.news(table).state, 1) ? ann : bob;
    const int seat = &first == &ann ? 1 : 2;
    const auto moves = first.moves(table, seat);
    ASSERT_FALSE(moves.empty());
    EXPECT_EQ(first.ask(first.move(table, seat, moves.back())).kind, ServerMessage::Kind::done);
    EXPECT_EQ(ann.ask(ann.command(Kind::resign, table, 1)).kind, ServerMessage::Kind::done);
    ann.wait_for(table, [](const NewsState& state) { return state.phase == "over"; });
  } else {
    play_to_the_end(ann, bob, table);
  }
  const RawReply text = request(server->port(), "GET", cat("/api/tables/", table, "/record"));
  ASSERT_EQ(text.status, 200) << text.body;
  const auto record = read_record(text.body);
  ASSERT_TRUE(record) << in_english(record.error().message());
  const auto verified =
      verify(all_games(), *record, {.commitment = commitment, .share = "share-of-Ann"});
  ASSERT_TRUE(verified) << in_english(verified.error().message());
  EXPECT_EQ(verified->verdict, Verification::Verdict::right) << in_english(verified->reason);
}

INSTANTIATE_TEST_SUITE_P(Games, WholeGame,
                         testing::Values("game-of-20", "twenty-one", "sums-of-20",
                                         "twenty-four-seven"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(Server, BotsPlayAGameAmongThemselvesWhileASpectatorLooksOn) {
  const auto server = serve_from_memory();
  TestGuest eve(server->port(), "Eve");
  const std::string table = eve.make_table(
      R"({"game":"twenty-one","options":"players=3","seats":["bot:gentle","bot:greedy","bot:steady"]})");
  eve.connect();
  eve.watch(table);
  eve.wait_for(table, [](const NewsState& state) { return state.phase == "over"; });
  EXPECT_EQ(eve.news(table).seat, 0);
  EXPECT_TRUE(eve.news(table).state.result.has_value());
}

TEST(Server, AMoveThatIsSentFiveTimesCountsOnce) {
  const auto server = serve_from_memory();
  TestGuest ann(server->port(), "Ann");
  const std::string table = ann.make_table(R"({"game":"game-of-20","seats":["open","open"]})");
  ann.connect();
  ann.watch(table);
  ann.sit(table, 1);
  ann.sit(table, 2);  // both seats on one device
  ann.wait_for(table, [](const NewsState& state) { return !state.turn.empty(); });
  const int seat = ann.news(table).state.turn.front();
  const std::uint64_t answers = ann.news(table).state.answers;
  const ClientMessage move = ann.move(table, seat, ann.moves(table, seat).front());
  for (int i = 0; i < 5; ++i) ann.say(move);
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(ann.answer_to(move.id).kind, ServerMessage::Kind::done);
  }
  ann.wait_for(table, [&](const NewsState& state) { return state.answers > answers; });
  EXPECT_EQ(ann.news(table).state.answers, answers + 1);
}

TEST(Server, ATurnThatWasMissedIsToldAsAGap) {
  const auto server = serve_from_memory();
  TestGuest ann(server->port(), "Ann");
  TestGuest bob(server->port(), "Bob");
  const std::string table = ann.make_table(R"({"game":"game-of-20"})");
  ann.connect();
  bob.connect();
  ann.watch(table);
  bob.watch(table);
  ann.sit(table, 1);
  bob.sit(table, 2);
  const auto playing = [](const NewsState& state) { return !state.turn.empty(); };
  ann.wait_for(table, playing);
  bob.wait_for(table, playing);
  const bool anns = ann.news(table).state.turn.front() == 1;
  TestGuest& mover = anns ? ann : bob;
  TestGuest& other = anns ? bob : ann;
  const int seat = anns ? 1 : 2;
  const std::uint64_t before = other.news(table).number;
  other.disconnect();
  EXPECT_EQ(mover.ask(mover.move(table, seat, mover.moves(table, seat).front())).kind,
            ServerMessage::Kind::done);
  other.connect();
  other.watch(table);
  // TestGuest checks that no event number is missing or repeated.
  EXPECT_GT(other.news(table).number, before);
  EXPECT_EQ(other.news(table).events.front().number, before + 1);
}

TEST(Server, SeatsCannotBeGuessedOrStolen) {
  const auto server = serve_from_memory();
  TestGuest ann(server->port(), "Ann");
  TestGuest mallory(server->port(), "Mallory");
  const std::string table = ann.make_table(R"({"game":"24/7"})");
  ann.connect();
  mallory.connect();
  ann.watch(table);
  mallory.watch(table);
  ann.sit(table, 1);
  EXPECT_EQ(mallory.sit(table, 1).kind, ServerMessage::Kind::refused);
  EXPECT_EQ(mallory.ask(mallory.command(Kind::stand, table, 1)).clause, rights_clause);
  EXPECT_EQ(mallory.ask(mallory.command(Kind::resign, table, 1)).clause, rights_clause);
  ClientMessage bot = mallory.command(Kind::bot, table, 2);
  bot.level = "steady";
  EXPECT_EQ(mallory.ask(bot).clause, rights_clause);
  // A viewer who asks for somebody else's seat sees what spectators see.
  ClientMessage watch;
  watch.kind = Kind::watch;
  watch.table = table;
  watch.seat = seat_at(0);
  TestGuest eve(server->port(), "Eve");
  eve.connect();
  eve.say(watch);
  const ServerMessage seen = eve.hear_until(
      [](const ServerMessage& heard) { return heard.kind == ServerMessage::Kind::news; });
  EXPECT_EQ(seen.news.seat, 0);
}

TEST(Server, TheHostGivesASeatToABotAndTheGameBegins) {
  const auto server = serve_from_memory();
  TestGuest ann(server->port(), "Ann");
  const std::string table = ann.make_table(R"({"game":"sums-of-20"})");
  ann.connect();
  ann.watch(table);
  ann.sit(table, 1);
  ClientMessage bot = ann.command(Kind::bot, table, 2);
  bot.level = "greedy";
  EXPECT_EQ(ann.ask(bot).kind, ServerMessage::Kind::done);
  ann.wait_for(table, [](const NewsState& state) { return state.phase == "playing"; });
  EXPECT_EQ(ann.news(table).state.seats[1].kind, "bot");
}

TEST(Server, ARematchTurnsTheSeatsAndKeepsThemForThePlayers) {
  const auto server = serve_from_memory();
  TestGuest ann(server->port(), "Ann");
  TestGuest bob(server->port(), "Bob");
  const std::string table = ann.make_table(R"({"game":"game-of-20"})");
  for (TestGuest* guest : {&ann, &bob}) {
    guest->connect();
    guest->watch(table);
  }
  ann.sit(table, 1);
  bob.sit(table, 2);
  ann.wait_for(table, [](const NewsState& state) { return state.phase == "playing"; });
  ann.ask(ann.command(Kind::resign, table, 1));
  ClientMessage rematch;
  rematch.kind = Kind::rematch;
  rematch.table = table;
  rematch.same_tiles = true;
  EXPECT_EQ(ann.ask(rematch).table, "") << "Bob has to agree";
  const ServerMessage asked = bob.ask(rematch);
  ASSERT_EQ(asked.kind, ServerMessage::Kind::done) << in_english(asked.reason);
  ASSERT_NE(asked.table, "");
  EXPECT_EQ(ann.ask(rematch).table, asked.table);
  bob.watch(asked.table);
  EXPECT_EQ(bob.sit(asked.table, 2).kind, ServerMessage::Kind::refused);
  EXPECT_EQ(bob.sit(asked.table, 1).kind, ServerMessage::Kind::done);
}

TEST(Server, AHundredTablesWithBotsStayResponsive) {
  ServerOptions options = quiet_options();
  options.limits.tables_at_once = 200;
  options.limits.requests_at_once = 1000;
  options.limits.bot_tables_of_a_host = options.limits.bot_tables = 100;
  const auto server = serve_from_memory(std::move(options));
  TestGuest ann(server->port(), "Ann");
  for (int i = 0; i < 100; ++i) {
    ann.make_table(R"({"game":"24/7","seats":["bot:sharp","bot:sharp"]})");
  }
  ann.connect();
  for (int i = 0; i < 20; ++i) {
    ClientMessage ping;
    ping.kind = Kind::ping;
    ping.id = ann.fresh_id();
    ann.say(ping);
    EXPECT_EQ(ann.answer_to(ping.id).kind, ServerMessage::Kind::pong);
  }
}

}  // namespace
}  // namespace twenties
