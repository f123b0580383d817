#pragma once

#include "core/registry.hpp"
#include "wasm/answers.hpp"
#include "wasm/request.hpp"

namespace twenties {

// Questions about one position as a viewer may know it: `game`, `view` and `seat` of the request.
// web/src/core/types.ts describes the answers.
Answer answer_scene(const Registry& registry, const Request& request);
Answer answer_moves(const Registry& registry, const Request& request);
Answer answer_list(const Registry& registry, const Request& request);
Answer answer_fits(const Registry& registry, const Request& request);   // `tile`
Answer answer_judge(const Registry& registry, const Request& request);  // `typed`
Answer answer_lay(const Registry& registry, const Request& request);    // `tiles`
Answer answer_scores(const Registry& registry, const Request& request);
Answer answer_think(const Registry& registry, const Request& request);  // `level`, `seed`

// What is proved of Game of 20 with a `centre` tile for whoever drafts first.
Answer answer_proved(const Request& request);

}  // namespace twenties
