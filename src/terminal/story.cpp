#include "terminal/story.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "terminal/layout.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

constexpr std::string_view squares_note = "squares";  // the move names them already
constexpr std::size_t short_chance = 60;

Message colour_message(std::string_view colour) {
  Message out;
  out.id = cat("twenty-one.", colour);
  return out;
}

// What a verb is followed by: tiles, colours in the reader's language, or the value of a space.
std::string object_of(const ActionData& data, const Words& speaker) {
  if (data.kind == "cross") return join(data.squares, " ");
  if (data.kind != "write") return join(data.tiles, " ");
  return join(data.tiles, " ",
              [&](const std::string& colour) { return speaker.say(colour_message(colour)); });
}

std::string parts_text(const Parts& parts, Seat seat, const Words::NameOfSeat& names,
                       const Words& words) {
  const auto own = std::ranges::count(parts, seat, &Part::seat);
  std::vector<std::string> texts;
  for (const Part& part : parts) {
    if (part.seat != seat) continue;
    const std::string what = words.say(part.what, names);
    texts.push_back(own == 1 ? what : cat(what, ": ", part.points));
  }
  return join(texts, "; ");
}

std::string others_text(const Parts& parts, Seat seat, const std::vector<std::string>& names,
                        const Words& words) {
  std::string out;
  for (const Part& part : parts) {
    if (part.seat == seat) continue;
    const std::string name =
        shown_name(names[static_cast<std::size_t>(index_of(part.seat))], words);
    out += cat("; ", name, ": ", points_text(part.points, words), " (",
               words.say(part.what, names_for(names)), ")");
  }
  return out;
}

std::string step_text(const Step& step, const std::vector<std::string>& names, const Words& words) {
  const Action& action = step.action;
  if (action.kind == Action::Kind::time_up) return words.say("story.time-up");
  if (action.kind == Action::Kind::chance) return action.text;
  const std::string& name = names[static_cast<std::size_t>(index_of(action.seat))];
  if (action.kind == Action::Kind::resign) return words.say("story.resigned", {{"who", who(name)}});
  if (action.kind == Action::Kind::flag) return words.say("story.no-time", {{"who", who(name)}});
  if (step.is_skip) return words.say("story.skipped", {{"who", who(name)}});
  const std::string effect = effect_text(step.effect, action.seat, names, words);
  return cat(sentence(name, step.data, action.text, words), effect.empty() ? "" : ": ", effect);
}

}  // namespace

std::vector<std::string> told_apart(const std::vector<std::string>& names, const Words& words) {
  std::vector<std::string> out;
  for (const std::string& name : names) {
    const bool alone = std::ranges::count(names, name) == 1;
    out.push_back(alone ? name : cat(shown_name(name, words), " ", out.size() + 1));
  }
  return out;
}

bool puts_tiles(const ActionData& data) { return data.kind == "put" || data.kind == "lay"; }

std::string sentence(std::string_view name, const ActionData& data, std::string_view move,
                     const Words& words) {
  const bool plays = puts_tiles(data);
  return words.say("story.moved", {{"who", who(name)},
                                   {"verb", plays ? "play" : data.kind},
                                   {"rest", plays ? std::string(move) : object_of(data, words)},
                                   {"move", std::string(move)}});
}

std::string points_text(int points, const Words& words) {
  return words.say("story.points", {{"n", points}});
}

std::string note_text(const Note& note, const Words& words, const Words::NameOfSeat& names) {
  std::string key(note.name);
  std::ranges::replace(key, ' ', '_');
  const auto item = [&](const Message& what) { return words.say(what, names); };
  return words.say(
      "story.note",
      {{"note", key}, {"name", std::string(note.name)}, {"items", join(note.items, ", ", item)}});
}

std::string effect_text(const Effect& effect, Seat seat, const std::vector<std::string>& names,
                        const Words& words) {
  std::string out;
  if (std::ranges::count(effect.parts, seat, &Part::seat) > 0) {
    out = cat(points_text(points_of(effect.parts, seat), words), " (",
              parts_text(effect.parts, seat, names_for(names), words), ")");
  }
  out += others_text(effect.parts, seat, names, words);
  for (const Note& note : effect.notes) {
    if (note.items.empty() || note.name == squares_note) continue;
    out += cat("; ", note_text(note, words, names_for(names)));
  }
  return out.starts_with("; ") ? out.substr(2) : out;
}

std::string tell_story(std::span<const Step> steps, const std::vector<std::string>& names,
                       bool in_short, const Style& style) {
  std::string out;
  std::vector<std::string> chances;  // of neighbouring steps, for one line
  const auto tell_chances = [&] {
    const std::string text = join(chances, "; ");
    chances.clear();
    if (text.empty() || (in_short && text.size() > short_chance)) return;
    const auto lines =
        hanging(style.words.say("story.chance", {{"what", text}}), text_width(style), "  ", "    ");
    out += paint(style, Ink::quiet, std::string_view(lines).substr(0, lines.size() - 1)) + '\n';
  };
  for (const Step& step : steps) {
    if (step.hidden) continue;
    if (step.action.kind == Action::Kind::chance) {
      chances.push_back(step.action.text);
      continue;
    }
    tell_chances();
    out += hanging(cat(step_text(step, names, style.words), "."), text_width(style), "  ", "    ");
  }
  tell_chances();
  return out;
}

}  // namespace twenties
