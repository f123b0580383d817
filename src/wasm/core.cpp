#include "wasm/core.hpp"

#include "bots/signature.hpp"
#include "protocol/catalogue.hpp"
#include "wasm/position_queries.hpp"
#include "wasm/records.hpp"

namespace twenties {

using nlohmann::json;

Core::Core(const Registry& games) : games_(&games), tables_(games) {}

std::string Core::ask(std::string_view text) {
  tables_.keep();
  const json object = json::parse(text, nullptr, false);
  if (!object.is_object()) return printed({{"error", json_of(Message("study.no-object"))}});
  const Request request(object);
  const Answer answer = route(request.text("ask"), request);
  return printed(answer ? *answer : json{{"error", json_of(answer.error().why)}});
}

Answer Core::route(std::string_view question, const Request& request) {
  const Registry& games = *games_;
  if (question == "scene") return answer_scene(games, request);
  if (question == "moves") return answer_moves(games, request);
  if (question == "list") return answer_list(games, request);
  if (question == "judge") return answer_judge(games, request);
  if (question == "scores") return answer_scores(games, request);
  if (question == "think") return answer_think(games, request);
  if (question == "replay") return answer_replay(games, request);
  if (question == "verify") return answer_verify(games, request);
  if (question == "open") return tables_.open(request);
  if (question == "restore") return tables_.restore(request);
  if (question == "tell") return tables_.tell(request);
  if (question == "tick") return tables_.tick(request);
  if (question == "bot_move") return tables_.bot_move(request);
  if (question == "record") return tables_.record(request);
  if (question == "close") return tables_.close(request);
  if (question == "catalogue") return json::parse(catalogue(games), nullptr, false);
  if (question == "signature") return json{{"signature", std::to_string(play_signature())}};
  return answer_own(games, question, request);
}

}  // namespace twenties
