#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "bots/coach/review.hpp"
#include "texts/words.hpp"

namespace twenties {

// What a review found: the account of each seat, the costliest decisions with their reasons, and
// all decisions. `names` are those of the seats, as many as are known; `width` is how long a line
// of a text may be.
std::string review_text(const Review& review, std::vector<std::string> names, std::size_t width,
                        const Words& words);
// Everything, as one line of JSON.
std::string review_json(const Review& review);

}  // namespace twenties
