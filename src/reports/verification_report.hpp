#pragma once

#include <cstddef>
#include <string>

#include "match/verification.hpp"
#include "texts/words.hpp"

namespace twenties {

// The result: the commitment and shares, the draws, and what it proves if all is right. `width` is
// how long a line may be.
std::string verification_text(const Verification& found, const Record& record, std::size_t width,
                              const Words& words);
// Each as one line of JSON.
std::string verification_json(const Verification& found);
std::string unreadable_json(const RecordError& error);

}  // namespace twenties
