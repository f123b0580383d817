#include <nlohmann/json.hpp>

#include "match/match_clock.hpp"
#include "server/room.hpp"

namespace twenties {

namespace {

std::string_view kind_of(const MatchSeat& seat) {
  if (seat.plan.kind == SeatPlan::Kind::bot) return "bot";
  if (seat.plan.kind == SeatPlan::Kind::engine) return "engine";
  return seat.is_taken() ? "person" : "open";
}

}  // namespace

Card card_of(const Match& match) {
  Card card;
  card.status = match.is_over()            ? TableStatus::finished
                : match.table() != nullptr ? TableStatus::running
                                           : TableStatus::open;
  card.listed = match.setup().listed;
  nlohmann::json text{{"game", match.setup().game},
                      {"title", match.type().info().title},
                      {"options", match.setup().options},
                      {"clock", print_clock(match.setup().clock)}};
  for (const MatchSeat& seat : match.seats()) {
    text["seats"].push_back({{"kind", kind_of(seat)}, {"name", seat.name()}});
    if (!seat.guest.id.empty()) card.people.push_back(seat.guest.id);
  }
  card.text = text.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  return card;
}

}  // namespace twenties
