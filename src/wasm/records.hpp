#pragma once

#include "core/registry.hpp"
#include "wasm/answers.hpp"
#include "wasm/request.hpp"

namespace twenties {

// Questions about whole games, given as the text of a record.
// `seat`: as that seat may see it; 0: as everybody may; -1: everything.
Answer answer_replay(const Registry& registry, const Request& request);
Answer answer_verify(const Registry& registry, const Request& request);

}  // namespace twenties
