#include "terminal/session.hpp"

#include <utility>

#include "base/text.hpp"
#include "terminal/layout.hpp"
#include "terminal/seat_words.hpp"
#include "terminal/table_text.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

using std::chrono::milliseconds;

bool is_rule(std::string_view clause) {
  return !clause.empty() && clause[0] >= '0' && clause[0] <= '9';
}

}  // namespace

Session::Session(Console& console, TableClient& client, const Registry& registry, Rulebook rulebook,
                 std::string table)
    : console_(console),
      client_(client),
      registry_(registry),
      rulebook_(rulebook),
      table_(std::move(table)) {}

void Session::play() {
  while (!leaving_) step();
}

void Session::go_to(const std::string& table) {
  client_.unwatch(table_);
  seen_.clear();
  table_ = table;
  latest_ = nobody;
  told_ = told_steps_ = 0;
  table_shown_ = turn_told_ = result_told_ = false;
  board_due_ = true;
  looking_ = nobody;
  placed_.clear();
  client_.watch(table, nobody);
}

void Session::step() {
  if (console_.is_stopped()) return leave(Leaving::stopped);
  take_in();
  if (leaving_) return;
  if (has_all_views()) {
    if (!std::exchange(table_shown_, true)) show_table();
    before_news();
    if (leaving_) return;
    lower_curtain();
    tell_news();
  }
  if (let_programs_move() || leaving_) return;
  const Seat seat = to_decide();
  seat == nobody ? ask_without_turn() : ask(seat);
}

// The first news of a seat are worth a moment of waiting.
void Session::take_in() {
  for (int tries = has_all_views() ? 1 : 100; tries > 0; --tries) {
    while (const auto incoming = client_.next()) {
      take(*incoming);
      if (leaving_) return;
    }
    if (has_all_views() || console_.is_stopped()) return;
    client_.wait(milliseconds(50));
  }
}

void Session::take(const TableClient::Incoming& incoming) {
  using What = TableClient::Incoming::Kind;
  switch (incoming.kind) {
    case What::lost:
      return note(speaker().say("online.lost", {{"why", incoming.why}}));
    case What::back:
      return note(speaker().say("online.back"));
    case What::unreadable:
      return note(speaker().say("online.unreadable", {{"why", incoming.why}}));
    case What::hopeless:
      failure_ = incoming.why.empty() ? Message("online.server-refuses") : incoming.why;
      return leave(Leaving::closed);
    case What::message:
      break;
  }
  if (incoming.request) return take_answer(incoming.message, *incoming.request);
  take_message(incoming.message);
}

void Session::take_message(const ServerMessage& message) {
  if (message.kind == ServerMessage::Kind::news) return take_news(message.news);
  if (message.kind == ServerMessage::Kind::bye)
    return note(speaker().say("online.server", {{"what", message.reason}}));
  const bool concerns = message.table.empty() || message.table == table_;
  if (message.kind == ServerMessage::Kind::gone && concerns) {
    failure_ = message.reason.empty() ? Message("table.no-such-table") : message.reason;
    leave(Leaving::closed);
  }
}

void Session::take_news(const News& news) {
  if (news.table != table_ || news.state.seats.size() > max_seats) return;
  const Seat viewer = news.seat >= 1 && news.seat <= max_seats ? seat_at(news.seat - 1) : nobody;
  SeenTable& table = seen(viewer);
  const bool was_known = table.is_known();
  const std::uint64_t before = table.number();
  if (!table.take(news, console_.now())) {
    seen_.erase(index_of(viewer));
    return client_.watch(table_, viewer);
  }
  if (!was_known) table.skip_fresh(told_);
  latest_ = viewer;
  for (const NewsEvent& event : news.events) {
    if (event.number > before) tell_placing(table, event);
  }
  choose_watches();
}

// Who has seats looks from each of them, and a server shows them nothing else; the others look on.
void Session::choose_watches() {
  const SeatSet mine = own();
  const auto watch = [&](Seat viewer) {
    if (!client_.watches(table_, viewer)) {
      client_.watch(table_, viewer, seen(viewer).number());
    }
  };
  mine.for_each(watch);
  const bool looks_on = mine.empty() || client_.is_local();
  if (looks_on) watch(nobody);
  std::erase_if(seen_, [&](const auto& item) {
    const Seat viewer = seat_at(item.first);
    const bool stays = viewer == nobody ? looks_on : mine.has(viewer);
    // Until there is something better, what is known stays.
    const bool goes = !stays && known(mine.empty() ? nobody : mine.lowest()) != nullptr;
    if (goes) client_.forget(table_, viewer);
    return goes;
  });
}

void Session::take_answer(const ServerMessage& answer, const ClientMessage& request) {
  refused_ = answer.kind == ServerMessage::Kind::refused;
  if (!refused_) return answered(answer, request);
  if (request.kind == Kind::confirm) confirming_ = false;
  if (try_instead(request)) return;
  Message reason = with_clause(answer.reason, is_rule(answer.clause) ? answer.clause : "");
  if (answer.retry_after > 0) {
    const std::string seconds = cat((answer.retry_after + 999) / 1000);
    reason = Message("online.later", {{"what", std::move(reason)}, {"seconds", seconds}});
  }
  board_due_ = board_due_ || answer.clause == "stale";
  tell_refusal(reason, request.seat);
}

void Session::tell_refusal(const Message& reason, Seat seat) {
  say(cat(paint(console_.style(), Ink::bad, speaker().say("terminal.refused")), " ",
          speaker().say(reason, names_for(names(), seat))));
}

// Coming to a game that runs, nobody wants to hear all of it.
void Session::show_table() {
  told_ = seen(teller()).number();
  told_steps_ = open_story().size();
  seen(teller()).take_fresh();
  console_.tell(cat("\n", opening(), "\n"));
  const Message& problem = seen(teller()).problem();
  if (!problem.empty()) note(as_sentence(problem, speaker()));
}

bool Session::request(Kind kind, Seat seat, ClientMessage message) {
  message.kind = kind;
  message.table = table_;
  message.seat = seat;
  refused_ = false;
  const std::string id = client_.ask(std::move(message));
  for (int tries = 60; tries > 0 && !console_.is_stopped(); --tries) {
    while (const auto incoming = client_.next()) {
      take(*incoming);
      if (leaving_) return !refused_;
    }
    if (!client_.awaits(id) || !client_.is_ready()) break;
    client_.wait(milliseconds(50));
  }
  return !refused_;
}

SeenTable& Session::seen(Seat viewer) {
  return seen_.try_emplace(index_of(viewer), registry_, viewer).first->second;
}

const SeenTable* Session::known(Seat viewer) const {
  const auto found = seen_.find(index_of(viewer));
  return found == seen_.end() || !found->second.is_known() ? nullptr : &found->second;
}

// Any view will do for what everybody may know; the one that was told last is the newest.
const NewsState& Session::state() const {
  static const NewsState nothing;
  if (const SeenTable* table = known(latest_)) return table->state();
  for (const auto& [viewer, table] : seen_) {
    if (table.is_known()) return table.state();
  }
  return nothing;
}

bool Session::has_all_views() const {
  bool out = known(teller()) != nullptr;
  own().for_each([&](Seat seat) { out = out && known(seat) != nullptr; });
  return out;
}

SeatSet Session::own() const { return own_seats(state()); }

Seat Session::teller() const {
  const SeatSet mine = own();
  return !mine.empty() && known(mine.lowest()) != nullptr ? mine.lowest() : nobody;
}

Seat Session::to_decide() const {
  Seat out = nobody;
  own().for_each([&](Seat seat) {
    const SeenTable* table = known(seat);
    const bool acts =
        table != nullptr && table->turn().has(seat) && !table->is_over() &&
        table->state().seats[static_cast<std::size_t>(index_of(seat))].substitute.empty();
    if (acts && out == nobody) out = seat;
  });
  return out;
}

Seat Session::looking() const {
  if (needs_curtain()) return looking_;
  const Seat seat = to_decide();
  return seat != nobody ? seat : teller();
}

Seat Session::usual_seat() const {
  if (const Seat seat = looking(); seat != nobody) return seat;
  return own().empty() ? nobody : own().lowest();
}

std::string Session::shown_name_of(Seat seat) const {
  return shown_name(names()[static_cast<std::size_t>(index_of(seat))], speaker());
}

void Session::say(std::string_view text) {
  console_.tell(hanging(text, text_width(console_.style()), "", "  "));
}

void Session::note(std::string_view text) {
  const std::string lines = hanging(text, text_width(console_.style()), "", "  ");
  console_.tell(
      paint(console_.style(), Ink::quiet, std::string_view(lines).substr(0, lines.size() - 1)) +
      "\n");
}

}  // namespace twenties
