#include <algorithm>

#include "base/text.hpp"
#include "match/fairness.hpp"
#include "match/game_clock.hpp"
#include "match/match.hpp"

// What people, bots and time do to a match: each command is checked here, and becomes entries of
// the log that match.cpp carries out.

namespace twenties {

namespace {

using Kind = Entry::Kind;

constexpr std::string_view bot_word = "bot ";

Verdict refused(std::string reason) { return Verdict::refused(table_clause, std::move(reason)); }

Sender by_itself(Moment now) { return {{}, {}, now}; }

}  // namespace

bool is_guest_name(std::string_view name) {
  return !name.empty() && is_utf8(name) && tidy_name(name) == name &&
         !lower_case(name).starts_with(bot_word) && name.find(": ") == std::string_view::npos;
}

bool is_guest_colour(std::string_view colour) {
  return colour.size() <= 16 && is_field_text(colour);
}

std::optional<std::uint64_t> Match::done_before(const Sender& sender) const {
  if (sender.id.empty()) return std::nullopt;
  const auto found = done_.find({sender.person, sender.id});
  if (found == done_.end()) return std::nullopt;
  return found->second;
}

// The beginning, chance and skips need nobody's decision.
void Match::proceed(Moment now) {
  if (!table_ && std::ranges::all_of(seats_, &MatchSeat::is_taken)) {
    add(Kind::begin, by_itself(now), nobody);
  }
  while (table_ && !pending_) {
    auto action = table_->next_without_decision();
    if (!action) break;
    const bool is_chance = action->kind == Action::Kind::chance;
    add(is_chance ? Kind::chance : Kind::skip, by_itself(now), action->seat,
        std::move(action->text));
  }
}

Verdict Match::sit(const Sender& sender, Seat where, const Guest& guest, std::string_view share) {
  if (done_before(sender)) return Verdict::allowed();
  if (table_) return refused("the game has begun: all seats are taken");
  if (index_of(where) >= static_cast<int>(seats_.size())) return refused("there is no such seat");
  const MatchSeat& seat = this->seat(where);
  if (!seat.is_person()) return refused("a bot sits there");
  if (seat.plan.kind == SeatPlan::Kind::reserved && seat.plan.name != sender.person) {
    return refused("this seat is kept for somebody else");
  }
  if (!seat.guest.id.empty() && seat.guest.id != sender.person) {
    return refused(cat(seat.guest.name, " sits there"));
  }
  if (!is_guest_name(guest.name)) return refused(std::string(guest_name_help));
  if (!is_guest_colour(guest.colour)) return refused("a colour is a short word");
  if (const auto good = read_share(share); !good) return refused(good.error().message);
  if (!is_field_text(share)) return refused("a share has no = and no : at its end");
  Entry entry{Kind::sit, sender.now, where, sender.person, sender.id, {}, guest.name};
  entry.fields.emplace_back("share", share);
  if (!guest.colour.empty()) entry.fields.emplace_back("colour", guest.colour);
  add(std::move(entry));
  proceed(sender.now);
  return Verdict::allowed();
}

Verdict Match::stand(const Sender& sender, Seat where) {
  if (done_before(sender)) return Verdict::allowed();
  if (table_) return refused("the game has begun: a seat is given up by resigning");
  if (!seats_of(sender.person).has(where))
    return Verdict::refused(rights_clause, "it is not yours");
  add(Kind::stand, sender, where);
  return Verdict::allowed();
}

Verdict Match::seat_bot(const Sender& sender, Seat where, std::string_view level) {
  if (done_before(sender)) return Verdict::allowed();
  if (table_) return refused("the game has begun: all seats are taken");
  if (sender.person != setup_.host) {
    return Verdict::refused(rights_clause, "only the host gives seats to bots");
  }
  if (index_of(where) >= static_cast<int>(seats_.size())) return refused("there is no such seat");
  if (seat(where).is_taken()) return refused("the seat is taken");
  if (!make_player(type_->info(), level)) {
    return refused(cat("there is no bot ", quote(level), " for ", type_->info().title));
  }
  add(Kind::bot, sender, where, std::string(level));
  proceed(sender.now);
  return Verdict::allowed();
}

Verdict Match::may_act(const Sender& sender, Seat where) const {
  if (index_of(where) >= static_cast<int>(seats_.size())) return refused("there is no such seat");
  if (seat(where).guest.id != sender.person || sender.person.empty()) {
    return Verdict::refused(rights_clause, cat("seat ", number_of(where), " is not yours"));
  }
  if (!table_) return refused("the game has not begun: a seat is empty");
  if (is_over()) return refused("the game is over");
  if (paused_) return refused("the table pauses: the server is about to stop");
  if (!seat(where).caretaker.empty()) return refused("a bot plays for this seat");
  return Verdict::allowed();
}

Verdict Match::move(const Sender& sender, Seat where, std::uint64_t answers,
                    std::string_view move) {
  if (done_before(sender)) return Verdict::allowed();
  if (Verdict verdict = may_act(sender, where); !verdict) return verdict;
  if (answers != answers_) {
    return Verdict::refused(stale_clause, "something else happened before this move arrived");
  }
  if (pending_) return refused("a placed tile waits for confirmation first");
  const auto canonical = table_->game().read_move(move);
  if (!canonical) return refused(canonical.error().message);
  if (Verdict verdict = table_->game().check(where, *canonical); !verdict) return verdict;
  const bool waits = type_->info().confirm_seconds > 0;
  add(waits ? Kind::place : Kind::move, sender, where, *canonical);
  proceed(sender.now);
  return Verdict::allowed();
}

Verdict Match::confirm(const Sender& sender, Seat where) {
  if (done_before(sender)) return Verdict::allowed();
  if (Verdict verdict = may_act(sender, where); !verdict) return verdict;
  if (!pending_ || pending_->seat != where) return refused("no placed tile waits for confirmation");
  add(Kind::move, sender, where, std::string(pending_->text));
  proceed(sender.now);
  return Verdict::allowed();
}

Verdict Match::take_back(const Sender& sender, Seat where) {
  if (done_before(sender)) return Verdict::allowed();
  if (Verdict verdict = may_act(sender, where); !verdict) return verdict;
  if (!pending_ || pending_->seat != where) return refused("no placed tile can be taken back");
  add(Kind::take_back, sender, where);
  return Verdict::allowed();
}

Verdict Match::resign(const Sender& sender, Seat where) {
  if (done_before(sender)) return Verdict::allowed();
  if (Verdict verdict = may_act(sender, where); !verdict) return verdict;
  if (Verdict verdict = table_->game().clone()->resign(where); !verdict) return verdict;
  add(Kind::resign, sender, where);
  return Verdict::allowed();
}

Verdict Match::bot_move(Seat where, std::uint64_t answers, std::string_view move, Moment now) {
  if (!is_running() || paused_ || pending_ || answers != answers_) {
    return Verdict::refused(stale_clause, "the table has moved on");
  }
  const MatchSeat& bot = seat(where);
  if (bot.is_person() && bot.caretaker.empty()) return refused("there is no bot at this seat");
  if (Verdict verdict = table_->game().check(where, move); !verdict) return verdict;
  add(Kind::move, by_itself(now), where, std::string(move));
  proceed(now);
  return Verdict::allowed();
}

std::vector<std::string> Match::others(std::string_view person) const {
  std::vector<std::string> out;
  for (const MatchSeat& seat : seats_) {
    const bool counts = seat.is_person() && seat.caretaker.empty() && seat.guest.id != person;
    if (counts && std::ranges::find(out, seat.guest.id) == out.end()) out.push_back(seat.guest.id);
  }
  return out;
}

std::optional<std::size_t> Match::last_decision(Seat where) const {
  const auto& steps = table_->steps();
  for (std::size_t at = steps.size(); at-- > 0;) {
    const TableStep& step = steps[at];
    const bool is_move = step.action.kind == Action::Kind::move && !step.is_skip;
    if (is_move && step.action.seat == where) return at;
  }
  return std::nullopt;
}

// Nothing was shown since, and nobody else did anything that is known: what is sealed, and skips
// that the rules forced, do not count.
bool Match::is_free_undo(Seat where) const {
  const auto last = last_decision(where);
  if (!last) return false;
  const auto& steps = table_->steps();
  for (std::size_t at = *last + 1; at < steps.size(); ++at) {
    if (at < open_ && !steps[at].is_skip) return false;
  }
  return true;
}

Verdict Match::undo(const Sender& sender, Seat where) {
  if (done_before(sender)) return Verdict::allowed();
  if (Verdict verdict = may_act(sender, where); !verdict) return verdict;
  if (pending_ && pending_->seat == where) return take_back(sender, where);
  if (pending_) return refused("another player is placing a tile");
  if (!last_decision(where)) return refused("there is nothing to undo");
  if (undo_asked_) return refused("somebody has asked to undo already");
  const bool at_once = is_free_undo(where) || others(sender.person).empty();
  add(at_once ? Kind::undo : Kind::ask_undo, sender, where);
  if (at_once) proceed(sender.now);
  return Verdict::allowed();
}

Verdict Match::answer_undo(const Sender& sender, bool yes) {
  if (done_before(sender)) return Verdict::allowed();
  if (!undo_asked_) return refused("nobody asks to undo");
  const Seat asker = undo_asked_->seat;
  const auto asked = others(seat(asker).guest.id);
  if (std::ranges::find(asked, sender.person) == asked.end()) {
    return Verdict::refused(rights_clause, "only the other players can allow it");
  }
  if (!yes) {
    add(Kind::refuse_undo, sender, nobody);
    return Verdict::allowed();
  }
  if (std::ranges::find(undo_asked_->agreed, sender.person) != undo_asked_->agreed.end()) {
    return Verdict::allowed();
  }
  add(Kind::agree_undo, sender, nobody);
  const bool all = std::ranges::all_of(asked, [&](const std::string& person) {
    return std::ranges::find(undo_asked_->agreed, person) != undo_asked_->agreed.end();
  });
  if (all) {
    add(Kind::undo, by_itself(sender.now), asker);
    proceed(sender.now);
  }
  return Verdict::allowed();
}

void Match::went_away(std::string_view person, Moment now) {
  bool news = false;
  seats_of(person).for_each([&](Seat where) { news = news || !seat(where).away; });
  if (news && is_running()) add(Kind::away, {std::string(person), {}, now}, nobody);
}

void Match::came_back(std::string_view person, Moment now) {
  bool news = false;
  seats_of(person).for_each(
      [&](Seat where) { news = news || seat(where).away || !seat(where).caretaker.empty(); });
  if (news && is_running()) add(Kind::back, {std::string(person), {}, now}, nobody);
}

Verdict Match::care(const Sender& sender, Seat where) {
  if (done_before(sender)) return Verdict::allowed();
  if (!is_running()) return refused("nobody needs a caretaker now");
  if (index_of(where) >= static_cast<int>(seats_.size())) return refused("there is no such seat");
  const MatchSeat& seat = this->seat(where);
  if (seats_of(sender.person).empty() || seat.guest.id == sender.person) {
    return Verdict::refused(rights_clause, "only another player can give the seat to a bot");
  }
  if (!seat.is_person() || !seat.caretaker.empty()) return refused("a bot plays there already");
  if (!seat.away) return refused(cat(seat.guest.name, " is here"));
  if (const Moment left = *seat.away + grace_time - sender.now; left > 0) {
    return refused(cat(seat.guest.name, " may come back within ", (left + 999) / 1000, " s"));
  }
  add(Kind::care, sender, where, std::string(usual_caretaker));
  proceed(sender.now);
  return Verdict::allowed();
}

void Match::replace_engine(Seat where, Moment now) {
  if (!is_running() || seat(where).plan.kind != SeatPlan::Kind::engine) return;
  add(Kind::care, by_itself(now), where, std::string(usual_caretaker));
}

void Match::pause(Moment now) {
  if (is_running() && !paused_) add(Kind::pause, by_itself(now), nobody);
}

void Match::resume(Moment now) {
  if (is_running() && paused_) add(Kind::resume, by_itself(now), nobody);
}

std::optional<Moment> Match::round_end() const {
  if (!is_running()) return std::nullopt;
  const auto limit = std::chrono::milliseconds(time_limit(table_->game())).count();
  if (limit == 0) return std::nullopt;
  return began_ + limit;
}

std::optional<Moment> Match::next_tick() const {
  if (!is_running() || paused_) return std::nullopt;
  std::optional<Moment> next = round_end();
  const auto sooner = [&](Moment at) { next = next ? std::min(*next, at) : at; };
  if (const auto end = clock_.end()) sooner(end->at);
  if (pending_) sooner(pending_->deadline.count());
  return next;
}

void Match::tick(Moment now) {
  for (auto due = next_tick(); due && *due <= now; due = next_tick()) {
    if (pending_) {
      // A tile that lies on the board when a clock ends was placed in time.
      const PendingMove move = *pending_;
      add(Kind::move, by_itself(now), move.seat, move.text);
    } else if (const auto round = round_end(); round && *round <= now) {
      add(Kind::time_up, by_itself(now), nobody);
    } else if (const auto end = clock_.end()) {
      add(Kind::flag, by_itself(now), end->seat);
    }
    proceed(now);
  }
}

Result<MatchSetup> Match::rematch(const Sender& sender, bool same_tiles, std::string secret) const {
  if (!is_over()) return failure("the game is not over");
  if (seats_of(sender.person).empty()) return failure("only who played can ask for a rematch");
  MatchSetup next = setup_;
  next.host = sender.person;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const MatchSeat& from = seats_[(i + 1) % seats_.size()];
    next.seats[i] =
        from.is_person() ? SeatPlan{SeatPlan::Kind::reserved, from.guest.id} : from.plan;
  }
  next.shares.clear();
  if (!same_tiles) {
    next.secret = std::move(secret);
  } else if (const Fairness* fairness = table_->chance().fairness()) {
    next.shares = fairness->shares;
  }
  return next;
}

Verdict Match::goes_on(const Sender& sender, std::string_view table) {
  if (done_before(sender)) return Verdict::allowed();
  if (!next_table_.empty()) return refused("the rematch is there already");
  add(Kind::again, sender, nobody, std::string(table));
  return Verdict::allowed();
}

const MatchSeat& Match::seat(Seat where) const {
  return seats_[static_cast<std::size_t>(index_of(where))];
}

SeatSet Match::seats_of(std::string_view person) const {
  SeatSet out;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (!person.empty() && seats_[i].guest.id == person) out.add(seat_at(static_cast<int>(i)));
  }
  return out;
}

std::optional<Seat> Match::undo_asked_by() const {
  if (!undo_asked_) return std::nullopt;
  return undo_asked_->seat;
}

std::string Match::commitment() const { return commitment_of(setup_.secret); }

std::vector<BotTurn> Match::bot_turns() const {
  std::vector<BotTurn> out;
  if (!is_running() || paused_ || pending_) return out;
  table_->game().turn().seats.for_each([&](Seat where) {
    const MatchSeat& who = seat(where);
    if (who.is_person() && who.caretaker.empty()) return;
    BotTurn turn{where, who.caretaker, {}, 0, answers_};
    if (!who.is_person() && who.plan.kind == SeatPlan::Kind::bot) turn.level = who.plan.name;
    if (who.plan.kind == SeatPlan::Kind::engine) turn.engine = who.plan.name;
    turn.seed = table_->chance().bot_seed(table_->steps().size(), where);
    out.push_back(std::move(turn));
  });
  return out;
}

Record Match::record() const { return table_ ? table_->record() : Record{}; }

}  // namespace twenties
