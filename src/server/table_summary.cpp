#include <algorithm>
#include <nlohmann/json.hpp>

#include "match/match_clock.hpp"
#include "server/room.hpp"

namespace twenties {

TableSummary summary_of(const Match& match) {
  TableSummary summary;
  summary.status = match.is_over()            ? TableStatus::finished
                   : match.table() != nullptr ? TableStatus::running
                                              : TableStatus::open;
  summary.listed = match.setup().listed;
  nlohmann::json text{{"game", match.setup().game},
                      {"title", match.type().info().title},
                      {"options", match.setup().options},
                      {"clock", print_clock(match.setup().clock)}};
  for (const MatchSeat& seat : match.seats()) {
    text["seats"].push_back({{"kind", seat.kind()}, {"name", seat.name()}});
    if (!seat.guest.id.empty()) summary.people.push_back(seat.guest.id);
  }
  summary.text = text.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  return summary;
}

Moment changed_of(const Match& match) {
  const auto& events = match.events();
  const auto last = std::find_if(events.rbegin(), events.rend(),
                                 [](const MatchEvent& event) { return event.is_for(nobody); });
  return last == events.rend() ? 0 : last->at;
}

}  // namespace twenties
