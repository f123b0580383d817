#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace twenties {

// The words that could stand at the end of the line so that it still begins one of the phrases:
// those that begin with the last, unfinished word, after the same words before it. Sorted, each
// once; letters match in either case.
std::vector<std::string> complete_phrase(std::span<const std::string> phrases,
                                         std::string_view line);

// What all texts begin with.
std::string common_start(std::span<const std::string> texts);

}  // namespace twenties
