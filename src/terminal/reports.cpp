#include "terminal/reports.hpp"

#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "bots/bot.hpp"
#include "core/standings.hpp"
#include "terminal/board.hpp"
#include "terminal/layout.hpp"
#include "terminal/seat_words.hpp"
#include "terminal/story.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

constexpr std::size_t usual_moves = 20;   // that are listed where there are very many
constexpr std::size_t most_listed = 120;  // without being asked for more

std::string clause_text(std::string_view clause) {
  return clause.empty() || clause == table_clause ? "" : cat(" (", clause, ")");
}

// A text at the left and a number at the right, the text broken into lines if it has to be.
std::string account_line(std::string_view text, int points, std::string_view indent,
                         const Style& style) {
  const std::size_t number_column = text_width(style) - 8;  // where the points end
  std::string lines = hanging(text, number_column - 8, indent, cat(indent, "  "));
  const std::size_t end = lines.find('\n');
  return cat(pad_right(lines.substr(0, end), number_column - 6), pad_left(cat(points), 6),
             lines.substr(end));
}

struct RatedMove {
  std::string text;
  int points = 0;
  std::size_t place = 0;  // in the game's own order
};

std::string rise(int points) { return cat(points > 0 ? "+" : "", points); }

bool has_words(std::string_view move, const std::vector<std::string>& wanted) {
  const auto have = words(move);
  return std::ranges::all_of(wanted, [&](const std::string& word) {
    return std::ranges::any_of(have, [&](std::string_view w) { return lower_case(w) == word; });
  });
}

struct MovesRequest {
  std::optional<std::size_t> most;
  std::vector<std::string> words;  // that the moves must have
};

constexpr std::string_view best_word = "best";
constexpr std::string_view all_word = "all";

bool is_in_a_move(const std::vector<std::string>& moves, const std::string& word) {
  return std::ranges::any_of(
      moves, [&](const std::string& move) { return has_words(move, std::vector{word}); });
}

// "best 12" says how many and "all" lists every move; a number that stands in no move says how
// many as well. Everything else is a word to look for: in "moves 4" the tile.
MovesRequest read_request(std::string_view argument, const std::vector<std::string>& moves) {
  MovesRequest out;
  bool counts = false;
  for (const std::string_view piece : words(argument)) {
    const std::string word = lower_case(piece);
    const auto number = read_integer(word, 1, 1'000'000);
    const bool says_how_many = counts || (number && !out.most && !is_in_a_move(moves, word));
    counts = word == best_word;
    if (counts) continue;
    if (word == all_word) {
      out.most = moves.size();
    } else if (number && says_how_many) {
      out.most = static_cast<std::size_t>(*number);
    } else {
      out.words.push_back(word);
    }
  }
  return out;
}

std::vector<RatedMove> rated_moves(const Game& game, Seat seat, std::vector<std::string> moves,
                                   const std::vector<std::string>& wanted) {
  std::vector<RatedMove> out;
  for (std::string& text : moves) {
    if (!has_words(text, wanted)) continue;
    const int points = points_of(game.explain_move(seat, text).parts, seat);
    out.push_back({std::move(text), points, out.size()});
  }
  return out;
}

void sort_best_first(std::vector<RatedMove>& moves, bool lower_wins) {
  std::ranges::sort(moves, {}, [&](const RatedMove& move) {
    return std::pair(lower_wins ? move.points : -move.points, move.place);
  });
}

std::string list_moves(const std::vector<RatedMove>& moves, std::size_t count, bool lower_wins,
                       const Style& style) {
  std::vector<std::string> items;
  for (std::size_t i = 0; i < count; ++i) {
    const RatedMove& move = moves[i];
    const Ink ink = (move.points > 0) == lower_wins ? Ink::bad : Ink::good;
    items.push_back(move.points == 0 ? move.text
                                     : cat(move.text, " ", paint(style, ink, rise(move.points))));
  }
  return in_columns(items, text_width(style), "  ");
}

std::string winners_text(const FinalResult& outcome, const Words& words) {
  const Scores& scores = outcome.scores;
  std::vector<std::string> winners;
  outcome.winners.for_each([&](Seat seat) {
    winners.push_back(outcome.names[static_cast<std::size_t>(index_of(seat))]);
  });
  if (scores.size() == 1) return words.say("reports.score", {{"score", cat(scores[0])}});
  if (winners.empty()) return words.say("reports.nobody-wins");
  const std::size_t first = static_cast<std::size_t>(index_of(outcome.winners.lowest()));
  const std::string points = points_text(scores[first], words);
  if (winners.size() > 1) {
    return words.say("reports.equal-first",
                     {{"names", listed(shown_names(winners, words))}, {"points", points}});
  }
  return words.say("reports.wins", {{"who", who(winners.front())}, {"points", points}});
}

// Fewer winners than seats with the best score: the rules have looked further.
bool was_tie_broken(const FinalResult& outcome) {
  return !outcome.resigned && !outcome.winners.empty() &&
         outcome.winners.size() < best_seats(outcome.scores, outcome.lower_score_wins).size();
}

}  // namespace

std::string account_report(std::span<const Account> accounts, bool lower_score_wins,
                           const Style& style) {
  std::string out;
  for (const Account& account : accounts) {
    const std::string line =
        account_line(shown_name(account.name, style.words), account.score, "  ", style);
    out += paint(style, Ink::strong, std::string_view(line).substr(0, line.size() - 1)) + "\n";
    for (const Part& part : account.parts) {
      const std::string what = style.words.say(part.what);
      out += account_line(cat(what, clause_text(part.clause)), part.points, "    ", style);
    }
  }
  if (lower_score_wins) {
    out += paint(style, Ink::quiet, cat("  ", style.words.say("reports.lower-wins"))) + "\n";
  }
  return out;
}

std::string moves_report(const Game& game, Seat seat, std::string_view argument,
                         const Style& style) {
  std::vector<std::string> legal = game.moves(seat);
  const MovesRequest request = read_request(argument, legal);
  std::vector<RatedMove> moves = rated_moves(game, seat, std::move(legal), request.words);
  const GameInfo& info = game.info();
  const bool many = !info.lists_all_moves || moves.size() > most_listed || request.most.has_value();
  const bool ranked = board_of(info).points_rank_moves(game);
  if (many && ranked) sort_best_first(moves, info.lower_score_wins);
  const std::size_t most = request.most.value_or(many ? usual_moves : moves.size());
  const std::size_t count = std::min(most, moves.size());
  const Words& speaker = style.words;
  std::string out =
      cat(speaker.say("reports.moves", {{"n", static_cast<int>(moves.size())},
                                        {"some", request.words.empty() ? "no" : "yes"},
                                        {"words", join(request.words, " ")},
                                        {"order", count == moves.size() ? "all"
                                                  : ranked              ? "best"
                                                                        : "first"},
                                        {"shown", cat(count)}}),
          count == 0 ? ".\n" : ":\n");
  out += list_moves(moves, count, info.lower_score_wins, style);
  if (count < moves.size()) {
    const std::string_view word = words(moves.front().text).back();
    const std::string more =
        ranked ? cat(best_word, " ", std::min(moves.size(), count * 3)) : std::string(all_word);
    out += paint(style, Ink::quiet,
                 cat("  ", speaker.say("reports.more-moves",
                                       {{"more", more}, {"word", std::string(word)}}))) +
           "\n";
  }
  return out;
}

namespace {

// 3.2 for both 3.2 and -3.2.
std::string one_decimal(double value, const Words& words) {
  const long tenths = std::lround(std::abs(value) * 10);
  return words.say("reports.decimal", {{"whole", cat(tenths / 10)}, {"tenths", cat(tenths % 10)}});
}

// "It expects to end 3.2 points ahead." Empty where the bot does not judge.
std::string expectation(const Evaluation& evaluation, Seat seat, int seats, const Words& words) {
  const auto index = static_cast<std::size_t>(index_of(seat));
  if (index >= evaluation.values.size()) return {};
  const double value = evaluation.values[index];
  if (evaluation.unit == Evaluation::Unit::wins) {
    return words.say("reports.expects-wins", {{"n", static_cast<int>(std::lround(100 * value))}});
  }
  const char* const how = seats == 1 ? "alone" : value < 0 ? "behind" : "ahead";
  return words.say(evaluation.exact ? "reports.ends" : "reports.expects",
                   {{"points", one_decimal(value, words)}, {"how", how}});
}

}  // namespace

std::string hint_report(const Game& game, const AnyView& view,
                        const std::vector<std::string>& names, std::uint64_t seed,
                        const Style& style) {
  const Seat seat = view.viewer();
  const auto bot = make_player(game.info(), "sharp");
  const Words& speaker = style.words;
  if (!bot || !game.turn().has(seat)) return cat(speaker.say("reports.no-hint"), "\n");
  const Thought thought = bot->think(view, seed);
  const std::string& move = thought.move;
  const std::string effect = effect_text(game.explain_move(seat, move), seat, names, speaker);
  const std::string hint = speaker.say(
      "reports.hint", {{"verb", puts_tiles(game.describe_move(seat, move)) ? "no" : "yes"},
                       {"move", paint(style, Ink::strong, move)}});
  return hanging(cat(hint, effect.empty() ? "" : ": ", effect, ". ",
                     expectation(thought.evaluation, seat, game.seats(), speaker)),
                 text_width(style), "  ", "    ");
}

std::string history_report(std::span<const Step> steps, const std::vector<std::string>& names,
                           std::string_view argument, const Style& style) {
  const auto last = read_integer(trim(argument), 1, 1'000'000);
  if (!trim(argument).empty() && !last) {
    return cat(style.words.say("reports.history-usage"), "\n");
  }
  if (last) steps = steps.last(std::min(steps.size(), static_cast<std::size_t>(*last)));
  std::string out = tell_story(steps, names, false, style);
  return out.empty() ? cat("  ", style.words.say("reports.nothing-yet"), "\n") : out;
}

std::string result_report(const FinalResult& outcome, const Style& style) {
  const Words& words = style.words;
  const std::string reason =
      cat(words.say(outcome.reason, names_for(outcome.names)), clause_text(outcome.clause));
  std::string out =
      hanging(words.say("reports.over", {{"reason", reason}}), text_width(style), "", "  ");
  out += paint(style, Ink::strong, winners_text(outcome, words)) + "\n";
  if (was_tie_broken(outcome)) out += cat(words.say("reports.tie-broken"), "\n");
  return out;
}

std::string opening_report(const Match& match, const std::vector<std::string>& names,
                           const Style& style) {
  const Table& table = *match.table();
  const GameInfo& info = match.type().info();
  const Words& words = style.words;
  std::vector<std::string> seats;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string name = shown_name(names[i], words);
    const bool is_person = match.seats()[i].is_person();
    seats.push_back(
        cat(i + 1, " ", is_person ? name : words.say("terminal.bot", {{"name", name}})));
  }
  std::string out = cat(paint(style, Ink::strong, info.title), "\n");
  out += hanging(words.say("reports.seats", {{"seats", join(seats, ", ")}}), text_width(style),
                 "  ", "    ");
  const auto& seed = table.seed();
  out += hanging(words.say("reports.options", {{"options", table.game().options()},
                                               {"seeded", seed ? "yes" : "no"},
                                               {"seed", seed ? cat(*seed) : ""}}),
                 text_width(style), "  ", "    ");
  if (const Fairness* fairness = table.chance().fairness()) {
    out += cat("  ", words.say("reports.commitment", {{"commitment", fairness->commitment}}), "\n");
  }
  return out + paint(style, Ink::quiet, cat("  ", words.say("terminal.help-lists"))) + "\n";
}

}  // namespace twenties
