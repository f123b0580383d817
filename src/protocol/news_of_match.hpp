#pragma once

#include <string_view>

#include "match/match.hpp"
#include "protocol/news.hpp"

namespace twenties {

// Who looks at a table: a seat, or nobody for a spectator, and the person behind it.
struct Viewer {
  Seat seat = nobody;
  std::string_view person;
};

// The most events in one message; games seldom have more.
inline constexpr std::size_t events_in_a_page = 200;

// The latest events after a number and the current state, for one viewer.
News news_of(const Match& match, std::string_view table, const Viewer& viewer, std::uint64_t after,
             Moment now, std::size_t most = events_in_a_page);
// The first events after a number, without the state.
News history_of(const Match& match, std::string_view table, Seat viewer, std::uint64_t after,
                std::size_t most = events_in_a_page);

// How many events this viewer may know.
std::uint64_t events_for(const Match& match, Seat viewer);

std::string_view event_name(MatchEvent::Kind kind);

}  // namespace twenties
