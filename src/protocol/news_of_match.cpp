#include "protocol/news_of_match.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "match/secrecy.hpp"

namespace twenties {

namespace {

constexpr std::array<std::string_view, 23> event_names{
    "opened",   "sat",       "stood",      "begun",      "played",       "sealed",
    "unsealed", "placed",    "taken_back", "undo_asked", "undo_refused", "undone",
    "reopened", "went_away", "came_back",  "cared_for",  "flag_fell",    "paused",
    "resumed",  "over",      "again",      "same_asked", "helped"};

int seat_number(Seat seat) { return seat == nobody ? 0 : number_of(seat); }

std::vector<int> numbers(SeatSet seats) {
  std::vector<int> out;
  seats.for_each([&](Seat seat) { out.push_back(number_of(seat)); });
  return out;
}

std::string hex(std::uint64_t value) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out(16, '0');
  for (std::size_t i = 16; i-- > 0; value >>= 4U) out[i] = digits[value & 15U];
  return out;
}

NewsEvent event_for(const MatchEvent& event, Seat viewer, int seats) {
  NewsEvent out;
  out.kind = event_name(event.kind);
  out.at = event.at;
  out.seat = seat_number(event.seat);
  out.text = event.text;
  out.kept = event.kept;
  for (const Step& step : event.steps) out.steps.push_back(step.seen_by(viewer, seats));
  return out;
}

NewsSeat seat_for(const MatchSeat& seat, const Viewer& viewer, Moment grace, Moment now) {
  NewsSeat out;
  out.kind = seat.kind();
  out.name = seat.name();
  out.colour = seat.guest.colour;
  out.you = !viewer.person.empty() && seat.guest.id == viewer.person;
  if (!seat.is_taken() && seat.plan.kind == SeatPlan::Kind::reserved) {
    out.kept = seat.plan.name == viewer.person ? "you" : "another";
  }
  out.away = seat.away.has_value();
  if (seat.away) out.care_in = std::max<Moment>(0, *seat.away + grace - now);
  out.substitute = seat.substitute;
  return out;
}

NewsClock clock_of(const Match& match, Moment now) {
  NewsClock out;
  out.plan = print_clock(match.setup().clock);
  out.paused = match.is_paused();
  if (match.clock().has_limit()) {
    for (int seat = 0; seat < static_cast<int>(match.seats().size()); ++seat) {
      out.left.push_back(match.clock().left(seat_at(seat), now));
    }
    out.running = numbers(match.clock().running());
  }
  if (const auto end = match.round_end()) out.round_left = match.until(*end, now);
  return out;
}

// The seats that the viewer's person plays.
SeatSet own_seats(const NewsState& state) {
  SeatSet out;
  for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
    if (state.seats[seat].you) out.add(seat_at(static_cast<int>(seat)));
  }
  return out;
}

void tell_game(NewsState& out, const Match& match, Seat viewer, Moment now) {
  const Table& table = *match.table();
  const Game& game = table.game();
  const auto view = game.view(viewer);
  out.turn = numbers(game.turn().seats);
  out.view = match.type().print_view(*view);
  out.hash = hex(view->hash());
  const Scores scores = view->scores();
  out.scores.assign(scores.begin(), scores.end());
  out.curtain = !match.is_over() && needs_curtain(game, own_seats(out));
  if (const Fairness* fairness = table.chance().fairness()) {
    out.fairness.shares = fairness->shares;
    if (match.is_over()) out.fairness.secret = fairness->secret;
  }
  const auto& pending = match.pending();
  if (pending && pending->seat == viewer) {
    out.pending = NewsPending{pending->text, match.until(pending->deadline, now)};
  }
  if (match.is_over()) {
    const Ending ending = game.ending();
    out.result = NewsResult{numbers(game.winners()), std::string(ending.clause), ending.reason};
  }
}

NewsHelp help_of(const Match& match) {
  NewsHelp out{std::string(print_help(match.help_policy())), {}};
  if (match.help_policy() != HelpPolicy::counted) return out;
  for (int seat = 0; seat < static_cast<int>(match.seats().size()); ++seat) {
    out.used.push_back(match.helped(seat_at(seat)));
  }
  return out;
}

NewsState state_of(const Match& match, const Viewer& viewer, Moment now) {
  NewsState out;
  out.game = match.setup().game;
  out.options = match.setup().options;
  out.phase = match.table() == nullptr ? "gathering" : match.is_over() ? "over" : "playing";
  out.host = !viewer.person.empty() && viewer.person == match.setup().host;
  for (const MatchSeat& seat : match.seats())
    out.seats.push_back(seat_for(seat, viewer, match.grace(), now));
  out.answers = match.answers();
  out.clock = clock_of(match, now);
  out.undo_asked_by = seat_number(match.undo_asked_by().value_or(nobody));
  out.fairness.commitment = match.commitment();
  out.help = help_of(match);
  out.known_tiles = match.has_known_tiles();
  out.next_table = match.next_table();
  out.next_same_table = match.next_table(true);
  out.same_asked_by = numbers(match.asked_for_same());
  if (match.table() != nullptr) tell_game(out, match, viewer.seat, now);
  return out;
}

}  // namespace

std::string_view event_name(MatchEvent::Kind kind) {
  return event_names[static_cast<std::size_t>(kind)];
}

std::uint64_t events_for(const Match& match, Seat viewer) {
  return static_cast<std::uint64_t>(std::ranges::count_if(
      match.events(), [&](const MatchEvent& event) { return event.is_for(viewer); }));
}

News history_of(const Match& match, std::string_view table, Seat viewer, std::uint64_t after,
                std::size_t most) {
  News news;
  news.table = table;
  news.seat = seat_number(viewer);
  const int seats = static_cast<int>(match.seats().size());
  for (const MatchEvent& event : match.events()) {
    if (!event.is_for(viewer) || ++news.number <= after) continue;
    if (news.events.size() == most) continue;
    news.events.push_back(event_for(event, viewer, seats));
    news.events.back().number = news.number;
  }
  return news;
}

News news_of(const Match& match, std::string_view table, const Viewer& viewer, std::uint64_t after,
             Moment now, std::size_t most) {
  const std::uint64_t all = events_for(match, viewer.seat);
  const std::uint64_t latest = all - std::min<std::uint64_t>(all, most);
  News news = history_of(match, table, viewer.seat, std::max(after, latest), most);
  news.state = state_of(match, viewer, now);
  return news;
}

}  // namespace twenties
