#pragma once

#include <chrono>
#include <span>
#include <string>
#include <vector>

#include "client/seen_table.hpp"
#include "terminal/reports.hpp"
#include "terminal/style.hpp"

namespace twenties {

// A table far away in words; what is a report ends with a line break.

// What all seats that there can be are called. The only seat of the person at the keyboard is
// "You".
std::vector<std::string> names_of(const NewsState& state, const Words& words);
SeatSet own_seats(const NewsState& state);
SeatSet empty_seats(const NewsState& state);
// Of the empty ones those that are kept for nobody else, and those that are kept for the viewer.
SeatSet free_seats(const NewsState& state);
SeatSet kept_seats(const NewsState& state);

// "4:05", "2 h 10 min", "3 days".
std::string duration_text(std::chrono::milliseconds left, const Words& words);

// What happened besides steps of the game, as a sentence without its full stop; empty if that needs
// no words.
std::string event_text(const NewsEvent& event, const NewsState& state, const Words& words);

std::string online_opening(const SeenTable& table, const std::string& link, const Style& style);
std::string seats_report(const SeenTable& table, std::chrono::milliseconds now, const Style& style);
// All scores; the parts of a score stand there where the viewer may know them.
std::string online_score(const SeenTable& table, const Style& style);
FinalResult result_of(const SeenTable& table, std::vector<std::string> names);
// That the opened secret is the one that was promised, or that it is not.
std::string fairness_report(const NewsFairness& fairness, const Style& style);

}  // namespace twenties
