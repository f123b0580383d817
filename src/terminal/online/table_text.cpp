#include "terminal/online/table_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "match/fairness.hpp"
#include "terminal/layout.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

using std::chrono::milliseconds;

std::string name_of(const NewsSeat& seat, std::size_t index) {
  if (!seat.name.empty()) return seat.name;
  return cat("Seat ", index + 1);
}

std::string name_in(const std::vector<std::string>& names, int seat) {
  const bool known = seat >= 1 && static_cast<std::size_t>(seat) <= names.size();
  return known ? names[static_cast<std::size_t>(seat) - 1] : "Somebody";
}

std::string is_or_are(const std::string& name) { return name == you ? " are" : " is"; }
std::string has_or_have(const std::string& name) { return name == you ? " have" : " has"; }
std::string whose(const std::string& name) { return name == you ? "Your" : cat(name, "'s"); }

std::string seating_text(const NewsEvent& event, const NewsState& state, const std::string& name) {
  if (event.kind == "stood") return cat("Seat ", event.seat, " is empty again");
  const auto index = static_cast<std::size_t>(event.seat) - 1;
  const bool is_bot = event.seat >= 1 && index < state.seats.size() &&
                      (state.seats[index].kind == "bot" || state.seats[index].kind == "engine");
  if (is_bot) return cat(event.text, " (bot) gets seat ", event.seat);
  if (name == you) return cat("You sit at seat ", event.seat);
  return cat(event.text.empty() ? name : event.text, " sits down at seat ", event.seat);
}

std::string undo_text(const NewsEvent& event, const std::string& name) {
  if (event.kind == "undo_refused") return "The undo is refused";
  if (event.kind == "undone") return cat(whose(name), " last move is taken back");
  if (event.kind == "reopened") return cat(name, name == you ? " mark" : " marks", " again");
  if (name == you) return "You ask the others to let you take back your last move";
  return cat(name, " asks to take back a move: \"agree\" or \"refuse\"");
}

std::string again_text(const NewsEvent& event, const NewsState& state, const std::string& name) {
  if (event.kind == "again" && event.text == state.next_same_table) {
    return "All agree to the same tiles: \"same\" takes you there";
  }
  if (event.kind == "again") return "It is played again: \"rematch\" takes you there";
  if (name == you) return "You want to play again with the same tiles";
  return cat(name, " wants to play again with the same tiles: \"same\" agrees");
}

std::string presence_text(const NewsEvent& event, const std::string& name) {
  if (event.kind == "went_away") return cat(name, is_or_are(name), " away");
  if (event.kind == "came_back") return cat(name, is_or_are(name), " back");
  if (event.kind == "cared_for") return cat("The bot ", event.text, " plays for ", name);
  if (event.kind == "flag_fell") return cat(whose(name), " time is up");
  if (event.kind == "paused") return "The server pauses the table";
  if (event.kind == "resumed") return "The table goes on";
  return {};
}

std::string seat_line(const SeenTable& table, std::size_t index, milliseconds now) {
  const NewsState& state = table.state();
  const NewsSeat& seat = state.seats[index];
  const Seat where = seat_at(static_cast<int>(index));
  std::string out = cat(index + 1, " ", seat.kind == "open" ? "empty" : seat.name);
  if (seat.kind == "bot" || seat.kind == "engine") out += " (bot)";
  if (seat.you) out += " (you)";
  if (!seat.caretaker.empty()) out += cat(", the bot ", seat.caretaker, " plays for them");
  if (seat.away && seat.care_in > 0) {
    out += cat(", away; a bot can play for them in ", (seat.care_in + 999) / 1000, " s");
  } else if (seat.away) {
    out += cat(", away; \"care ", index + 1, "\" lets a bot play for them");
  }
  if (const auto end = table.clock_end(where)) {
    out += cat(", ", duration_text(std::max(*end - now, milliseconds{})));
  } else if (index < state.clock.left.size() && seat.kind == "person") {
    out += cat(", ", duration_text(milliseconds(state.clock.left[index])));
  }
  if (table.turn().has(where)) out += ", to move";
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

std::vector<std::string> names_of(const NewsState& state) {
  std::vector<std::string> names;
  const bool one = own_seats(state).size() == 1;
  for (std::size_t i = 0; i < max_seats; ++i) {
    const NewsSeat seat = i < state.seats.size() ? state.seats[i] : NewsSeat{};
    std::string name = name_of(seat, i);
    // Only the person at the keyboard is addressed.
    if (name == you) name += cat(" ", i + 1);
    names.push_back(seat.you && one ? std::string(you) : std::move(name));
  }
  return told_apart(names);
}

std::string duration_text(milliseconds left) {
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(left).count();
  if (seconds >= 2 * 86'400) return cat(seconds / 86'400, " days");
  if (seconds >= 3'600) return cat(seconds / 3'600, " h ", seconds % 3'600 / 60, " min");
  return cat(seconds / 60, ":", seconds % 60 < 10 ? "0" : "", seconds % 60);
}

std::string event_text(const NewsEvent& event, const NewsState& state) {
  constexpr std::array<std::string_view, 4> of_undo{"undo_asked", "undo_refused", "undone",
                                                    "reopened"};
  const std::string name = name_in(names_of(state), event.seat);
  if (event.kind == "sat" || event.kind == "stood") return seating_text(event, state, name);
  if (event.kind == "begun") return "The game begins";
  if (event.kind == "sealed") return cat(name, has_or_have(name), " marked");
  if (event.kind == "again" || event.kind == "same_asked") return again_text(event, state, name);
  if (event.kind == "helped") return cat(name, " got help (", event.text, ")");
  if (std::ranges::find(of_undo, event.kind) != of_undo.end()) return undo_text(event, name);
  return presence_text(event, name);
}

std::string online_opening(const SeenTable& table, const std::string& link, const Style& style) {
  const NewsState& state = table.state();
  const std::string_view title =
      table.type() == nullptr ? std::string_view(state.game) : table.type()->info().title;
  std::string out = cat(paint(style, Ink::strong, title), "\n");
  out += hanging(cat("Table: ", link), text_width(style), "  ", "    ");
  out += hanging(cat("Options: ", state.options, ", clock: ", state.clock.plan), text_width(style),
                 "  ", "    ");
  std::vector<std::string> seats;
  for (std::size_t i = 0; i < state.seats.size(); ++i) {
    seats.push_back(seat_line(table, i, table.taken_at()));
  }
  out += hanging(cat("Seats: ", join(seats, "; ")), text_width(style), "  ", "    ");
  if (state.known_tiles) {
    out += "  The tiles are known: they are those of the game before.\n";
  }
  if (!state.help.policy.empty()) out += cat("  Help: ", state.help.policy, "\n");
  const auto promise =
      hanging(cat("Fair chance: the server is bound to a secret by ", state.fairness.commitment),
              text_width(style), "  ", "    ");
  out += paint(style, Ink::quiet, std::string_view(promise).substr(0, promise.size() - 1)) + "\n";
  return out + paint(style, Ink::quiet, "  \"help\" lists what can be typed.") + "\n";
}

std::string seats_report(const SeenTable& table, milliseconds now, const Style& style) {
  std::string out;
  for (std::size_t i = 0; i < table.state().seats.size(); ++i) {
    const std::string lines = hanging(seat_line(table, i, now), text_width(style), "  ", "      ");
    const bool own = table.state().seats[i].you;
    out +=
        own ? paint(style, Ink::strong, std::string_view(lines).substr(0, lines.size() - 1)) + "\n"
            : lines;
  }
  if (table.state().clock.paused) out += "  The clocks stand still.\n";
  if (const auto end = table.round_end()) {
    out += cat("  The round ends in ", duration_text(std::max(*end - now, milliseconds{})), ".\n");
  }
  return out;
}

std::string online_score(const SeenTable& table, const Style& style) {
  const std::vector<std::string> names = names_of(table.state());
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

FinalResult result_of(const SeenTable& table) {
  const NewsState& state = table.state();
  FinalResult out;
  out.names = names_of(state);
  for (std::size_t i = 0; i < state.scores.size() && i < max_seats; ++i) {
    out.scores.push_back(state.scores[i]);
  }
  if (state.result) {
    const SeatSet winners = seats_in(state.result->winners);
    const SeatSet scored = SeatSet::first(static_cast<int>(out.scores.size()));
    out.winners = SeatSet(static_cast<std::uint8_t>(winners.mask() & scored.mask()));
    out.clause = state.result->clause;
    out.reason = in_english(state.result->reason);
  }
  const std::string last = table.steps().empty() ? std::string() : table.steps().back().kind;
  out.resigned = last == "resign" || last == "flag";
  out.lower_score_wins = table.type() != nullptr && table.type()->info().lower_score_wins;
  return out;
}

std::string fairness_report(const NewsFairness& fairness, const Style& style) {
  if (fairness.secret.empty()) return {};
  const auto secret = read_secret(fairness.secret);
  const bool kept = secret && commitment_of(*secret) == fairness.commitment;
  return hanging(
      kept ? "The server has opened its secret, and it is the one that it was bound to. "
             "\"save FILE\" keeps the record, and \"twenties verify FILE\" checks every draw."
           : "The secret that the server opened is NOT the one that it was bound to: "
             "the tiles or dice may have been chosen.",
      text_width(style), "", "  ");
}

}  // namespace twenties
