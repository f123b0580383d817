// Logs of matches, one entry on a line: any log is restored or refused with a reason. What is
// restored goes on with the clock, and is the same for another server that follows it.

#include <algorithm>
#include <iterator>

#include "base/text.hpp"
#include "fuzzing.hpp"
#include "games/registry.hpp"
#include "protocol/news_of_match.hpp"
#include "protocol/server_message.hpp"

namespace twenties::fuzzing {
namespace {

using Log = std::vector<std::string>;

std::string bytes_for(const Match& match, Seat viewer, Moment now) {
  ServerMessage message;
  message.kind = ServerMessage::Kind::news;
  message.news = news_of(match, "t", {viewer, "ann"}, 0, now);
  return print_server_message(message);
}

void require_same(const Match& one, const Match& other, Moment now, std::string_view log) {
  require(one.length() == other.length(), "two lengths of one log", log);
  require(one.next_tick() == other.next_tick(), "two times of one log", log);
  require(one.bot_turns().size() == other.bot_turns().size(), "two turns of one log", log);
  for (int seat = -1; seat < static_cast<int>(one.seats().size()); ++seat) {
    const Seat viewer = seat < 0 ? nobody : seat_at(seat);
    const std::string bytes = bytes_for(one, viewer, now);
    require(bytes == bytes_for(other, viewer, now), "two tales of one log", log);
    require(read_server_message(bytes).has_value(), "cannot read its own news", bytes);
  }
}

// Random commands of everybody at the table: none of them breaks anything.
void disturb(Match& match, Moment now) {
  for (const char* person : {"ann", "bob"}) {
    const Sender sender{person, "", now};
    for (int seat = 0; seat < 2; ++seat) {
      (void)match.confirm(sender, seat_at(seat));
      (void)match.undo(sender, seat_at(seat));
      (void)match.care(sender, seat_at(seat));
    }
    (void)match.answer_undo(sender, true);
    match.went_away(person, now);
  }
}

void restore(std::string_view text) {
  Log log;
  for (const std::string_view line : split(text, '\n')) log.emplace_back(line);
  if (log.size() > 200) return;
  auto match = Match::restore(all_games_and_null(), log);
  if (!match) {
    require(!match.error().message.empty(), "refused without a reason", text);
    return;
  }
  auto follower = Match::restore(all_games_and_null(), log);
  require(follower.has_value(), "restored only once", text);
  Moment now = 1'763'251'200'000;
  for (const Moment later : {0, 6'000, 700'000}) {
    now += later;
    match->tick(now);
    disturb(*match, now);
    const Log fresh = match->take_fresh();
    const auto followed = follower->follow(fresh);
    require(followed.has_value(), "does not follow what it wrote", text);
    require_same(*match, *follower, now, text);
  }
}

}  // namespace
}  // namespace twenties::fuzzing

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  twenties::fuzzing::restore({reinterpret_cast<const char*>(data), size});
  return 0;
}
