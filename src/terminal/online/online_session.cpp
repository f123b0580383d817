#include "terminal/online/online_session.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "match/fairness.hpp"
#include "terminal/layout.hpp"
#include "terminal/seat_words.hpp"
#include "terminal/table_text.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

using std::chrono::milliseconds;

// A clock with less than this is shown running.
constexpr milliseconds hurry{100'000};

}  // namespace

OnlineSession::OnlineSession(Console& console, Wire& wire, const OnlineWorld& world,
                             Invitation invitation)
    : Session(console, conversation_, world.registry, world.rulebook, invitation.table),
      wire_(wire),
      world_(world),
      at_(std::move(invitation)),
      conversation_(wire, [&console] { return console.now(); }) {
  if (at_.seat >= 1 && at_.seat <= max_seats) wanted_seats_.add(seat_at(at_.seat - 1));
  curtain_down_ = true;
}

Result<Leaving> OnlineSession::run() {
  client_.start();
  client_.watch(table_, nobody);
  play();
  if (failure_) return failure(*failure_);
  say_goodbye();
  return *leaving_;
}

std::vector<std::string> OnlineSession::names() const { return names_of(state(), speaker()); }

std::string OnlineSession::link() const { return cat(at_.origin, "/t/", table_); }

std::string OnlineSession::opening() const {
  return online_opening(*known(teller()), link(), console_.style());
}

std::string OnlineSession::event_sentence(const NewsEvent& event) {
  if (event.kind == "begun") check_shares();
  return event_text(event, state(), speaker());
}

// What this person added to the chance must be in it.
void OnlineSession::check_shares() {
  const auto& shares = state().fairness.shares;
  for (const auto& [index, share] : shares_) {
    const auto place = static_cast<std::size_t>(index);
    if (place < shares.size() && own().has(seat_at(index)) && shares[place] != share) {
      note(speaker().say("online.share-not-used"));
    }
  }
}

// Who only looks on sees every change; the others when they are to decide.
void OnlineSession::after_news() {
  if (own().empty() && board_due_ && has_begun()) draw_board(nobody);
}

void OnlineSession::tell_turn() {
  if (std::exchange(turn_told_, true) || own().size() != 1) return;
  console_.tell(paint(console_.style(), Ink::notice, speaker().say("online.your-turn")) + "\n");
}

void OnlineSession::answered(const ServerMessage& answer, const ClientMessage& request) {
  if (request.kind == Kind::name) at_.name = request.name;
  if (request.kind != Kind::rematch) return;
  if (!answer.table.empty()) return go_to_rematch(answer.table);
  say(speaker().say("online.others-agree"));
}

// Somebody else may have been quicker to sit down: the next seat may be ours.
bool OnlineSession::try_instead(const ClientMessage& request) {
  if (request.kind != Kind::sit || !sits_anywhere_) return false;
  SeatSet rest = free_seats(state());
  for (int index = 0; index <= index_of(request.seat); ++index) rest.remove(seat_at(index));
  if (!rest.empty()) sit(rest.lowest(), true);
  return !rest.empty();
}

void OnlineSession::offer_seat() {
  if (!table_shown_ || state().phase != "gathering") return;
  const SeatSet empty = free_seats(state());
  // In a rematch everybody's seats are kept.
  if (is_rematch_ && !seat_offered_) wanted_seats_ = kept_seats(state());
  if (!wanted_seats_.empty()) {
    const SeatSet wanted = std::exchange(wanted_seats_, {});
    if (at_.newcomer) ask_for_name();
    wanted.for_each([&](Seat seat) {
      if (!leaving_ && !own().has(seat)) sit(seat, false);
    });
    seat_offered_ = true;
  }
  if (std::exchange(seat_offered_, true) || empty.empty() || !own().empty()) return;
  const Seat seat = empty.lowest();
  const Prompt prompt{.text = cat(speaker().say("online.sit-down", {{"n", number_of(seat)}}), " ",
                                  speaker().say("terminal.yes-or-no"), " ")};
  const Reply reply = console_.ask(prompt);
  if (!reply.is_line()) return answer(nobody, reply);
  if (read_yes_or_no(reply.text, speaker()).value_or(true)) {
    if (at_.newcomer) ask_for_name();
    if (!leaving_) sit(seat, true);
  } else {
    say(speaker().say("online.look-on"));
  }
}

void OnlineSession::ask_for_name() {
  at_.newcomer = false;
  if (at_.name.empty()) at_.name = speaker().say("online.guest");
  const Reply reply =
      console_.ask({.text = cat(speaker().say("online.your-name"), " [", at_.name, "] > ")});
  if (!reply.is_line()) return answer(nobody, reply);
  const std::string name(trim(reply.text));
  ClientMessage message;
  message.name = name.empty() ? at_.name : name;
  request(ClientMessage::Kind::name, nobody, std::move(message));
}

void OnlineSession::sit(Seat seat, bool or_another) {
  sits_anywhere_ = or_another;
  ClientMessage message;
  message.share = fresh_share();
  message.name = at_.name;
  // Where a game is played again, the tiles may be those of the first.
  if (!is_rematch_) shares_[index_of(seat)] = message.share;
  request(ClientMessage::Kind::sit, seat, std::move(message));
}

void OnlineSession::ask_without_turn() {
  answer(nobody, console_.ask(plain_prompt(cat(waiting_text(), " > "))));
}

void OnlineSession::put_clock(Prompt& prompt, const std::string& name,
                              const SeenTable& table) const {
  if (!client_.is_ready()) {
    prompt.text = cat(speaker().say("online.no-connection"), " ", name, " > ");
    return;
  }
  auto end = table.clock_end(table.viewer());
  if (const auto round = table.round_end()) end = end ? std::min(*end, *round) : round;
  if (!end || console_.now() >= *end) return;
  prompt.text = cat(name, " (", duration_text(*end - console_.now(), speaker()), ") > ");
  if (*end - console_.now() < hurry) {
    prompt.text = cat(name, " (");
    prompt.countdown_end = ") > ";
    prompt.deadline = end;
  }
}

std::string OnlineSession::waiting_text() const {
  const NewsState& now = state();
  if (now.phase.empty()) return speaker().say("online.no-news");
  if (!client_.is_ready()) return speaker().say("online.no-connection");
  if (now.phase == "over") return speaker().say("online.what-next");
  if (now.phase == "gathering") {
    return speaker().say("online.empty-seats", {{"n", static_cast<int>(empty_seats(now).size())}});
  }
  const std::vector<std::string> called = shown_names(names(), speaker());
  std::vector<std::string> awaited;
  seats_in(now.turn).for_each(
      [&](Seat seat) { awaited.push_back(called[static_cast<std::size_t>(index_of(seat))]); });
  if (awaited.empty()) return speaker().say("online.waiting");
  return speaker().say("online.waiting-for", {{"names", listed(awaited)}});
}

std::string OnlineSession::score(const SeenTable& table) const {
  return online_score(table, console_.style());
}

void OnlineSession::tell_fairness() {
  console_.tell(fairness_report(state().fairness, console_.style()));
}

void OnlineSession::say_goodbye() {
  const Leaving how = leaving_.value_or(Leaving::quit);
  if (how == Leaving::closed || how == Leaving::stopped) console_.tell("\n");
  if (is_over()) return say(speaker().say("terminal.goodbye"));
  say(speaker().say("online.table-stays", {{"link", link()}}));
}

}  // namespace twenties
