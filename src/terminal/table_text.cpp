#include "terminal/table_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "match/fairness.hpp"
#include "terminal/layout.hpp"
#include "terminal/seat_words.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

using std::chrono::milliseconds;

std::string name_of(const NewsSeat& seat, std::size_t index, const Words& words) {
  if (!seat.name.empty()) return seat.name;
  return words.say("boards.seat", {{"n", static_cast<int>(index) + 1}});
}

std::string name_in(const std::vector<std::string>& names, int seat, const Words& words) {
  const bool known = seat >= 1 && static_cast<std::size_t>(seat) <= names.size();
  return known ? names[static_cast<std::size_t>(seat) - 1] : words.say("online.somebody");
}

bool is_bot(const NewsSeat& seat) { return seat.kind == "bot" || seat.kind == "engine"; }

Message seating_message(const NewsEvent& event, const NewsState& state, const std::string& name) {
  if (event.kind == "stood") return Message("online.stood", {{"n", event.seat}});
  const auto index = static_cast<std::size_t>(event.seat) - 1;
  if (event.seat >= 1 && index < state.seats.size() && is_bot(state.seats[index])) {
    return Message("online.bot-sat", {{"name", event.text}, {"n", event.seat}});
  }
  const bool is_reader = name == you || event.text.empty();
  return Message("online.sat", {{"who", who(is_reader ? name : event.text)}, {"n", event.seat}});
}

Message again_message(const NewsEvent& event, const NewsState& state, const std::string& name) {
  if (event.kind == "same_asked") return Message("online.same-asked", {{"who", who(name)}});
  const bool same = event.text == state.next_same_table;
  return Message(same ? "online.same-agreed" : "online.again");
}

struct EventText {
  std::string_view kind;
  const char* text;  // with the arguments who, and what the event says
};

constexpr std::array<EventText, 13> event_texts{{
    {"begun", "online.begun"},
    {"sealed", "online.sealed"},
    {"helped", "online.helped"},
    {"undo_asked", "online.undo-asked"},
    {"undo_refused", "online.undo-refused"},
    {"undone", "online.undone"},
    {"reopened", "online.reopened"},
    {"went_away", "online.went-away"},
    {"came_back", "online.came-back"},
    {"cared_for", "online.cared-for"},
    {"flag_fell", "online.flag-fell"},
    {"paused", "online.paused"},
    {"resumed", "online.resumed"},
}};

std::string care_text(const NewsSeat& seat, std::size_t index, const Words& words) {
  std::string out;
  if (!seat.substitute.empty()) {
    out += cat(", ", words.say("online.substitute", {{"bot", seat.substitute}}));
  }
  if (seat.away && seat.care_in > 0) {
    const std::string seconds = cat((seat.care_in + 999) / 1000);
    out += cat(", ", words.say("online.away-care-later", {{"seconds", seconds}}));
  } else if (seat.away) {
    const int number = static_cast<int>(index) + 1;
    out += cat(", ", words.say("online.away-care", {{"n", number}}));
  }
  return out;
}

std::string seat_line(const SeenTable& table, std::size_t index, milliseconds now,
                      const Words& words) {
  const NewsState& state = table.state();
  const NewsSeat& seat = state.seats[index];
  const Seat where = seat_at(static_cast<int>(index));
  std::string name = seat.kind == "open" ? words.say("online.empty") : seat.name;
  if (is_bot(seat)) name = words.say("terminal.bot", {{"name", name}});
  if (seat.you) name = words.say("online.own-seat", {{"name", name}});
  std::string out = cat(index + 1, " ", name, care_text(seat, index, words));
  if (const auto end = table.clock_end(where)) {
    out += cat(", ", duration_text(std::max(*end - now, milliseconds{}), words));
  } else if (index < state.clock.left.size() && seat.kind == "person") {
    out += cat(", ", duration_text(milliseconds(state.clock.left[index]), words));
  }
  if (table.turn().has(where)) out += cat(", ", words.say("online.to-move"));
  return out;
}

template <typename Is>
SeatSet seats_that(const NewsState& state, Is is) {
  SeatSet out;
  for (std::size_t i = 0; i < state.seats.size() && i < max_seats; ++i) {
    if (is(state.seats[i])) out.add(seat_at(static_cast<int>(i)));
  }
  return out;
}

}  // namespace

SeatSet own_seats(const NewsState& state) {
  return seats_that(state, [](const NewsSeat& seat) { return seat.you; });
}

SeatSet empty_seats(const NewsState& state) {
  return seats_that(state, [](const NewsSeat& seat) { return seat.kind == "open"; });
}

SeatSet free_seats(const NewsState& state) {
  return seats_that(
      state, [](const NewsSeat& seat) { return seat.kind == "open" && seat.kept != "another"; });
}

SeatSet kept_seats(const NewsState& state) {
  return seats_that(state, [](const NewsSeat& seat) { return seat.kept == "you"; });
}

std::vector<std::string> names_of(const NewsState& state, const Words& words) {
  std::vector<std::string> names;
  const bool one = own_seats(state).size() == 1;
  for (std::size_t i = 0; i < max_seats; ++i) {
    const NewsSeat seat = i < state.seats.size() ? state.seats[i] : NewsSeat{};
    std::string name = name_of(seat, i, words);
    // Only the person at the keyboard is addressed.
    if (name == you || name == Words::reader) name += cat(" ", i + 1);
    names.push_back(seat.you && one ? std::string(you) : std::move(name));
  }
  return told_apart(names, words);
}

std::string duration_text(milliseconds left, const Words& words) {
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(left).count();
  if (seconds >= 2 * 86'400) {
    return words.say("online.days", {{"n", static_cast<int>(seconds / 86'400)}});
  }
  if (seconds >= 3'600) {
    return words.say("online.hours", {{"hours", static_cast<int>(seconds / 3'600)},
                                      {"minutes", static_cast<int>(seconds % 3'600 / 60)}});
  }
  return cat(seconds / 60, ":", seconds % 60 < 10 ? "0" : "", seconds % 60);
}

std::string event_text(const NewsEvent& event, const NewsState& state, const Words& words) {
  const std::string name = name_in(names_of(state, words), event.seat, words);
  if (event.kind == "sat" || event.kind == "stood") {
    return words.say(seating_message(event, state, name));
  }
  if (event.kind == "again" || event.kind == "same_asked") {
    return words.say(again_message(event, state, name));
  }
  const auto* const found = std::ranges::find(event_texts, event.kind, &EventText::kind);
  if (found == event_texts.end()) return {};
  return words.say(found->text, {{"who", who(name)}, {"what", event.text}});
}

std::string online_opening(const SeenTable& table, const std::string& link, const Style& style) {
  const NewsState& state = table.state();
  const std::string_view title =
      table.type() == nullptr ? std::string_view(state.game) : table.type()->info().title;
  std::string out = cat(paint(style, Ink::strong, title), "\n");
  const Words& words = style.words;
  const auto line = [&](const std::string& text) {
    return hanging(text, text_width(style), "  ", "    ");
  };
  out += line(words.say("online.table", {{"link", link}}));
  out += line(words.say("online.options-and-clock",
                        {{"options", state.options}, {"clock", state.clock.plan}}));
  std::vector<std::string> seats;
  for (std::size_t i = 0; i < state.seats.size(); ++i) {
    seats.push_back(seat_line(table, i, table.taken_at(), words));
  }
  out += line(words.say("reports.seats", {{"seats", join(seats, "; ")}}));
  if (state.known_tiles) out += line(words.say("online.known-tiles"));
  if (!state.help.policy.empty()) {
    out += line(words.say("online.help", {{"policy", state.help.policy}}));
  }
  const auto promise = line(words.say("online.fair", {{"commitment", state.fairness.commitment}}));
  out += paint(style, Ink::quiet, std::string_view(promise).substr(0, promise.size() - 1)) + "\n";
  return out + paint(style, Ink::quiet, cat("  ", words.say("terminal.help-lists"))) + "\n";
}

std::string seats_report(const SeenTable& table, milliseconds now, const Style& style) {
  const Words& words = style.words;
  std::string out;
  for (std::size_t i = 0; i < table.state().seats.size(); ++i) {
    const std::string lines =
        hanging(seat_line(table, i, now, words), text_width(style), "  ", "      ");
    const bool own = table.state().seats[i].you;
    out +=
        own ? paint(style, Ink::strong, std::string_view(lines).substr(0, lines.size() - 1)) + "\n"
            : lines;
  }
  if (table.state().clock.paused) {
    out += cat("  ", words.say("online.clocks-stand-still"), "\n");
  }
  if (const auto end = table.round_end()) {
    const std::string left = duration_text(std::max(*end - now, milliseconds{}), words);
    out += cat("  ", words.say("online.round-ends", {{"left", left}}), "\n");
  }
  return out;
}

std::string online_score(const SeenTable& table, const Style& style) {
  const std::vector<std::string> names = names_of(table.state(), style.words);
  const auto& scores = table.state().scores;
  std::vector<Account> accounts;
  for (std::size_t i = 0; i < scores.size() && i < table.state().seats.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    Parts parts = table.game() == nullptr ? Parts{} : table.game()->explain_score(seat);
    // What is hidden from the viewer is only imagined, and may not add up.
    if (table.sealed().has(seat) || points_of(parts, seat) != scores[i]) parts.clear();
    accounts.push_back({names[i], scores[i], std::move(parts)});
  }
  const bool lower = table.type() != nullptr && table.type()->info().lower_score_wins;
  return account_report(accounts, lower, style);
}

FinalResult result_of(const SeenTable& table, std::vector<std::string> names) {
  const NewsState& state = table.state();
  FinalResult out;
  out.names = std::move(names);
  for (std::size_t i = 0; i < state.scores.size() && i < max_seats; ++i) {
    out.scores.push_back(state.scores[i]);
  }
  if (state.result) {
    const SeatSet winners = seats_in(state.result->winners);
    const SeatSet scored = SeatSet::first(static_cast<int>(out.scores.size()));
    out.winners = SeatSet(static_cast<std::uint8_t>(winners.mask() & scored.mask()));
    out.clause = state.result->clause;
    out.reason = state.result->reason;
  }
  const std::string_view last =
      table.steps().empty() ? std::string_view() : table.steps().back().kind();
  out.resigned = last == "resign" || last == "flag";
  out.lower_score_wins = table.type() != nullptr && table.type()->info().lower_score_wins;
  return out;
}

std::string fairness_report(const NewsFairness& fairness, const Style& style) {
  if (fairness.secret.empty()) return {};
  const auto secret = read_secret(fairness.secret);
  const bool kept = secret && commitment_of(*secret) == fairness.commitment;
  return hanging(style.words.say(kept ? "online.secret-kept" : "online.secret-broken"),
                 text_width(style), "", "  ");
}

}  // namespace twenties
