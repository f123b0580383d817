#include "terminal/boards/answers.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "core/table_verdicts.hpp"
#include "terminal/board.hpp"
#include "terminal/boards/seats.hpp"
#include "terminal/seat_words.hpp"
#include "terminal/story.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

constexpr std::size_t points_width = 4;
constexpr std::size_t least_text_width = 20;
constexpr std::size_t longest_label = 20;

// What one line or a few of an answer say, before they are set.
struct AnswerLine {
  Ink ink = Ink::plain;
  std::string points;
  std::string text;
  bool operator==(const AnswerLine&) const = default;
};

struct Answer {
  std::vector<std::string> names;
  bool allowed = false;
  std::vector<AnswerLine> remarks;
};

Ink ink_of(const Game& game, int points) {
  if (points == 0) return Ink::quiet;
  return (points > 0) == game.info().lower_score_wins ? Ink::bad : Ink::good;
}

std::string part_text(const Part& part, Seat seat, const Words& words) {
  const Message what = part.seat == seat ? part.what
                                         : Message("boards.part-of-another",
                                                   {{"seat", part.seat}, {"what", part.what}});
  return words.say(with_clause(what, part.clause), numbers_for(seat, words));
}

std::vector<AnswerLine> effect_remarks(const Game& game, Seat seat, const Effect& effect,
                                       const Words& words) {
  std::vector<AnswerLine> out;
  if (effect.parts.size() != 1) {
    const int total = points_of(effect.parts, seat);
    out.push_back({ink_of(game, total), signed_points(total),
                   words.say(effect.parts.empty() ? "boards.no-points" : "boards.in-all")});
  }
  for (const Part& part : effect.parts) {
    out.push_back(
        {ink_of(game, part.points), signed_points(part.points), part_text(part, seat, words)});
  }
  for (const Note& note : effect.notes) {
    if (note.items.empty()) continue;
    out.push_back({Ink::quiet, "", note_text(note, words)});
  }
  return out;
}

// Where its tile stands beside it, other tiles may be refused in the same words.
std::string refusal(const Game& game, Verdict verdict, Seat seat, const AskedMove& question,
                    const Words& words) {
  std::string& id = verdict.reason.id;
  if (question.name != question.move) id = board_of(game.info()).beside_tile(id);
  return words.say(verdict.message(), numbers_for(seat, words));
}

Answer answer_for(const Game& game, Seat seat, const AskedMove& question, const Words& words) {
  const Verdict verdict = game.check(seat, question.move);
  if (!verdict) {
    return {
        {question.name}, false, {{Ink::bad, "X", refusal(game, verdict, seat, question, words)}}};
  }
  const Effect effect = game.explain_move(seat, question.move);
  return {{question.name}, true, effect_remarks(game, seat, effect, words)};
}

// "2", "2 5 7", "write red, cross 5"; many names: "2 5 … 20".
std::string label_of(const Answer& answer) {
  const std::vector<std::string>& names = answer.names;
  const bool in_words = names.front().find(' ') != std::string::npos;
  std::string all = join(names, in_words ? ", " : " ");
  if (names.size() <= 3 || screen_width(all) <= longest_label) return all;
  return cat(names[0], " ", names[1], " … ", names.back());
}

void set_answer(Lines& out, const Answer& answer, std::size_t label_width, const Style& style) {
  const std::size_t before = 2 + label_width + 2 + points_width + 2;
  const auto width = static_cast<std::size_t>(style.width);
  std::string label = label_of(answer);
  for (const AnswerLine& remark : answer.remarks) {
    std::string points = remark.points;
    for (const std::string& line :
         wrapped(remark.text, std::max(width - std::min(width, before), least_text_width))) {
      out.push_back(cat("  ", pad_right(label, label_width), "  ",
                        paint(style, remark.ink, pad_left(points, points_width)), "  ", line));
      label.clear();
      points.clear();
    }
  }
}

}  // namespace

Lines answers(const Game& game, Seat seat, const std::vector<AskedMove>& questions,
              const Style& style) {
  std::vector<Answer> found;
  for (const AskedMove& question : questions) {
    Answer answer = answer_for(game, seat, question, style.words);
    const auto same = std::ranges::find_if(
        found, [&](const Answer& other) { return other.remarks == answer.remarks; });
    if (same == found.end())
      found.push_back(std::move(answer));
    else
      same->names.push_back(question.name);
  }
  std::size_t label_width = 0;
  for (const Answer& answer : found) {
    label_width = std::max(label_width, screen_width(label_of(answer)));
  }
  Lines out;
  for (const bool allowed : {true, false}) {
    for (const Answer& answer : found) {
      if (answer.allowed == allowed) set_answer(out, answer, label_width, style);
    }
  }
  return out;
}

Result<std::string> why_move(const Game& game, Seat seat, std::string_view typed,
                             const Style& style) {
  const Result<std::string> move = game.read_move(typed);
  if (!move) return tl::unexpected(move.error());
  return text_of(answers(game, seat, {{*move, *move}}, style));
}

Result<std::string> not_your_turn(const Game& game, Seat seat) {
  return failure(check_turn(game.turn(), seat).message());
}

}  // namespace twenties
