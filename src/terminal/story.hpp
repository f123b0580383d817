#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/step.hpp"
#include "terminal/seat_words.hpp"
#include "terminal/style.hpp"

namespace twenties {

// What the seats are called, the reader "You"; two of the same name get the number of their seat.
std::vector<std::string> told_apart(const std::vector<std::string>& names, const Words& words);

// "You take 17 20", "greedy plays 7 d4": the move as a sentence.
std::string sentence(std::string_view name, const ActionData& data, std::string_view move,
                     const Words& words);
// Whether a move puts tiles on squares: its text then has no verb.
bool puts_tiles(const ActionData& data);

// "40 points", "1 point", "-7 points".
std::string points_text(int points, const Words& words);

// "blocks: c3, e5".
std::string note_text(const Note& note, const Words& words, const Words::NameOfSeat& names = {});

// What an action does: "40 points (row 7+9+8 = 24); blocks: c3, e5". Empty if there is nothing.
std::string effect_text(const Effect& effect, Seat seat, const std::vector<std::string>& names,
                        const Words& words);

// What happened; a line or a few for each step that is not hidden. In short, a long list of what
// chance did is left out: the board shows all of it.
std::string tell_story(std::span<const Step> steps, const std::vector<std::string>& names,
                       bool in_short, const Style& style);

}  // namespace twenties
