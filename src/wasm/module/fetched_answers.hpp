#pragma once

#include <cstddef>
#include <cstdint>

namespace twenties {

// The centre tile of Game of 20 whose answers were wanted since the last call and are not there; 0
// if there is none. What was said meanwhile has to be asked again.
int take_wanted_answers();

// The answers about a centre tile, or nothing if the page has none: then nobody wants them again.
void supply_answers(int centre, const std::uint8_t* bytes, std::size_t size);

}  // namespace twenties
