#pragma once

#include "core/registry.hpp"
#include "wasm/answers.hpp"
#include "wasm/request.hpp"

namespace twenties {

// Requests about one position as a viewer may know it: `game`, `view` and `seat` of the request.
// web/src/core/types.ts describes the answers.
Answer answer_scene(const Registry& registry, const Request& request);
Answer answer_moves(const Registry& registry, const Request& request);
Answer answer_list(const Registry& registry, const Request& request);
Answer answer_judge(const Registry& registry, const Request& request);  // `typed`
Answer answer_scores(const Registry& registry, const Request& request);
Answer answer_think(const Registry& registry, const Request& request);  // `level`, `seed`

// A question that the `game` alone has: SceneWriter::answer.
Answer answer_own(const Registry& registry, std::string_view question, const Request& request);

}  // namespace twenties
