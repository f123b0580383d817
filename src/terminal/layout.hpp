#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace twenties {

// A text broken between words into lines of at most `width` columns. The first line begins with
// `first`, the others with `next`; each ends with a line break.
std::string hanging(std::string_view text, std::size_t width, std::string_view first,
                    std::string_view next);

// The items in as many columns as fit, read from the top down; each line begins with `indent`.
std::string in_columns(std::span<const std::string> items, std::size_t width,
                       std::string_view indent);

// With a capital at the beginning, as a sentence has it; of Latin letters, accents included.
std::string capitalised(std::string_view text);

}  // namespace twenties
