#include "protocol/samples_for_tests.hpp"

#include "protocol/client_message.hpp"
#include "protocol/random_match_for_tests.hpp"
#include "protocol/version.hpp"

namespace twenties {

namespace {

const Seat first = seat_at(0);
const Seat second = seat_at(1);
const Seat third = seat_at(2);

using Asked = ClientMessage::Kind;
using Said = ServerMessage::Kind;

// Collects samples under their names.
class Album {
 public:
  void client(const std::string& name, const ClientMessage& message) {
    samples.push_back({"client", name, print_client_message(message)});
  }
  void server(const std::string& name, const ServerMessage& message) {
    samples.push_back({"server", name, print_server_message(message)});
  }
  void news(const std::string& name, const TestMatch& test_match, Seat viewer, std::uint64_t last) {
    const std::uint64_t all = events_for(test_match.match, viewer);
    samples.push_back(
        {"server", name,
         news_bytes(test_match.match, viewer, test_match.now, all - std::min(all, last))});
  }
  // For somebody who has no seat yet.
  void news(const std::string& name, const TestMatch& test_match, std::string_view person,
            std::uint64_t last) {
    const std::uint64_t all = events_for(test_match.match, nobody);
    ServerMessage message;
    message.kind = ServerMessage::Kind::news;
    message.news = news_of(test_match.match, "p4-Jt_8sNe5HdGq6RyUo2B", {nobody, person},
                           all - std::min(all, last), test_match.now);
    server(name, message);
  }

  std::vector<Sample> samples;
};

void add_client_samples(Album& album) {
  const auto asks = [](Asked kind, Seat seat = nobody) {
    ClientMessage message;
    message.kind = kind;
    message.seat = seat;
    message.id = "k7";
    message.table = "0Kf3uYb2QmWx7rT9vLcZ1A";
    return message;
  };
  ClientMessage hello;
  hello.kind = Asked::hello;
  hello.version = protocol_version;
  album.client("hello", hello);
  ClientMessage name = asks(Asked::name);
  name.table.clear();
  name.name = "Ann";
  name.colour = "teal";
  album.client("name", name);
  ClientMessage watch = asks(Asked::watch, second);
  watch.after = 12;
  album.client("watch", watch);
  album.client("watch_all", asks(Asked::watch));
  album.client("unwatch", asks(Asked::unwatch));
  ClientMessage sit = asks(Asked::sit, first);
  sit.share = "00112233445566778899aabbccddeeff";
  sit.name = "Ann";
  album.client("sit", sit);
  album.client("stand", asks(Asked::stand, first));
  ClientMessage bot = asks(Asked::bot, second);
  bot.level = "sharp";
  album.client("bot", bot);
  ClientMessage move = asks(Asked::move, second);
  move.answers = 7;
  move.move = "7 d4";
  album.client("move", move);
  for (const auto& [kind, file] : {std::pair(Asked::confirm, "confirm"),
                                   {Asked::take_back, "take_back"},
                                   {Asked::undo, "undo"},
                                   {Asked::resign, "resign"},
                                   {Asked::care, "care"}}) {
    album.client(file, asks(kind, first));
  }
  ClientMessage history = asks(Asked::history, second);
  history.after = 200;
  album.client("history", history);
  ClientMessage help = asks(Asked::help, first);
  help.what = "hint";
  album.client("help", help);
  ClientMessage answer = asks(Asked::answer_undo);
  answer.yes = true;
  album.client("answer_undo", answer);
  ClientMessage rematch = asks(Asked::rematch);
  rematch.same_tiles = true;
  album.client("rematch", rematch);
  ClientMessage ping;
  album.client("ping", ping);
}

ServerMessage says(Said kind, std::string id = {}) {
  ServerMessage message;
  message.kind = kind;
  message.id = std::move(id);
  return message;
}

ServerMessage refusal(const Verdict& verdict) {
  ServerMessage message = says(Said::refused, "k7");
  message.clause = verdict.clause;
  message.reason = verdict.reason;
  return message;
}

void add_short_answers(Album& album) {
  ServerMessage welcome = says(Said::welcome);
  welcome.version = protocol_version;
  welcome.name = "Ann";
  welcome.colour = "teal";
  album.server("welcome", welcome);
  ServerMessage done = says(Said::done, "k7");
  done.number = 23;
  album.server("done", done);
  done.table = "p4-Jt_8sNe5HdGq6RyUo2B";
  album.server("done_rematch", done);
  ServerMessage busy = says(Said::refused, "k7");
  busy.clause = "store";
  busy.reason = Message("server.cannot-store");
  busy.retry_after = 2000;
  album.server("refused_store", busy);
  ServerMessage gone = says(Said::gone, "k7");
  gone.table = "0Kf3uYb2QmWx7rT9vLcZ1A";
  gone.reason = Message("table.no-such-table");
  album.server("gone", gone);
  album.server("pong", says(Said::pong));
  ServerMessage bye = says(Said::bye);
  bye.words = "the server stops; nothing is lost";
  bye.reason = Message("server.stops");
  bye.retry_after = 5000;
  album.server("bye", bye);
}

// 24/7: hidden tiles, and a tile that waits for confirmation.
void add_24_7(Album& album) {
  TestMatch test_match = begin_test_match(setup_for("24-7", "players=2", {}, "game:600+5"));
  album.news("news_begun", test_match, first, 1);
  album.news("news_hidden_tiles", test_match, nobody, 5);
  const Seat seat = test_match.to_move();
  const std::string move = test_match.some_move(seat);
  album.server("refused_turn", refusal(test_match.move(seat == first ? second : first, move)));
  const Sender late = test_match.by(seat);
  album.server("refused_stale",
               refusal(test_match.match.move(late, seat, test_match.match.answers() - 1, move)));
  album.server("refused_rights", refusal(test_match.match.move(test_match.by("eve"), seat,
                                                               test_match.match.answers(), move)));
  for (int tile = 1; tile <= 10; ++tile) {
    const Verdict verdict = test_match.game().check(seat, cat(tile, " a1"));
    if (verdict || verdict.clause == table_clause) continue;
    album.server("refused_rule", refusal(verdict));
    break;
  }
  (void)test_match.move(seat, move);
  test_match.now += 1'200;
  album.news("news_placed", test_match, seat, 1);
  test_match.wait(5'000);
  album.news("news_played", test_match, seat, 2);
  (void)test_match.undo(seat);
  album.news("news_undo_asked", test_match, first, 1);
  (void)test_match.answer_undo(seat == first ? second : first, false);
  album.news("news_undo_refused", test_match, first, 1);
  (void)test_match.undo(seat);
  (void)test_match.answer_undo(seat == first ? second : first, true);
  album.news("news_undone", test_match, first, 1);
  (void)test_match.move(seat, move);
  (void)test_match.match.take_back(test_match.by(seat), seat);
  album.news("news_taken_back", test_match, seat, 1);
}

// Twenty One: sealed marks.
void add_twenty_one(Album& album) {
  TestMatch test_match = begin_test_match(setup_for("21", "players=3"));
  while (test_match.game().turn().seats.size() < 3) test_match.play();
  test_match.play();
  album.news("news_sealed", test_match, nobody, 1);
  album.news("news_own_mark", test_match, first, 1);
  (void)test_match.undo(first);
  album.news("news_reopened", test_match, second, 1);
  for (int seat = 0; seat < 3; ++seat) test_match.play();
  album.news("news_unsealed", test_match, second, 2);
}

// Sums of 20: people who come and go, a pause, the end.
void add_sums_of_20(Album& album) {
  MatchSetup setup = setup_for("sums-of-20", "players=3 time=20", {"open", "open", "bot:sharp"});
  TestMatch test_match = open_test_match(setup);
  album.news("news_opened", test_match, nobody, 1);
  (void)test_match.sit(first);
  album.news("news_sat", test_match, first, 1);
  (void)test_match.match.stand(test_match.by("ann"), first);
  album.news("news_stood", test_match, nobody, 1);
  (void)test_match.sit(first);
  (void)test_match.sit(second);
  test_match.match.went_away("bob", test_match.now);
  test_match.now += 20'000;
  album.news("news_away", test_match, first, 1);
  test_match.now += 40'000;
  (void)test_match.match.care(test_match.by("ann"), second);
  album.news("news_caretaker", test_match, first, 1);
  test_match.match.pause(test_match.now);
  album.news("news_paused", test_match, third, 1);
  test_match.match.resume(test_match.now);
  test_match.match.came_back("bob", test_match.now);
  album.news("news_came_back", test_match, second, 2);
  (void)test_match.match.resign(test_match.by("bob"), second);
  album.news("news_over", test_match, first, 2);
  (void)test_match.match.play_again(test_match.by("ann"), false, "p4-Jt_8sNe5HdGq6RyUo2B");
  album.news("news_again", test_match, second, 1);
  (void)test_match.match.play_again(test_match.by("ann"), true, "same");
  album.news("news_same_asked", test_match, second, 1);
  ServerMessage history = says(Said::history);
  history.news = history_of(test_match.match, "0Kf3uYb2QmWx7rT9vLcZ1A", second, 20);
  album.server("history", history);
  const TestMatch rematch =
      open_test_match(test_match.match.rematch_setup("ann", false, secret_number(21)));
  album.news("news_kept", rematch, nobody, 1);
  album.news("news_kept_for_you", rematch, "bob", 1);
}

void add_help(Album& album) {
  MatchSetup setup = setup_for("game-of-20", "players=2");
  setup.help = HelpPolicy::counted;
  TestMatch test_match = begin_test_match(setup);
  (void)test_match.match.help(test_match.by(test_match.to_move()), test_match.to_move(), "hint");
  album.news("news_helped", test_match, first, 1);
}

void add_game_of_20(Album& album) {
  TestMatch test_match = begin_test_match(setup_for("game-of-20", "players=2", {}, "move:30"));
  test_match.play();
  album.news("news_game_of_20", test_match, second, 1);
  test_match.wait(30'000);
  album.news("news_flag", test_match, second, 3);
}

}  // namespace

std::vector<Sample> sample_messages() {
  Album album;
  add_client_samples(album);
  add_short_answers(album);
  add_24_7(album);
  add_twenty_one(album);
  add_sums_of_20(album);
  add_game_of_20(album);
  add_help(album);
  return album.samples;
}

std::vector<Sample> many_messages() {
  Album album;
  int number = 0;
  for (const MatchSetup& setup : random_setups(71)) {
    RandomMatch random(setup, 71);
    for (int step = 0; step < 120; ++step) {
      const std::size_t before = random.test_match.match.events().size();
      const Verdict verdict = random.step();
      if (!verdict) album.server(cat("refused_", ++number), refusal(verdict));
      const std::size_t news = random.test_match.match.events().size() - before;
      if (news == 0) continue;
      const auto viewers = viewers_of(random.test_match.match);
      const Seat viewer = viewers[static_cast<std::size_t>(step) % viewers.size()];
      album.news(cat("news_", ++number), random.test_match, viewer, news);
    }
    album.news(cat("news_", ++number), random.test_match, nobody, 1000);
  }
  return album.samples;
}

}  // namespace twenties
