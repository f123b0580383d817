#include <algorithm>

#include "base/text.hpp"
#include "bots/bot.hpp"
#include "match/fairness.hpp"
#include "match/match.hpp"

// The commands of people, bots and time: each is checked here and becomes log entries, which
// match.cpp applies.

namespace twenties {

namespace {

using Kind = Entry::Kind;

constexpr std::string_view bot_word = "bot ";

Verdict refused(Message reason) { return Verdict::refused(table_clause, std::move(reason)); }

Verdict verdict_of(const Result<void>& added) {
  if (added) return Verdict::allowed();
  const Error& error = added.error();
  return Verdict::refused(error.clause.empty() ? table_clause : error.clause, error.message);
}

}  // namespace

bool is_guest_name(std::string_view name) {
  return !name.empty() && is_utf8(name) && tidy_name(name) == name && !has_unseen_signs(name) &&
         !lower_case(name).starts_with(bot_word);
}

bool is_guest_colour(std::string_view colour) {
  return colour.size() <= 16 && is_field_text(colour);
}

// A command that was carried out before gets the same answer again. Ids stand in the log, and must
// be such that it can be read back.
std::optional<Verdict> Match::early_answer(const Sender& sender,
                                           std::initializer_list<Entry::Kind> kinds, Seat where,
                                           std::optional<std::string_view> text) const {
  const auto found =
      sender.id.empty() ? done_.end() : done_.find(std::pair(sender.person, sender.id));
  if (found != done_.end()) {
    const Done& done = found->second;
    const bool same = kinds.size() == 0 || (std::ranges::find(kinds, done.kind) != kinds.end() &&
                                            done.seat == where && (!text || *text == done.text));
    return same ? Verdict::allowed() : refused(Message("table.id-used"));
  }
  const bool good =
      !sender.person.empty() && is_field_text(sender.person) && is_field_text(sender.id);
  if (!good) return Verdict::refused(rights_clause, Message("table.bad-id"));
  return std::nullopt;
}

Verdict Match::sit(const Sender& sender, Seat where, const Guest& guest, std::string_view share) {
  if (const auto answer = early_answer(sender, {Kind::sit}, where)) return *answer;
  if (table_) return refused(Message("table.seats-taken"));
  if (!has_seat(where)) return refused(Message("table.no-such-seat"));
  const MatchSeat& seat = this->seat(where);
  if (!seat.is_person()) return refused(Message("table.bot-sits-there"));
  if (seat.plan.kind == SeatPlan::Kind::reserved && seat.plan.name != sender.person) {
    return refused(Message("table.seat-reserved"));
  }
  if (!seat.guest.id.empty() && seat.guest.id != sender.person) {
    return refused(Message("table.sits-there", {{"name", seat.guest.name}}));
  }
  const auto sat = sittings_.find(sender.person);
  if ((sat != sittings_.end() && sat->second >= most_sittings) || is_full()) {
    return refused(Message("table.sat-too-often", {{"most", most_sittings}}));
  }
  if (!is_guest_name(guest.name)) return refused(Message("table.bad-guest-name"));
  if (!is_guest_colour(guest.colour)) return refused(Message("table.bad-colour"));
  if (const auto good = read_share(share); !good) return refused(good.error().message);
  if (!is_field_text(share)) return refused(Message("table.bad-share"));
  Entry entry{Kind::sit, sender.now, where, sender.person, sender.id, {}, guest.name};
  entry.fields.emplace_back("share", share);
  if (!guest.colour.empty()) entry.fields.emplace_back("colour", guest.colour);
  if (!sender.via.empty()) entry.fields.emplace_back("via", sender.via);
  add(std::move(entry));
  proceed(sender.now);
  return Verdict::allowed();
}

Verdict Match::stand(const Sender& sender, Seat where) {
  if (const auto answer = early_answer(sender, {Kind::stand}, where)) return *answer;
  if (table_) return refused(Message("table.resign-to-leave"));
  if (!has_seat(where)) return refused(Message("table.no-such-seat"));
  if (!seats_of(sender.person).has(where)) {
    return Verdict::refused(rights_clause,
                            Message("table.not-your-seat", {{"n", number_of(where)}}));
  }
  add(Kind::stand, sender, where);
  return Verdict::allowed();
}

Verdict Match::seat_bot(const Sender& sender, Seat where, std::string_view level) {
  if (const auto answer = early_answer(sender, {Kind::bot}, where, level)) return *answer;
  if (table_) return refused(Message("table.seats-taken"));
  if (sender.person != setup_.host) {
    return Verdict::refused(rights_clause, Message("table.only-host-seats-bots"));
  }
  if (!has_seat(where)) return refused(Message("table.no-such-seat"));
  if (seat(where).is_taken()) return refused(Message("table.seat-taken"));
  if (!make_player(type_->info(), level)) {
    return refused(Message("table.no-such-bot",
                           {{"level", quote(level)}, {"game", std::string(type_->info().title)}}));
  }
  add(Kind::bot, sender, where, std::string(level));
  proceed(sender.now);
  return Verdict::allowed();
}

Verdict Match::may_act(const Sender& sender, Seat where) const {
  if (!has_seat(where)) return refused(Message("table.no-such-seat"));
  if (seat(where).guest.id != sender.person || sender.person.empty()) {
    return Verdict::refused(rights_clause,
                            Message("table.not-your-seat", {{"n", number_of(where)}}));
  }
  if (!table_) return refused(Message("table.not-begun"));
  if (is_over()) return refused(Message("table.game-over"));
  if (paused_) return refused(Message("table.paused"));
  if (!seat(where).substitute.empty()) return refused(Message("table.substitute-plays"));
  return Verdict::allowed();
}

Verdict Match::move(const Sender& sender, Seat where, std::uint64_t answers,
                    std::string_view move) {
  const auto read = table_ ? table_->game().read_move(move) : Result<std::string>(move);
  const Kind kind = confirms() ? Kind::place : Kind::move;
  if (const auto answer = early_answer(sender, {kind}, where, read ? *read : move)) return *answer;
  if (Verdict verdict = may_act(sender, where); !verdict) return verdict;
  if (answers != answers_) {
    return Verdict::refused(stale_clause, Message("table.stale-move"));
  }
  if (pending_ && pending_->seat == where) {
    return refused(Message("table.confirm-first"));
  }
  if (is_full()) return refused(Message("table.full"));
  if (!read) return refused(read.error().message);
  if (Verdict verdict = verdict_of(add(kind, sender, where, *read)); !verdict) return verdict;
  proceed(sender.now);
  return Verdict::allowed();
}

Verdict Match::confirm(const Sender& sender, Seat where) {
  const Kind kind = confirms() ? Kind::move : Kind::place;
  if (const auto answer = early_answer(sender, {kind}, where)) return *answer;
  if (Verdict verdict = may_act(sender, where); !verdict) return verdict;
  if (!pending_ || pending_->seat != where) return refused(Message("table.nothing-to-confirm"));
  add(Kind::move, sender, where, std::string(pending_->text));
  proceed(sender.now);
  return Verdict::allowed();
}

Verdict Match::take_back(const Sender& sender, Seat where) {
  if (const auto answer = early_answer(sender, {Kind::take_back}, where)) return *answer;
  if (Verdict verdict = may_act(sender, where); !verdict) return verdict;
  if (!pending_ || pending_->seat != where) return refused(Message("table.nothing-to-take-back"));
  if (const int most = limits_of(sender.person).take_backs;
      place_count(take_backs_, where) >= most) {
    return refused(Message("table.take-backs-used-up", {{"most", most}}));
  }
  add(Kind::take_back, sender, where);
  return Verdict::allowed();
}

Verdict Match::resign(const Sender& sender, Seat where) {
  if (const auto answer = early_answer(sender, {Kind::resign}, where)) return *answer;
  if (Verdict verdict = may_act(sender, where); !verdict) return verdict;
  return verdict_of(add(Kind::resign, sender, where));
}

Verdict Match::bot_move(Seat where, std::uint64_t answers, std::string_view move, Moment now) {
  if (!is_running() || paused_ || pending_ || answers != answers_) {
    return Verdict::refused(stale_clause, Message("table.moved-on"));
  }
  if (!has_seat(where)) return refused(Message("table.no-such-seat"));
  const MatchSeat& bot = seat(where);
  if (bot.is_person() && bot.substitute.empty()) return refused(Message("table.no-bot-here"));
  if (Verdict verdict = verdict_of(add_alone(Kind::move, where, now, std::string(move)));
      !verdict) {
    return verdict;
  }
  proceed(now);
  return Verdict::allowed();
}

SeatSet Match::asked_for_same() const {
  SeatSet out;
  for (const std::string& person : asked_for_same_) {
    seats_of(person).for_each([&](Seat seat) { out.add(seat); });
  }
  return out;
}

// The same tiles are known to all who played, and to everybody who reads the record: so everybody
// has to agree to play with them.
bool Match::would_play_again(std::string_view person, bool same_tiles) const {
  if (!is_over() || !next_table(same_tiles).empty()) return false;
  if (!same_tiles) return true;
  return std::ranges::all_of(seats_, [&](const MatchSeat& seat) {
    return !seat.is_person() || seat.guest.id == person ||
           std::ranges::find(asked_for_same_, seat.guest.id) != asked_for_same_.end();
  });
}

Verdict Match::play_again(const Sender& sender, bool same_tiles, std::string_view table) {
  const Kind asks_for = same_tiles ? Kind::ask_same : Kind::again;
  if (const auto answer = early_answer(sender, {asks_for, Kind::again}, nobody)) return *answer;
  if (!is_over()) return refused(Message("table.not-over"));
  if (seats_of(sender.person).empty()) {
    return Verdict::refused(rights_clause, Message("table.only-players-rematch"));
  }
  if (!next_table(same_tiles).empty()) return Verdict::allowed();
  if (table.empty() || !is_field_text(table)) return refused(Message("table.bad-table-name"));
  const bool settles = would_play_again(sender.person, same_tiles);
  const bool asked = std::ranges::find(asked_for_same_, sender.person) != asked_for_same_.end();
  if (same_tiles && !asked && has_company(sender.person)) {
    Sender asks = sender;
    if (settles) asks.id.clear();  // it stands in the entry that settles it
    add(Kind::ask_same, asks, nobody);
  }
  if (!settles) return Verdict::allowed();
  Entry entry{Kind::again, sender.now, nobody, sender.person, sender.id, {}, std::string(table)};
  if (same_tiles) entry.fields.emplace_back("tiles", "same");
  add(std::move(entry));
  return Verdict::allowed();
}

MatchSetup Match::rematch_setup(std::string_view host, bool same_tiles, std::string secret) const {
  MatchSetup next = setup_;
  next.host = host;
  next.rules = newest_rules;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const MatchSeat& from = seats_[(i + 1) % seats_.size()];
    next.seats[i] =
        from.is_person() ? SeatPlan{SeatPlan::Kind::reserved, from.guest.id} : from.plan;
  }
  // All seats are kept for somebody: strangers have nothing to look for there.
  next.listed = false;
  next.after.clear();
  next.shares.clear();
  if (!same_tiles) {
    next.secret = std::move(secret);
  } else if (const Fairness* fairness = table_->chance().fairness()) {
    next.shares = fairness->shares;
  }
  return next;
}

Verdict Match::help(const Sender& sender, Seat where, std::string_view what) {
  if (const auto answer = early_answer(sender, {Kind::help}, where, what)) return *answer;
  if (Verdict verdict = may_act(sender, where); !verdict) return verdict;
  if (what.size() > 16 || !is_field_text(what)) return refused(Message("table.unknown-help"));
  const HelpPolicy policy = help_policy();
  if (policy == HelpPolicy::off) return refused(Message("table.no-help"));
  if (policy == HelpPolicy::free) return Verdict::allowed();
  if (helped(where) >= limits_of(sender.person).helps || is_full()) {
    return refused(Message("table.help-used-up"));
  }
  add(Kind::help, sender, where, std::string(what));
  return Verdict::allowed();
}

}  // namespace twenties
