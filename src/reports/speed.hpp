#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "texts/words.hpp"

namespace twenties {

// One figure about the speed or the size of a game.
struct Measure {
  std::string_view game;
  const char* what;  // this and the unit are ids of the catalogue
  double value = 0;
  const char* unit;
};

// Each figure is the best of so many runs: it measures the code, not the machine's other work.
inline constexpr int speed_runs = 5;

// Measures all games, and tells each figure as soon as it is known.
void measure_speed(const std::function<void(const Measure&)>& tell);

std::string text_of(const Measure& measure, const Words& words);
std::string json_of(const Measure& measure);

}  // namespace twenties
