#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "bots/bot.hpp"
#include "client/wire.hpp"
#include "games/registry.hpp"
#include "match/match.hpp"
#include "protocol/apply_command.hpp"
#include "protocol/client_message.hpp"
#include "protocol/news_of_match.hpp"
#include "protocol/server_message.hpp"
#include "protocol/version.hpp"
#include "texts/words.hpp"

namespace twenties {

// A fake server with a few matches in memory, for one person, "me". The test acts for other people
// by changing the matches.
class FakeServer final : public Wire {
 public:
  using Clock = std::function<std::chrono::milliseconds()>;

  explicit FakeServer(Clock now) : now_(std::move(now)) {}

  Match& open_table(const std::string& id, std::string game, const std::vector<std::string>& seats,
                    std::string options = {}, std::string host = "me",
                    const std::string& clock = "none") {
    MatchSetup setup;
    setup.game = std::move(game);
    setup.options = std::move(options);
    for (const std::string& seat : seats) setup.seats.push_back(*read_seat_plan(seat));
    setup.clock = *read_clock(clock);
    setup.host = std::move(host);
    setup.secret = std::string(64, '5');
    return add(id, setup);
  }
  Match& match(const std::string& id) { return matches_.at(id); }
  [[nodiscard]] Moment now() const { return now_().count(); }
  // Somebody else's command.
  [[nodiscard]] Sender by(std::string person) const { return {std::move(person), {}, now()}; }
  void seat(const std::string& table, const std::string& name, int seat) {
    const Verdict verdict =
        match(table).sit(by(name), seat_at(seat - 1), {name, name, {}}, std::string(32, 'a'));
    EXPECT_TRUE(verdict) << in_english(verdict);
  }

  // What the test wants to go wrong or to happen.
  void lose_connection() {
    open_ = false;
    events_.push_back({WireEvent::Kind::closed, "the line is cut"});
  }
  void say(std::string text) { events_.push_back({WireEvent::Kind::text, std::move(text)}); }
  bool deaf = false;  // the next move is lost, and the connection with it
  int mute = 0;       // so many connections end before anything is said on them
  std::vector<std::chrono::milliseconds> opened;  // when each connection was
  int version = protocol_version;
  std::size_t events_at_once = events_in_a_page;
  std::function<void()> meanwhile;  // happens whenever somebody looks for news
  std::map<std::string, WebReply> pages;
  std::vector<ClientMessage> received;
  std::vector<std::string> posted;
  std::function<void()> on_post;

  Result<WebReply> get(std::string_view path) override {
    const auto page = pages.find(std::string(path));
    return page == pages.end() ? WebReply{404, R"({"reason":"there is nothing"})"} : page->second;
  }
  Result<WebReply> post(std::string_view path, std::string_view json) override {
    posted.emplace_back(json);
    if (on_post) on_post();
    return get(path);
  }
  void open() override {
    open_ = true;
    opened.push_back(now_());
    watches_.clear();
    if (mute > 0) {
      --mute;
      return lose_connection();
    }
    events_.push_back({WireEvent::Kind::opened, {}});
  }
  void send(std::string text) override {
    if (!open_) return;
    const auto message = read_client_message(text);
    ASSERT_TRUE(message) << in_english(message.error().reason) << ": " << text;
    received.push_back(*message);
    if (deaf && message->kind == ClientMessage::Kind::move) {
      deaf = false;
      return lose_connection();
    }
    handle(*message);
    publish();
  }
  std::optional<WireEvent> poll() override {
    if (!has_event()) return std::nullopt;
    WireEvent out = std::move(events_.front());
    events_.pop_front();
    return out;
  }
  [[nodiscard]] bool has_event() const override {
    auto& self = const_cast<FakeServer&>(*this);  // NOLINT: time passes while somebody looks
    if (meanwhile) meanwhile();
    self.publish();
    return !events_.empty();
  }
  void wait(std::chrono::milliseconds /*most*/) override {}
  [[nodiscard]] std::string token() const override { return "me"; }

 private:
  struct Watched {
    std::string table;
    Seat viewer = nobody;
    std::uint64_t sent = 0;
    std::uint64_t length = 0;  // of the log when news were sent last
  };

  Match& add(const std::string& id, MatchSetup setup) {
    auto match = Match::open(all_games_and_null(), std::move(setup), now());
    EXPECT_TRUE(match) << in_english(match.error());
    return matches_.insert_or_assign(id, std::move(*match)).first->second;
  }

  void say(const ServerMessage& message) { say(print_server_message(message)); }

  void handle(const ClientMessage& message) {
    ServerMessage answer;
    answer.id = message.id;
    if (message.kind == ClientMessage::Kind::hello) {
      answer.kind = ServerMessage::Kind::welcome;
      answer.version = version;
      answer.name = name_;
      return say(answer);
    }
    if (message.kind == ClientMessage::Kind::name) {
      name_ = message.name;
      answer.kind = ServerMessage::Kind::done;
      return say(answer);
    }
    if (!matches_.contains(message.table)) {
      answer.kind = ServerMessage::Kind::gone;
      answer.table = message.table;
      return say(answer);
    }
    if (message.kind == ClientMessage::Kind::history) {
      answer.kind = ServerMessage::Kind::history;
      answer.news = history_of(match(message.table), message.table, message.seat, message.after,
                               events_at_once);
      return say(answer);
    }
    if (message.kind == ClientMessage::Kind::unwatch) {
      std::erase_if(watches_, [&](const Watched& one) { return one.table == message.table; });
    } else if (message.kind == ClientMessage::Kind::watch) {
      Watched watched{message.table, message.seat, message.after, 0};
      choose_viewer(watched);
      std::erase_if(watches_, [&](const Watched& one) {
        return one.table == message.table && one.viewer == watched.viewer;
      });
      watches_.push_back(watched);
    } else {
      const Verdict verdict = carry_out(match(message.table), message, answer);
      answer.kind = verdict ? ServerMessage::Kind::done : ServerMessage::Kind::refused;
      answer.clause = verdict.clause;
      answer.reason = verdict.reason;
      say(answer);
    }
  }

  Verdict carry_out(Match& match, const ClientMessage& message, ServerMessage& answer) {
    if (message.kind != ClientMessage::Kind::rematch) {
      return apply_command(match, message, {"me", name_, {}}, now());
    }
    const Sender sender{"me", message.id, now()};
    const Verdict verdict = match.play_again(sender, message.same_tiles, "again");
    answer.table = match.next_table(message.same_tiles);
    if (verdict && !answer.table.empty()) {
      add("again", match.rematch_setup("me", message.same_tiles, std::string(64, '6')));
    }
    return verdict;
  }

  // Who has a seat looks from there.
  void choose_viewer(Watched& one) {
    const SeatSet own = match(one.table).seats_of("me");
    const Seat before = one.viewer;
    if (one.viewer == nobody && !own.empty()) one.viewer = own.lowest();
    if (one.viewer != nobody && !own.has(one.viewer)) one.viewer = nobody;
    if (one.length > 0 && one.viewer != before) one.sent = 0;
  }

  void let_bots_move(Match& match) {
    match.tick(now());
    for (auto turns = match.bot_turns(); !turns.empty(); turns = match.bot_turns()) {
      const BotTurn& turn = turns.front();
      const auto bot = make_player(match.type().info(), turn.level);
      const auto view = match.table()->game().view(turn.seat);
      const Verdict verdict =
          match.bot_move(turn.seat, turn.answers, bot->think(*view, turn.seed).move, now());
      ASSERT_TRUE(verdict) << in_english(verdict);
    }
  }

  void publish() {
    for (auto& [id, match] : matches_) let_bots_move(match);
    if (!open_) return;
    for (Watched& one : watches_) {
      const Match& match = matches_.at(one.table);
      if (one.length == match.length()) continue;
      choose_viewer(one);
      one.length = match.length();
      ServerMessage message;
      message.kind = ServerMessage::Kind::news;
      message.news = news_of(match, one.table, {one.viewer, "me"}, one.sent, now(), events_at_once);
      one.sent = message.news.number;
      say(message);
    }
  }

  Clock now_;
  bool open_ = false;
  std::string name_ = "Guest";
  std::map<std::string, Match> matches_;
  std::vector<Watched> watches_;
  std::deque<WireEvent> events_;
};

}  // namespace twenties
