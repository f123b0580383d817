#include "terminal/story.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "match/secrecy.hpp"
#include "terminal/layout.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

constexpr std::string_view squares_note = "squares";  // the move names them already
constexpr std::size_t short_chance = 60;

bool is_word(std::string_view text) {
  return text.size() > 2 && std::ranges::all_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
}

// "takes", "passes": what somebody does.
std::string third_person(std::string_view verb) {
  const bool hisses =
      verb.ends_with('s') || verb.ends_with('x') || verb.ends_with("ch") || verb.ends_with("sh");
  return cat(verb, hisses ? "es" : "s");
}

std::string parts_text(const Parts& parts, Seat seat) {
  const auto own = std::ranges::count(parts, seat, &Part::seat);
  std::vector<std::string> texts;
  for (const Part& part : parts) {
    if (part.seat != seat) continue;
    const std::string what = in_english(part.what);
    texts.push_back(own == 1 ? what : cat(what, ": ", part.points));
  }
  return join(texts, "; ");
}

std::string others_text(const Parts& parts, Seat seat, const std::vector<std::string>& names) {
  std::string out;
  for (const Part& part : parts) {
    if (part.seat == seat) continue;
    const std::string& name = names[static_cast<std::size_t>(index_of(part.seat))];
    out += cat("; ", name, ": ", points_text(part.points), " (", in_english(part.what), ")");
  }
  return out;
}

std::string skip_text(std::string_view name) {
  return name == you ? "You cannot move and are skipped" : cat(name, " cannot move and is skipped");
}

std::string step_text(const StoryStep& step, const std::vector<std::string>& names) {
  const Action& action = step.action;
  if (action.kind == Action::Kind::time_up) return "The time is up";
  if (action.kind == Action::Kind::chance) return action.text;
  const std::string& name = names[static_cast<std::size_t>(index_of(action.seat))];
  if (action.kind == Action::Kind::resign) return cat(name, name == you ? " resign" : " resigns");
  if (action.kind == Action::Kind::flag) return cat(name, " ran out of time");
  if (step.is_skip) return skip_text(name);
  const std::string effect = effect_text(step.effect, action.seat, names);
  return cat(sentence(name, action.text), effect.empty() ? "" : ": ", effect);
}

}  // namespace

std::vector<std::string> told_apart(const std::vector<std::string>& names) {
  std::vector<std::string> out;
  for (const std::string& name : names) {
    const bool alone = std::ranges::count(names, name) == 1;
    out.push_back(alone ? name : cat(name, " ", out.size() + 1));
  }
  return out;
}

std::vector<std::string> names_of(const Table& table) {
  std::vector<std::string> names;
  for (const Sitter& sitter : table.sitters()) names.push_back(sitter.name);
  return told_apart(names);
}

std::string infinitive(std::string_view move) {
  const std::string_view first = move.substr(0, move.find(' '));
  return cat(is_word(first) ? "" : "play ", move);
}

std::string sentence(std::string_view name, std::string_view move) {
  const std::string_view first = move.substr(0, move.find(' '));
  if (!is_word(first)) return cat(name, name == you ? " play " : " plays ", move);
  return cat(name, " ", name == you ? std::string(first) : third_person(first),
             move.substr(first.size()));
}

std::string points_text(int points) {
  return cat(points, points == 1 || points == -1 ? " point" : " points");
}

std::string effect_text(const Effect& effect, Seat seat, const std::vector<std::string>& names) {
  std::string out;
  if (std::ranges::count(effect.parts, seat, &Part::seat) > 0) {
    out =
        cat(points_text(points_of(effect.parts, seat)), " (", parts_text(effect.parts, seat), ")");
  }
  out += others_text(effect.parts, seat, names);
  for (const Note& note : effect.notes) {
    if (note.items.empty() || note.name == squares_note) continue;
    out += cat("; ", note.name, ": ", join(note.items, ", "));
  }
  return out.starts_with("; ") ? out.substr(2) : out;
}

std::vector<StoryStep> story_of(const Table& table, StepRange steps, Seat viewer) {
  std::vector<StoryStep> out;
  for (std::size_t at = steps.from; at < steps.to; ++at) {
    const TableStep& step = table.steps()[at];
    out.push_back({step.action, step.is_skip, step.effect, !may_read(table, at, viewer)});
  }
  return out;
}

std::string tell_story(std::span<const StoryStep> steps, const std::vector<std::string>& names,
                       bool in_short, const Style& style) {
  std::string out;
  std::vector<std::string> chances;  // of neighbouring steps, for one line
  const auto tell_chances = [&] {
    const std::string text = join(chances, "; ");
    chances.clear();
    if (text.empty() || (in_short && text.size() > short_chance)) return;
    const auto lines = hanging(cat("Chance: ", text), text_width(style), "  ", "    ");
    out += paint(style, Ink::quiet, std::string_view(lines).substr(0, lines.size() - 1)) + '\n';
  };
  for (const StoryStep& step : steps) {
    if (step.hidden) continue;
    if (step.action.kind == Action::Kind::chance) {
      chances.push_back(step.action.text);
      continue;
    }
    tell_chances();
    out += hanging(cat(step_text(step, names), "."), text_width(style), "  ", "    ");
  }
  tell_chances();
  return out;
}

}  // namespace twenties
