#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/table.hpp"
#include "terminal/style.hpp"

namespace twenties {

// The name of a person at the keyboard who did not give one.
inline constexpr std::string_view you = "You";

// What the seats are called; two of the same name get the number of their seat.
std::vector<std::string> told_apart(const std::vector<std::string>& names);
std::vector<std::string> names_of(const Table& table);

// "You take 17 20", "greedy plays 7 d4": the move as a sentence.
std::string sentence(std::string_view name, std::string_view move);
// "take 17 20", "play 7 d4": what somebody would do.
std::string infinitive(std::string_view move);

// "40 points", "1 point", "-7 points".
std::string points_text(int points);

// What an action does: "40 points (row 7+9+8 = 24); blocks: c3, e5". Empty if there is nothing.
std::string effect_text(const Effect& effect, Seat seat, const std::vector<std::string>& names);

struct StepRange {
  std::size_t from = 0;
  std::size_t to = 0;
};

// One step of a game as it is told.
struct StoryStep {
  Action action;
  bool is_skip = false;
  Effect effect;
  bool hidden = false;  // it happened, but the viewer may not know what it was
};

// The steps of a table, as far as this viewer may know them.
std::vector<StoryStep> story_of(const Table& table, StepRange steps, Seat viewer);

// What happened; a line or a few for each step that is not hidden. In short, a long list of what
// chance did is left out: the board shows all of it.
std::string tell_story(std::span<const StoryStep> steps, const std::vector<std::string>& names,
                       bool in_short, const Style& style);

}  // namespace twenties
