#include "terminal/online/online_session.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "terminal/answers.hpp"
#include "terminal/layout.hpp"
#include "terminal/online/table_text.hpp"
#include "terminal/reports.hpp"
#include "terminal/seat_words.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

using std::chrono::milliseconds;

bool is_rule(std::string_view clause) {
  return !clause.empty() && clause[0] >= '0' && clause[0] <= '9';
}

}  // namespace

OnlineSession::OnlineSession(Console& console, Wire& wire, const OnlineWorld& world,
                             Invitation invitation)
    : console_(console),
      wire_(wire),
      world_(world),
      at_(std::move(invitation)),
      conversation_(wire, [&console] { return console.now(); }) {
  if (at_.seat >= 1 && at_.seat <= max_seats) wanted_seats_.add(seat_at(at_.seat - 1));
}

Result<Leaving> OnlineSession::run() {
  conversation_.start();
  conversation_.watch(at_.table, nobody);
  while (!leaving_) step();
  if (failure_) return failure(*failure_);
  say_goodbye();
  return *leaving_;
}

void OnlineSession::step() {
  if (console_.is_stopped()) return leave(Leaving::stopped);
  take_in();
  if (leaving_) return;
  if (is_settled()) {
    if (!std::exchange(table_shown_, true)) show_table();
    offer_seat();
    if (leaving_) return;
    lower_curtain();
    tell_news();
  }
  ask();
}

// The first news of a seat are worth a moment of waiting.
void OnlineSession::take_in() {
  for (int tries = is_settled() ? 1 : 100; tries > 0; --tries) {
    while (const auto incoming = conversation_.next()) {
      take(*incoming);
      if (leaving_) return;
    }
    if (is_settled() || console_.is_stopped()) return;
    wire_.wait(milliseconds(50));
  }
}

void OnlineSession::take(const Conversation::Incoming& incoming) {
  using Kind = Conversation::Incoming::Kind;
  switch (incoming.kind) {
    case Kind::lost:
      return note(speaker().say("online.lost", {{"why", incoming.why}}));
    case Kind::back:
      return note(speaker().say("online.back"));
    case Kind::unreadable:
      return note(speaker().say("online.unreadable", {{"why", incoming.why}}));
    case Kind::hopeless:
      failure_ = incoming.why.empty() ? Message("online.server-refuses") : incoming.why;
      return leave(Leaving::closed);
    case Kind::message:
      break;
  }
  const ServerMessage& message = incoming.message;
  if (incoming.request) return take_answer(message, *incoming.request);
  if (message.kind == ServerMessage::Kind::news) return take_news(message.news);
  if (message.kind == ServerMessage::Kind::bye)
    return note(speaker().say("online.server", {{"what", message.reason}}));
  const bool concerns = message.table.empty() || message.table == at_.table;
  if (message.kind == ServerMessage::Kind::gone && concerns) {
    failure_ = message.reason.empty() ? Message("table.no-such-table") : message.reason;
    leave(Leaving::closed);
  }
}

void OnlineSession::take_news(const News& news) {
  if (news.table != at_.table || news.state.seats.size() > max_seats) return;
  const Seat viewer = news.seat >= 1 && news.seat <= max_seats ? seat_at(news.seat - 1) : nobody;
  SeenTable& table = seen(viewer);
  const bool was_known = table.is_known();
  if (!table.take(news, console_.now())) {
    seen_.erase(index_of(viewer));
    return conversation_.watch(at_.table, viewer);
  }
  if (!was_known) table.skip_fresh(told_);
  latest_ = viewer;
  choose_watches();
}

// Who has seats looks from each of them, and the server shows them nothing else; the others look
// on.
void OnlineSession::choose_watches() {
  const SeatSet mine = own();
  const auto watch = [&](Seat viewer) {
    if (!conversation_.watches(at_.table, viewer)) {
      conversation_.watch(at_.table, viewer, seen(viewer).number());
    }
  };
  mine.for_each(watch);
  if (mine.empty()) watch(nobody);
  std::erase_if(seen_, [&](const auto& item) {
    const Seat viewer = seat_at(item.first);
    const bool stays = mine.empty() ? viewer == nobody : mine.has(viewer);
    // Until there is something better, what is known stays.
    const bool goes = !stays && known(mine.empty() ? nobody : mine.lowest()) != nullptr;
    if (goes) conversation_.forget(at_.table, viewer);
    return goes;
  });
}

void OnlineSession::take_answer(const ServerMessage& answer, const ClientMessage& request) {
  using Kind = ClientMessage::Kind;
  if (answer.kind == ServerMessage::Kind::refused) return refused(answer, request);
  if (request.kind == Kind::name) at_.name = request.name;
  if (request.kind == Kind::rematch && !answer.table.empty()) go_to(answer.table);
  if (request.kind == Kind::rematch && answer.table.empty()) {
    say(speaker().say("online.others-agree"));
  }
}

void OnlineSession::refused(const ServerMessage& answer, const ClientMessage& request) {
  const bool later = answer.retry_after > 0;
  Message reason = with_clause(answer.reason, is_rule(answer.clause) ? answer.clause : "");
  if (later) {
    const std::string seconds = cat((answer.retry_after + 999) / 1000);
    reason = Message("online.later", {{"what", std::move(reason)}, {"seconds", seconds}});
  }
  if (request.kind == ClientMessage::Kind::confirm) confirming_ = false;
  // Somebody else may have been quicker: the next one may be ours.
  if (request.kind == ClientMessage::Kind::sit && sits_anywhere_) {
    SeatSet rest = free_seats(state());
    for (int index = 0; index <= index_of(request.seat); ++index) rest.remove(seat_at(index));
    if (!rest.empty()) return sit(rest.lowest(), true);
  }
  board_due_ = board_due_ || answer.clause == "stale";
  say(cat(paint(console_.style(), Ink::bad, speaker().say("terminal.refused")), " ",
          speaker().say(reason, names_for(names(), request.seat))));
}

// Coming to a game that runs, nobody wants to hear all of it.
void OnlineSession::show_table() {
  told_ = seen(teller()).number();
  told_steps_ = open_story().size();
  seen(teller()).take_fresh();
  console_.tell(cat("\n", online_opening(seen(teller()), link(), console_.style()), "\n"));
  const Message& problem = seen(teller()).problem();
  if (!problem.empty()) note(as_sentence(problem, speaker()));
}

void OnlineSession::request(ClientMessage::Kind kind, Seat seat, ClientMessage message) {
  message.kind = kind;
  message.table = at_.table;
  message.seat = seat;
  const std::string id = conversation_.ask(std::move(message));
  for (int tries = 60; tries > 0 && !console_.is_stopped(); --tries) {
    while (const auto incoming = conversation_.next()) {
      take(*incoming);
      if (leaving_) return;
    }
    if (!conversation_.awaits(id) || !conversation_.is_ready()) return;
    wire_.wait(milliseconds(50));
  }
}

SeenTable& OnlineSession::seen(Seat viewer) {
  return seen_.try_emplace(index_of(viewer), world_.registry, viewer).first->second;
}

const SeenTable* OnlineSession::known(Seat viewer) const {
  const auto found = seen_.find(index_of(viewer));
  return found == seen_.end() || !found->second.is_known() ? nullptr : &found->second;
}

// Any view will do for what everybody may know; the one that was told last is the newest.
const NewsState& OnlineSession::state() const {
  static const NewsState nothing;
  if (const SeenTable* table = known(latest_)) return table->state();
  for (const auto& [viewer, table] : seen_) {
    if (table.is_known()) return table.state();
  }
  return nothing;
}

bool OnlineSession::is_settled() const {
  bool out = known(teller()) != nullptr;
  own().for_each([&](Seat seat) { out = out && known(seat) != nullptr; });
  return out;
}

SeatSet OnlineSession::own() const { return own_seats(state()); }

Seat OnlineSession::teller() const {
  const SeatSet mine = own();
  return !mine.empty() && known(mine.lowest()) != nullptr ? mine.lowest() : nobody;
}

Seat OnlineSession::to_decide() const {
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

bool OnlineSession::needs_curtain() const {
  const SeatSet mine = own();
  const SeenTable* one = mine.size() < 2 ? nullptr : known(mine.lowest());
  if (one == nullptr || one->type() == nullptr || !one->has_begun() || one->is_over()) return false;
  if (one->type()->info().has_simultaneous_turns) return true;
  bool differs = false;
  mine.for_each([&](Seat seat) {
    const SeenTable* other = known(seat);
    differs = differs || (other != nullptr && other->state().hash != one->state().hash);
  });
  return one->type()->info().has_hidden_information && differs;
}

Seat OnlineSession::looking() const {
  if (needs_curtain()) return looking_;
  const Seat seat = to_decide();
  return seat != nobody ? seat : teller();
}

std::string OnlineSession::link() const { return cat(at_.origin, "/t/", at_.table); }

std::vector<std::string> OnlineSession::names() const { return names_of(state(), speaker()); }

void OnlineSession::say(std::string_view text) {
  console_.tell(hanging(text, text_width(console_.style()), "", "  "));
}

void OnlineSession::note(std::string_view text) {
  const std::string lines = hanging(text, text_width(console_.style()), "", "  ");
  console_.tell(
      paint(console_.style(), Ink::quiet, std::string_view(lines).substr(0, lines.size() - 1)) +
      "\n");
}

void OnlineSession::say_goodbye() {
  const Leaving how = leaving_.value_or(Leaving::quit);
  if (how == Leaving::closed || how == Leaving::stopped) console_.tell("\n");
  if (known(teller()) != nullptr && seen(teller()).is_over())
    return say(speaker().say("terminal.goodbye"));
  say(speaker().say("online.table-stays", {{"link", link()}}));
}

}  // namespace twenties
