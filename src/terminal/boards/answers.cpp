#include "terminal/boards/answers.hpp"

#include "base/text.hpp"
#include "core/table_verdicts.hpp"
#include "terminal/boards/seats.hpp"

namespace twenties {

namespace {

constexpr std::size_t points_width = 5;

bool is_good(const Game& game, int points) {
  return game.info().lower_score_wins ? points <= 0 : points >= 0;
}

// Writes lines with the label and the points before the text, which is broken where it is too long.
class Answer {
 public:
  Answer(std::string_view label, const Style& style) : label_(label), style_(style) {}

  void add(Ink ink, std::string_view points, std::string_view text) {
    const std::size_t before = screen_width(label_) + points_width + 4;
    const auto width = static_cast<std::size_t>(style_.width);
    Lines pieces = wrapped(text, width > before + 20 ? width - before : 20);
    if (pieces.empty()) pieces.emplace_back();
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      const std::string label = lines_.empty() ? label_ : std::string(screen_width(label_), ' ');
      const std::string shown = pad_left(i == 0 ? points : "", points_width);
      lines_.push_back(cat(label, "  ", paint(style_, ink, shown), "  ", pieces[i]));
    }
  }
  Lines take() { return std::move(lines_); }

 private:
  std::string label_;
  Style style_;
  Lines lines_;
};

std::string part_text(const Part& part, Seat seat) {
  const std::string who = part.seat == seat ? "" : cat("seat ", number_of(part.seat), ": ");
  return cat(who, part.what, " (", part.clause, ")");
}

}  // namespace

Lines answer(const Game& game, Seat seat, std::string_view move, std::string_view label,
             const Style& style) {
  Answer out(label, style);
  if (const Verdict verdict = game.check(seat, move); !verdict) {
    out.add(Ink::bad, "X", verdict.text());
    return out.take();
  }
  const Effect effect = game.explain_move(seat, move);
  const int total = points_of(effect.parts, seat);
  if (effect.parts.size() != 1) {
    const Ink ink = total == 0 ? Ink::quiet : is_good(game, total) ? Ink::good : Ink::bad;
    out.add(ink, signed_points(total), effect.parts.empty() ? "allowed, no points" : "in all:");
  }
  for (const Part& part : effect.parts) {
    out.add(is_good(game, part.points) ? Ink::good : Ink::bad, signed_points(part.points),
            part_text(part, seat));
  }
  for (const Note& note : effect.notes) {
    if (note.items.empty()) continue;
    out.add(Ink::quiet, "", cat(note.name, ": ", join(note.items, ", ")));
  }
  return out.take();
}

Result<std::string> why_move(const Game& game, Seat seat, std::string_view typed,
                             const Style& style) {
  const Result<std::string> move = game.read_move(typed);
  if (!move) return failure(move.error().message);
  return text_of(answer(game, seat, *move, cat("  ", *move), style));
}

Result<std::string> not_your_turn(const Game& game, Seat seat) {
  return failure(check_turn(game.turn(), seat).text());
}

}  // namespace twenties
