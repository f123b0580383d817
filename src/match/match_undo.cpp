#include <algorithm>

#include "base/text.hpp"
#include "match/match.hpp"

// Undo: free if nothing new was revealed and nobody else acted, otherwise with the consent of the
// other people at the table.

namespace twenties {

namespace {

using Kind = Entry::Kind;
using What = MatchEvent::Kind;

Verdict refused(Message reason) { return Verdict::refused(table_clause, std::move(reason)); }

bool has(const std::vector<std::string>& people, std::string_view person) {
  return std::ranges::find(people, person) != people.end();
}

}  // namespace

std::vector<std::string> Match::others(std::string_view person) const {
  std::vector<std::string> out;
  for (const MatchSeat& seat : seats_) {
    const bool counts = seat.is_person() && seat.substitute.empty() && seat.guest.id != person;
    if (counts && !has(out, seat.guest.id)) out.push_back(seat.guest.id);
  }
  return out;
}

bool Match::all_agree_to_undo() const {
  return std::ranges::all_of(
      others(seat(undo_asked_->seat).guest.id),
      [&](const std::string& person) { return has(undo_asked_->agreed, person); });
}

std::optional<std::size_t> Match::last_decision(Seat where) const {
  const auto& steps = table_->steps();
  for (std::size_t at = steps.size(); at-- > 0;) {
    const Step& step = steps[at];
    const bool decided = step.action.seat == where && !step.is_skip;
    if (decided) return at;
  }
  return std::nullopt;
}

std::optional<Seat> Match::last_to_decide() const {
  const auto& steps = table_->steps();
  const auto by_person = [&](const Step& step) {
    return step.action.seat != nobody && !step.is_skip && seat(step.action.seat).is_person();
  };
  const auto last = std::find_if(steps.rbegin(), steps.rend(), by_person);
  if (last == steps.rend()) return std::nullopt;
  return last->action.seat;
}

// Nothing was shown since, and nobody else did anything. A decision that is still sealed can always
// be made anew; skips that the rules forced do not count.
bool Match::is_free_undo(Seat where) const {
  const auto last = last_decision(where);
  if (!last) return false;
  if (*last >= open_) return true;
  const auto& steps = table_->steps();
  return std::all_of(steps.begin() + static_cast<std::ptrdiff_t>(*last) + 1, steps.end(),
                     [](const Step& step) { return step.is_skip; });
}

bool Match::is_absent(Seat where) const {
  const MatchSeat& who = seat(where);
  return who.is_person() && (who.away || !who.substitute.empty());
}

// Decisions of absent players cannot be undone, because they cannot be asked.
Verdict Match::may_undo(Seat where, Moment now) const {
  const auto last = last_decision(where);
  if (!last) return refused(Message("table.nothing-to-undo"));
  if (is_full()) return refused(Message("table.too-full-to-undo"));
  const auto& steps = table_->steps();
  const std::size_t end = *last >= open_ ? *last : steps.size();  // others' sealed decisions stay
  for (std::size_t at = *last + 1; at < end; ++at) {
    const Step& step = steps[at];
    if (step.action.kind != Action::Kind::move || step.is_skip || step.action.seat == where) {
      continue;
    }
    if (is_absent(step.action.seat)) {
      return refused(
          Message("table.undo-past-absent", {{"name", seat(step.action.seat).guest.name}}));
    }
  }
  if (!clock_.has_limit()) return Verdict::allowed();
  MatchClock clock = clock_;
  clock.go_back(clocks_[*last], now);
  if (clock.left(where, now) == 0) {
    return refused(Message("table.undo-too-late"));
  }
  return Verdict::allowed();
}

std::optional<Seat> Match::undo_asked_by() const {
  if (!undo_asked_) return std::nullopt;
  return undo_asked_->seat;
}

// Whether another player is placing a tile makes no difference: the answer would tell of it.
Verdict Match::undo(const Sender& sender, Seat where) {
  if (const auto answer =
          early_answer(sender, {Kind::undo, Kind::ask_undo, Kind::take_back}, where))
    return *answer;
  const bool reopens = is_over() && is_open_to_undo();
  if (Verdict verdict = may_act(sender, where); !verdict && !reopens) return verdict;
  if (pending_ && pending_->seat == where) return take_back(sender, where);
  if (undo_asked_) return refused(Message("table.undo-asked"));
  if (Verdict verdict = may_undo(where, sender.now); !verdict) return verdict;
  if (const int most = limits_of(sender.person).undos; place_count(undos_, where) >= most) {
    return refused(Message("table.undos-used-up", {{"most", most}}));
  }
  const bool at_once = is_free_undo(where) || others(sender.person).empty();
  add(at_once ? Kind::undo : Kind::ask_undo, sender, where);
  if (at_once) proceed(sender.now);
  return Verdict::allowed();
}

Verdict Match::answer_undo(const Sender& sender, bool yes) {
  const Kind kind = yes ? Kind::agree_undo : Kind::refuse_undo;
  if (const auto answer = early_answer(sender, {kind}, nobody)) return *answer;
  if (!undo_asked_) return refused(Message("table.no-undo-asked"));
  if (paused_) return refused(Message("table.paused"));
  if (!has(others(seat(undo_asked_->seat).guest.id), sender.person)) {
    return Verdict::refused(rights_clause, Message("table.only-others-allow"));
  }
  if (yes && has(undo_asked_->agreed, sender.person)) return Verdict::allowed();
  add(yes ? Kind::agree_undo : Kind::refuse_undo, sender, nobody);
  proceed(sender.now);
  return Verdict::allowed();
}

Result<void> Match::apply_asking(const Entry& entry) {
  if (entry.kind == Kind::ask_undo) {
    const bool can = is_running() && !undo_asked_ && last_decision(entry.seat);
    if (!can) return failure(Message("log.nothing-to-ask"));
    undo_asked_ = UndoAsked{entry.seat, {}};
    ++undos_[static_cast<std::size_t>(index_of(entry.seat))];
    tell(What::undo_asked, entry);
    return {};
  }
  if (!undo_asked_) return failure(Message("table.no-undo-asked"));
  if (entry.kind == Kind::agree_undo) {
    undo_asked_->agreed.push_back(entry.person);
  } else {
    undo_asked_.reset();
    tell(What::undo_refused, entry);
  }
  return {};
}

// As if the decision had not been made: its seat has been thinking ever since.
void Match::undo_clock(std::size_t step, bool sealed, const Entry& entry) {
  const MatchClock before = clocks_[step];
  const auto at = clocks_.begin() + static_cast<std::ptrdiff_t>(step);
  if (sealed) {
    clock_.go_back(before, entry.seat, entry.at);
    clocks_.erase(at);
  } else {
    clock_.go_back(before, entry.at);
    clocks_.erase(at, clocks_.end());
  }
}

Result<void> Match::apply_undo(const Entry& entry) {
  const auto last = is_open_to_undo() ? last_decision(entry.seat) : std::nullopt;
  if (!last) return failure(Message("table.nothing-to-undo"));
  const bool sealed = *last >= open_;
  if (!undo_asked_) ++undos_[static_cast<std::size_t>(index_of(entry.seat))];
  // Sealed decisions of others, made later, stay as they are.
  std::vector<Action> kept;
  for (std::size_t step = *last + 1; sealed && step < table_->steps().size(); ++step) {
    kept.push_back(table_->steps()[step].action);
  }
  table_->rewind(*last);
  for (const Action& action : kept) table_->enact(action);
  undo_clock(*last, sealed, entry);
  if (pending_) tell_seat(What::taken_back, entry, pending_->seat);
  pending_.reset();
  undo_asked_.reset();
  count_open();
  if (sealed) {
    tell_seat(What::undone, entry, entry.seat);
    events_.back().kept = open_;
    tell(What::reopened, entry);
    events_.back().audience.remove(entry.seat);
  } else {
    tell(What::undone, entry);
    events_.back().kept = open_;
  }
  run_clock(nobody, entry.at);
  return {};
}

}  // namespace twenties
