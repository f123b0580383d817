#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "match/matches_for_tests.hpp"
#include "protocol/news_of_match.hpp"
#include "protocol/server_message.hpp"

namespace twenties {

inline std::vector<Seat> viewers_of(const Match& match) {
  std::vector<Seat> out{nobody};
  for (std::size_t i = 0; i < match.seats().size(); ++i)
    out.push_back(seat_at(static_cast<int>(i)));
  return out;
}

inline std::string news_bytes(const Match& match, Seat viewer, Moment now,
                              std::uint64_t after = 0) {
  ServerMessage message;
  message.kind = ServerMessage::Kind::news;
  const std::string person = viewer == nobody ? "" : match.seat(viewer).guest.id;
  message.news = news_of(match, "0Kf3uYb2QmWx7rT9vLcZ1A", {viewer, person}, after, now);
  return print_server_message(message);
}

// Players who send random commands at any time: legal, illegal, and duplicated ones.
class RandomMatch {
 public:
  RandomMatch(const MatchSetup& setup, std::uint64_t seed)
      : test_match(open_test_match(setup)), random_(seed) {}

  // One command; its verdict.
  Verdict step() {
    pass_time();
    before = test_match.log.size();
    last_ = test_match.match.table() == nullptr ? gather() : act();
    test_match.keep();
    return last_;
  }

  TestMatch test_match;
  std::size_t before = 0;  // the length of the log before the last command

 private:
  std::uint64_t below(std::uint64_t bound) { return random_.below(bound); }
  bool one_in(std::uint64_t count) { return below(count) == 0; }
  Match& match() { return test_match.match; }
  Seat some_seat() {
    return one_in(40) ? nobody : seat_at(static_cast<int>(below(match().seats().size())));
  }
  // Mostly the person at that seat.
  Sender someone(Seat seat) {
    if (one_in(12)) return sender_;
    const bool wrong = one_in(12) || seat == nobody;
    sender_ = wrong ? test_match.by(one_in(2) ? "eve" : "ann") : test_match.by(seat);
    return sender_;
  }

  void pass_time() {
    static constexpr Moment pauses[] = {0, 0, 1, 1, 20, 400, 400, 3'000, 6'000, -2'000};
    test_match.now += pauses[below(std::size(pauses))];
    if (one_in(60)) test_match.now += grace_time;
    if (match().is_paused() && one_in(2)) match().resume(test_match.now);
    if (!one_in(3)) test_match.wait(0);
    test_match.keep();
  }

  Verdict gather() {
    const Seat seat = some_seat();
    switch (below(8)) {
      case 0:
        return match().stand(someone(seat), seat);
      case 1:
        return match().seat_bot(someone(seat), seat, one_in(3) ? "shark" : "greedy");
      case 2:
        match().went_away("ann", test_match.now);
        return Verdict::allowed();
      default:
        return match().sit(someone(seat), seat, {{}, one_in(9) ? "bot x" : "Name", "red"}, "x");
    }
  }

  Verdict move() {
    const Turn turn = match().table()->game().turn();
    Seat seat = some_seat();
    if (turn.kind == Turn::Kind::seats && !one_in(6)) {
      while (!turn.has(seat)) seat = some_seat();
    }
    std::string text = one_in(15) ? "dance" : "skip";
    if (turn.has(seat) && !one_in(15)) text = test_match.some_move(seat, below(1'000'000));
    const std::uint64_t answers = match().answers() - (one_in(15) ? 1 : 0);
    const auto bots = match().bot_turns();
    const bool is_bot =
        std::ranges::any_of(bots, [&](const BotTurn& bot) { return bot.seat == seat; });
    if (is_bot) return match().bot_move(seat, answers, text, test_match.now);
    return match().move(someone(seat), seat, answers, text);
  }

  Verdict act() {
    const Seat seat = some_seat();
    const std::uint64_t what = below(100);
    if (match().undo_asked_by() && one_in(2)) return match().answer_undo(someone(seat), !one_in(4));
    if (match().pending() && one_in(2)) return match().confirm(someone(seat), seat);
    if (what < 55) return move();
    if (what < 62) return match().confirm(someone(seat), seat);
    if (what < 65) return match().take_back(someone(seat), seat);
    if (what < 75) return match().undo(someone(seat), seat);
    if (what < 82) return match().answer_undo(someone(seat), !one_in(3));
    if (what < 86) return match().care(someone(some_seat()), seat);
    if (what == 86 && one_in(3)) return match().resign(someone(seat), seat);
    if (what == 87) return match().play_again(someone(seat), one_in(2), "t2");
    in_passing(what);
    return Verdict::allowed();
  }

  void in_passing(std::uint64_t what) {
    const std::string person = TestMatch::person(seat_at(static_cast<int>(below(4))));
    if (what < 94) {
      match().went_away(person, test_match.now);
    } else if (what < 96) {
      match().came_back(person, test_match.now);
    } else if (what == 96) {
      match().pause(test_match.now);
    } else if (what < 99) {
      match().resume(test_match.now);
    } else {
      match().replace_engine(some_seat(), test_match.now);
    }
  }

  Random random_;
  Sender sender_{"ann", "i0", 0};
  Verdict last_;
};

// All games, with few and many seats, and all clocks.
inline std::vector<MatchSetup> random_setups(std::uint64_t seed) {
  return {
      setup_for("game-of-20", "players=2", {}, "game:100+5", seed),
      setup_for("game-of-20", "players=1", {}, "move:30", seed),
      setup_for("twenty-one", "players=2", {}, "none", seed),
      setup_for("twenty-one", "players=3", {"open", "open", "bot:greedy"}, "move:30", seed),
      setup_for("twenty-one", "players=4", {"open", "engine:x"}, "game:60", seed),
      setup_for("sums-of-20", "players=2 time=20", {}, "none", seed),
      setup_for("sums-of-20", "players=3 pool=half time=20", {"bot:greedy"}, "game:200+1", seed),
      setup_for("24-7", "players=2", {}, "none", seed),
      setup_for("24-7", "players=3", {"open", "for:bob"}, "days:1", seed),
      setup_for("24-7", "players=4", {"open", "engine:x"}, "move:30", seed),
  };
}

}  // namespace twenties
